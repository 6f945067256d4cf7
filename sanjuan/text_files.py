"""Text files: read with one clear sentence for every mistake, opened for writing before the work begins."""

from difflib import get_close_matches
from pathlib import Path

MOST_BYTES = 20_000_000
"""Of a file that is read whole; some files never end."""


class Unusable(ValueError):
    """A file or an argument that cannot be used; the message names the place and the nearest valid word."""


def text_in(path: Path, most: int = MOST_BYTES) -> str:
    """Return the text of a file, without a byte order mark; raises `Unusable` when it cannot be read."""
    try:
        with path.open("rb") as file:
            found = file.read(most + 1)
        if len(found) > most:
            raise Unusable(f"{path}: the file cannot be read: it has more than {most} bytes")
        return found.decode("utf-8-sig").replace("\r\n", "\n")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no UTF-8 text"
        raise Unusable(f"{path}: the file cannot be read: {reason}{_neighbour(path)}") from error
    except ValueError as error:
        if isinstance(error, Unusable):
            raise
        raise Unusable(f"{str(path)!r} is no name of a file: {error}") from error


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
        """Leave no empty file where nothing has been written."""
        if self._new and self._path.exists() and not self._path.stat().st_size:
            self._path.unlink()
