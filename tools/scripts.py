"""The page's scripts, joined to a few files by esbuild: each file that is asked for costs the start milliseconds."""

import json
import re
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TypedDict

import vendor
from prepare import node_environment
from say import Stop

PAGE = ["form.js", "boot.js", "micropython.js"]
"""What the page and PyScript ask for; what both need is in files of its own."""
WORKER = ["interpreter.js"]
INSIDE = {"fluent", "idiomorph"}
"""Libraries that become part of our scripts; the others stay as they are under vendor/."""
FOR_PYTHON = "scripts.js"
"""Gives Python on the page its scripts, see `listing`."""
STARTING = {"boot.js", "sw.js", "wasm.js", "interpreter.js", "memory.js", "image.js", "fetching.js", "modules.js"}
STARTING |= {"bundle.js", "halves.js", "zstd.js", "micropython.js", "embed.js", "form.js", "arriving.js", "progress.js"}
STARTING |= {"marks.js", "thrift.js", FOR_PYTHON}
"""Scripts of web/js that run before or beside the page's Python, which cannot import them."""


class Imported(TypedDict):
    """A file that a joined script imports, as esbuild tells it."""

    path: str
    kind: str


class Output(TypedDict):
    """Esbuild's report on a file that it has made: here, its imports."""

    imports: list[Imported]


def untyped(text: str) -> str:
    """Return a script without the comments that say its types: not every one is joined by esbuild, which drops all."""
    alone = re.sub(r"(?m)^ */\*\* @.*\*/\n", "", text)
    closed = re.sub(r"(?:\n *\* @.*)+\*/(?=\n)", " */", alone)
    return re.sub(r"/\*\* @[^\n]*? \*/ ", "", closed)


def listing(folder: Path) -> str:
    """Return a script that exports every script Python may import, by its name."""
    own = [path for path in sorted(folder.glob("*.js")) if path.name not in STARTING]
    lines = [f'export * as {path.stem} from "./{path.name}";' for path in own]
    lines.append('export * as idiomorph from "../../vendor/idiomorph/idiomorph.esm.js";')
    return "\n".join(lines) + "\n"


def join(site: Path, node_modules: Path) -> list[str]:
    """Join the scripts in web/js of the site; return what index.html should have fetched at once, as paths."""
    folder, folders = site / "web" / "js", vendor.folders(node_modules)
    (folder / FOR_PYTHON).write_text(vendor.versioned(listing(folder), folders), "utf-8")
    outside = ["../later/*", *(f"../../vendor/{folders[name]}/*" for name in sorted(set(folders) - INSIDE))]
    made = [run(node_modules, folder, names, outside) for names in (PAGE, WORKER)]
    for path in folder.glob("*.js"):
        path.unlink()
    for path in (folder / "joined").iterdir():
        path.rename(folder / path.name)
    (folder / "joined").rmdir()
    for name in INSIDE:
        for path in (site / "vendor" / folders[name]).rglob("*.js"):
            path.unlink()
    return [f"web/js/{name}" for name in needed(made[0])]


def run(node_modules: Path, folder: Path, names: Iterable[str], outside: Iterable[str]) -> dict[str, Output]:
    """Let esbuild join some scripts and what they import; return what it says of the files that it has made."""
    facts = folder.parent.parent / "esbuild.json"
    program = node_modules / "esbuild" / "bin" / "esbuild"
    command: list[str | Path] = ["node", program, *(folder / name for name in names)]
    command += ["--bundle", "--splitting", "--format=esm", "--target=es2022", "--minify-whitespace", "--charset=utf8"]
    command += [
        f"--outdir={folder / 'joined'}",
        f"--metafile={facts}",
        "--chunk-names=shared-[hash]",
        "--log-level=warning",
    ]
    command += [f"--external:{pattern}" for pattern in outside]
    done = subprocess.run(command, env=node_environment(), capture_output=True, text=True)
    if done.returncode:
        raise Stop(f"esbuild could not join the scripts: {done.stderr.strip()[:800]}", "see the file that it names")
    made: dict[str, Output] = json.loads(facts.read_text("utf-8"))["outputs"]
    facts.unlink()
    return {path.rsplit("/", 1)[-1]: output for path, output in made.items()}


def needed(made: Mapping[str, Output]) -> list[str]:
    """Return the names of the files that are imported at once, those of PAGE and what they import."""
    found = list(PAGE)
    for name in found:
        imports = [one["path"].rsplit("/", 1)[-1] for one in made[name]["imports"] if one["kind"] == "import-statement"]
        found += [other for other in imports if other in made and other not in found]
    return found
