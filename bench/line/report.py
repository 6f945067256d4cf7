"""The tables of the first minute on slow lines, with the bars that are aimed at."""

import os
from collections.abc import Callable, Iterator, Sequence

from bench.line.measured import Measured, Seen, named, typical
from bench.processor import processor
from bench.start_report import reached, spread

AIMED = "1.6,150,4"
"""The line for which the bars were set."""
ROWS = [
    ("the form is painted", "press", "painted", None),
    ("the form can be used", "press", "usable", 2.0),
    ("largest paint, of who only looks", "look", "largest", 2.5),
    ("Start is pressed at once: the table is seen", "press", "table", 4.0),
    ("the first question can be answered", "press", "asked", 4.0),
    ("the first answer is taken", "press", "taken", None),
    ("the engine is ready", "press", "engine", None),
    ("the next question can be answered", "press", "next", None),
]
"""Words, kind of visitor, moment, and the seconds after which it is to have come."""
HEAD = """# The first minute on slow lines

`python -m bench start --line MBITS,WAIT,SLOWER`, on {count} processors ({processor}). A first visit in a fresh profile
of the system's Chromium, 390x844; the stock PyScript page and ours in turns. All that the browser fetches, page and
workers alike, shares one line; a new connection takes one round trip. Hosts compress by gzip. Each figure is the
median, then the least and the most; ratios are taken round by round.

![What a visitor sees over time](../docs/start-line.svg)
"""
SHARE = 0.6
"""The share of the time until the stock page's print that the engine may take to be ready."""
SHARE_OF_BYTES = 0.65
"""The share of the stock page's bytes that may be fetched until then."""


def ratios(one: Measured, moment: str, value: Callable[[Seen, str], float]) -> list[float]:
    """Return our figure at a moment over the stock page's at its print, round by round."""
    pairs = zip(one["visits"]["press"], one["visits"]["stock"], strict=True)
    return [value(ours, moment) / value(stock, "print") for ours, stock in pairs]


def time_of(visit: Seen, moment: str) -> float:
    """Milliseconds until a moment."""
    return visit["times"][moment]


def bytes_of(visit: Seen, moment: str) -> float:
    """Bytes until a moment."""
    return visit["bytes"][moment]


def moments(one: Measured) -> Iterator[str]:
    """Yield the rows of moments: seconds, and megabytes until then."""
    barred = one["line"] == AIMED
    stock = [visit["times"]["print"] / 1000 for visit in one["visits"]["stock"]]
    fetched = [visit["bytes"]["print"] / 1e6 for visit in one["visits"]["stock"]]
    yield f"| stock page: print() has run | {spread(stock, 1)} | {spread(fetched, 2)} | | |"
    for words, kind, moment, bar in ROWS:
        visits = [visit for visit in one["visits"][kind] if moment in visit["times"]]
        if not visits:
            yield f"| {words} | never | | | |"
            continue
        times = [visit["times"][moment] / 1000 for visit in visits]
        fetched = [visit["bytes"][moment] / 1e6 for visit in visits]
        yield f"| {words} | {spread(times, 1)} | {spread(fetched, 2)} | {reached(times, bar if barred else None)}"


def part(one: Measured) -> str:
    """Return the measurements on one line as Markdown."""
    barred, ours = one["line"] == AIMED, [*one["visits"]["press"], *one["visits"]["look"]]
    engine, fetched = ratios(one, "engine", time_of), ratios(one, "engine", bytes_of)
    element, size = typical(one["visits"]["look"], "largest")["largest"]
    lines = [f"## {named(one)}", "", f"{len(one['visits']['stock'])} rounds, {one['date']}.", ""]
    lines += ["| moment | seconds | MB until then | bar | reached |", "|---|---|---|---|---|", *moments(one), ""]
    lines += ["| | | bar | reached |", "|---|---|---|---|"]
    for words, values, bar in (
        ("engine ready, of the stock page's print", engine, SHARE),
        ("bytes until then, of the stock page's", fetched, SHARE_OF_BYTES),
    ):
        lines.append(f"| {words} | {spread(values, 2)} | {reached(values, bar if barred else None)}")
    shift, tasks = [visit["shift"] for visit in ours], [visit["task"] for visit in ours]
    lines += [f"| layout shift | {spread(shift, 3)} | {reached(shift, 0)}"]
    lines += [f"| longest task of the page's thread, ms | {spread(tasks)} | | |"]
    lines += [f"| painted largest | `{element}`, {size:,.0f} pixels | | |"]
    return "\n".join(lines) + "\n"


def page(kept: Sequence[Measured]) -> str:
    """Return everything that is kept, as Markdown."""
    head = HEAD.format(processor=processor(), count=os.cpu_count())
    return "\n".join([head, *(part(one) for one in kept)])
