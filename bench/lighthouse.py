"""`python -m bench lighthouse`: what Google's Lighthouse finds on the built site, as on a phone.

Its mobile profile (a line of 1.6 Mbit/s with 150 ms, a processor 4 times slower, both simulated) in the system's
Chromium; the host compresses by gzip. Of its report scores, measurements and what is short of full marks are kept.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from bench.line.hosts import over_http1, packed
from bench.start import ROOT
from sanjuan.games import GAMES

PROGRAM = ROOT / ".venv/lighthouse/node_modules/lighthouse/cli/index.js"
FLAGS = "--headless=new --no-sandbox --disable-gpu"
BARS = {"performance": 0.95, "accessibility": 1.0, "best-practices": 1.0, "seo": 1.0}
METRICS = {
    "first-contentful-paint": "first paint, ms", "largest-contentful-paint": "largest paint, ms",
    "speed-index": "speed index, ms", "total-blocking-time": "blocking time, ms",
    "cumulative-layout-shift": "layout shift", "total-byte-weight": "bytes",
}  # fmt: skip
PAGES = {
    "home": "",
    **{f"set-up, {name}": f"#game={name}" for name in GAMES},
    "rules": "rules.en.html",
    "embedded": "embed.html",
}
Told = dict[str, Any]


def looked_at(address: str) -> Told:
    """Have Lighthouse look at a page; returns its report."""
    command = ["node", str(PROGRAM), address, "--output=json", "--quiet", f"--chrome-flags={FLAGS}"]
    environment = dict(os.environ, CHROME_PATH=shutil.which("chromium") or "chromium")
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    if done.returncode:
        sys.exit(f"bench: Lighthouse ended with status {done.returncode}: {done.stderr[-2000:]}")
    report: Told = json.loads(done.stdout)
    return report


def largest(audits: Mapping[str, Told]) -> str:
    """Return which element was painted largest."""
    tables = audits.get("largest-contentful-paint-element", {}).get("details", {}).get("items", [])
    nodes = [item["node"]["snippet"] for table in tables for item in table.get("items", []) if "node" in item]
    return str(nodes[0])[:120] if nodes else ""


def trimmed(report: Told) -> Told:
    """Return of a report what is read: scores, measurements, what is short of full marks."""
    audits, categories = report["audits"], report["categories"]
    short = sorted(
        ref["id"] for category in categories.values() for ref in category["auditRefs"]
        if ref["weight"] and (audits[ref["id"]]["score"] or 0) < 1 and ref["id"] not in METRICS
        and audits[ref["id"]]["scoreDisplayMode"] not in ("notApplicable", "manual", "informative")
    )  # fmt: skip
    return {
        "scores": {name: category["score"] for name, category in categories.items()},
        "metrics": {name: round(audits[name]["numericValue"], 3) for name in METRICS},
        "short": short,
        "largest": largest(audits),
        "lighthouse": report["lighthouseVersion"],
    }


def middle(runs: Sequence[Told]) -> Told:
    """Return the run of median performance."""
    return sorted(runs, key=lambda run: run["scores"]["performance"] or 0)[len(runs) // 2]


def lines(found: Mapping[str, Told], runs: int) -> Iterator[str]:
    """Return the report as Markdown."""
    version = next(iter(found.values()))["lighthouse"]
    yield f"# Lighthouse, {date.today()}\n\nMade by `python -m bench lighthouse`.\n"
    yield f"Lighthouse {version}, its mobile profile, on the built site; the run of median performance of {runs}."
    yield "Bars: performance 0.95, all others 1.\n"
    yield f"| page | {' | '.join(BARS)} | bars | {' | '.join(METRICS.values())} |"
    yield "|---" * (2 + len(BARS) + len(METRICS)) + "|"
    for page, told in found.items():
        scores = [told["scores"][name] or 0 for name in BARS]
        kept = all(score >= bar for score, bar in zip(scores, BARS.values(), strict=True))
        cells = [page, *(f"{score:g}" for score in scores), "reached" if kept else "**not reached**"]
        cells += [f"{told['metrics'][name]:,.0f}" for name in METRICS]
        yield f"| {' | '.join(cells)} |"
    for page, told in found.items():
        short = ", ".join(told["short"]) or "nothing"
        yield f"\n{page}: the largest element painted is `{told['largest']}`; below full marks: {short}."


def main(arguments: Sequence[str]) -> None:
    """Measure, print the table, and write it down if asked to."""
    reader = argparse.ArgumentParser("python -m bench lighthouse", description=__doc__)
    reader.add_argument("--runs", type=int, default=1, help="looks at each page (default 1)")
    reader.add_argument("--page", action="append", choices=list(PAGES), help="only these pages; repeatable")
    reader.add_argument("--write", action="store_true", help="also write bench/lighthouse.md and .json")
    asked = reader.parse_args(arguments)
    if not PROGRAM.exists():
        sys.exit("bench: no Lighthouse: run `python3 tools/prepare.py lighthouse` first")
    found = {}
    with tempfile.TemporaryDirectory() as folder, over_http1(packed(ROOT / "dist", Path(folder) / "dist")) as host:
        for page in asked.page or PAGES:
            print(f"looking at {page}", file=sys.stderr, flush=True)
            address = f"http://127.0.0.1:{host.port}/{PAGES[page]}"
            found[page] = middle([trimmed(looked_at(address)) for _ in range(asked.runs)])
    text = "\n".join(lines(found, asked.runs)) + "\n"
    print(text)
    if asked.write:
        (ROOT / "bench/lighthouse.md").write_text(text, "utf-8")
        (ROOT / "bench/lighthouse.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
