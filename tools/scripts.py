"""The page's scripts, joined to a few files by esbuild: each file that is asked for costs the start milliseconds."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TypedDict

import vendor
from console import Stop
from prepare import node_environment

PAGE = ["first_screen/form.js", "first_screen/boot.js", "runtime/micropython.js"]
"""The modules that the page and PyScript ask for; modules that both need are in files of their own."""
WORKER = ["runtime/interpreter.js"]
TOGETHER = ["lazy/line.js", "lazy/relay.js", "lazy/scan.js"]
"""The modules by which people elsewhere play along, which Python asks for; what they import becomes part of them."""
ALONE = ["lazy/rules.js", "lazy/sound.js"]
"""The other modules that are asked for later."""
INSIDE = {"fluent", "idiomorph", "ciphers", "hashes"}
"""Libraries that become part of our scripts; the others stay as they are under vendor/."""
FOLDERS = ("first_screen", "js", "runtime")
"""The folders of web/ with scripts; on the site the joined ones lie in web/js/."""
FOR_PYTHON = "runtime/scripts.js"
"""Gives Python on the page its scripts, see `listing`."""
PLACE = re.compile(r"<!--script:(\w+)-->")
STARTING = {"boot.js", "sw.js", "wasm.js", "interpreter.js", "memory.js", "snapshot.js", "fetching.js", "modules.js"}
STARTING |= {
    "bundle.js",
    "split_module.js",
    "zstd.js",
    "micropython.js",
    "embed.js",
    "form.js",
    "controls.js",
    "arriving.js",
    "progress.js",
}
STARTING |= {"marks.js", "save_data.js"}
"""Scripts that run before or beside the page's Python, which cannot import them."""


class Imported(TypedDict):
    """A file that a joined script imports, as esbuild reports it."""

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


def listing(web: Path) -> str:
    """Return a script, for the folder of the runtime, that exports every script Python may import by its name."""
    own = sorted((path for path in sources(web) if path.name not in STARTING), key=lambda path: path.name)
    lines = [f'export * as {path.stem} from "../{path.parent.name}/{path.name}";' for path in own]
    lines.append('export * as idiomorph from "../../vendor/idiomorph/idiomorph.esm.js";')
    return "\n".join(lines) + "\n"


def sources(web: Path) -> Iterator[Path]:
    """Yield the scripts of a folder web/."""
    for folder in FOLDERS:
        yield from (web / folder).glob("*.js")


def join(site: Path, node_modules: Path) -> list[str]:
    """Join the scripts of the site into its web/js/; return what index.html should have fetched at once, as paths."""
    web, folders = site / "web", vendor.folders(node_modules)
    (web / FOR_PYTHON).write_text(vendor.versioned(listing(web), folders), "utf-8")
    outside = ["../lazy/*", *(f"../../vendor/{folders[name]}/*" for name in sorted(set(folders) - INSIDE))]
    made = [run(node_modules, web, names, outside) for names in (PAGE, WORKER)]
    for folder in FOLDERS:
        shutil.rmtree(web / folder)
    (web / "joined").rename(web / "js")
    join_later(web, node_modules, outside[1:])
    for name in INSIDE:
        for path in (site / "vendor" / folders[name]).rglob("*.js"):
            path.unlink()
    return [f"web/js/{name}" for name in needed(made[0])]


def join_later(web: Path, node_modules: Path, outside: Iterable[str]) -> None:
    """Join what the page asks for later: those who play alone get no file with a part of playing together in it."""
    for names, shared in ((TOGETHER, "together-[hash]"), (ALONE, "alone-[hash]")):
        run(node_modules, web, names, outside, shared)
    for path in (web / "lazy").glob("*.js"):
        path.unlink()
    for path in (web / "joined").iterdir():
        path.rename(web / "lazy" / path.name)
    (web / "joined").rmdir()


def run(
    node_modules: Path, web: Path, names: Iterable[str], outside: Iterable[str], shared: str = "shared-[hash]"
) -> dict[str, Output]:
    """Let esbuild join some scripts and what they import; return what it says of the files that it has made."""
    facts = web.parent / "esbuild.json"
    program = node_modules / "esbuild" / "bin" / "esbuild"
    command: list[str | Path] = ["node", program, *(web / name for name in names)]
    command += ["--bundle", "--splitting", "--format=esm", "--target=es2022", "--charset=utf8"]
    command += ["--minify-whitespace"] if names is WORKER else ["--minify"]  # a report from a worker has its names
    command += [
        f"--outdir={web / 'joined'}",
        "--entry-names=[name]",
        f"--metafile={facts}",
        f"--chunk-names={shared}",
        "--log-level=warning",
    ]
    command += [f"--external:{pattern}" for pattern in outside]
    done = subprocess.run(command, env=node_environment(), capture_output=True, text=True)
    if done.returncode:
        raise Stop(f"esbuild could not join the scripts: {done.stderr.strip()[:800]}", "see the file that it names")
    made: dict[str, Output] = json.loads(facts.read_text("utf-8"))["outputs"]
    facts.unlink()
    return {path.rsplit("/", 1)[-1]: output for path, output in made.items()}


def inline(html: str, root: Path, node_modules: Path) -> str:
    """Return a page with the scripts in it that run before anything is fetched: `<!--script:NAME-->` is their place."""

    def placed(name: re.Match[str]) -> str:
        program = node_modules / "esbuild" / "bin" / "esbuild"
        command: list[str | Path] = ["node", program, "--minify-whitespace", "--charset=utf8", "--target=es2022"]
        text = (root / "web" / "first_screen" / "inline" / f"{name[1]}.js").read_text("utf-8")
        done = subprocess.run(command, env=node_environment(), input=text, capture_output=True, text=True, check=True)
        return f"<script>{done.stdout.strip()}</script>"

    return PLACE.sub(placed, html)


def needed(made: Mapping[str, Output]) -> list[str]:
    """Return the names of the files that are imported at once, those of PAGE and what they import."""
    found = [Path(entry).name for entry in PAGE]
    for name in found:
        imports = [one["path"].rsplit("/", 1)[-1] for one in made[name]["imports"] if one["kind"] == "import-statement"]
        found += [other for other in imports if other in made and other not in found]
    return found
