"""`python -m bench decisions`: how long each opponent thinks, in CPython, in Pyodide under Node, and in Chromium."""

import argparse
import functools
import http.server
import json
import shutil
import sys
import threading
from base64 import b64encode
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any

from bench import runtimes
from bench.processor import processor
from bench.thinking import SOME, TABLES, Figures
from sanjuan.games import GAMES
from sanjuan.games.san_juan.players.neural.weights import WRITTEN

ROOT = Path(__file__).resolve().parent.parent
PYODIDE = ROOT / "node_modules/pyodide"
RESULTS = ROOT / "bench/decisions.md"
TYPICAL, LONGEST, OTHERS = 300, 1000, 50
"""Milliseconds a decision: median and most of the strongest of each game, most of the others."""
EVALUATION = 100
WEIGHTS = 300_000
STRONGEST = {game.characters[-1] for game in GAMES.values() if game.characters}
THINKING = "bench.thinking"
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run"]
IN_BROWSER = """async ([files, most, names, module]) => {
  const { loadPyodide } = await import("/pyodide.mjs");
  const python = await loadPyodide();
  for (const [path, bytes] of Object.entries(files)) {
    python.FS.mkdirTree("/library/" + path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile("/library/" + path, Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0)));
  }
  return python.runPython(`
import json, sys
sys.path.insert(0, "/library")
from ${module} import measured
json.dumps(measured(most=${most}, names=json.loads('${JSON.stringify(names)}')))`);
}"""

Measured = tuple[str, Figures]
"""The name of a runtime, and what was measured in it."""


def in_cpython(most: int, names: Sequence[str]) -> Measured:
    """Measure under this Python, in processor seconds."""
    return runtimes.in_cpython(THINKING, most, list(names))


def in_node(most: int, names: Sequence[str]) -> Measured:
    """Measure in Pyodide under Node, in processor seconds."""
    return runtimes.in_node(THINKING, most, list(names))


class Files(http.server.SimpleHTTPRequestHandler):
    """Pyodide, and an empty page beside it to load it into."""

    def do_GET(self) -> None:
        if self.path != "/empty.html":
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>bench</title>")

    def log_message(self, *_: object) -> None:
        pass


def in_chromium(most: int, names: Sequence[str]) -> Measured:
    """Measure in Pyodide in Chromium, in seconds by the clock."""
    return measured_in_chromium(THINKING, most, names, ("sanjuan", "bench"))


def measured_in_chromium(module: str, most: int, names: Sequence[str], folders: Sequence[str]) -> tuple[str, Any]:
    """Return the runtime's name, and what `measured` of a module says in Pyodide in Chromium, with these folders."""
    from playwright.sync_api import sync_playwright

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(PYODIDE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/empty.html")
        found = page.evaluate(IN_BROWSER, [library(folders), most, list(names), module])
        name = f"Pyodide in Chromium {browser.version}"
        browser.close()
    server.shutdown()
    return name, json.loads(found)


def library(folders: Sequence[str] = ("sanjuan", "bench")) -> dict[str, str]:
    """Return the files of the packages that are measured, {path: base64}; the last part of a folder is its name."""
    roots = [ROOT / folder for folder in folders]
    files = [(root.parent, file) for root in roots for file in root.rglob("*") if file.suffix in (".py", ".bin")]
    return {file.relative_to(top).as_posix(): b64encode(file.read_bytes()).decode() for top, file in files}


def quantile(values: Collection[float], share: float) -> float:
    """Return the value that this share of the values does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def meets(level: str, values: Collection[float]) -> bool:
    """Return whether the times of a level keep to the bars."""
    if level not in STRONGEST:
        return max(values) <= OTHERS
    return max(values) <= LONGEST and median(values) <= TYPICAL


def lines(found: Iterable[Measured], clock: str, names: Sequence[str] = tuple(TABLES)) -> Iterator[str]:
    """Return the report on some games as Markdown; `found` is (runtime, figures) of each runtime."""
    yield f"# How long the opponents think, measured on {date.today()}\n\nMade by `python -m bench decisions`.\n"
    yield f"Milliseconds a decision: median, 95th percentile, most; one game a row ({processor()}). {clock}"
    yield f"The aims: a game's strongest at most {LONGEST} ms with a median of {TYPICAL} ms, others {OTHERS} ms."
    for runtime, figures in found:
        yield f"\n## {runtime}"
        for name in names:
            yield from rows(name, figures)
        if figures["evaluation"]:
            yield f"\nAn evaluation by the network: {figures['evaluation']:.0f} microseconds (aim: under {EVALUATION})."
    size = sum(map(len, WRITTEN.values()))
    yield f"\nAll weights: {size / 1000:.0f} kB compressed (aim: at most {WEIGHTS // 1000} kB)."


def rows(name: str, figures: Figures) -> Iterator[str]:
    """Return the table of a game: a row for each of its characters, a column for each number of seats."""
    yield f"\n| {name} | " + " | ".join(TABLES[name]) + " |"
    yield "|---|" + "---|" * len(TABLES[name])
    for level in GAMES[name].characters:
        times = [figures["decisions"][f"{name} | {level} | {table}"] for table in TABLES[name]]
        yield f"| {level} | " + " | ".join(told(level, values) for values in times) + " |"


def told(level: str, values: Collection[float]) -> str:
    """Return the figures of a level at a table, in bold where they miss the aim."""
    text = f"{median(values):.1f}, {quantile(values, 0.95):.0f}, {max(values):.0f}"
    return text if meets(level, values) else f"**{text}**"


def main(arguments: Sequence[str]) -> None:
    """Measure, print the report, and write it down if asked to."""
    reader = argparse.ArgumentParser("python -m bench decisions", description=__doc__)
    reader.add_argument("--most", type=int, default=SOME, help=f"decisions of a level and a table (default {SOME})")
    reader.add_argument("--in", dest="where", choices=RUNTIMES, nargs="+", default=["cpython", "node"])
    reader.add_argument("--games", choices=TABLES, nargs="+", default=list(TABLES), help="the games (default: all)")
    reader.add_argument("--write", action="store_true", help="also write bench/decisions.md")
    asked = reader.parse_args(arguments)
    if asked.where != ["cpython"] and not PYODIDE.is_dir():
        sys.exit("bench: no Pyodide in node_modules; run `make build` first")
    found = [RUNTIMES[name](asked.most, asked.games) for name in asked.where]
    clock = "Processor time" + (", in Chromium by the clock." if "chromium" in asked.where else ".")
    report = "\n".join(lines(found, clock, asked.games)) + "\n"
    print(report)
    if asked.write:
        RESULTS.write_text(report, encoding="utf-8")


RUNTIMES: dict[str, Callable[[int, Sequence[str]], Measured]] = {
    "cpython": in_cpython,
    "node": in_node,
    "chromium": in_chromium,
}
