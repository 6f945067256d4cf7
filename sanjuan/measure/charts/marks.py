"""The pieces that all charts are made of: text, lines, and marks which differ in shape, not only in colour."""

from collections.abc import Iterable
from html import escape

SHAPES = 4
"""Series beyond these begin again with the first shape and colour."""
SIZE = 5.0


def text(x: float, y: float, words: str, name: str = "", anchor: str = "start") -> str:
    """Return words at a place; `name` is the class, `anchor` start, middle or end."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{name}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, name: str) -> str:
    """Return a line of a class."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{name}"/>'


def path(points: Iterable[tuple[float, float]], name: str) -> str:
    """Return a line through points."""
    places = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polyline points="{places}" class="{name}"/>'


def mark(x: float, y: float, series: int, told: str = "") -> str:
    """Return the mark of a series: circle, diamond, square or triangle; `told` is said when it is pointed at."""
    title = f"<title>{escape(told)}</title>" if told else ""
    name = f"mark s{series % SHAPES}"
    if series % SHAPES == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{SIZE}" class="{name}">{title}</circle>'
    corners = (
        ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
        ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
        ((0, -1.2), (1.15, 0.9), (-1.15, 0.9)),
    )[series % SHAPES - 1]
    places = " ".join(f"{x + SIZE * across:.1f},{y + SIZE * down:.1f}" for across, down in corners)
    return f'<polygon points="{places}" class="{name}">{title}</polygon>'


def number(value: float) -> str:
    """Return a figure as an axis has it: 0.001, 25, 1 000."""
    return f"{value:,.10g}".replace(",", "\u202f").replace("-", "\u2212")
