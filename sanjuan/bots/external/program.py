"""A child process that is spoken to in lines, with a timeout for each."""

import subprocess
from collections.abc import Sequence
from contextlib import suppress
from io import BufferedReader
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic

GRACE = 2.0
"""Seconds that a program has to exit by itself."""


class Dead(Exception):
    """The program has exited or cannot be started."""


class Slow(Exception):
    """No line arrived in time."""


class Program:
    """A running program; its standard error is ours. Threads read and write, so that it cannot block us."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        except OSError as error:
            raise Dead(f"it cannot be started: {error.strerror}") from error
        self._incoming: SimpleQueue[str | None] = SimpleQueue()
        self._outgoing: SimpleQueue[str | None] = SimpleQueue()
        self._threads = [Thread(target=work, daemon=True) for work in (self._read, self._write)]
        for thread in self._threads:
            thread.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with BufferedReader(self._process.stdout) as pipe:  # type: ignore[type-var]  # IO[bytes] is raw where Popen is unbuffered
            for line in pipe:
                self._incoming.put(line.decode("utf-8", "replace"))
        self._incoming.put(None)

    def _write(self) -> None:
        """Write what `send` was given; a broken pipe means that the program has exited, which `line` notices."""
        assert self._process.stdin is not None
        with suppress(BrokenPipeError), self._process.stdin as pipe:
            while (line := self._outgoing.get()) is not None:
                pipe.write(line.encode())

    def send(self, line: str) -> None:
        """Send a line without waiting; that the program has exited is noticed by the next `line`."""
        self._outgoing.put(line)

    def line(self, until: float) -> str:
        """Return the next line; raises `Slow` after the deadline `until` (of `monotonic`), `Dead` at the end."""
        try:
            line = self._incoming.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise Slow from None
        if line is None:
            self._incoming.put(None)
            raise Dead(f"it has ended with exit status {self._process.wait()}")
        return line

    def stop(self, grace: float = GRACE) -> None:
        """Close its input and wait for it to exit; kill it if it does not."""
        self._outgoing.put(None)
        try:
            self._process.wait(grace)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for thread in self._threads:
            thread.join(grace)
