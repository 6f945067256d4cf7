"""Shares with their intervals, a row for each, against the share that would be fair."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sanjuan.measure.charts.marks import SHAPES, line, mark, text
from sanjuan.measure.charts.scales import Scale, linear, ticks

WIDTH, LEAST_LEFT, RIGHT = 760, 110, 590
LETTER = 7.4
ROW, TOP, FOOT = 24, 12, 30


@dataclass(frozen=True)
class Row:
    """A share with its interval (all 0 to 1); `note` ends the row, `series` is its colour and shape."""

    label: str
    share: float
    low: float
    high: float
    note: str
    fair: float
    series: int = 0


def forest(rows: Sequence[Row], percent: Callable[[float], str]) -> tuple[str, int, int]:
    """Return the chart's SVG elements, its width and its height; `percent` writes a share.

    A vertical stroke on each row marks the fair share.
    """
    least = min(min(row.low, row.fair) for row in rows)
    most = max(max(row.high, row.fair) for row in rows)
    margin = 0.04 * (most - least or 1)
    low, high = max(0.0, least - margin), min(1.0, most + margin)
    left = max(LEAST_LEFT, 16 + LETTER * max(len(row.label) for row in rows))
    x = linear(low, high, left, RIGHT)
    bottom = TOP + ROW * len(rows)
    body: list[str] = []
    for value in ticks(low, high, 6):
        body.append(line(x(value), TOP, x(value), bottom, "grid"))
        body.append(text(x(value), bottom + 18, percent(value), "tick", "middle"))
    for number, row in enumerate(rows):
        body += _row(row, left, TOP + ROW * (number + 0.5), x, percent)
    return "".join(body), WIDTH, bottom + FOOT


def _row(row: Row, left: float, y: float, x: Scale, percent: Callable[[float], str]) -> list[str]:
    told = f"{row.label}: {percent(row.share)} ({percent(row.low)} – {percent(row.high)})"
    return [
        text(left - 12, y + 4, row.label, "label", "end"),
        line(x(row.fair), y - 9, x(row.fair), y + 9, "fair"),
        line(x(row.low), y, x(row.high), y, f"bar s{row.series % SHAPES}"),
        mark(x(row.share), y, row.series, told),
        text(RIGHT + 14, y + 4, row.note, "note"),
    ]
