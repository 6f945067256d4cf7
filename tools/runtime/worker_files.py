"""The engine as the worker gets it: its source in one file, an image of a Python that has it imported, and what each
game adds to that."""

import hashlib
import json
import shutil
from collections.abc import Collection, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import deflate

import imports
from console import Clock
from runtime import deferred_data, profile, split_module, stdlib, strip_exports
from runtime.bundle import bundle
from sanjuan.games import PLACES

HERE = Path(__file__).resolve().parent
SCRIPTS = HERE.parent.parent / "web" / "runtime"
READERS = [SCRIPTS / name for name in ("snapshot.js", "bundle.js")]
STARTER = SCRIPTS / "interpreter.js"
CATALOGUE = "pyodide-lock.json"
LIBRARY = "python_stdlib.zip"


def files_of(root: Path) -> dict[str, Path]:
    """{name in the worker: path} of every file of ours that web/worker/engine.py and the games need, packages of web/
    without web/.

    The networks of the players lie beside the modules that read them.
    """
    entries = [root / "web" / "worker" / "engine.py", *games(root).values()]
    found = sorted({path for entry in entries for path in [entry, *imports.closure(root, entry)]})
    networks = sorted({file for path in found for file in path.parent.glob("*.bin")})
    return {path.relative_to(root).as_posix().removeprefix("web/"): path for path in found + networks}


def games(root: Path) -> dict[str, Path]:
    """{name: path of the module} of the games that are there."""
    places = {name: place.partition(":")[0].replace(".", "/") for name, place in PLACES.items()}
    return {name: path for name, place in places.items() if (path := root / f"{place}.py").exists()}


def taken_in(root: Path, entry: Path) -> list[str]:
    """Names of the modules that importing one runs, in their order, itself last.

    What only functions import comes with the source, if ever.
    """
    return [*imports.order(root, entry, deep=False), imports.name_of(root, entry)]


def modules(root: Path) -> dict[str, list[str]]:
    """{game: names of the modules that its part of the image has imported}; "": those that the image itself has."""
    every = {name: taken_in(root, path) for name, path in games(root).items()}
    packages = {name: imports.name_of(root, path.parent) for name, path in games(root).items()}
    own = {name: [one for one in every[name] if f"{one}.".startswith(f"{packages[name]}.")] for name in every}
    shared = [one for name, found in every.items() for one in found if one not in own[name]]
    engine = taken_in(root, root / "web" / "worker" / "engine.py")
    return {"": [*dict.fromkeys([*shared, *engine])]} | own


def digest(*paths: Path) -> str:
    """SHA-256 over some files, one after the other."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()


def packed(path: Path, cache: Path) -> bytes:
    """A file as the bytes of a .zst file, packed once: hosts that compress nothing send it short as well."""
    kind = path.name.partition("-")[0]
    made = cache / f"{kind}-{digest(path, HERE / 'zstd.mjs')[:16]}.zst"
    if not made.exists():
        for old in cache.glob(f"{kind}-*.zst"):
            old.unlink()
        part = cache / f"{kind}.part"
        with Clock(f"Packing {kind}, once"):
            stdlib.in_node(f"{kind} could not be packed", "zstd.mjs", "compress", path, part)
        part.rename(made)
    return made.read_bytes()


def sizes(travels: Path, whole: Path) -> list[int]:
    """Bytes of a file as it travels, and unpacked; most hosts pack a script themselves."""
    size = whole.stat().st_size
    return [len(deflate.gzip_compress(whole.read_bytes(), 9)) if travels == whole else travels.stat().st_size, size]


@dataclass(frozen=True)
class Python:
    """The sources of images: Pyodide's library and catalogue, the source of the engine, the `modules` by game."""

    library: Path
    catalogue: Path
    source: Path
    modules: Mapping[str, list[str]]

    def image(self, cache: Path, whole: Path | None = None, game: str = "") -> Path:
        """Path of the image, or of a game's part of the `whole` one, not compressed; made once for each engine, Pyodide
        and version of these tools."""
        own = [self.catalogue.parent / name for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")]
        parts = [self.library, self.catalogue, self.source, *own, *READERS, HERE / "snapshot.mjs", HERE / "snapshot.py"]
        kind = f"image_{game}".rstrip("_")
        made, part = cache / f"{kind}-{digest(*parts)[:16]}", cache / f"{kind}.part"
        if not made.exists():
            for old in cache.glob(f"{kind}-*"):
                old.unlink()
            listed = {name: ",".join(names) for name, names in self.modules.items()}
            arguments = self.library, self.catalogue, self.source, ",".join(stdlib.empty()), listed[""], part
            more: list[Path | str] = [whole, game, listed[game]] if whole else []
            with Clock(f"Starting Python once and keeping the image of its memory{f' with {game}' * bool(game)}"):
                stdlib.in_node(
                    f"Pyodide could not take in the engine {game}".strip(), "snapshot.mjs", *arguments, *more
                )
            part.rename(made)
        return made


def images(python: Python, cache: Path) -> dict[str, Path]:
    """{game: its part of the image}; "": the image itself. Each takes a core for some seconds."""
    whole = python.image(cache)
    names = [name for name in python.modules if name]
    with ThreadPoolExecutor(2) as beside:
        parts = beside.map(lambda name: python.image(cache, whole, name), names)
        return {"": whole} | dict(zip(names, parts, strict=True))


def halved(own: Path, functions: Collection[int], taken: Iterable[Path]) -> Path:
    """Write the halves of the program, so that the first one can start from images; the path of the second half."""
    program = (own / "pyodide.asm.wasm").read_bytes()
    return split_module.put_into(
        own, functions, deferred_data.unread(program, functions, *(path.read_bytes() for path in taken))
    )


def put_into(root: Path, site: Path, pyodide: Path, cache: Path) -> dict[str, Any]:
    """Write program and library to the vendored Pyodide, and engine/; return what a start must know."""
    vendored, folder = next((site / "vendor").glob("pyodide-*")), site / "engine"
    folder.mkdir()
    own = cache / "pyodide"
    names = strip_exports.put_into(pyodide, own, STARTER)
    script = vendored / "pyodide.asm.js"
    script.write_text(strip_exports.without(script.read_text("utf-8"), names.__contains__), "utf-8")
    files, source = files_of(root), cache / "source"
    source.write_bytes(bundle({name: path.read_bytes() for name, path in files.items()}))
    (folder / "source.gz").write_bytes(deflate.gzip_compress(source.read_bytes(), 12))
    with ThreadPoolExecutor(2) as beside:  # what Node makes takes long, and one core each
        library = beside.submit(stdlib.compiled, pyodide, cache)
        bare = stdlib.compiled(pyodide, cache, bare=True)
        taken = images(Python(bare, own / CATALOGUE, source, modules(root)), cache)
        made = {folder / f"{name or 'image'}.zst": path for name, path in taken.items()}
        second = halved(own, profile.functions(pyodide), taken.values())
        half = f"pyodide.{digest(own / 'first.asm.wasm', second)[:16]}.wasm.zst"  # halves of two versions never meet
        start = {vendored / f"pyodide.{name}.zst": own / f"first.{name}" for name in ("asm.wasm", "data")}
        travels = made | start | {vendored / half: second}
        for path, done in {path: beside.submit(packed, whole, cache) for path, whole in travels.items()}.items():
            path.write_bytes(done.result())
    shutil.copyfile(library.result(), vendored / LIBRARY)
    content = {"library": library.result(), "source": source, "content": own / "first.data", "second": second}
    sized = {path.name: sizes(path, whole) for path, whole in (made | start | {script: script}).items()}
    return {
        "CATALOGUE": json.dumps(json.loads((pyodide / CATALOGUE).read_text("utf-8")) | {"packages": {}}),
        "HASHES": {name: digest(path) for name, path in ({"image": taken[""]} | content).items()},
        "GAMES": {name: digest(path) for name, path in taken.items() if name},
        "SECOND": half,
        "SIZES": sized,
    }


def filled(script: str, facts: Mapping[str, object]) -> str:
    """The script that starts Python, with what the build knows in the place of "@NAME@"."""
    for name, value in facts.items():
        script = script.replace(f'"@{name}@"', json.dumps(value))
    return script
