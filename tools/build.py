"""Write dist/: the whole site, ready for any static host, in any sub-path.

`python tools/build.py [--force]`; a second call with nothing changed ends at once.
"""

import fcntl
import hashlib
import json
import shutil
import sys
import tomllib
import zipfile
from pathlib import Path

import imports
import precache
import shell
import stdlib
import vendor
from say import Clock, megabytes, say

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
SITE = ROOT / "build" / "site"  # dist/ in the making: it takes dist/'s place when it is whole
WEB = ROOT / "web"
MODULES = ROOT / "node_modules"
STAMP = ROOT / "build" / "site.sha256"
LOCK = ROOT / "build" / "lock"
INPUTS = ["web", "sanjuan", "tools", "index.html", "pyscript.toml", "package-lock.json", "CREDITS.md", "LICENSE"]
OWN_TEXT = {".html", ".css", ".js", ".json", ".webmanifest", ".py"}
NOT_FOR_PYTHON = {"boot.js", "sw.js"}
NOT_FOR_THE_PAGE = {"terminal.ftl"}


def inputs():
    """Every file that dist/ is made from, sorted."""
    for name in INPUTS:
        path = ROOT / name
        yield from [path] if path.is_file() else sorted(p for p in path.rglob("*") if is_source(p))


def is_source(path):
    """Whether a path is a file that people wrote."""
    return path.is_file() and "__pycache__" not in path.parts


def fingerprint():
    """Hash over names and contents of all inputs."""
    total = hashlib.sha256()
    for path in inputs():
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def put(name, text):
    """Write one text file of dist/, with the vendor folders' versions filled in."""
    path = SITE / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(vendor.versioned(text, vendor.folders(MODULES)), "utf-8")


def copy_web():
    """Copy web/ as it is, Python modules included; configurations and the service worker are made, not copied."""
    for path in sorted(WEB.rglob("*")):
        name = path.relative_to(ROOT).as_posix()
        if not is_source(path) or path.suffix == ".css" or path.name in {"worker.json", "sw.js"}:
            continue
        if path.suffix in OWN_TEXT:
            put(name, path.read_text("utf-8"))
        else:
            (SITE / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, SITE / name)


def copy_shared():
    """Copy the few modules of the package that the page runs too, and join the words of a language to one file."""
    for path in imports.closure(ROOT, WEB / "main.py"):
        if path.parent != WEB:
            put(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"))
    for folder in sorted((ROOT / "sanjuan" / "locales").iterdir()):
        texts = [path.read_text("utf-8") for path in sorted(folder.glob("*.ftl")) if path.name not in NOT_FOR_THE_PAGE]
        put(f"locales/{folder.name}.ftl", "\n".join(texts))


def page_config():
    """The main thread's PyScript configuration: pyscript.toml, the modules of main.py, the scripts of web/js."""
    config = tomllib.loads((ROOT / "pyscript.toml").read_text("utf-8"))
    config["files"] = imports.places(ROOT, imports.closure(ROOT, WEB / "main.py"))
    scripts = [path for path in sorted((WEB / "js").glob("*.js")) if path.name not in NOT_FOR_PYTHON]
    config["js_modules"]["main"] |= {f"./web/js/{path.name}": path.stem for path in scripts}
    return config


def worker_config():
    """The worker's configuration: web/worker.json and the modules of engine.py."""
    config = json.loads((WEB / "worker.json").read_text("utf-8"))
    own = [path for path in imports.closure(ROOT, WEB / "engine.py") if path.parent == WEB]
    config["files"] |= imports.places(ROOT, own)
    return config


def pack_engine():
    """Zip the part of the package that the worker needs, with fixed times so that equal sources give equal bytes."""
    with zipfile.ZipFile(SITE / "sanjuan.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for path in imports.closure(ROOT, WEB / "engine.py"):
            if path.parent != WEB:
                info = zipfile.ZipInfo(path.relative_to(ROOT).as_posix())
                archive.writestr(info, path.read_bytes(), zipfile.ZIP_DEFLATED)


def build():
    """Make the site anew and put it in the place of dist/."""
    shutil.rmtree(SITE, ignore_errors=True)
    vendor.copy(MODULES, SITE / "vendor")
    stdlib.put_into(SITE / "vendor" / vendor.folders(MODULES)["pyodide"], MODULES / "pyodide", LOCK.parent)
    copy_web()
    copy_shared()
    for name in ["CREDITS.md", "LICENSE"]:
        shutil.copyfile(ROOT / name, SITE / name)
    put(shell.STYLE, shell.style(WEB))
    pack_engine()
    put("pyscript.json", json.dumps(page_config(), indent=1))
    put("worker.json", json.dumps(worker_config(), indent=1))
    put("index.html", shell.page((ROOT / "index.html").read_text("utf-8"), SITE))
    put("sw.js", precache.service_worker((WEB / "js" / "sw.js").read_text("utf-8"), SITE))
    shutil.rmtree(DIST, ignore_errors=True)
    SITE.rename(DIST)


def build_if_stale(force):
    """Build where an input changed since the last time; returns at once where none did."""
    now = fingerprint()
    if not force and STAMP.exists() and STAMP.read_text() == now and (DIST / "index.html").exists():
        return say("dist/ is up to date")
    with Clock("Building dist/"):
        build()
    files = [path for path in DIST.rglob("*") if path.is_file()]
    say(f"dist/: {len(files)} files, {megabytes(sum(path.stat().st_size for path in files))}")
    STAMP.write_text(now)


def main(arguments):
    """Build, one at a time."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        build_if_stale("--force" in arguments)


if __name__ == "__main__":
    main(sys.argv[1:])
