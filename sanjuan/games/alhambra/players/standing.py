"""The standing of everybody: the points to be expected in the end, and the chances to win that they leave."""

from math import sqrt

from sanjuan.bots.chances import shared_out, split
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


def standing(state: State) -> list[float]:
    """Return what each seat may expect to score by the end: points it has, places in the scorings to come, money."""
    seats = len(state.hands)
    if state.ask is None:
        return [float(points) for points in state.points[:seats]]
    coming, fresh = Outlook(state, 0).points(), freshness(state, BELIEFS["late"])
    return [state.points[seat] + coming[seat] + fresh * of_money(state, seat) for seat in range(seats)]


def of_money(state: State, seat: int) -> float:
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
        return split(winners(state), len(expected))
    return shared_out(expected, spread(state))


def spread(state: State) -> float:
    """Return the lead, in points, that multiplies the odds of a win by e."""
    return NEAR + FAR * sqrt(len(state.buildings) + len(state.yard))
