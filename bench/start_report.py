"""The report on the start: a table of the measurements with the bars to reach, and a picture of the time line."""

import os
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import date
from html import escape
from statistics import median
from typing import TypedDict

ROWS = [
    ("stock page: print() has run", "stock", "print", None),
    ("set-up form can be used", "fresh", "setup", 0.12),
    ("first decision possible", "fresh", "your-turn", 0.20),
    ("second visit: set-up form can be used", "again", "setup", None),
    ("second visit, with service worker: first decision possible", "again", "your-turn", 0.18),
    ("a deal of one's own, which the engine has to lay: first decision possible", "own", "your-turn", None),
]
MOST_BYTES, LONGEST_TASK = 0.65, 100
SHOWN = {
    "core": "PyScript", "micropython.wasm": "MicroPython", "page.gz": "the page's modules",
    "pyodide.asm.js": "Pyodide's script", "pyodide.asm.mjs": "Pyodide's script",
    "pyodide.asm.wasm": "Pyodide's program", "pyodide.asm.wasm.zst": "Pyodide's program",
    "image.zst": "the engine's image", "python_stdlib.zip": "Python's library", "interpreter.js": "the worker begins",
}  # fmt: skip
WIDTH, LEFT, LINE = 860, 190, 20


class Times(TypedDict):
    """The figures of a visit: moments, long tasks, the origin of the page's clock, requests, processor seconds.

    An entry is (page or worker, name, kind, start, length); all times are milliseconds.
    """

    times: dict[str, float]
    tasks: list[float]
    origin: float
    entries: list[tuple[str, str, str, float, float]]
    seconds: float


class Visit(Times):
    """The figures of a visit, with the compressed bytes that were fetched."""

    bytes: int


Found = Mapping[str, Sequence[Visit]]
"""The visits of each kind, round by round."""
Bar = tuple[str, str, float, float]
"""Name, thread, from, to in milliseconds."""


def spread(values: Collection[float], digits: int = 0) -> str:
    """Return "median (least to most)"."""
    return f"{median(values):.{digits}f} ({min(values):.{digits}f} to {max(values):.{digits}f})"


def ratios(found: Found, kind: str, moment: str) -> list[float]:
    """Return our times over the stock page's, round by round."""
    pairs = zip(found[kind], found["stock"], strict=True)
    return [ours["times"][moment] / stock["times"]["print"] for ours, stock in pairs]


def table(found: Found) -> str:
    """Return the report as Markdown."""
    rounds = len(found["stock"])
    lines = [f"# The start, measured on {date.today()}", "", "Made by `python -m bench start`.", ""]
    machine = f"on {os.cpu_count()} processors (load {os.getloadavg()[1]:.1f} at the end)"
    lines += [f"{rounds} rounds in turns, a fresh profile each, {machine}."]
    lines += ["Each figure is the median, then the least and the most; ratios are taken round by round."]
    lines += ["The browser has finished its own start (3 s) before a page is opened. Start is pressed when the form"]
    lines += [
        "can be used; a decision is possible when the table has been painted. At the second visit the game of the"
    ]
    lines += ["first one is over, and the next table was prepared during it.", ""]
    lines += ["| moment | milliseconds | of the stock page | bar | reached |", "|---|---|---|---|---|"]
    for name, kind, moment, bar in ROWS:
        times = spread([visit["times"][moment] for visit in found[kind]])
        share = ratios(found, kind, moment)
        lines.append(f"| {name} | {times} | {spread(share, 2)} | {reached(share, bar)}")
    kinds = "stock | first visit | second visit | a deal of one's own"
    lines += ["", f"| | {kinds} | bar | reached |", "|---|---|---|---|---|---|---|"]
    lines.append(_row(found, "processor seconds of the browser", lambda visit: visit["seconds"], 2) + " | |")
    longest = _row(found, "longest task of the main thread, ms", _longest)
    worst = [max(map(_longest, pair)) for pair in zip(found["fresh"], found["again"], strict=True)]
    lines.append(f"{longest} {reached(worst, LONGEST_TASK)}")
    stock, ours = found["stock"][0]["bytes"], found["fresh"][0]["bytes"]
    shown = f"{stock / 1e6:.2f} | {ours / 1e6:.2f}: {ours / stock:.2f} of the stock page's | | |"
    lines.append(f"| compressed MB until then | {shown} {reached([ours / stock], MOST_BYTES)}")
    return "\n".join(lines) + "\n"


def reached(values: Sequence[float], bar: float | None) -> str:
    """Return the last two cells of a row: the bar, and whether the median keeps to it."""
    return "| |" if bar is None else f"{bar:g} | {'yes' if median(values) <= bar else '**no**'} |"


def _longest(visit: Visit) -> float:
    return max(visit["tasks"], default=0)


def _row(found: Found, name: str, value: Callable[[Visit], float], digits: int = 0) -> str:
    return f"| {name} | " + " | ".join(spread([value(visit) for visit in found[kind]], digits) for kind in found) + " |"


def typical(visits: Sequence[Visit], moment: str) -> Visit:
    """Return the visit of median speed."""
    return sorted(visits, key=lambda visit: visit["times"][moment])[len(visits) // 2]


def bars(visit: Visit) -> list[Bar]:
    """Return (name, thread, from, to) in milliseconds of the files that matter and of the marks, in order."""
    found: list[Bar] = []
    for thread, name, kind, start, length in visit["entries"]:
        short = name.rsplit("/", 1)[-1]
        shown = SHOWN.get(short) or (SHOWN["core"] if short.startswith("core-") else None)
        if kind == "mark" and thread == "worker":
            found.append((name, thread, start - visit["origin"], start - visit["origin"]))
        elif kind == "resource" and shown:
            found.append((shown, thread, start - visit["origin"], start - visit["origin"] + length))
    return sorted(set(found), key=lambda bar: bar[2])


def picture(found: Found) -> str:
    """Return the time line of a first visit beside the stock page's as SVG."""
    parts = [("Stock PyScript page", typical(found["stock"], "print"), {"print": "print() has run"})]
    moments = {"setup": "form can be used", "your-turn": "first decision"}
    parts.append(("San Juan, first visit", typical(found["fresh"], "your-turn"), moments))
    end = max(max(visit["times"].values()) for _, visit, _ in parts) * 1.04
    scale, top, drawn = (WIDTH - LEFT - 20) / end, 24, []
    for title, visit, shown in parts:
        drawn.append(f'<text x="8" y="{top}" font-weight="bold">{title}</text>')
        rows = bars(visit)
        for number, bar in enumerate(rows):
            drawn.append(_bar(bar, top + 8 + number * LINE, scale))
        bottom = top + 8 + len(rows) * LINE
        drawn += [_moment(visit["times"][name], words, top, bottom, scale) for name, words in shown.items()]
        top = bottom + 46
    style = "text{font:12px sans-serif;fill:#234}.page{fill:#2a9c99}.worker{fill:#d98324}.line{stroke:#a22}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" role="img"><title>The start</title>'
    key = '<text x="360" y="24">green: fetched by the page, orange: by the worker; a thin line is a moment</text>'
    back = f'<rect width="{WIDTH}" height="{top}" fill="#fbf7ec"/>'
    return "\n".join([head, f"<style>{style}</style>", back, key, *drawn, "</svg>"]) + "\n"


def _bar(bar: Bar, y: float, scale: float) -> str:
    name, thread, start, end = bar
    width = max(2, (end - start) * scale)
    text = f'<text x="8" y="{y + 14}">{escape(name)}, {start:.0f} to {end:.0f} ms</text>'
    return text + f'<rect class="{thread}" x="{LEFT + start * scale:.1f}" y="{y + 4}" width="{width:.1f}" height="12"/>'


def _moment(time: float, words: str, top: float, bottom: float, scale: float) -> str:
    x = LEFT + time * scale
    line = f'<line class="line" x1="{x:.1f}" x2="{x:.1f}" y1="{top + 6}" y2="{bottom + 6}"/>'
    side = "end" if x > WIDTH - 200 else "start"
    return line + f'<text x="{x:.1f}" y="{bottom + 18}" text-anchor="{side}">{words}: {time:.0f} ms</text>'
