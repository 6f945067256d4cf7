"""The command `show`: a recorded game as a transcript, from the first card to the points."""

import argparse
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sanjuan.files import add_line, record_in, seat_of
from sanjuan.table.errors import meant
from sanjuan.table.record import Record
from sanjuan.text_files import Unusable
from sanjuan.words import telling
from sanjuan.words.bundles import wording_of, words
from sanjuan.words.languages import LANGUAGES

Fact = dict[str, Any]
Lines = list[tuple[Fact, str]]


class Teller:
    """Puts facts and the names of seats and score rows into words; here: ids and figures, which need no package."""

    def __init__(self, record: Record) -> None:
        seats = [record.tags.get(f"seat{seat}") or f"seat {seat}" for seat in range(record.seats)]
        self.names = [*seats, *record.game.dummies(record.seats)]

    def lines(self, facts: list[Fact], seat: int | None) -> Lines:
        """Return facts with their lines, as ids and arguments: "built seat=0 card=well cost=2"."""
        return [
            (fact, " ".join([fact["id"], *[f"{key}={fact[key]}" for key in fact if key != "id"]])) for fact in facts
        ]

    def row(self, row: dict[str, Any]) -> str:
        """Return the name of a row of the score sheet."""
        return " ".join([*([row["group"]] if "group" in row else []), row["card"] or row["id"]])


class WordTeller(Teller):
    """The same in the words of a language."""

    def __init__(self, record: Record, lang: str) -> None:
        self.t = words(lang, record.game, record.game.variant(record.options))
        named = [record.tags.get(f"seat{seat}") for seat in range(record.seats)]
        seats = [name or self.t("name-player", n=seat + 1) for seat, name in enumerate(named)]
        self.names = [*seats, *[self.t(f"dummy-{dummy}") for dummy in record.game.dummies(record.seats)]]

    def lines(self, facts: list[Fact], seat: int | None) -> Lines:
        """Return facts with their sentences."""
        return [(dict(fact), line) for fact, line in telling.lines(facts, self.names, seat, self.t)]

    def row(self, row: dict[str, Any]) -> str:
        """Return the name of a row of the score sheet."""
        name = telling.card(row["card"], self.t) if row["card"] else self.t(f"score-{row['id']}")
        return f"{self.t('score-' + row['group'])}: {name}" if "group" in row else name


def run(asked: argparse.Namespace) -> int:
    """Print what happened in a game and its points; returns the exit status (2: no record that can be shown)."""
    try:
        record = record_in(asked.record, asked.line)
        tell = teller(record, asked.lang)
        lines = transcript(record, seat_of(asked.seat, record.seats), tell)
    except Unusable as error:
        print(f"show: {error}", file=sys.stderr)
        return 2
    print("\n".join(lines))
    return 0


def add_arguments(reader: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    reader.add_argument("record", type=Path, metavar="RECORD", help="the file of a saved game, or of arena --records")
    add_line(reader)
    reader.add_argument("--lang", default="en", help=f"language: {', '.join(LANGUAGES)} (default en)")
    reader.add_argument("--seat", type=int, help="print what this seat knew, from 0 (default: what everybody knew)")


def teller(record: Record, lang: str = "en") -> Teller:
    """Return a teller in a language, or of ids where fluent.runtime (extra `terminal`) is not installed.

    Raises `Unusable` on an unknown language.
    """
    if lang not in LANGUAGES:
        raise Unusable(f"--lang: no language {lang!r}; {meant(lang, LANGUAGES)}")
    return Teller(record) if find_spec("fluent") is None else WordTeller(record, lang)


def transcript(record: Record, seat: int | None, tell: Teller) -> list[str]:
    """Return the lines of a game: its set-up, what happened as far as `seat` knew it, then the points."""
    return [setup(record, tell.names), *story(record, seat, tell), "", *sheet(record, tell)]


def setup(record: Record, names: Iterable[str]) -> str:
    """Return the line that names the game: "name (option value), seed 7: Ada, Ben"."""
    options = ", ".join(f"{name} {value}" for name, value in record.options.items())
    return f"{record.game.name}{f' ({options})' if options else ''}, seed {record.seed}: {', '.join(names)}"


def story(record: Record, seat: int | None, tell: Teller, first: int = 0) -> list[str]:
    """Return what happened from the `first` answer on, a line each, before it the number of answers until then."""
    told = record.game.copy(record.state)
    headings, lines = wording_of(record.game).HEADINGS, []
    for ply, happened in enumerate(record.log[first:], first):
        told.facts = happened
        for fact, line in tell.lines(record.game.facts_of(told, seat), seat):
            lines += ([""] if fact["id"] in headings else []) + [f"{ply:4}  {line}"]
    return lines


def sheet(record: Record, tell: Teller) -> list[str]:
    """Return the present score sheet, a column for each seat."""
    rows = [("", tell.names)]
    for row in record.game.sheet(record.state):
        rows.append((tell.row(row), ["-" if points is None else str(points) for points in row["points"]]))
    return _columns(rows)


def _columns(rows: list[tuple[str, list[str]]]) -> list[str]:
    title = max(len(name) for name, _ in rows)
    widths = [max(map(len, column)) for column in zip(*[cells for _, cells in rows], strict=True)]
    return [
        "  ".join([name.ljust(title), *[cell.rjust(width) for cell, width in zip(cells, widths, strict=True)]])
        for name, cells in rows
    ]
