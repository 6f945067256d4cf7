"""A program that runs beside us and is spoken to in lines, never waited for longer than agreed."""

import subprocess
from collections.abc import Sequence
from contextlib import suppress
from io import BufferedReader
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic

PATIENCE = 2.0
"""Seconds that a program has to end by itself."""


class Dead(Exception):
    """The program has ended, or cannot be started."""


class Slow(Exception):
    """No line came in time."""


class Program:
    """A running program; its standard error is ours. Threads read and write, so that neither side can block us."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        except OSError as error:
            raise Dead(f"it cannot be started: {error.strerror}") from error
        self._coming: SimpleQueue[str | None] = SimpleQueue()
        self._going: SimpleQueue[str | None] = SimpleQueue()
        self._threads = [Thread(target=work, daemon=True) for work in (self._read, self._write)]
        for thread in self._threads:
            thread.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with BufferedReader(self._process.stdout) as pipe:  # type: ignore[type-var]
            for line in pipe:
                self._coming.put(line.decode("utf-8", "replace"))
        self._coming.put(None)

    def _write(self) -> None:
        """Write what is handed over; a pipe that breaks is the end of the program, which `line` notices."""
        assert self._process.stdin is not None
        with suppress(BrokenPipeError), self._process.stdin as pipe:
            while (line := self._going.get()) is not None:
                pipe.write(line.encode())

    def send(self, line: str) -> None:
        """Hand over a line; a program that has ended is noticed by the next `line`."""
        self._going.put(line)

    def line(self, until: float) -> str:
        """Return the next line; raises `Slow` when there is none by `until` (of `monotonic`), `Dead` at the end."""
        try:
            line = self._coming.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise Slow from None
        if line is None:
            self._coming.put(None)
            raise Dead(f"it has ended with exit status {self._process.wait()}")
        return line

    def stop(self, patience: float = PATIENCE) -> None:
        """Close its input and let it end; one that does not is killed."""
        self._going.put(None)
        try:
            self._process.wait(patience)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for thread in self._threads:
            thread.join(patience)
