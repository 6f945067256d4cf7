"""The engine as the worker gets it: its source in one file, and an image of a Python that has it imported."""

import hashlib
import json
import shutil
from collections.abc import Collection, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import deflate

import cold
import halves
import hot
import imports
import program
import stdlib
from bundle import bundle
from say import Clock

TOOLS = Path(__file__).resolve().parent
READERS = [TOOLS.parent / "web" / "js" / name for name in ("image.js", "bundle.js")]
STARTER = TOOLS.parent / "web" / "js" / "interpreter.js"
CATALOGUE = "pyodide-lock.json"
LIBRARY = "python_stdlib.zip"


def files_of(root: Path) -> dict[str, Path]:
    """{name in the worker: path} of every file of ours that web/worker/engine.py needs, packages of web/ without web/.

    The networks of the players lie beside the modules that read them.
    """
    entry = root / "web" / "worker" / "engine.py"
    found = [entry, *imports.closure(root, entry)]
    networks = sorted({file for path in found for file in path.parent.glob("*.bin")})
    return {path.relative_to(root).as_posix().removeprefix("web/"): path for path in found + networks}


def modules(root: Path) -> list[str]:
    """Names of the modules that the image has imported: what only functions import comes with the source, if ever."""
    entry = root / "web" / "worker" / "engine.py"
    return [*imports.order(root, entry, deep=False), imports.name_of(root, entry)]


def digest(*paths: Path) -> str:
    """SHA-256 over some files, one after the other."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()


def packed(path: Path, cache: Path) -> bytes:
    """A file as the bytes of a .zst file, packed once: hosts that compress nothing send it short as well."""
    kind = path.name.partition("-")[0]
    made = cache / f"{kind}-{digest(path, TOOLS / 'zstd.mjs')[:16]}.zst"
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


def image(library: Path, catalogue: Path, source: Path, wanted: Iterable[str], cache: Path) -> Path:
    """Path of the image, not compressed; made once for each engine, Pyodide and version of these tools."""
    own = [catalogue.parent / name for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")]
    parts = [library, catalogue, source, *own, *READERS, TOOLS / "image.mjs", TOOLS / "image.py"]
    made = cache / f"image-{digest(*parts)[:16]}"
    if not made.exists():
        for old in cache.glob("image-*"):
            old.unlink()
        with Clock("Starting Python once and keeping the image of its memory"):
            arguments = library, catalogue, source, ",".join(wanted), ",".join(stdlib.empty()), cache / "image.part"
            stdlib.in_node("Pyodide could not take in the engine", "image.mjs", *arguments)
        (cache / "image.part").rename(made)
    return made


def halved(own: Path, functions: Collection[int], taken: Path) -> Path:
    """Write the halves of the program, so that the first one can start from an image; the path of the second half."""
    program = (own / "pyodide.asm.wasm").read_bytes()
    return halves.put_into(own, functions, cold.cold(program, functions, taken.read_bytes()))


def put_into(root: Path, site: Path, pyodide: Path, cache: Path) -> dict[str, Any]:
    """Write program and library to the vendored Pyodide, and engine/; return what a start must know."""
    vendored, folder = next((site / "vendor").glob("pyodide-*")), site / "engine"
    folder.mkdir()
    own = cache / "pyodide"
    names = program.put_into(pyodide, own, STARTER)
    script = vendored / "pyodide.asm.js"
    script.write_text(program.without(script.read_text("utf-8"), names.__contains__), "utf-8")
    files, source = files_of(root), cache / "source"
    source.write_bytes(bundle({name: path.read_bytes() for name, path in files.items()}))
    (folder / "source.gz").write_bytes(deflate.gzip_compress(source.read_bytes(), 12))
    with ThreadPoolExecutor(2) as beside:  # what Node makes takes long, and one core each
        whole = beside.submit(stdlib.compiled, pyodide, cache)
        taken = image(stdlib.compiled(pyodide, cache, bare=True), own / CATALOGUE, source, modules(root), cache)
        travels = {folder / "image.zst": beside.submit(packed, taken, cache)}
        second = halved(own, hot.functions(pyodide), taken)
        half = f"pyodide.{digest(own / 'first.asm.wasm', second)[:16]}.wasm.zst"  # halves of two versions never meet
        parts = {half: second, **{f"pyodide.{name}.zst": own / f"first.{name}" for name in ("asm.wasm", "data")}}
        travels |= {vendored / name: beside.submit(packed, path, cache) for name, path in parts.items()}
    library = whole.result()
    shutil.copyfile(library, vendored / LIBRARY)
    for path, made in travels.items():
        path.write_bytes(made.result())
    catalogue = json.loads((pyodide / CATALOGUE).read_text("utf-8")) | {"packages": {}}
    files = {"image": taken, "library": library, "source": source, "content": own / "first.data", "second": second}
    hashes = {name: digest(path) for name, path in files.items()}
    start = {folder / "image.zst": taken, script: script}
    start |= {vendored / f"pyodide.{name}.zst": own / f"first.{name}" for name in ("asm.wasm", "data")}
    sized = {travels.name: sizes(travels, whole) for travels, whole in start.items()}
    return {"CATALOGUE": json.dumps(catalogue), "HASHES": hashes, "SECOND": half, "SIZES": sized}


def filled(script: str, facts: Mapping[str, object]) -> str:
    """The script that starts Python, with what the build knows in the place of "@NAME@"."""
    for name, value in facts.items():
        script = script.replace(f'"@{name}@"', json.dumps(value))
    return script
