"""Long runs that are stopped: by Ctrl-C, SIGTERM, SIGHUP or a lost worker. The games played until then count."""

import signal as signals
import sys
from collections.abc import Iterable, Iterator
from signal import SIG_IGN, SIGINT, SIGTERM, getsignal, signal
from threading import current_thread, main_thread
from types import FrameType, TracebackType
from typing import Any, TypeVar

from sanjuan.measure.pieces import Stopped, WorkerLost
from sanjuan.measure.pool import Here, Pool

Item = TypeVar("Item")

STATUS = {"": 0, "interrupted": 130, "terminated": 143, "hung up": 129, "worker lost": 1}
"""The exit status of a run by what cut it short; those of signals are what a shell reports."""
SIGHUP = getattr(signals, "SIGHUP", None)
"""The terminal was closed; there is no such signal on Windows."""
SIGNALS = {SIGINT: "interrupted", SIGTERM: "terminated"} | ({SIGHUP: "hung up"} if SIGHUP else {})


class Interrupted(KeyboardInterrupt):
    """A signal asked for the end while a result was waited for."""


class Stop:
    """While it is entered, Ctrl-C, SIGTERM and SIGHUP end the items of `through` and not the program.

    `reason` is "" or a key of `STATUS`. A signal between two items lets the first of them be counted whole; further
    ones change nothing. What is played in this process is interrupted; for a result from elsewhere nobody waits.
    """

    def __init__(self, pool: Pool) -> None:
        self.reason = ""
        self._here = isinstance(pool, Here)
        pool.stopped = lambda: bool(self.reason)
        self._waiting = False
        self._signalled = False
        self._before: dict[int, Any] = {}

    def __enter__(self) -> "Stop":
        if current_thread() is main_thread():
            heard = [number for number in SIGNALS if number != SIGHUP or getsignal(number) != SIG_IGN]  # nohup
            self._before = {number: signal(number, self._asked) for number in heard}
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for number, handler in self._before.items():
            signal(number, SIG_IGN if self._signalled else handler)  # what was played is to be told in peace

    @property
    def status(self) -> int:
        """Return the exit status."""
        return STATUS[self.reason]

    def _asked(self, number: int, frame: FrameType | None) -> None:
        self._signalled = True
        self.reason = self.reason or SIGNALS[number]
        if self._waiting and self._here:
            self._waiting = False
            raise Interrupted

    def through(self, items: Iterable[Item]) -> Iterator[Item]:
        """Yield the items until the run is to end, which is reported on stderr."""
        source = iter(items)
        while not self.reason:
            try:
                self._waiting = True
                item = next(source)
                self._waiting = False
            except (StopIteration, Stopped):
                break
            except KeyboardInterrupt:
                self.reason = self.reason or "interrupted"
            except WorkerLost as error:
                self.reason = "worker lost"
                print(error, file=sys.stderr)
            else:
                yield item
        self._waiting = False
        if self.reason:
            print(f"{self.reason}: this is what was played until now", file=sys.stderr)
