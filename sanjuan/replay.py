"""The command `python -m sanjuan replay`: a record, told from the first card to the points."""

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sanjuan import telling
from sanjuan.games import GAMES
from sanjuan.table.record import Damaged, OtherRules, Record, read

Facts = list[dict[str, Any]]
Teller = Callable[[Facts], list[str]]


def main(arguments: Sequence[str]) -> int:
    """Print what happened in a game and its points; returns the exit status (2: no record that can be replayed)."""
    reader = argparse.ArgumentParser("python -m sanjuan replay", description="Tell a recorded game.")
    reader.add_argument("record", type=Path, help="a record: the file of a saved or exported game")
    reader.add_argument("--lang", choices=("en", "fr"), default="en")
    reader.add_argument("--seat", type=int, help="tell what this seat knew, from 0 (default: what everybody knew)")
    asked = reader.parse_args(arguments)
    try:
        record = read(asked.record.read_text(encoding="utf-8"), GAMES)
    except (OSError, UnicodeDecodeError, Damaged, OtherRules) as error:
        print(f"replay: {asked.record} cannot be replayed: {error}", file=sys.stderr)
        return 2
    if asked.seat is not None and not 0 <= asked.seat < record.seats:
        print(f"replay: seats are 0 to {record.seats - 1}, not {asked.seat}", file=sys.stderr)
        return 2
    for line in transcript(record, asked.seat, teller(record, asked.lang, asked.seat)):
        print(line)
    return 0


def transcript(record: Record, seat: int | None, tell: Teller) -> list[str]:
    """Return the lines of a game: what happened as far as `seat` knew it, then the points."""
    told = record.game.copy(record.state)
    lines = []
    for happened in record.log:
        told.facts = happened
        lines.extend(tell(record.game.facts_of(told, seat)))
    ended = "points" if record.game.over(record.state) else "points so far"
    return [*lines, f"{ended}: {' '.join(map(str, record.game.scores(record.state)))}"]


def teller(record: Record, lang: str, seat: int | None) -> Teller:
    """Return what puts facts into lines: sentences where the words' package is installed, else ids and arguments."""
    if find_spec("fluent") is None:
        return plain
    from sanjuan.terminal.bundles import words

    t = words(lang, record.options.get("edition", 2))
    names = [record.tags.get(f"seat{n}") or t("term-player-number", n=n + 1) for n in range(record.seats)]
    return lambda facts: [line for _, line in telling.lines(facts, names, seat, t)]


def plain(facts: Facts) -> list[str]:
    """Return facts as lines of ids and arguments: "built seat=0 card=well cost=2"."""
    return [" ".join([fact["id"], *[f"{key}={value}" for key, value in fact.items() if key != "id"]]) for fact in facts]
