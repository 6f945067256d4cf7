"""The progress of a long run, on stderr: a counter on a terminal, a line every minute in a log."""

import sys
from collections.abc import Iterable, Iterator
from time import monotonic
from typing import TextIO, TypeVar

Item = TypeVar("Item")

TERMINAL_SECONDS = 0.2
LOG_SECONDS = 60.0


def watched(items: Iterable[Item], total: int, what: str, stream: TextIO | None = None) -> Iterator[Item]:
    """Yield the items, telling on `stream` (default: stderr) how many there have been: "games: 12 of 90, 3 s"."""
    out = sys.stderr if stream is None else stream
    terminal = out.isatty()
    pause = TERMINAL_SECONDS if terminal else LOG_SECONDS
    start = told = monotonic()
    try:
        for done, item in enumerate(items, 1):
            yield item
            if monotonic() - told >= pause:
                told = monotonic()
                _tell(out, f"{what}: {done} of {total}, {clock(told - start)}, {_left(told - start, done, total)}")
    finally:
        if terminal and told > start:
            out.write("\r\x1b[K")
            out.flush()


def _tell(out: TextIO, line: str) -> None:
    out.write(f"\r\x1b[K{line}" if out.isatty() else f"{line}\n")
    out.flush()


def _left(seconds: float, done: int, total: int) -> str:
    return f"about {clock(seconds / done * (total - done))} left"


def clock(seconds: float) -> str:
    """Return a time as "7 s", "3 min 20 s" or "2 h 5 min"."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    minutes, rest = divmod(whole, 60)
    return f"{minutes} min {rest} s" if minutes < 60 else f"{minutes // 60} h {minutes % 60} min"
