"""Files that people keep, read with one clear sentence for every mistake."""

import argparse
from pathlib import Path

from sanjuan.games import GAMES
from sanjuan.table.record import Record, read
from sanjuan.text_files import Unusable, text_in


def record_in(path: Path, line: int | None = None) -> Record:
    """Return the record in a file, or in one of its lines, replayed to its end; raises `Unusable` if there is none."""
    try:
        return read(_chosen(text_in(path), line), GAMES)
    except Unusable:
        raise
    except ValueError as error:
        raise Unusable(f"{path}: {error}") from error


def add_line(reader: argparse.ArgumentParser) -> None:
    """Add the option that chooses a record of a file with many."""
    reader.add_argument("--line", type=int, metavar="N", help="the game in line N of a file of `arena --records`")


def _chosen(text: str, line: int | None) -> str:
    """Return a line of a text, or the whole text; raises ValueError where there is no such line, or none is chosen."""
    lines = text.splitlines()
    if line is None and not (len(lines) > 1 and lines[0].startswith("{") and lines[0].endswith("}")):
        return text
    if line is None or not 1 <= line <= len(lines):
        if len(lines) == 1:
            raise ValueError("the file has 1 game: choose it with --line 1")
        raise ValueError(f"the file has {len(lines)} games, a line each: choose one with --line 1 to {len(lines)}")
    return lines[line - 1]


def seat_of(number: int | None, seats: int) -> int | None:
    """Return a seat's number (None: nobody's); raises `Unusable` when there is no such seat."""
    if number is not None and not 0 <= number < seats:
        raise Unusable(f"--seat: seats are 0 to {seats - 1}, not {number}")
    return number
