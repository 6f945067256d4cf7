"""The way of code to the workers of a Dask cluster, which need to have nothing of ours installed."""

import hashlib
import io
import pickle
import zipfile
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import cloudpickle
from distributed import WorkerPlugin

from sanjuan.measure.pieces import NoPool

EPOCH = (1980, 1, 1, 0, 0, 0)
LEFT_OUT = {".pyc", ".so"}


class Call:
    """A call that is carried out where it is unpickled.

    The scheduler would load a function that is submitted by name, and it may not have our code: it is given
    `pickle.loads` and opaque bytes instead.
    """

    def __init__(self, function: Callable[..., Any], *arguments: Any) -> None:
        self._parts = function, arguments

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """Name the call in place of this object."""
        return self._parts


def submit(client: Any, function: Callable[..., Any], *arguments: Any) -> Any:
    """Return the future of a call on some worker of the client's cluster."""
    return client.submit(pickle.loads, cloudpickle.dumps(Call(function, *arguments)), pure=False)


def pack(modules: Sequence[str]) -> bytes:
    """Return top-level modules of ours as a zip, the same bytes for the same sources; raises `NoPool`."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for module in modules:
            for name, path in _files(module):
                archive.writestr(zipfile.ZipInfo(name, EPOCH), path.read_bytes(), zipfile.ZIP_DEFLATED)
    return out.getvalue()


def _files(module: str) -> Iterator[tuple[str, Path]]:
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        raise NoPool(f"module {module!r} cannot be sent to the workers: it is no file or package here")
    origin = Path(spec.origin)
    if origin.name != "__init__.py":
        yield origin.name, origin
        return
    for path in sorted(origin.parent.rglob("*")):
        if path.is_file() and path.suffix not in LEFT_OUT:
            yield f"{module}/{path.relative_to(origin.parent).as_posix()}", path


def code(modules: Sequence[str]) -> WorkerPlugin:
    """Return the plug-in that gives modules to the workers that are there, and to those that join later."""
    data = pack(modules)
    return _unpacking(data, f"sanjuan-{hashlib.sha256(data).hexdigest()[:16]}", modules)


def _unpacking(data: bytes, folder: str, modules: Sequence[str]) -> WorkerPlugin:
    """Return a plug-in whose class is local, so that it travels by value, with all it needs."""

    class Code(WorkerPlugin):
        """Unpacks the code beside the worker's files."""

        def setup(self, worker: Any) -> None:
            """Put our modules in front of the path, and forget other versions of them."""
            import importlib
            import io
            import sys
            import zipfile
            from pathlib import Path

            self.path = str(Path(worker.local_directory, folder).absolute())
            zipfile.ZipFile(io.BytesIO(data)).extractall(self.path)
            for name, module in list(sys.modules.items()):
                if name.partition(".")[0] in modules and not str(module.__file__).startswith(self.path):
                    del sys.modules[name]
            sys.path.insert(0, self.path)
            importlib.invalidate_caches()

        def teardown(self, worker: Any) -> None:
            """Take this version out of the path."""
            import sys

            sys.path.remove(self.path)

    return Code()
