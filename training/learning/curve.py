"""The curve of a training run: how badly fresh games are foretold, and what own generations win, round by round."""

from collections.abc import Sequence
from typing import Any

from sanjuan.measure.charts.marks import line, mark, number, path, text
from sanjuan.measure.charts.scales import linear, ticks
from sanjuan.measure.charts.style import standalone

WIDTH, LEFT, RIGHT = 760, 64, 736
PANELS = ((40, 200), (250, 410))
"""The top and the bottom of both panels."""


def curve(lines: Sequence[dict[str, Any]]) -> str:
    """Return the picture of a log as SVG text."""
    rounds = [one["round"] for one in lines]
    surprise = [(at, one["surprise"]) for at, one in zip(rounds, lines, strict=True)]
    own = [(at, one["own"][1] / one["own"][2]) for at, one in zip(rounds, lines, strict=True) if one["own"][2]]
    body = _panel(surprise, 0, "cross entropy on games not yet learned from", rounds)
    body += _panel(own or [(0, 1.0)], 1, "wins of own generations, in even shares", rounds)
    body.append(text(RIGHT, PANELS[1][1] + 36, "round", "title", "end"))
    return standalone("".join(body), WIDTH, PANELS[1][1] + 48, "Training")


def _panel(points: Sequence[tuple[int, float]], order: int, title: str, rounds: Sequence[int]) -> list[str]:
    top, bottom = PANELS[order]
    low, high = min(value for _, value in points), max(value for _, value in points)
    margin = 0.1 * (high - low) or 0.05
    x = linear(rounds[0], max(rounds[-1], 1), LEFT + 10, RIGHT - 10)
    y = linear(low - margin, high + margin, bottom, top)
    body = [text(LEFT, top - 12, title, "title")]
    for value in ticks(low - margin, high + margin, 5):
        body.append(line(LEFT, y(value), RIGHT, y(value), "grid"))
        body.append(text(LEFT - 8, y(value) + 4, number(value), "tick", "end"))
    for at in ticks(0, max(rounds[-1], 1), 12):
        if at == int(at):
            body.append(text(x(at), bottom + 18, number(at), "tick", "middle"))
    body.append(path([(x(at), y(value)) for at, value in points], f"curve s{order}"))
    return body + [mark(x(at), y(value), order, f"{at}: {value:.3f}") for at, value in points]
