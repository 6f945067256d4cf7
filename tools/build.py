"""Write dist/: the whole site, ready for any static host, in any sub-path.

`python tools/build.py [--force]`; a second call with nothing changed ends at once.
"""

import fcntl
import hashlib
import json
import shutil
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "web")]

import embedding
import imports
import learn_files
import locales
import manifests
import minify
import portraits
import precache
import rulebook
import sbom
import scripts
import shell
import site_games
import vendor
from console import Clock, megabytes, say
from first_screen import first_tables
from runtime import page_files, worker_files
from sanjuan.games import GAMES
from sanjuan.words.languages import LANGUAGES

DIST = ROOT / "dist"
SITE = ROOT / "build" / "site"  # dist/ in the making: it takes dist/'s place when it is whole
WEB = ROOT / "web"
MODULES = ROOT / "node_modules"
STAMP = ROOT / "build" / "site.sha256"
LOCK = ROOT / "build" / "lock"
INPUTS = ["web", "sanjuan", "tools", "docs/screenshots", "index.html", "pyscript.toml", "package-lock.json"]
INPUTS += ["pyproject.toml", "site.toml", "docs/embedding.md", "CREDITS.md", "LICENSE"]
OWN_TEXT = {".html", ".css", ".js", ".json", ".webmanifest", ".py"}
MADE = {"sw.js", "interpreter.js", "arriving.js", "micropython.js", "parts.js", "engine.js", "prepared.js", "embed.js"}
GUIDE = ROOT / "docs" / "embedding.md"
SHOTS = {"wide": "table-day", "narrow": "phone-day"}
"""Pictures for the manifest: who installs the game sees them."""


def inputs() -> Iterator[Path]:
    """Every file that dist/ is made from, sorted."""
    for name in INPUTS:
        path = ROOT / name
        yield from [path] if path.is_file() else sorted(p for p in path.rglob("*") if is_source(p))


def is_source(path: Path) -> bool:
    """Return whether a path is a file that people wrote."""
    return path.is_file() and "__pycache__" not in path.parts


def fingerprint() -> str:
    """Hash over names and contents of all inputs."""
    total = hashlib.sha256(embedding.address().encode())
    for path in inputs():
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def put(name: str, text: str) -> None:
    """Write one text file of dist/, with the vendor folders' versions and what the site names filled in.

    Scripts lose their types.
    """
    path = SITE / name
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix == ".js":
        text = scripts.untyped(text).replace('"@ICE@"', json.dumps(site_games.ice_servers(site_games.SITE)))
    text = vendor.versioned(text, vendor.folders(MODULES))
    if path.suffix == ".css":
        text = minify.minified(text.encode(), ".css", MODULES).decode()
    path.write_text(text, "utf-8")


def copy_web() -> None:
    """Copy web/ as it is, Python modules included; style sheets, configurations and the service worker are made."""
    for path in sorted(WEB.rglob("*")):
        name = path.relative_to(ROOT).as_posix()
        if not is_source(path) or path.parent.name == "css" or path.name in (*MADE, "poster.css", "README.md"):
            continue
        if path.suffix in OWN_TEXT:
            put(name, path.read_text("utf-8"))
        else:
            (SITE / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, SITE / name)


def copy_shots() -> None:
    """Copy the pictures that the manifest names."""
    (SITE / "web" / "shots").mkdir()
    for name, picture in SHOTS.items():
        shutil.copyfile(ROOT / "docs" / "screenshots" / f"{picture}.webp", SITE / "web" / "shots" / f"{name}.webp")


def copy_shared() -> None:
    """Copy what the page runs of the package; join the words of a language, and of a game in it, to one file each.

    The words of a part are files of their own, also where they are empty: the page asks for all of them alike.
    """
    later, laid = page_files.parts(ROOT), page_files.tables(ROOT)
    usual = imports.closure(ROOT, ROOT / page_files.MAIN)
    for path in {*usual, *chain(*later.values(), *laid.values())}:
        if WEB not in path.parents:
            put(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"))
    for lang in LANGUAGES:
        for game in ("", *GAMES):
            place = f"locales/{lang}.{game}".rstrip(".")
            put(f"{place}.ftl", locales.page(lang, game, later))
            for name in later:
                put(f"{place}.{name}.ftl", locales.part(lang, name, game))


def page_config(main: str) -> dict[str, Any]:
    """PyScript's configuration of a page: pyscript.toml, the modules of its main module."""
    config = tomllib.loads((ROOT / "pyscript.toml").read_text("utf-8"))
    usual = imports.closure(ROOT, ROOT / page_files.MAIN)
    config["files"] = imports.places(ROOT, [path for path in imports.closure(ROOT, WEB / main) if path not in usual])
    return config


def page_sources() -> dict[str, Any]:
    """The sources of the page's modules with their digests: they are fetched where a packed file comes damaged."""
    found: dict[str, Any] = {"sources": imports.places(ROOT, imports.closure(ROOT, ROOT / page_files.MAIN))}
    found["parts"] = {name: imports.places(ROOT, paths) for name, paths in page_files.parts(ROOT).items()}
    found["tables"] = {name: imports.places(ROOT, paths) for name, paths in page_files.tables(ROOT).items()}
    places = chain(found["sources"], *found["parts"].values(), *found["tables"].values())
    found["digests"] = {place: hashlib.sha256((SITE / place).read_bytes()).hexdigest() for place in places}
    return found


def put_pythons() -> None:
    """Write the two Pythons, with all that they import, and the scripts that start them."""
    facts = worker_files.put_into(ROOT, SITE, MODULES / "pyodide", LOCK.parent)
    fill(facts, "runtime/interpreter.js", "runtime/arriving.js", "runtime/engine.js")
    site_games.known()
    facts["LAID"] = first_tables.put_into(SITE, facts["HASHES"]["source"])
    fill(facts, "first_screen/prepared.js")
    fill(page_files.put_into(ROOT, SITE, MODULES), "runtime/micropython.js", "runtime/parts.js")


def fill(facts: Mapping[str, object], *names: str) -> None:
    """Write scripts of web/ with what the build knows in them."""
    for name in names:
        put(f"web/{name}", worker_files.filled((WEB / name).read_text("utf-8"), facts))


def put_styles() -> None:
    """Write the style sheet of the page and that of each table."""
    put(shell.STYLE, shell.style(WEB) + shell.posters(WEB))
    put(shell.STYLE_OF_GUESTS, shell.style(WEB, shell.NOT_FOR_GUESTS) + shell.posters(WEB))
    for name in page_files.tables(ROOT):
        put(shell.table_style(name), shell.style(WEB / "tables" / name))


def put_pages(asked: list[str]) -> None:
    """Write the pages, with the scripts that they ask for at once, and what goes with them for other sites."""
    put("pyscript.json", json.dumps(page_config("page/start.py"), indent=1))
    put("embed.json", json.dumps(page_config("page/embed.py"), indent=1))
    put("sources.json", json.dumps(page_sources(), indent=1))
    for name, text in rulebook.pages():
        put(name, text)
    source = (ROOT / "index.html").read_text("utf-8")
    html, guests = (scripts.inline(text, ROOT, MODULES) for text in (source, shell.of_guests(source)))
    put("index.html", shell.page(html, SITE, asked))
    put("embed.html", shell.page(shell.framed(html), SITE, asked))
    put("join.html", shell.page(guests, SITE, [name for name in asked if name not in shell.FORM], drawn=False))
    for name, text in embedding.oembeds():
        put(name, text)
    put("examples.html", embedding.page(GUIDE.read_text("utf-8"), shell.policy("")))
    put("sbom.cdx.json", json.dumps(sbom.bill(ROOT), indent=1))
    for lang in LANGUAGES:
        put(f"about.{lang}.html", shell.about(lang, sbom.rows(ROOT)))
        put(manifests.name(lang), manifests.manifest((ROOT / manifests.NAME).read_text("utf-8"), lang))


def build() -> None:
    """Make the site again and put it in the place of dist/."""
    shutil.rmtree(SITE, ignore_errors=True)
    vendor.copy(MODULES, SITE / "vendor")
    put_pythons()
    copy_web()
    portraits.put_into(ROOT, SITE)
    asked = scripts.join(SITE, MODULES)
    copy_shots()
    copy_shared()
    learn_files.put_into(SITE)
    put("ratings.json", site_games.ratings())
    for name in ["CREDITS.md", "LICENSE"]:
        shutil.copyfile(ROOT / name, SITE / name)
    put_styles()
    put_pages(asked)
    put("embed.js", embedding.element((WEB / "js" / "embed.js").read_text("utf-8")))
    script, shared = ((WEB / name).read_text("utf-8") for name in ("js/sw.js", "runtime/zstd.js"))
    put("sw.js", precache.stamp(vendor.versioned(precache.joined(script, shared), vendor.folders(MODULES)), SITE))
    shutil.rmtree(DIST, ignore_errors=True)
    SITE.rename(DIST)


def build_if_stale(force: bool) -> None:
    """Build where an input changed since the last time; returns at once where none did."""
    now = fingerprint()
    if not force and STAMP.exists() and STAMP.read_text() == now and (DIST / "index.html").exists():
        return say("dist/ is up to date")
    with Clock("Building dist/"):
        build()
    files = [path for path in DIST.rglob("*") if path.is_file()]
    say(f"dist/: {len(files)} files, {megabytes(sum(path.stat().st_size for path in files))}")
    STAMP.write_text(now)


def main(arguments: Sequence[str]) -> None:
    """Build, one at a time."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        build_if_stale("--force" in arguments)


if __name__ == "__main__":
    main(sys.argv[1:])
