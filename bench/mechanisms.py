"""`python -m bench mechanisms`: what each mechanism of the start brings, measured by leaving it out.

For each row of `mechanisms.toml` a site is built from a copy of this checkout with the row's edits, and opened in turns
with the site as it is, over each line (`--line`, see `bench.line.run`). What only a second visit has is measured on
this machine's own line. `--sites` is a folder in which built sites are kept; those that are there are taken.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import date
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, median, stdev
from typing import TypeVar

from playwright.sync_api import BrowserType, sync_playwright

from bench.line.hosts import Host, over_http1, packed
from bench.line.visits import visit
from bench.line.wire import Profile
from bench.processor import processor
from bench.start import AT, ROOT, served
from bench.start import visit as plain_visit

ROWS = ROOT / "bench/mechanisms.toml"
KEPT = ROOT / "bench/mechanisms.json"
WHOLE = "whole"
"""The name of the site as it is."""
LEAST = 0.03
"""The share of a time or of the bytes that a mechanism must bring."""
AGAIN = "second visit"
Site = TypeVar("Site")
Figures = dict[str, float]
Pairs = list[tuple[Figures, Figures]]
Found = dict[str, dict[str, Pairs]]
"""{line: {name of the mechanism: [(figures of the whole site, those without it), round by round]}}."""


@dataclass(frozen=True)
class Mechanism:
    """A row: what is left out by which edits (path, old text, new text), the files that it costs."""

    name: str
    files: Sequence[str]
    without: Sequence[tuple[str, str, str]]
    again: bool = False

    def lines(self) -> int:
        """Return the number of lines of its files."""
        return sum(len((ROOT / name).read_text("utf-8").splitlines()) for name in self.files)

    def site(self, folder: Path) -> Path:
        """Return the folder of its site within a folder of sites."""
        return folder / "".join(letter if letter.isalnum() else "-" for letter in self.name.lower())


def mechanisms() -> list[Mechanism]:
    """Return the rows, in their order."""
    return [Mechanism(**row) for row in tomllib.loads(ROWS.read_text("utf-8"))["mechanism"]]


def edited(text: str, old: str, new: str) -> str:
    """Replace a text that is there once. Errors: ValueError, it is not."""
    if text.count(old) != 1:
        raise ValueError(f"is expected once: {old}")
    return text.replace(old, new)


def build(mechanism: Mechanism, target: Path) -> None:
    """Build the site without a mechanism from a copy of this checkout."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name)
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for path in filter(None, listed.split("\0")):
            (copy / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / path, copy / path)
        (copy / "node_modules").symlink_to(ROOT / "node_modules")
        shutil.copytree(ROOT / "build", copy / "build", ignore=shutil.ignore_patterns("site*", "lock"))
        for path, old, new in mechanism.without:
            (copy / path).write_text(edited((copy / path).read_text("utf-8"), old, new), "utf-8")
        subprocess.run([sys.executable, "tools/build.py", "--force"], cwd=copy, check=True)
        shutil.move(copy / "dist", target)


@contextmanager
def hosts(sites: Mapping[str, Path]) -> Iterator[dict[str, Host]]:
    """Serve sites, packed once."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        ready = {name: packed(site, Path(folder) / str(number)) for number, (name, site) in enumerate(sites.items())}
        yield {name: stack.enter_context(over_http1(site)) for name, site in ready.items()}


def pressed(browser: BrowserType, profile: Profile, host: Host) -> Figures:
    """Return the figures of a first visit that presses Start at once: seconds, megabytes, the longest task."""
    seen = visit(browser, profile, host, "press", AT)
    times, fetched = seen["times"], seen["bytes"]
    figures = {"form": "usable", "first question": "asked", "engine": "engine", "next question": "next"}
    found = {words: times[moment] / 1000 for words, moment in figures.items()}
    return found | {"bytes": fetched["engine"] / 1e6, "longest task": seen["task"] / 1000}


def returned(browser: BrowserType, folder: Path) -> Figures:
    """Return the figures of a second visit, until the engine is ready."""
    with served(folder) as address:
        seen = plain_visit(browser, folder, address, "engine", again=True, at=AT)
    moments = {"form": "setup", "first question": "your-turn", "engine": "engine"}
    return {words: seen["times"][moment] / 1000 for words, moment in moments.items()} | {"processor": seen["seconds"]}


def measure(sites: Mapping[str, Site], rounds: int, look: Callable[[Site], Figures]) -> dict[str, Pairs]:
    """Open each site right after the whole one; return {name: [(figures of the whole site, its own)]}.

    A machine's speed changes within minutes: only what was measured side by side is compared.
    """
    found: dict[str, Pairs] = {name: [] for name in sites if name != WHOLE}
    for number in range(rounds):
        for name, pairs in found.items():
            print(f"round {number + 1} of {rounds}: {name}", file=sys.stderr, flush=True)
            pairs.append((look(sites[WHOLE]), look(sites[name])))
    return found


def noise(rows: Mapping[str, Pairs], name: str) -> float:
    """Return by which share a figure of one pair may be off: twice what two visits to the whole site differ by."""
    values = [whole[name] for pairs in rows.values() for whole, _ in pairs if name in whole]
    return 2 * sqrt(2) * stdev(values) / mean(values)


def cell(rows: Mapping[str, Pairs], name: str) -> str:
    """Return in words what grows or shrinks without a mechanism by more than LEAST and than noise explains."""
    told = []
    for figure in rows[name][0][0]:
        share = median([without[figure] / whole[figure] for whole, without in rows[name]]) - 1
        if abs(share) > max(LEAST, noise(rows, figure) / sqrt(len(rows[name]))):
            told.append(f"{figure} {share:+.0%}")
    return ", ".join(told) or "nothing"


def table(found: Found) -> Iterator[str]:
    """Yield the Markdown table of what was measured."""
    lines = [line for line in found if line != AGAIN]
    speeds = [f"{line.partition(',')[0]} Mbit/s" for line in lines]
    yield f"| without | lines | {' | '.join(speeds)} |"
    yield "|---|---" + "|---" * len(lines) + "|"
    for one in mechanisms():
        used = [AGAIN] * one.again or lines
        cells = [cell(found[line], one.name) if one.name in found.get(line, {}) else "" for line in used]
        if any(cells):
            text = f"{AGAIN}: {cells[0]}" if one.again else " | ".join(cells)
            yield f"| {one.name} | {one.lines() or 'a few'} | {text} {'|' * (len(lines) if one.again else 1)}"


def report(found: Found) -> str:
    """Return the page that `--write` keeps."""
    head = [f"# The mechanisms of the start, each left out, {date.today()} ({processor()})", ""]
    for line, sites in found.items():
        visits = [whole for pairs in sites.values() for whole, _ in pairs]
        whole = {name: median([one[name] for one in visits]) for name in visits[0]}
        head.append(f"* whole, {line}: " + ", ".join(f"{name} {value:.2f}" for name, value in whole.items()))
    return "\n".join([*head, "", *table(found)]) + "\n"


def keep(path: Path, line: str, new: dict[str, Pairs]) -> Found:
    """Put what was measured on a line to what is kept, in the place of what is kept of the same rows; return it all."""
    found: Found = json.loads(path.read_text("utf-8")) if path.exists() else {}
    found[line] = found.get(line, {}) | new
    path.write_text(json.dumps(found) + "\n", "utf-8")
    return found


def main(arguments: Sequence[str]) -> None:
    """Build what is not built yet, measure, keep and print."""
    reader = argparse.ArgumentParser("python -m bench mechanisms", description=__doc__)
    reader.add_argument("--sites", type=Path, required=True, help="a folder for the built sites")
    reader.add_argument("--line", action="append", type=Profile.parse, default=[], metavar="MBITS,WAIT,SLOWER")
    reader.add_argument("--again", action="store_true", help="measure second visits")
    reader.add_argument("--rounds", type=int, default=2, help="pairs of visits for each row (default 2)")
    reader.add_argument("--only", default="", metavar="PATTERN", help="only rows whose name matches this")
    reader.add_argument("--kept", type=Path, default=KEPT, help="where the figures are kept (bench/mechanisms.json)")
    asked = reader.parse_args(arguments)
    asked.sites.mkdir(parents=True, exist_ok=True)
    rows = [one for one in mechanisms() if re.search(asked.only, one.name)]
    for one in rows:
        if not one.site(asked.sites).exists():
            build(one, one.site(asked.sites))
    first, second = (
        {WHOLE: ROOT / "dist"} | {one.name: one.site(asked.sites) for one in rows if one.again == again}
        for again in (False, True)
    )
    found: Found = {}
    with sync_playwright() as play, ExitStack() as stack:
        over = stack.enter_context(hosts(first)) if asked.line else {}
        for line in asked.line:
            found = keep(asked.kept, str(line), measure(over, asked.rounds, partial(pressed, play.chromium, line)))
        if asked.again:
            found = keep(asked.kept, AGAIN, measure(second, asked.rounds, partial(returned, play.chromium)))
    print(report(found))
