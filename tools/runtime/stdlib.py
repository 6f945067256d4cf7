"""Pyodide's standard library, trimmed and compiled: every start would compile the source that is shipped.

The image of the engine is taken with a second one, in which what no engine needs is an empty stub (stubs/):
Pyodide imports a third of the library for event loops, packages, syntax trees and signatures.
"""

import hashlib
import io
import subprocess
import zipfile
from pathlib import Path

from console import Clock, Stop
from prepare import node_environment

HERE = Path(__file__).resolve().parent
STUBS = HERE / "stubs"
KEPT = ("pyodide/", "_pyodide/")
"""Packages whose stubs stay imported: Pyodide's own."""
QUOTED = 300
"""Characters from which on a line of an error message is taken for minified code."""
# What needs processes, a terminal or mail servers, or serves only to test and document: no browser page imports it.
DROPPED = {
    "_pyrepl", "antigravity", "bdb", "curses", "dbm", "doctest", "ensurepip", "ftplib", "idlelib", "imaplib", "mailbox",
    "multiprocessing", "pdb", "pickletools", "poplib", "pydoc", "pydoc_data", "site-packages", "smtplib", "sqlite3",
    "tabnanny", "this", "tkinter", "trace", "turtle", "turtledemo", "unittest", "venv", "wsgiref", "xml", "xmlrpc",
}  # fmt: skip


def wanted(name: str) -> bool:
    """Return whether a file of the library stays."""
    return name.split("/")[0].removesuffix(".py") not in DROPPED


def trimmed(source: Path) -> bytes:
    """The shipped zip as bytes of a smaller one."""
    out = io.BytesIO()
    with zipfile.ZipFile(source) as before, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as after:
        for info in before.infolist():
            if wanted(info.filename) and not info.is_dir():
                after.writestr(zipfile.ZipInfo(info.filename), before.read(info))
    return out.getvalue()


def in_node(problem: str, script: str, *arguments: str | Path) -> None:
    """Run a script of this folder in Node.

    Errors: Stop, with the problem and what Node said of it (but for the lines of minified code that it quotes).
    """
    done = subprocess.run(["node", HERE / script, *arguments], env=node_environment(), capture_output=True, text=True)
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if len(line) < QUOTED]
        raise Stop(f"{problem}: {' / '.join(said)[-800:]}", "rm -rf node_modules, then make build")


def stubs() -> dict[str, Path]:
    """{name in the library: path} of the modules that the image has in the place of the library's own."""
    return {path.relative_to(STUBS).as_posix(): path for path in sorted(STUBS.rglob("*.py"))}


def empty() -> list[str]:
    """Names of the modules of which the image keeps nothing: who imports one later gets the library's own."""
    names = (name for name in stubs() if not name.startswith(KEPT))
    return [name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in names]


def with_stubs(library: bytes) -> bytes:
    """Return a library, as bytes of a zip, with the stubs in it; of a package that is one, nothing else stays."""
    found, out = stubs(), io.BytesIO()
    whole = tuple(name.replace(".", "/") + "/" for name in empty())
    with zipfile.ZipFile(io.BytesIO(library)) as before, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as after:
        for name in before.namelist():
            if name not in found and not name.startswith(whole):
                after.writestr(zipfile.ZipInfo(name), before.read(name))
        for name, path in found.items():
            after.writestr(zipfile.ZipInfo(name), path.read_bytes())
    return out.getvalue()


def compiled(pyodide: Path, cache: Path, bare: bool = False) -> Path:
    """Path of the compiled library, made once for each Pyodide and each version of these tools.

    A bare one, for the image: with stubs, without line numbers.
    """
    tools = [HERE / "compile.py", HERE / "compile.mjs", Path(__file__), *(stubs().values() if bare else ())]
    parts = [pyodide / "python_stdlib.zip", *tools]
    key = hashlib.sha256(b"".join(path.read_bytes() for path in parts)).hexdigest()[:16]
    made = cache / f"stdlib-{'bare-' * bare}{key}.zip"
    if not made.exists():
        source, target = (cache / f"{made.stem}-{part}.zip" for part in ("source", "compiled"))
        library = trimmed(pyodide / "python_stdlib.zip")
        source.write_bytes(with_stubs(library) if bare else library)
        with Clock("Compiling Pyodide's standard library, once"):
            in_node("Pyodide could not compile its library", "compile.mjs", source, target, *["bare"] * bare)
        target.rename(made)
        source.unlink()
    return made
