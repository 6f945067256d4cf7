"""The runtime files of the page: what of each npm package goes to dist/vendor, and under which name."""

import base64
import json
import re
import shutil
from collections.abc import Mapping
from pathlib import Path

import deflate

import minify

PACKAGES = {
    "pyscript": ("@pyscript/core", "dist", r"core\.(js|css)|(core|error)-\w+\.js"),
    "micropython": ("@micropython/micropython-webassembly-pyscript", ".", r"micropython\.(mjs|wasm)"),
    "pyodide": ("pyodide", ".", r"pyodide\.(asm\.)?mjs"),
    "idiomorph": ("idiomorph", "dist", r"idiomorph\.esm\.js"),
    "indexeddb": ("fake-indexeddb", "build/esm", r"(lib/)?\w+\.js"),
    "zstd": ("zstddec", "dist", r"zstddec-stream\.mjs"),
    "qr": ("qr", ".", r"(index|decode)\.js"),
    "socketio": ("socket.io-client", "dist", r"socket\.io\.esm\.min\.js"),
    "ciphers": ("@noble/ciphers", ".", r"(_arx|_poly1305|chacha|utils)\.js"),
    "hashes": ("@noble/hashes", ".", r"(_md|_u64|hmac|pbkdf2|scrypt|sha2|utils)\.js"),
    "fluent": ("@fluent/bundle", "esm", r"\w+\.js"),
}
LONG = {"micropython", "qr"}
"""Libraries whose scripts come with all that their readers need."""
CLOCK = {
    "micropython.mjs": (b"mp_js_ticks_ms:()=>Date.now()-MP_JS_EPOCH", b"mp_js_ticks_ms:()=>performance.now()"),
}
"""MicroPython's asyncio waits by the time of day: a clock set back would hold a waiting game up for as long."""
EMBEDDED = {"zstddec-stream.mjs": ("zstd.wasm.gz", re.compile(rb'wasm = "([\w+/=]+)"'))}
"""Scripts of which only the program in them is wanted: they would read it from an address that our policy forbids."""
LIBRARY = {"context", "fetch", "ffi", "util"}
"""The modules of PyScript's own library that the page uses."""
NAMES = Path(__file__).with_name("pyscript_names.py")
"""The library's first file, with what these modules have only."""
MODULE = re.compile(rb'"(\w+)\.py":("(?:[^"\\]|\\.)*"),?')
"""A module of that library as PyScript's script has it."""
SOURCE_MAP = re.compile(rb"\n//# sourceMappingURL=\S+\s*$")


def version(modules: Path, package: str) -> str:
    """Version of an installed npm package."""
    found: str = json.loads((modules / package / "package.json").read_text("utf-8"))["version"]
    return found


def folders(modules: Path) -> dict[str, str]:
    """Short name -> versioned folder name: {"pyodide": "pyodide-314.0.7", ...}."""
    return {name: f"{name}-{version(modules, package)}" for name, (package, _, _) in PACKAGES.items()}


def copy(modules: Path, target: Path) -> None:
    """Copy the files the page needs from node_modules to dist/vendor; source-map comments go, the maps stay behind.

    Scripts are all named .js: many a host sends .mjs as a download, which no browser takes for a module.
    """
    for short, folder in folders(modules).items():
        package, inside, wanted = PACKAGES[short]
        (target / folder).mkdir(parents=True)
        for name in files(modules / package / inside):
            if re.fullmatch(wanted, name):
                copied = target / folder / plain(name)
                copy_file(modules / package / inside / name, copied)
                if short in LONG and copied.suffix in minify.HOW:
                    copied.write_bytes(minify.minified(copied.read_bytes(), copied.suffix, modules))
        for licence in (modules / package).glob("LICENSE*"):
            shutil.copyfile(licence, target / folder / licence.name)


def files(folder: Path) -> list[str]:
    """The files of a folder and of the folders in it, relative to it, sorted."""
    found = [*folder.glob("*.*"), *folder.glob("*/*.*")]
    return sorted(path.relative_to(folder).as_posix() for path in found)


def plain(name: str) -> str:
    """The name under which a file is served."""
    return re.sub(r"\.mjs$", ".js", name)


def copy_file(path: Path, target: Path) -> None:
    """Copy one file; of a script without its source-map comment, which would name a file that is not there."""
    target.parent.mkdir(exist_ok=True)
    data = path.read_bytes()
    if path.name in EMBEDDED:
        name, where = EMBEDDED[path.name]
        target.with_name(name).write_bytes(embedded(data, where))
        return
    if path.suffix in {".js", ".mjs"}:
        data = SOURCE_MAP.sub(b"\n", data).replace(b"pyodide.asm.mjs", b"pyodide.asm.js")
    if path.name.startswith("core-"):
        data = with_less_library(data)
    if path.name in CLOCK:
        data = by_a_steady_clock(data, *CLOCK[path.name])
    target.write_bytes(data)


def embedded(script: bytes, where: re.Pattern[bytes]) -> bytes:
    """The program inside a script, packed. Errors: another version of it, which keeps its program elsewhere."""
    found = where.findall(script)
    if len(found) != 1:
        raise ValueError(f"this script is expected to match {where.pattern!r} once")
    return bytes(deflate.gzip_compress(base64.b64decode(found[0]), 12))


def by_a_steady_clock(data: bytes, before: bytes, after: bytes) -> bytes:
    """A script that takes its time from a clock that nobody sets. Errors: another version of it, with another text."""
    if data.count(before) != 1:
        raise ValueError(f"{before.decode()} is not in this script once: look how this version measures time")
    return data.replace(before, after)


def with_less_library(data: bytes) -> bytes:
    """PyScript's script with those modules of its Python library that the page uses.

    Errors: another version of it, which has not got them.
    """
    names = {found[1].decode() for found in MODULE.finditer(data)}
    if not names > LIBRARY | {"__init__"}:
        raise ValueError(f"{sorted(names)} are the modules in this script: look how this version keeps its library")

    def kept(module: re.Match[bytes]) -> bytes:
        if module[1] == b"__init__":
            return b'"__init__.py":%s,' % json.dumps(NAMES.read_text("utf-8")).encode()
        return module[0] if module[1].decode() in LIBRARY else b""

    return MODULE.sub(kept, data)


def versioned(text: str, names: Mapping[str, str]) -> str:
    """Replace `vendor/pyodide/` by `vendor/pyodide-314.0.7/`, and so on, in a text of ours."""
    return re.sub(r"\bvendor/(\w+)/", lambda found: f"vendor/{names[found[1]]}/", text)
