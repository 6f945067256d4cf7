"""The standing of everybody: the points to be expected in the end, and the chances to win that they leave."""

from math import fsum, sqrt

from sanjuan.games.alhambra.cards import CURRENCIES
from sanjuan.games.alhambra.players.outlook import Outlook
from sanjuan.games.alhambra.players.planning import BELIEFS, freshness
from sanjuan.games.alhambra.score import winners
from sanjuan.games.alhambra.state import State

NEAR, FAR = 2.0, 2.0
"""The lead, in points, that multiplies the odds of a win by e: its value at the very end, and what it grows by with the
square root of the number of buildings to come (fitted to 150 games of greedy players)."""
FULL, MANY, LEFT_OVER = 8, 16, 0.1
"""Cards of a full hand, more than which bring nothing; coins of a currency that are spent in time, and what each
further one brings in points."""
ROUNDS = 10
"""Squarings that make a power: the error is of one part in a thousand for the chances that matter."""


def standing(state: State) -> list[float]:
    """Return what each seat may expect to score by the end: points it has, places in the scorings to come, money."""
    seats = len(state.hands)
    if state.ask is None:
        return [float(points) for points in state.points[:seats]]
    coming, fresh = Outlook(state, 0).points(), freshness(state, BELIEFS["late"])
    return [state.points[seat] + coming[seat] + fresh * _of_money(state, seat) for seat in range(seats)]


def _of_money(state: State, seat: int) -> float:
    """Return the points that a hand will bring by the weights of the greedy player.

    A hand of few currencies brings more; money that will not be spent in time brings little.
    """
    coin, company, enough = BELIEFS["coin"], BELIEFS["company"], BELIEFS["enough"]
    worth = BELIEFS["card"] * min(len(state.hands[seat]), FULL)
    for coins in state.worth[len(CURRENCIES) * seat : len(CURRENCIES) * (seat + 1)]:
        spent = min(coins, MANY)
        worth += spent * (coin + 0.5 * company * min(spent, enough)) + LEFT_OVER * (coins - spent)
    return worth


def chances(state: State) -> tuple[float, ...]:
    """Return the expected share of the win of each seat; they add up to 1."""
    expected = standing(state)
    if state.ask is None:
        first = winners(state)
        return tuple([(seat in first) / len(first) for seat in range(len(expected))])
    spread, most = _spread(state), max(expected)
    weights = [_power((points - most) / spread) for points in expected]
    total = fsum(weights)
    return tuple([weight / total for weight in weights])


def _power(exponent: float) -> float:
    """Return about e to the power of a number from -200 to 0, by multiplication alone: every Python has the same."""
    power = 1.0 + exponent / (1 << ROUNDS)
    for _ in range(ROUNDS):
        power *= power
    return power


def _spread(state: State) -> float:
    return NEAR + FAR * sqrt(len(state.buildings) + len(state.yard))
