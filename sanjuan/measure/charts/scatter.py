"""Points with names and intervals over a logarithmic axis."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, log10

from sanjuan.measure.charts.marks import line, mark, number, text
from sanjuan.measure.charts.scales import Scale, linear, logarithmic, powers, ticks

WIDTH, HEIGHT = 760, 460
LEFT, RIGHT, TOP, BOTTOM = 64, 736, 36, 404
LETTER = 7.2
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Point:
    """A point, its name, and the interval of its height."""

    label: str
    x: float
    y: float
    low: float
    high: float


def scatter(points: Sequence[Point], x_title: str, y_title: str) -> tuple[str, int, int]:
    """Return the chart's SVG elements, its width and its height."""
    left = 10.0 ** floor(log10(min(point.x for point in points)))
    right = max(point.x for point in points) * 6  # room for the names
    low, high = min(point.low for point in points), max(point.high for point in points)
    margin = 0.06 * ((high - low) or 1)
    x = logarithmic(left, right, LEFT, RIGHT)
    y = linear(low - margin, high + margin, BOTTOM, TOP)
    body = [*_grid(x, y, powers(left, right), ticks(low, high, 9))]
    body += [text(RIGHT, BOTTOM + 40, x_title, "title", "end"), text(LEFT - 48, TOP - 16, y_title, "title")]
    return "".join(body + _points(points, x, y)), WIDTH, HEIGHT


def _grid(x: Scale, y: Scale, across: Sequence[float], up: Sequence[float]) -> list[str]:
    lines = [line(LEFT, y(value), RIGHT, y(value), "grid") for value in up]
    lines += [line(x(value), TOP, x(value), BOTTOM, "grid") for value in across]
    lines += [text(LEFT - 8, y(value) + 4, number(value), "tick", "end") for value in up]
    return lines + [text(x(value), BOTTOM + 18, number(value), "tick", "middle") for value in across]


def _points(points: Sequence[Point], x: Scale, y: Scale) -> list[str]:
    body: list[str] = []
    taken: list[Box] = [(x(point.x) - 7, y(point.high), x(point.x) + 7, y(point.low)) for point in points]
    for point in sorted(points, key=lambda point: -point.y):
        across, up = x(point.x), y(point.y)
        told = f"{point.label}: {point.y:+.0f} ({point.low:+.0f} to {point.high:+.0f}), {point.x:.3g} ms"
        body += [line(across, y(point.low), across, y(point.high), "bar"), mark(across, up, 0, told)]
        body.append(_named(point.label, across, up, taken))
    return body


def _named(label: str, x: float, y: float, taken: list[Box]) -> str:
    """Return a name beside its point, where there is no other name yet."""
    width = LETTER * len(label)
    places = [
        (x + 10, y + 4),
        (x - 10 - width, y + 4),
        (x + 8, y - 10),
        (x + 8, y + 18),
        (x + 8, y - 26),
        (x + 8, y + 34),
    ]
    inside = [place for place in places if LEFT < place[0] and place[0] + width < WIDTH]
    free = [place for place in inside if not any(_meet(_box(place, width), box) for box in taken)]
    across, up = (free or inside or places)[0]
    taken.append(_box((across, up), width))
    return text(across, up, label, "label")


def _box(place: tuple[float, float], width: float) -> Box:
    return place[0], place[1] - 11, place[0] + width, place[1] + 3


def _meet(one: Box, two: Box) -> bool:
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]
