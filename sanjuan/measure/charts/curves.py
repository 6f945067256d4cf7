"""Distributions of whole numbers: a curve for each series, in hundredths of its cases."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from sanjuan.measure.charts.marks import SHAPES, line, mark, number, path, text
from sanjuan.measure.charts.scales import Scale, linear, ticks

WIDTH, LEFT, RIGHT, TOP = 760, 56, 736, 40
BOTTOM, LEGEND = 270, 16
LETTER, MOST_STEPS = 7.2, 40
Percent = Callable[[float], str]
Shares = list[tuple[float, float]]


def curves(series: Mapping[str, Iterable[int] | Counter[int]], x_title: str, percent: Percent) -> tuple[str, int, int]:
    """Return the chart's SVG elements, its width and its height.

    `series` maps a name to the values that were seen, `percent` writes a share. Where the values spread over more than
    40 numbers, neighbours are taken together.
    """
    seen = {name: Counter(values) for name, values in series.items()}
    least = min(min(counter) for counter in seen.values())
    most = max(max(counter) for counter in seen.values())
    step = 1 + (most - least) // MOST_STEPS
    shares = {name: _shares(counter, least, most, step) for name, counter in seen.items()}
    highest = max(share for values in shares.values() for _, share in values)
    x, y = linear(least, most, LEFT + 10, RIGHT - 10), linear(0, highest * 1.08, BOTTOM, TOP)
    body = [*_shares_axis(y, highest, percent), *_values_axis(x, least, most)]
    for order, (name, values) in enumerate(shares.items()):
        body += _curve(name, values, order, x, y, percent)
    body += [*_legend(list(shares)), text(RIGHT, BOTTOM + 38, x_title, "title", "end")]
    return "".join(body), WIDTH, BOTTOM + 48


def _shares(counter: Counter[int], least: int, most: int, step: int) -> Shares:
    total = counter.total()
    return [
        (start + (step - 1) / 2, sum(counter[value] for value in range(start, start + step)) / total)
        for start in range(least, most + 1, step)
    ]


def _shares_axis(y: Scale, highest: float, percent: Percent) -> list[str]:
    values = ticks(0, highest, 5)
    grid = [line(LEFT, y(share), RIGHT, y(share), "grid") for share in values]
    return grid + [text(LEFT - 8, y(share) + 4, percent(share), "tick", "end") for share in values]


def _values_axis(x: Scale, least: int, most: int) -> list[str]:
    values = [value for value in ticks(least, max(most, least + 1), 12) if value == int(value) and value <= most]
    return [text(x(value), BOTTOM + 18, number(value), "tick", "middle") for value in values]


def _curve(name: str, values: Shares, order: int, x: Scale, y: Scale, percent: Percent) -> list[str]:
    body = [path([(x(value), y(share)) for value, share in values], f"curve s{order % SHAPES}")]
    for value, share in values:
        if share:
            body.append(mark(x(value), y(share), order, f"{name}: {value:g}, {percent(share)}"))
    return body


def _legend(names: list[str]) -> list[str]:
    """Return the names of the series with their marks; a single one needs none."""
    body, across = [], float(LEFT)
    for order, name in enumerate(names if len(names) > 1 else []):
        body += [mark(across + 6, LEGEND, order), text(across + 18, LEGEND + 4, name, "label")]
        across += 44 + LETTER * len(name)
    return body
