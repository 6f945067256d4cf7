"""Playing on a Dask cluster. Its library `distributed` comes with the extra `cluster`; nothing else here needs it."""

from importlib.util import find_spec

from sanjuan.program import install

if find_spec("distributed") is None:
    raise ModuleNotFoundError(f"This needs distributed:  {install('cluster')}")

from sanjuan.measure.cluster.client import open_cluster  # noqa: E402 (what is missing is told first)

__all__ = ["open_cluster"]
