"""A child process that is spoken to in lines, with a timeout for each."""

import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import BufferedReader
from pathlib import Path
from queue import Empty, Full, Queue, SimpleQueue
from threading import Thread
from time import monotonic

from sanjuan.bots.external import guard

GRACE = 2.0
"""Seconds that a program has to exit by itself."""
LONGEST = 1_000_000
"""Bytes of a line that a program may write; an answer has some hundred."""
AHEAD = 100
"""Lines that a program may write before they are read; then it has to wait."""
WAIT = 0.2


class Dead(Exception):
    """The program has exited or cannot be started."""


class Slow(Exception):
    """No line arrived in time."""


class Program:
    """A running program; its standard error is ours. Threads read and write, so that it cannot block us.

    Where processes have groups it runs under a guard (`guard.py`), which ends all that it has started.
    """

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                _guarded(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except OSError as error:
            raise Dead(f"it cannot be started: {error.strerror}") from error
        self._stopped = False
        self._incoming: Queue[str | None] = Queue(AHEAD)
        self._outgoing: SimpleQueue[str | None] = SimpleQueue()
        self._why = ""
        self._threads = [Thread(target=work, daemon=True) for work in (self._read, self._write)]
        for thread in self._threads:
            thread.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with BufferedReader(self._process.stdout) as pipe:  # type: ignore[type-var]  # IO[bytes] is raw where Popen is unbuffered
            while line := pipe.readline(LONGEST):
                if len(line) == LONGEST:
                    self._why = f"it has written a line of more than {LONGEST} bytes"
                    break
                self._put(line.decode("utf-8", "replace"))
            self._put(None)

    def _put(self, line: str | None) -> None:
        """Hand a line on as soon as there is room for it; once the program is stopped nobody reads."""
        while not self._stopped:
            try:
                self._incoming.put(line, timeout=WAIT)
                return
            except Full:
                continue

    def _write(self) -> None:
        """Write what `send` was given; a broken pipe means that the program has exited, which `line` notices."""
        assert self._process.stdin is not None
        with suppress(BrokenPipeError), self._process.stdin as pipe:
            while (line := self._outgoing.get()) is not None:
                # What UTF-8 has no bytes for is escaped as JSON escapes it.
                pipe.write(line.encode("utf-8", "backslashreplace"))

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
            if self._why:
                self.stop(0.0)
                raise Dead(self._why)
            raise Dead(f"it has ended with exit status {self._process.wait()}")
        return line

    def stop(self, grace: float = GRACE) -> None:
        """Close its input and wait for it to exit; kill it if it does not."""
        self._stopped = True
        self._outgoing.put(None)
        try:
            self._process.wait(grace)
        except subprocess.TimeoutExpired:
            self._process.terminate()
            self._end()
        for thread in self._threads:
            thread.join(grace)

    def _end(self) -> None:
        """Wait for the guard to have ended the program; a program without one is killed where it does not listen."""
        try:
            self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def _guarded(command: Sequence[str]) -> list[str]:
    if not hasattr(os, "killpg") or not sys.executable:
        return list(command)
    # Isolated and without site-packages it is up in some ten milliseconds.
    return [sys.executable, "-I", "-S", str(Path(guard.__file__)), str(os.getpid()), *command]
