"""`python -m bench mechanisms`: what each mechanism of the start brings, measured by leaving it out.

For each row of `mechanisms.toml` a site is built from a copy of this checkout with the row's edits, and opened in turns
with the site as it is, over each line (`--line`, see `bench.line.run`). What only a second visit has is measured on
this machine's own line. `--sites` is a folder in which built sites are kept; those that are there are taken.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from statistics import median

from playwright.sync_api import BrowserType, sync_playwright

from bench.line.hosts import over_http1, packed
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
LINES = ["9,60,4", "1.6,150,4", "0.4,150,4"]
Figures = dict[str, float]
Found = dict[str, dict[str, list[Figures]]]
"""{line: {name of the site: [figures, round by round]}}."""


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


def pressed(browser: BrowserType, profile: Profile, folder: Path) -> Figures:
    """Return the figures of a first visit that presses Start at once: seconds, megabytes, the longest task."""
    with tempfile.TemporaryDirectory() as name, over_http1(packed(folder, Path(name) / "site")) as host:
        seen = visit(browser, profile, host, "press", AT)
    times, fetched = seen["times"], seen["bytes"]
    figures = {"form": "usable", "first question": "asked", "engine": "engine", "next question": "next"}
    found = {words: times[moment] / 1000 for words, moment in figures.items()}
    return found | {"bytes": fetched["engine"] / 1e6, "longest task": seen["task"] / 1000}


def returned(browser: BrowserType, folder: Path) -> Figures:
    """Return the figures of a second visit."""
    with served(folder) as address:
        seen = plain_visit(browser, folder, address, "your-turn", again=True, at=AT)
    times = seen["times"]
    return {"form": times["setup"] / 1000, "first question": times["your-turn"] / 1000, "processor": seen["seconds"]}


def measure(sites: Mapping[str, Path], rounds: int, look: Callable[[Path], Figures]) -> dict[str, list[Figures]]:
    """Open sites in turns; return {name: figures, round by round}."""
    found: dict[str, list[Figures]] = {name: [] for name in sites}
    for number in range(rounds):
        for name, folder in sites.items():
            print(f"round {number + 1} of {rounds}: {name}", file=sys.stderr, flush=True)
            found[name].append(look(folder))
    return found


def brought(whole: Sequence[Figures], without: Sequence[Figures]) -> dict[str, float]:
    """Return by which share each figure grows without a mechanism: the median of the rounds' ratios, less one."""
    pairs = list(zip(whole, without, strict=True))
    return {name: median([two[name] / one[name] for one, two in pairs]) - 1 for name in whole[0]}


def cell(whole: Sequence[Figures], without: Sequence[Figures]) -> str:
    """Return what grows by LEAST and more, or what shrinks by so much, in words."""
    shares = brought(whole, without)
    told = [f"{name} {share:+.0%}" for name, share in shares.items() if abs(share) >= LEAST]
    return ", ".join(told) or "nothing"


def table(found: Found) -> Iterator[str]:
    """Yield the Markdown table of what was measured."""
    lines = [line for line in found if line != AGAIN]
    speeds = [f"{line.partition(',')[0]} Mbit/s" for line in lines]
    yield f"| without | lines | {' | '.join(speeds)} |"
    yield "|---|---" + "|---" * len(lines) + "|"
    for one in mechanisms():
        used = [AGAIN] * one.again or lines
        cells = [cell(found[line][WHOLE], found[line][one.name]) for line in used if one.name in found.get(line, {})]
        if cells:
            text = f"{AGAIN}: {cells[0]}" if one.again else " | ".join(cells)
            yield f"| {one.name} | {one.lines() or 'a few'} | {text} {'|' * (len(lines) if one.again else 1)}"


def report(found: Found) -> str:
    """Return the page that `--write` keeps."""
    head = [f"# The mechanisms of the start, each left out, {date.today()} ({processor()})", ""]
    for line, sites in found.items():
        whole = {name: median([one[name] for one in sites[WHOLE]]) for name in sites[WHOLE][0]}
        head.append(f"* whole, {line}: " + ", ".join(f"{name} {value:.2f}" for name, value in whole.items()))
    return "\n".join([*head, "", *table(found)]) + "\n"


def main(arguments: Sequence[str]) -> None:
    """Build what is not built yet, measure, keep and print."""
    reader = argparse.ArgumentParser("python -m bench mechanisms", description=__doc__)
    reader.add_argument("--sites", type=Path, required=True, help="a folder for the built sites")
    reader.add_argument("--line", action="append", type=Profile.parse, default=[], metavar="MBITS,WAIT,SLOWER")
    reader.add_argument("--again", action="store_true", help="measure second visits")
    reader.add_argument("--rounds", type=int, default=3, help="visits to each site (default 3)")
    reader.add_argument("--only", default="", metavar="WORD", help="only rows whose name has this")
    asked = reader.parse_args(arguments)
    asked.sites.mkdir(parents=True, exist_ok=True)
    rows = [one for one in mechanisms() if asked.only.lower() in one.name.lower()]
    for one in rows:
        if not one.site(asked.sites).exists():
            build(one, one.site(asked.sites))
    found: Found = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    with sync_playwright() as play:
        looks: dict[str, tuple[bool, Callable[[Path], Figures]]] = {
            str(line): (False, partial(pressed, play.chromium, line)) for line in asked.line
        }
        if asked.again:
            looks[AGAIN] = True, partial(returned, play.chromium)
        for name, (again, look) in looks.items():
            sites = {WHOLE: ROOT / "dist"} | {one.name: one.site(asked.sites) for one in rows if one.again == again}
            found[name] = found.get(name, {}) | measure(sites, asked.rounds, look)
            KEPT.write_text(json.dumps(found), "utf-8")
    print(report(found))
