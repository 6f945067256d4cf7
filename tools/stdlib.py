"""Pyodide's standard library, trimmed and compiled: every start would compile the source that is shipped."""

import hashlib
import io
import subprocess
import zipfile
from pathlib import Path

from prepare import node_environment
from say import Clock, Stop

TOOLS = Path(__file__).resolve().parent
QUOTED = 300
"""Characters from which on a line of an error message is taken for minified code."""
# What needs processes, a terminal or mail servers, or serves only to test and document: no browser page imports it.
DROPPED = {
    "_pyrepl", "antigravity", "bdb", "curses", "dbm", "doctest", "ensurepip", "ftplib", "idlelib", "imaplib", "mailbox",
    "multiprocessing", "pdb", "pickletools", "poplib", "pydoc", "pydoc_data", "site-packages", "smtplib", "sqlite3",
    "tabnanny", "this", "tkinter", "trace", "turtle", "turtledemo", "unittest", "venv", "wsgiref", "xml", "xmlrpc",
}  # fmt: skip


def wanted(name: str) -> bool:
    """Whether a file of the library stays."""
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
    """Run a script of tools/ in Node.

    Errors: Stop, with the problem and what Node said of it (but for the lines of minified code that it quotes).
    """
    done = subprocess.run(["node", TOOLS / script, *arguments], env=node_environment(), capture_output=True, text=True)
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if len(line) < QUOTED]
        raise Stop(f"{problem}: {' / '.join(said)[-800:]}", "rm -rf node_modules, then make build")


def compiled(pyodide: Path, cache: Path) -> Path:
    """Path of the compiled library, made once for each Pyodide and each version of these tools."""
    parts = [pyodide / "python_stdlib.zip", TOOLS / "compile.py", TOOLS / "compile.mjs", Path(__file__)]
    key = hashlib.sha256(b"".join(path.read_bytes() for path in parts)).hexdigest()[:16]
    made = cache / f"stdlib-{key}.zip"
    if not made.exists():
        source, target = cache / "stdlib-source.zip", cache / "stdlib-compiled.zip"
        source.write_bytes(trimmed(pyodide / "python_stdlib.zip"))
        with Clock("Compiling Pyodide's standard library, once"):
            in_node("Pyodide could not compile its library", "compile.mjs", source, target)
        target.rename(made)
        source.unlink()
    return made
