"""Work that can be done in pieces, done at once."""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")


def run_out(work: Generator[object, None, T]) -> T:
    """Run a generator to its end and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
