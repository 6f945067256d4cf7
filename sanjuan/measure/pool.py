"""Pools that play many games: in this process, on processes of this machine, or on a Dask cluster."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import AbstractContextManager, contextmanager
from signal import SIG_DFL, SIG_IGN, SIGINT, SIGTERM, signal
from threading import Thread
from time import sleep
from typing import Any, Protocol, TypeVar

from sanjuan.measure.pieces import AHEAD, NoPool, WorkerLost, in_order, never

Item = TypeVar("Item")
Result = TypeVar("Result")

JOBS_A_CORE = 4
WATCH_SECONDS = 1.0
"""The interval at which a process checks that the program that holds the pool is still there."""


class Pool(Protocol):
    """Workers that carry out a function on many items."""

    stopped: Callable[[], bool]
    """Says, while a result is waited for, whether to wait no longer: `map` then raises `pieces.Stopped`."""

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
        from sanjuan.measure.cluster import open_cluster
    except ModuleNotFoundError as error:
        raise NoPool(f"a scheduler needs Dask: {error}") from error
    return open_cluster(scheduler, ship)


@contextmanager
def _local(jobs: int) -> Iterator[Pool]:
    if jobs < 1:
        raise NoPool(f"a pool has at least 1 process, not {jobs}")
    if jobs > most_jobs():
        raise NoPool(f"a pool has at most {most_jobs()} processes on this machine ({JOBS_A_CORE} a core), not {jobs}")
    if jobs == 1:
        yield Here()
        return
    from concurrent.futures import ProcessPoolExecutor  # here, because Pyodide has no processes
    from multiprocessing import active_children

    before = active_children()
    executor = ProcessPoolExecutor(jobs, initializer=_begin, initargs=(os.getpid(),))
    pool = Processes(executor, jobs)
    try:
        yield pool
    finally:
        if pool.busy():  # whatever is still being worked on, nobody will ask for
            for process in set(active_children()) - set(before):
                process.kill()
        executor.shutdown(cancel_futures=True)


def most_jobs() -> int:
    """Return how many processes a pool may have here."""
    return JOBS_A_CORE * (os.cpu_count() or 1)


def _begin(parent: int) -> None:
    """Let Ctrl-C end the program that holds the pool, not its processes during a game; end with it."""
    signal(SIGINT, SIG_IGN)
    signal(SIGTERM, SIG_DFL)
    Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        sleep(WATCH_SECONDS)
    os._exit(1)


class Here:
    """A pool of one: this process, which starts an item when its result is asked for."""

    workers = 1

    def __init__(self) -> None:
        self.stopped = never

    def map(self, function: Callable[[Item], Result], items: Iterable[Item], chunk: int = 1) -> Iterator[Result]:
        """Yield the results (see `Pool.map`). Nothing is waited for: what is to stop an item has to raise in it."""
        return map(function, items)


class Processes:
    """A pool of processes on this machine."""

    def __init__(self, executor: Executor, workers: int) -> None:
        self.workers = workers
        self.stopped = never
        self._executor = executor
        self._open: set[Future[Any]] = set()

    def map(self, function: Callable[[Item], Result], items: Iterable[Item], chunk: int = 1) -> Iterator[Result]:
        """Yield the results (see `Pool.map`); raises `WorkerLost`."""
        try:
            ahead = AHEAD * self.workers
            # An executor whose processes are killed stumbles over futures that were cancelled before.
            yield from in_order(self._submit, function, items, chunk, ahead, lambda: self.stopped(), cancels=False)
        except BrokenExecutor as error:
            raise WorkerLost(f"a process of the pool has ended before its work: {error}") from error

    def _submit(self, function: Callable[..., Result], *arguments: Any) -> "Future[Result]":
        future = self._executor.submit(function, *arguments)
        self._open.add(future)
        future.add_done_callback(self._open.discard)
        return future

    def busy(self) -> bool:
        """Return whether anything is being worked on."""
        return any(future.running() for future in list(self._open))
