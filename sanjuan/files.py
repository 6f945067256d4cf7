"""What people keep in files, read with one clear sentence for every mistake."""

from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path

from sanjuan.games import GAMES
from sanjuan.table.record import Record, read


class Unusable(ValueError):
    """A file or an argument that cannot be used; the message names the place and the nearest valid word."""


def nearest(word: str, words: Iterable[str]) -> str:
    """Return the valid word that a wrong one is most like."""
    return get_close_matches(word, list(words), 1, 0.0)[0]


def text_in(path: Path) -> str:
    """Return the text of a file; raises `Unusable` when it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no UTF-8 text"
        raise Unusable(f"{path}: the file cannot be read: {reason}{_neighbour(path)}") from error


def _neighbour(path: Path) -> str:
    if path.exists() or not path.parent.is_dir():
        return ""
    near = get_close_matches(path.name, [other.name for other in path.parent.iterdir()], 1)
    return f"; did you mean {str(path.with_name(near[0]))!r}?" if near else ""


class Output:
    """A file to be written to later: whether it can be is known now. Until then it keeps what it holds."""

    def __init__(self, path: Path, what: str) -> None:
        """Open a file; raises `Unusable`, naming it as `what`, where it cannot be written."""
        self._path, self._new = path, not path.exists()
        try:
            path.open("a", encoding="utf-8").close()
        except OSError as error:
            raise Unusable(f"{what}: {str(path)!r} cannot be written: {error.strerror}") from error

    def write(self, text: str) -> None:
        """Write the whole text; raises OSError."""
        self._path.write_text(text, "utf-8")
        self._new = False

    def give_up(self) -> None:
        """Leave no empty file where nothing is written."""
        if self._new:
            self._path.unlink()


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
