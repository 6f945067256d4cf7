"""Messages of the build to the person who runs it."""

from __future__ import annotations  # an old Python gets as far as to hear that it is too old

import sys
import time


class Stop(SystemExit):
    """Ends the build with a sentence on what is missing and one on how to get it."""

    def __init__(self, missing: str, remedy: str) -> None:
        super().__init__(f"\nStopped: {missing}\n  To go on: {remedy}")


def say(text: str) -> None:
    """Print one line at once, so that it comes before the output of the tool that follows."""
    print(f"[sanjuan] {text}", flush=True)


def megabytes(count: float) -> str:
    """A number of bytes as text, in MB."""
    return f"{count / 1e6:.1f} MB"


def progress(done: int, total: int, what: str) -> None:
    """Draw a counter on a terminal; a log file gets only the last line."""
    if sys.stdout.isatty():
        print(f"\r[sanjuan] {what} {done}/{total}", end="\n" if done == total else "", flush=True)
    elif done == total:
        say(f"{what} {done}/{total}")


class Clock:
    """Prints how long a step took: `with Clock("Fetching"): ...`."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.start = 0.0

    def __enter__(self) -> None:
        say(f"{self.what} ...")
        self.start = time.monotonic()

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            say(f"{self.what}: done in {time.monotonic() - self.start:.1f} s")
