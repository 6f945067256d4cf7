"""Draws what a visitor sees over time on each measured line, as SVG: the stock page above, ours below."""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import pairwise

from bench.line.measured import Measured, Seen, named, typical

WIDTH, LEFT, RIGHT = 860, 96, 24
LANE, GAP, PART = 24, 8, 128
"""Heights: a visit's band, the room between two, and all that a line takes."""
PHASES = {
    "empty": "nothing", "form": "the form", "table": "the table", "asked": "a question, answerable",
    "taken": "the answer is taken, the engine still comes", "plays": "the game goes on",
}  # fmt: skip
BEGINS = {"painted": "form", "table": "table", "asked": "asked", "taken": "taken", "next": "plays"}
"""The phase that each moment begins."""
STYLE = """text{font:12px sans-serif;fill:#234}.title{font-weight:bold}.small{font-size:11px}
.empty{fill:#d8d3c4}.form{fill:#8fcfcb}.table{fill:#f1cf7a}.asked{fill:#2a9c99}.taken{fill:#d98324}.plays{fill:#4d7f3a}
.tick{stroke:#234;stroke-opacity:.25}.bytes{fill:none;stroke:#a22;stroke-width:1.5}"""
STEPS = (0.5, 1, 2, 5, 10, 20, 30, 60)
"""Seconds that may lie between two ticks."""


def phases(visit: Seen, end: float) -> Iterator[tuple[str, float, float]]:
    """(phase, from, to) in milliseconds, of a visit until the picture's end."""
    begun = [("empty", 0.0), *((BEGINS[name], time) for name, time in visit["times"].items() if name in BEGINS)]
    if "print" in visit["times"]:
        begun = [("empty", 0.0), ("plays", visit["times"]["print"])]
    begun.sort(key=lambda phase: phase[1])
    for (name, start), (_, stop) in pairwise([*begun, ("", end)]):
        yield name, start, stop


def band(visit: Seen, words: str, top: float, end: float, most: float) -> Iterator[str]:
    """Draw one visit: a band of its phases, and over it the curve of its bytes."""
    scale = (WIDTH - LEFT - RIGHT) / end
    yield f'<text x="8" y="{top + 16}">{escape(words)}</text>'
    for name, start, stop in phases(visit, end):
        told = f"{PHASES[name]}: {start / 1000:.1f} to {stop / 1000:.1f} s"
        place = f'x="{LEFT + start * scale:.1f}" y="{top}" width="{(stop - start) * scale:.1f}" height="{LANE}"'
        yield f'<rect class="{name}" {place}><title>{told}</title></rect>'
    points = [(LEFT + max(0, at) * scale, top + LANE * (1 - total / most)) for at, total in visit["curve"] if at <= end]
    yield f'<polyline class="bytes" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}"/>'


def ticks(top: float, bottom: float, end: float) -> Iterator[str]:
    """Draw the seconds."""
    scale, step = (WIDTH - LEFT - RIGHT) / end, next(step for step in STEPS if end / 1000 / step <= 14 or step == 60)
    for number in range(int(end / 1000 / step) + 1):
        x = LEFT + number * step * 1000 * scale
        yield f'<line class="tick" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"/>'
        yield f'<text class="small" x="{x:.1f}" y="{bottom + 13}" text-anchor="middle">{number * step:g} s</text>'


def told(visit: Seen) -> str:
    """When each phase began, in a line."""
    words = {"painted": "form", "table": "table", "asked": "answerable", "taken": "answer taken", "engine": "engine",
             "next": "next question"}  # fmt: skip
    times = visit["times"]
    return ", ".join(f"{word} {times[name] / 1000:.1f} s" for name, word in words.items() if name in times)


def part(one: Measured, top: float) -> Iterator[str]:
    """Draw what was measured on one line."""
    stock, ours = typical(one["visits"]["stock"], "print"), typical(one["visits"]["press"], "asked")
    end = 1.03 * max(stock["times"]["print"], *ours["times"].values())
    most = max(total for visit in (stock, ours) for at, total in visit["curve"] if at <= end)
    yield f'<text class="title" x="8" y="{top}">{escape(named(one))}</text>'
    yield f'<text class="small" x="{WIDTH - RIGHT}" y="{top}" text-anchor="end">red: up to {most / 1e6:.1f} MB</text>'
    first, second = top + 10, top + 10 + LANE + GAP
    yield from band(stock, "stock page", first, end, most)
    yield from band(ours, "ours", second, end, most)
    yield from ticks(first, second + LANE, end)
    yield f'<text class="small" x="{LEFT}" y="{second + LANE + 29}">{told(ours)}</text>'


def key(y: float) -> Iterator[str]:
    """Draw what the colours mean."""
    x = 8.0
    for name, words in PHASES.items():
        yield f'<rect class="{name}" x="{x}" y="{y - 10}" width="12" height="12"/>'
        yield f'<text x="{x + 17}" y="{y}">{words}</text>'
        x += 32 + 6.4 * len(words)


def drawn(kept: Sequence[Measured]) -> str:
    """Return the picture of all lines."""
    height = 40 + PART * len(kept)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
    title = "<title>What a visitor sees over time on slow lines</title>"
    back = f'<rect width="{WIDTH}" height="{height}" fill="#fbf7ec"/>'
    parts = [text for number, one in enumerate(kept) for text in part(one, 54 + PART * number)]
    return "\n".join([head, title, f"<style>{STYLE}</style>", back, *key(22), *parts, "</svg>"]) + "\n"
