"""Files that people keep, read with one clear sentence for every mistake."""

from pathlib import Path

from sanjuan.games import GAMES
from sanjuan.table.record import Record, read
from sanjuan.text_files import Unusable, text_in


def record_in(path: Path) -> Record:
    """Return the record in a file, replayed to its end; raises `Unusable` when there is none."""
    try:
        return read(text_in(path), GAMES)
    except Unusable:
        raise
    except ValueError as error:
        raise Unusable(f"{path}: {error}") from error


def seat_of(number: int | None, seats: int) -> int | None:
    """Return a seat's number (None: nobody's); raises `Unusable` when there is no such seat."""
    if number is not None and not 0 <= number < seats:
        raise Unusable(f"--seat: seats are 0 to {seats - 1}, not {number}")
    return number
