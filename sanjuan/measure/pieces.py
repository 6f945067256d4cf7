"""Work in pieces, handed to the workers of a pool and asked back in order; what may go wrong with a pool."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

AHEAD = 4
"""Pieces of work that are handed out for each worker before the first of them is asked for."""
LOOK_SECONDS = 0.2
"""Seconds between two checks whether waiting for a result has been called off."""


class NoPool(ValueError):
    """A pool that cannot be opened; the message says why and what to do."""


class WorkerLost(NoPool):
    """A pool that has lost a worker during its work."""


class Stopped(Exception):
    """Waiting for results has been called off."""


def never() -> bool:
    """Return False: nothing calls the waiting off."""
    return False


def in_order(
    submit: Callable[..., Any],
    function: Callable[[Item], Result],
    items: Iterable[Item],
    chunk: int,
    ahead: int,
    stopped: Callable[[], bool] = never,
    cancels: bool = True,
) -> Iterator[Result]:
    """Yield the results of pieces handed to `submit`, which returns a future, with at most `ahead` of them open.

    Those that nobody asks for any more are cancelled, unless their pool does that itself. Raises `Stopped` when
    `stopped` says so. (A signal that raised while work is handed out would leave processes that nobody knows of.)
    """
    waiting: deque[Any] = deque()
    pieces = chunks(items, chunk)
    try:
        waiting.extend(submit(carry_out, function, piece) for piece in islice(pieces, ahead))
        while waiting:
            done = _awaited(waiting.popleft(), stopped)
            waiting.extend(submit(carry_out, function, piece) for piece in islice(pieces, 1))
            yield from done
    finally:
        for future in waiting if cancels else ():
            future.cancel()


def _awaited(future: Any, stopped: Callable[[], bool]) -> Any:
    while True:
        if stopped():
            raise Stopped
        try:
            return future.result(timeout=LOOK_SECONDS)
        except TimeoutError:
            if future.done():  # it has come meanwhile, or the work itself has raised this
                return future.result()


def chunks(items: Iterable[Item], size: int) -> Iterator[list[Item]]:
    """Yield the items in lists of this size, the last one shorter."""
    source = iter(items)
    while piece := list(islice(source, size)):
        yield piece


def carry_out(function: Callable[[Item], Result], piece: Sequence[Item]) -> list[Result]:
    """Return the results of one piece; runs in the worker."""
    return [function(item) for item in piece]
