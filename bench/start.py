"""`python -m bench start`: how soon the page can be used, beside a stock PyScript page of the same versions.

Both are served by the same plain static host and opened in turns, each in a fresh profile of the system's Chromium.
With `--line MBITS,WAIT,SLOWER` both are opened over a slow line (see `bench.line.run`).
"""

import argparse
import functools
import gzip
import http.server
import shutil
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import psutil
from playwright.sync_api import BrowserType, Page, sync_playwright

from bench import start_report
from bench.start_report import Times, Visit

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
PATIENCE = 180_000
AT = "#game=san_juan"
"""The fragment that opens the set-up of San Juan directly."""
SETTLING = 3_000
"""Milliseconds that the browser gets for its own start, its new-tab page included, before either page is opened."""
ASKING = 250
"""Milliseconds between two checks whether a moment has come: the page notes the time itself, and each check costs."""
STOCK = """<!doctype html>
<meta charset="utf-8">
<link rel="stylesheet" href="pyscript/core.css">
<script type="module" src="pyscript/core.js"></script>
<script type="py" config='{"interpreter": "./pyodide/pyodide.mjs"}'>print("Hello")</script>
"""
WATCH = """
  window.times = {}; window.tasks = [];
  const note = name => { window.times[name] ??= performance.now(); };
  new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(task => task.duration)))
    .observe({ type: "longtask", buffered: true });
  const log = console.log;
  console.log = (...said) => { if (said[0] === "Hello") note("print"); log(...said); };
  const set = (selector, value) => {
    const field = document.querySelector(selector);
    field.value = value;
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const begin = state => {
    if (state !== "setup") return;
    if (window.benchSeed) set('[data-field="seed"]', window.benchSeed);
    setTimeout(() => document.querySelector('[data-act="start"]').click());
  };
  new MutationObserver(() => {
    const { state, engine } = document.documentElement?.dataset ?? {};
    if (engine === "ready") note("engine");
    if (!state || state in window.times || state === "your-turn" && window.asked) return;
    if (state !== "your-turn") return note(state) ?? begin(state);
    window.asked = true;  // a person decides on what has been painted
    requestAnimationFrame(() => setTimeout(() => note(state)));
  }).observe(document, {
    subtree: true, childList: true, attributes: true, attributeFilter: ["data-state", "data-engine"],
  });
"""
OWN = """
  window.benchSeed = "0";
  if (!localStorage.getItem("sanjuan.settings")) localStorage.setItem("sanjuan.settings", '{"speed": "instant"}');
"""
"""A chosen deal, the person choosing first, the others without pauses: it takes the engine's and the page's time."""
NEXT = "Boolean(JSON.parse(localStorage.getItem('sanjuan.next'))?.html)"
"""Returns whether the next table is stored with its drawing (web/page/prepared)."""
PLAYED = """
  localStorage.setItem("sanjuan.met", "san_juan");
  for (const key of Object.keys(localStorage)) if (key.startsWith("sanjuan.save")) localStorage.removeItem(key);
"""
"""The game of the first visit is over, and with it the game is known here."""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
LISTED = "performance.getEntries().map(e => [e.name, e.entryType, e.startTime + performance.timeOrigin, e.duration])"


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A static host that keeps connections and compresses nothing."""

    protocol_version = "HTTP/1.1"
    extensions_map = {
        ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm", ".html": "text/html",
        ".css": "text/css", ".json": "application/json", ".svg": "image/svg+xml", "": "application/octet-stream",
    }  # fmt: skip

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder; gives its address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def stock_page(folder: Path) -> Path:
    """Put a page into a folder as PyScript's own guide has it, all files local."""
    shutil.copytree(MODULES / "@pyscript/core/dist", folder / "pyscript")
    shutil.copytree(MODULES / "pyodide", folder / "pyodide")
    (folder / "index.html").write_text(STOCK, "utf-8")
    return folder


@cache
def compressed(path: Path) -> int:
    """Bytes of a file as a host sends it that compresses what gets smaller by it."""
    data = path.read_bytes()
    return min(len(data), len(gzip.compress(data, 9)))


def spent(profile: str) -> float:
    """Return the processor seconds of the browser that runs with a profile, all its processes together."""
    mark, running = f"--user-data-dir={profile}", list(psutil.process_iter(["cmdline"]))
    found = [process for process in running if mark in (process.info["cmdline"] or ())]
    family = {child for process in found for child in [process, *process.children(recursive=True)]}
    times = [process.as_dict(["cpu_times"])["cpu_times"] for process in family]
    total: float = sum(time.user + time.system for time in times if time)
    return total


def look(page: Page, profile: str, address: str, goal: str) -> tuple[Times, list[str]]:
    """Open an address and wait until a moment has come; returns what was measured up to it, and the addresses asked."""
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    before = spent(profile)
    page.goto(address, wait_until="commit")
    while goal not in page.evaluate("window.times ?? {}"):
        page.wait_for_timeout(ASKING)
    seconds = spent(profile) - before
    entries = [("page", *entry) for entry in page.evaluate(LISTED)]
    entries += [("worker", *entry) for worker in page.workers for entry in worker.evaluate(LISTED)]
    found: Times = page.evaluate("({ times: window.times, tasks: window.tasks, origin: performance.timeOrigin })")
    if "setup" in found["times"]:  # the script is ready a moment before the form is painted: who uses it must see it
        found["times"]["setup"] = max(found["times"]["setup"], page.evaluate(PAINTED))
    found["entries"], found["seconds"] = entries, seconds
    return found, asked


def leave(tab: Page) -> None:
    """End a first visit, once all is kept and the next table is laid, as if the game had been played to its end."""
    tab.evaluate("navigator.serviceWorker.ready.then(() => {})")
    while not tab.evaluate(NEXT):
        tab.wait_for_timeout(ASKING)
    tab.evaluate(PLAYED)


def visit(
    browser_type: BrowserType, folder: Path, address: str, goal: str, again: bool = False, at: str = "", more: str = ""
) -> Visit:
    """Open an address, `at` a place of it, in a fresh profile, or a second time once the service worker has kept it.

    `more` is a script that runs before the page's own.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        workers: Literal["allow", "block"] = "allow" if again else "block"
        context = browser_type.launch_persistent_context(
            profile, service_workers=workers, executable_path=shutil.which("chromium"), args=FLAGS
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(WATCH + more)
        tab = context.new_page()
        tab.wait_for_timeout(SETTLING)
        found, asked = look(tab, profile, address + at, goal)
        if again:
            first = context.pages[-1]
            leave(first)
            tab = context.new_page()
            first.close()
            tab.wait_for_timeout(SETTLING)
            found, asked = look(tab, profile, address + at, goal)
        context.close()
    names = {urlsplit(url).path.lstrip("/") or "index.html" for url in asked if url.startswith(address)}
    paths = [folder / name for name in names]
    return {**found, "bytes": sum(compressed(path) for path in paths if path.is_file())}


def measure(rounds: int) -> dict[str, list[Visit]]:
    """Return {kind: [what was measured, round by round]}."""
    found: dict[str, list[Visit]] = {"stock": [], "fresh": [], "again": [], "own": []}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        plain, ours = stock_page(Path(folder) / "stock"), ROOT / "dist"
        with served(plain) as stock, served(ours) as site:
            for number in range(rounds):
                print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
                found["stock"].append(visit(play.chromium, plain, stock, "print"))
                found["fresh"].append(visit(play.chromium, ours, site, "your-turn", at=AT))
                found["again"].append(visit(play.chromium, ours, site, "your-turn", again=True, at=AT))
                found["own"].append(visit(play.chromium, ours, site, "your-turn", at=AT, more=OWN))
    return found


def main(arguments: Sequence[str]) -> None:
    """Measure, print the table, and write it and the picture down if asked to."""
    reader = argparse.ArgumentParser("python -m bench start", description=__doc__)
    reader.add_argument("--rounds", type=int, default=5, help="visits of each kind (default 5)")
    reader.add_argument("--write", action="store_true", help="also write bench/start.md and docs/start.svg")
    asked = reader.parse_args(arguments)
    if not (ROOT / "dist/index.html").exists():
        sys.exit("bench: no dist/: run `make build` first")
    found = measure(asked.rounds)
    report = start_report.table(found)
    print(report)
    if asked.write:
        (ROOT / "bench/start.md").write_text(report, "utf-8")
        (ROOT / "docs/start.svg").write_text(start_report.picture(found), "utf-8")
