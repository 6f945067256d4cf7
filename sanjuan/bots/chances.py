"""Chances to win out of what each seat may count on, by multiplication alone: every Python has the same."""

from collections.abc import Sequence
from math import fsum

ROUNDS = 10
"""Squarings that make a power: the error is of one part in a thousand for the chances that matter."""


def shared_out(expected: Sequence[float], spread: float) -> tuple[float, ...]:
    """Return the share of the win of each seat, adding up to 1; a lead of `spread` multiplies the odds by e."""
    most = max(expected)
    weights = [_power((points - most) / spread) for points in expected]
    total = fsum(weights)
    return tuple([weight / total for weight in weights])


def split(first: Sequence[int], seats: int) -> tuple[float, ...]:
    """Return the share of the win of each seat where these seats have won together."""
    return tuple([(seat in first) / len(first) for seat in range(seats)])


def _power(exponent: float) -> float:
    """Return about e to the power of a number from -200 to 0."""
    power = 1.0 + exponent / (1 << ROUNDS)
    for _ in range(ROUNDS):
        power *= power
    return power
