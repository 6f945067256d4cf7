"""`python -m bench together`: what it costs to play with somebody elsewhere.

A host's page and a guest's play in one browser on this machine: each answer is timed from the click to its painting at
the other page. Then guests come over a slow line (MBITS,WAIT,SLOWER, as in `bench.line`): the bytes before their table
and the time until the first question is on show. With several sites (`--site`) all of that is done on each in turns.
"""

import argparse
import os
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Literal

from playwright.sync_api import sync_playwright

from bench.line.wire import Profile
from bench.processor import processor
from bench.start import FLAGS, ROOT
from bench.start_report import spread
from bench.together.answers import Pair
from bench.together.joining import Visit, visit
from sanjuan.games import GAMES

Moment = Literal["reply", "connected", "table", "kilobytes"]
AIM, MOST_KILOBYTES, MOST_SECONDS = 150, 600, 2.5
ROWS: dict[str, tuple[Moment, int, str]] = {
    "from the address to the reply, s": ("reply", 1, ""),
    "from Accept until the link is up, s": ("connected", 2, ""),
    "from the link to the table with its first question, s": ("table", 1, f"{MOST_SECONDS}"),
    "kB before the table, as the line counts them": ("kilobytes", 0, f"{MOST_KILOBYTES}"),
}


def late(times: Sequence[float]) -> str:
    """Return the 90th percentile."""
    return f"{sorted(times)[int(0.9 * len(times))]:.0f}"


def lines(pairs: Sequence[Pair], visits: Mapping[Path, Sequence[Visit]], profile: Profile) -> Iterator[str]:
    """Return the report as Markdown."""
    yield f"# Playing with somebody elsewhere, measured on {date.today()}\n\nMade by `python -m bench together`.\n"
    yield f"{processor()}, {os.cpu_count()} of them, load {os.getloadavg()[0]:.1f} at the end; all sites in turns."
    yield "Each figure is the median, then the least and the most.\n"
    yield f"| an answer shows at the other page, ms (aim {AIM}) | answers | median | 90th percentile |"
    yield "|---|---|---|---|"
    for pair in pairs:
        for who, times in pair.times.items():
            if times:
                what = f"{pair.folder.name}, {pair.game}, of the {who}"
                yield f"| {what} | {len(times)} | {spread(times)} | {late(times)} |"
    yield f"\n| a guest comes: {profile} (Mbit/s, ms, processor) | aim | {' | '.join(site.name for site in visits)} |"
    yield "|---" * (2 + len(visits)) + "|"
    for name, (key, digits, aim) in ROWS.items():
        cells = [spread([figures[key] for figures in found], digits) for found in visits.values()]
        yield f"| {name} | {aim} | {' | '.join(cells)} |"


def main(arguments: Sequence[str]) -> None:
    """Measure, print the report, and write it down if asked to."""
    reader = argparse.ArgumentParser("python -m bench together", description=__doc__)
    reader.add_argument("--answers", type=int, default=40, help="answers of each game on each site (default 40)")
    reader.add_argument("--rounds", type=int, default=3, help="visits of guests to each site (default 3)")
    reader.add_argument("--game", choices=list(GAMES), action="append", help="a game (default: all); repeatable")
    reader.add_argument("--line", type=Profile.parse, default="1.6,150,4", metavar="MBITS,WAIT,SLOWER")
    reader.add_argument("--site", action="append", type=Path, help="folder of a built site (default dist); repeatable")
    reader.add_argument("--write", action="store_true", help="also write bench/together.md")
    asked = reader.parse_args(arguments)
    sites, names = asked.site or [ROOT / "dist"], asked.game or list(GAMES)
    visits: dict[Path, list[Visit]] = {site: [] for site in sites}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        pairs = [Pair(browser, site, name) for name in names for site in sites]
        for half in (asked.answers // 2, asked.answers - asked.answers // 2):
            for pair in pairs:
                print(f"{half} answers of {pair.game} on {pair.folder}", file=sys.stderr, flush=True)
                pair.played(half)
        browser.close()
        for number in range(asked.rounds):
            for site, found in visits.items():
                print(f"guest {number + 1} of {asked.rounds} on {site}", file=sys.stderr, flush=True)
                found.append(visit(playwright, site, names[0], asked.line))
    report = "\n".join(lines(pairs, visits, asked.line)) + "\n"
    print(report)
    if asked.write:
        (ROOT / "bench/together.md").write_text(report, encoding="utf-8")
