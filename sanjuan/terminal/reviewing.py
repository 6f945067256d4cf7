"""The command `python -m sanjuan review`: the curve of a game's chances and its costliest decisions, in words."""

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from sanjuan.files import record_in, seat_of
from sanjuan.review.review import NoAdvice, Report, review
from sanjuan.table.record import Record
from sanjuan.terminal.draw import style
from sanjuan.terminal.options import HUMAN, plays
from sanjuan.text_files import Unusable
from sanjuan.words import telling
from sanjuan.words.bundles import words
from sanjuan.words.words import Words

WIDTH = 40
FILLED = "█▓▒░▚▞▤▦"
"""The characters that draw the share of each seat, to tell them apart without colours too."""


def tell(asked: argparse.Namespace) -> int:
    """Review the game that the arguments name; returns the exit status (2: no record that can be reviewed)."""
    try:
        if not asked.seconds > 0:
            raise Unusable(f"--seconds is more than 0, not {asked.seconds:g}")
        record = record_in(asked.record, asked.line)
        report = _reviewed(record, _seats(asked.seat, record), asked.seconds)
    except (Unusable, NoAdvice) as error:
        print(f"review: {error}", file=sys.stderr)
        return 2
    if asked.json:
        print(json.dumps(report))
    else:
        t = words(asked.lang, record.game, record.game.variant(record.options))
        Console(highlight=False).print(*Told(record, report, t).parts(), sep="\n")
    return 0


def _seats(asked: Sequence[int] | None, record: Record) -> list[int]:
    """Return the seats asked for, else those of people, else all; raises `Unusable`."""
    seats = range(record.seats)
    people = [seat for seat in seats if plays(record, seat) == HUMAN]
    wanted = [seat_of(seat, record.seats) for seat in asked] if asked else people or seats
    return [seat for seat in seats if seat in wanted]


def _reviewed(record: Record, seats: Sequence[int], seconds: float) -> Report:
    """Review with a progress bar, if there is a terminal to show it on."""
    steps = review(record, seats, seconds)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("", total=1.0)
        while True:
            try:
                bar.update(task, completed=next(steps))
            except StopIteration as end:
                report: Report = end.value
                return report


class Told:
    """A report in words and bars."""

    def __init__(self, record: Record, report: Report, t: Words) -> None:
        self.report, self.t = report, t
        named = [record.tags.get(f"seat{seat}") for seat in range(record.seats)]
        self.names = [name or t("name-player", n=seat + 1) for seat, name in enumerate(named)]
        t.seats = self.names
        self.over = record.game.over(record.state)

    def parts(self) -> list[RenderableType]:
        """Return the curve, then the costliest decisions."""
        made = {one["at"]: one for one in self.report["decisions"]}
        costly = [made[at] for at in self.report["costliest"]]
        head = Text(f"\n{self.t('review-costliest') if costly else self.t('term-review-faultless')}", style="bold")
        return [self.curve(), head, *[self.decision(number, one) for number, one in enumerate(costly, 1)]]

    def curve(self) -> RenderableType:
        """Return the chances at the start of each round and at the end, a line each."""
        grid = Table(title=self.t("review-curve"), title_style="bold", title_justify="left", box=None, pad_edge=False)
        grid.add_column(self.t("review-round"), justify="right")
        for seat, name in enumerate(self.names):
            grid.add_column(f"{FILLED[seat]} {name}", justify="right", style=style(seat))
        grid.add_column("")
        points = self.report["curve"]
        for tick in self.report["rounds"]:
            self._line(grid, str(tick["round"]), points[tick["at"]]["chances"])
        if self.over:
            self._line(grid, self.t("review-end"), points[-1]["chances"])
        return grid

    def _line(self, grid: Table, name: str, chances: Sequence[float]) -> None:
        bar, drawn, total = Text(), 0, 0.0
        for seat, chance in enumerate(chances):
            total += chance
            upto = round(WIDTH * total)
            bar.append(FILLED[seat] * (upto - drawn), style=style(seat))
            drawn = upto
        grid.add_row(name, *[self._percent(chance) for chance in chances], bar)

    def _percent(self, chance: float) -> str:
        return self.t("hint-chance", n=round(100 * chance))

    def decision(self, number: int, made: dict[str, Any]) -> RenderableType:
        """Return one decision: when and what was asked, what was played, what was better and why."""
        t, ask = self.t, made["question"]
        title = telling.question(ask, (), t)["title"]
        played, best = (telling.answer(ask, made[which], t) for which in ("played", "best"))
        chance = {which: self._percent(made["chance"][which]) for which in ("played", "best")}
        why = [telling.reason(one, self.names, None, t) for one in made["reasons"]]
        said = t("term-review-played", name=self.names[made["seat"]], played=played, chance=chance["played"])
        better = f"{t('review-better', best=best, chance=chance['best'])} {' '.join(why)}".rstrip()
        lines = Group(Text(said, style="dim"), Text(better))
        return Group(f"{number}. {t('review-round-no', round=made['round'])} · {title}", Padding(lines, (0, 0, 0, 3)))
