"""Where many games are played: in this process, on processes of this machine, or on a Dask cluster."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor
from contextlib import AbstractContextManager, contextmanager
from itertools import islice
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Protocol, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

AHEAD = 4
"""Pieces of work that are handed out for each worker before the first of them is asked for."""


class NoPool(ValueError):
    """A pool that cannot be opened; the message says why and what to do."""


class Pool(Protocol):
    """Workers that carry out a function on many items."""

    @property
    def workers(self) -> int:
        """Return how many items are worked on at once."""

    def map(self, function: Callable[[Item], Result], items: Iterable[Item], chunk: int = 1) -> Iterator[Result]:
        """Yield the function's results in the order of the items, as they are asked for.

        Items may be endless: only a few pieces of `chunk` items are taken ahead of the results asked for, and a
        caller who has seen enough drops the iterator. What the function raises is raised here. The function and the
        items must be picklable.
        """


def open_pool(
    jobs: int = 1, scheduler: str | None = None, ship: Sequence[str] = ("sanjuan",)
) -> AbstractContextManager[Pool]:
    """Open a pool: `jobs` processes of this machine (1: this one itself), or the Dask cluster at `scheduler`.

    `ship` names the top-level modules that a cluster's workers get from here. Raises `NoPool`.
    """
    if scheduler is None:
        return _local(jobs)
    try:
        from sanjuan.cluster import open_cluster
    except ModuleNotFoundError as error:
        raise NoPool(f"a scheduler needs Dask: {error}") from error
    return open_cluster(scheduler, ship)


@contextmanager
def _local(jobs: int) -> Iterator[Pool]:
    if jobs < 1:
        raise NoPool(f"a pool has at least 1 process, not {jobs}")
    if jobs == 1:
        yield Here()
        return
    from concurrent.futures import ProcessPoolExecutor  # here, because Pyodide has no processes

    executor = ProcessPoolExecutor(jobs, initializer=_leave_interrupts)
    try:
        yield Processes(executor, jobs)
    except BrokenExecutor as error:
        raise NoPool(f"a process of the pool has ended before its work: {error}") from error
    finally:
        executor.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """Let Ctrl-C end the program that holds the pool, not its processes in the midst of a game."""
    signal(SIGINT, SIG_IGN)


class Here:
    """A pool of one: this process, which starts an item when its result is asked for."""

    workers = 1

    def map(self, function: Callable[[Item], Result], items: Iterable[Item], chunk: int = 1) -> Iterator[Result]:
        """Yield the results (see `Pool.map`)."""
        return map(function, items)


class Processes:
    """A pool of processes on this machine."""

    def __init__(self, executor: Executor, workers: int) -> None:
        self.workers = workers
        self._executor = executor

    def map(self, function: Callable[[Item], Result], items: Iterable[Item], chunk: int = 1) -> Iterator[Result]:
        """Yield the results (see `Pool.map`)."""
        return in_order(self._executor.submit, function, items, chunk, AHEAD * self.workers)


def in_order(
    submit: Callable[..., Any], function: Callable[[Item], Result], items: Iterable[Item], chunk: int, ahead: int
) -> Iterator[Result]:
    """Yield the results of pieces handed to `submit`, which returns a future, with at most `ahead` of them open."""
    waiting: deque[Any] = deque()
    pieces = chunks(items, chunk)
    try:
        waiting.extend(submit(carry_out, function, piece) for piece in islice(pieces, ahead))
        while waiting:
            done = waiting.popleft().result()
            waiting.extend(submit(carry_out, function, piece) for piece in islice(pieces, 1))
            yield from done
    finally:
        for future in waiting:
            future.cancel()


def chunks(items: Iterable[Item], size: int) -> Iterator[list[Item]]:
    """Yield the items in lists of this size, the last one shorter."""
    source = iter(items)
    while piece := list(islice(source, size)):
        yield piece


def carry_out(function: Callable[[Item], Result], piece: Sequence[Item]) -> list[Result]:
    """Return the results of one piece; runs in the worker."""
    return [function(item) for item in piece]
