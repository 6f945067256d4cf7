"""`python -m bench compare`: what a visitor waits for and fetches before the first decision, on several built sites.

The sites (`--site`, a build of an older commit, say, or one without a game) are opened in turns, each time in a fresh
profile of the system's Chromium, by the same static host; ratios are taken round by round, to the first site named.
Bytes are those of a host that compresses what gets smaller by it.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from datetime import date
from pathlib import Path

from playwright.sync_api import sync_playwright

from bench.processor import processor
from bench.start import AT, ROOT, served, visit
from bench.start_report import Visit, spread

GOAL = "your-turn"
AIM = 1.03
"""The highest ratio of what another site needs to what the first one needs."""
ROWS: tuple[tuple[str, Callable[[Visit], float], int], ...] = (
    ("set-up form can be used, ms", lambda one: one["times"]["setup"], 0),
    ("first decision, ms", lambda one: one["times"][GOAL], 0),
    ("processor seconds of the browser", lambda one: one["seconds"], 2),
    ("compressed kB until the first decision", lambda one: one["bytes"] / 1000, 1),
)


def measure(folders: Sequence[Path], rounds: int) -> list[list[Visit]]:
    """Return what was measured of each site, round by round."""
    found: list[list[Visit]] = [[] for _ in folders]
    with sync_playwright() as play, ExitStack() as hosts:
        addresses = [hosts.enter_context(served(folder)) for folder in folders]
        for number in range(rounds):
            print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
            for visits, folder, address in zip(found, folders, addresses, strict=True):
                visits.append(visit(play.chromium, folder, address, GOAL, at=AT))
    return found


def report(names: Sequence[str], found: Sequence[Sequence[Visit]]) -> Iterator[str]:
    """Return the lines of a Markdown page."""
    yield f"# Sites side by side, measured on {date.today()}\n\nMade by `python -m bench compare`.\n"
    yield f"{len(found[0])} rounds in turns ({processor()}), a first visit to San Juan each. Median, then the least and"
    yield f"the most; ratios round by round. Aim: at most {AIM} times the first site.\n"
    yield f"|  | {' | '.join([names[0], *(f'{name} | times {names[0]}' for name in names[1:])])} |"
    yield "|---" * (2 * len(names)) + "|"
    for title, value, digits in ROWS:
        first, *others = [[value(one) for one in visits] for visits in found]
        cells = [title, spread(first, digits)]
        for values in others:
            cells += [
                spread(values, digits),
                spread([ours / theirs for ours, theirs in zip(values, first, strict=True)], 3),
            ]
        yield f"| {' | '.join(cells)} |"


def main(arguments: Sequence[str]) -> None:
    """Measure, print the table, and write it down if asked to."""
    reader = argparse.ArgumentParser("python -m bench compare", description=__doc__)
    reader.add_argument(
        "--site", action="append", required=True, metavar="NAME=FOLDER", help="a built site; repeatable"
    )
    reader.add_argument("--rounds", type=int, default=5, help="visits to each site (default 5)")
    reader.add_argument("--write", action="store_true", help="also write bench/compare.md")
    asked = reader.parse_args(arguments)
    names, folders = zip(*(site.partition("=")[::2] for site in asked.site), strict=True)
    text = "\n".join(report(names, measure([Path(folder) for folder in folders], asked.rounds))) + "\n"
    print(text)
    if asked.write:
        (ROOT / "bench/compare.md").write_text(text, encoding="utf-8")
