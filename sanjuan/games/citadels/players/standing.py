"""The standing of everybody, by what lies open, and the chances to win that it leaves."""

from math import fsum

from sanjuan.games.citadels.players.reading import Reading
from sanjuan.games.citadels.score import winners
from sanjuan.games.citadels.state import NOBODY, State

FAR, LAST = 7.5, 3.0
"""The lead, in points, that multiplies the odds of a win by e: before the last round, and in it (fitted to 500 greedy
games of four)."""
ROUNDS = 10
"""Squarings that make a power: the error is of one part in a thousand for the chances that matter."""


def standing(state: State) -> list[float]:
    """Return what each seat may count on: points, districts on the way to a complete city, gold and cards."""
    return Reading(state, 0).standing()


def chances(state: State) -> tuple[float, ...]:
    """Return the expected share of the win of each seat; they add up to 1."""
    seats = len(state.gold)
    if state.ask is None:
        first = winners(state)
        return tuple([(seat in first) / len(first) for seat in range(seats)])
    expected = standing(state)
    spread, most = FAR if state.first == NOBODY else LAST, max(expected)
    weights = [_power((points - most) / spread) for points in expected]
    total = fsum(weights)
    return tuple([weight / total for weight in weights])


def _power(exponent: float) -> float:
    """Return about e to the power of a number from -200 to 0, by multiplication alone: every Python has the same."""
    power = 1.0 + exponent / (1 << ROUNDS)
    for _ in range(ROUNDS):
        power *= power
    return power
