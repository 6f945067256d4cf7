"""The pools in which self-play and the arena run: processes of this machine, or a Dask cluster."""

from contextlib import AbstractContextManager

from sanjuan.measure import pool
from sanjuan.measure.pieces import NoPool
from sanjuan.measure.pool import Pool

__all__ = ["NoPool", "Pool", "open_pool"]

SHIPPED = "sanjuan", "training"


def open_pool(jobs: int = 1, scheduler: str | None = None) -> AbstractContextManager[Pool]:
    """Open a pool of `jobs` processes (1: this one), or of the workers of the Dask cluster at `scheduler`.

    `pool.map(function, items, chunk=1)` yields the results in order, lazily; items may be endless, `chunk` of them
    travel together; `pool.workers` is how many work at once. A cluster's workers get the packages `sanjuan` and
    `training` sent; they must run the same Python (3.11 with 3.11) and have what those import (`make train-setup`).
    Raises `NoPool`.
    """
    return pool.open_pool(jobs, scheduler, SHIPPED)
