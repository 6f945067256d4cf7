"""Scales: where a value lies on an axis, and which values are written beside it."""

from collections.abc import Callable
from math import ceil, floor, log10

Scale = Callable[[float], float]


def linear(low: float, high: float, start: float, end: float) -> Scale:
    """Return the scale that puts `low` at `start` and `high` at `end`, in pixels."""
    span = (high - low) or 1.0
    return lambda value: start + (value - low) / span * (end - start)


def logarithmic(low: float, high: float, start: float, end: float) -> Scale:
    """Return the logarithmic scale that puts `low` at `start` and `high` at `end`, in pixels."""
    inner = linear(log10(low), log10(high), start, end)
    return lambda value: inner(log10(value))


def ticks(low: float, high: float, most: int) -> list[float]:
    """Return round values (1, 2 or 5 times a power of ten apart) from `low` to `high`, `most` at most."""
    span = (high - low) or 1.0
    step = 10 ** floor(log10(span / most))
    step *= next(times for times in (1, 2, 5, 10, 20) if span / (step * times) <= most - 1)
    first = ceil(round(low / step, 9))
    last = floor(round(high / step, 9))
    return [round(number * step, 9) for number in range(first, last + 1)]


def powers(low: float, high: float) -> list[float]:
    """Return the powers of ten from `low` to `high`."""
    return [10.0**power for power in range(ceil(log10(low) - 1e-9), floor(log10(high) + 1e-9) + 1)]
