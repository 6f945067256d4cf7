"""A pool on a Dask cluster: the code is sent to the workers, the games are played there."""

import logging
import platform
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TypeVar

from distributed import Client, KilledWorker
from distributed.client import FutureCancelledError
from distributed.comm.core import CommClosedError

from sanjuan.measure.cluster import shipping
from sanjuan.measure.pieces import AHEAD, NoPool, WorkerLost, in_order, never

Item = TypeVar("Item")
Result = TypeVar("Result")

ADDRESS = re.compile(r"([a-z]+://)?[^\s/]+:[0-9]+", re.ASCII)
SECONDS = 10
"""The time in which a scheduler has to answer, and its first worker to come."""


class Cluster:
    """A pool of the workers of a Dask cluster."""

    def __init__(self, client: Client) -> None:
        threads: dict[str, int] = client.nthreads()
        self.workers = len(threads)
        self.stopped = never
        self._ahead = AHEAD * sum(threads.values())
        self._client = client

    def map(self, function: Callable[[Item], Result], items: Iterable[Item], chunk: int = 1) -> Iterator[Result]:
        """Yield the results (see `sanjuan.measure.pool.Pool.map`); raises `WorkerLost`."""
        try:
            submit = partial(shipping.submit, self._client)
            yield from in_order(submit, function, items, chunk, self._ahead, lambda: self.stopped())
        except (CommClosedError, FutureCancelledError, KilledWorker) as error:
            raise WorkerLost(f"the cluster has gone: {error}") from error


@contextmanager
def open_cluster(address: str, ship: Sequence[str]) -> Iterator[Cluster]:
    """Open the cluster whose scheduler listens at this address, and send the named top-level modules to its workers.

    Raises `NoPool` where no scheduler answers, no worker comes, or the workers run another Python.
    """
    with _connected(address) as client:
        _same_python(client)
        client.register_plugin(shipping.code(tuple(ship)), name="sanjuan-code")
        yield Cluster(client)


@contextmanager
def _connected(address: str) -> Iterator[Client]:
    if not ADDRESS.fullmatch(address):
        raise NoPool(f"--scheduler is an address as tcp://host:8786, not {address!r}")
    # Where the scheduler is lost, `WorkerLost` says so in a sentence; the library would add tracebacks of its retries:
    # its loggers have one level, but for "distributed.client", which has its own.
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        client = Client(address, timeout=SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoPool(f"no Dask scheduler answers at {address!r} ({error}); start one with: dask scheduler") from error
    with client:
        try:
            client.wait_for_workers(1, timeout=SECONDS)
        except TimeoutError as error:
            reason = f"the scheduler at {address!r} has no workers; start some with: dask worker {address}"
            raise NoPool(reason) from error
        yield client


def _same_python(client: Client) -> None:
    """Refuse workers of another Python: what is pickled here does not always load there."""
    ours = platform.python_version_tuple()[:2]
    for worker, version in client.run(platform.python_version_tuple).items():
        if tuple(version[:2]) != ours:
            there, here = ".".join(version[:2]), ".".join(ours)
            raise NoPool(f"worker {worker} runs Python {there}, here it is Python {here}: both must run the same")
