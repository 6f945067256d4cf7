"""Standard output that loses nothing: what cannot be printed is kept, what an encoding lacks is replaced."""

import errno
import io
import os
import sys
from typing import TextIO

ENOUGH = 1 << 16
"""Letters that are kept until they are written."""


class Output(io.TextIOBase):
    """Writes to a stream in pieces, keeping each until it has been written."""

    def __init__(self, stream: TextIO | None) -> None:
        self._stream = stream
        self._kept: list[str] = []
        self._size = 0

    @property
    def encoding(self) -> str:  # type: ignore[override]  # a plain attribute there
        """Return the encoding of the stream."""
        return self._stream.encoding if self._stream else "utf-8"

    def fileno(self) -> int:
        """Return the number of the stream's file; raises OSError where it is closed."""
        if self._stream is None:
            raise OSError(errno.EBADF, "standard output is closed")
        return self._stream.fileno()

    def writable(self) -> bool:
        """Return True: it can be written to."""
        return True

    def write(self, text: str) -> int:
        """Keep a text, and write what is kept where that is enough; raises OSError."""
        self._kept.append(text)
        self._size += len(text)
        if self._size >= ENOUGH:
            self.flush()
        return len(text)

    def flush(self) -> None:
        """Write what is kept; raises OSError, and has then written some of it and keeps all."""
        if self._kept:
            left = self.unwritten().encode(self.encoding, _errors(self.encoding))
            file = self.fileno()
            while left:
                left = left[os.write(file, left) :]
            self.forget()

    def unwritten(self) -> str:
        """Return what is kept."""
        return "".join(self._kept)

    def forget(self) -> None:
        """Keep nothing any longer."""
        self._kept, self._size = [], 0


def keep() -> Output | None:
    """Put an `Output` in the place of standard output, where nobody watches it on a terminal; returns it."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_errors(stream.encoding))
    if sys.stdout is not None and (sys.stdout.isatty() or not isinstance(sys.stdout, io.TextIOWrapper)):
        return None
    output = Output(sys.stdout)
    sys.stdout = output
    return output


def _errors(encoding: str) -> str:
    """Return how letters are written that the encoding lacks; UTF-8 lacks halves of pairs only."""
    return "backslashreplace" if encoding.lower().replace("-", "") == "utf8" else "replace"
