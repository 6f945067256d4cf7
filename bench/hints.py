"""`python -m bench hints`: how long a hint and a review take in Chromium, through the worker's own commands.

The worker's code runs in Pyodide in a page of Chromium and answers the page's very commands; times are by the clock.
"""

import argparse
from collections.abc import Iterator, Sequence
from datetime import date
from statistics import median
from typing import Any

from bench.decisions import measured_in_chromium
from bench.processor import processor
from sanjuan.games import GAMES

ADVISED = [name for name, game in GAMES.items() if game.adviser]
SOME = 40
"""Hints of a game that are measured."""
AIM = 1000
"""Milliseconds in which a hint comes in the median."""


def lines(runtime: str, found: dict[str, dict[str, Any]]) -> Iterator[str]:
    """Return the report as Markdown; a median that misses the aim is in bold."""
    yield f"Hints and a whole review in {runtime} ({processor()}, {date.today()}), by the clock."
    yield f"The aim: a hint in {AIM} ms in the median."
    yield "\n| game | seats | hints | median, ms | longest, ms | review, s |\n|---|---|---|---|---|---|"
    for key, times in found.items():
        took = median(times["hints"])
        told = f"{took:.0f}" if took <= AIM else f"**{took:.0f}**"
        review = times["review"] / 1000
        yield f"| {key} | {len(times['hints'])} | {told} | {max(times['hints']):.0f} | {review:.1f} |"


def main(arguments: Sequence[str]) -> None:
    """Measure and print the report."""
    reader = argparse.ArgumentParser("python -m bench hints", description=__doc__)
    reader.add_argument("--most", type=int, default=SOME, help=f"hints of a game (default {SOME})")
    reader.add_argument("--games", choices=ADVISED, nargs="+", default=ADVISED, help="the games (default: all)")
    asked = reader.parse_args(arguments)
    folders = ("sanjuan", "bench", "web/worker")
    print("\n".join(lines(*measured_in_chromium("bench.hinting", asked.most, asked.games, folders))))
