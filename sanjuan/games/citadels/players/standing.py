"""The standing of everybody, by what is open, and the chances to win that it leaves."""

from sanjuan.bots.chances import shared_out, split
from sanjuan.games.citadels.players.reading import Reading
from sanjuan.games.citadels.score import winners
from sanjuan.games.citadels.state import NOBODY, State

FAR, LAST = 7.5, 3.0
"""The lead, in points, that multiplies the odds of a win by e: before the last round, and in it (fitted to 500 greedy
games of four)."""


def standing(state: State) -> list[float]:
    """Return what each seat may count on: points, districts on the way to a complete city, gold and cards."""
    return Reading(state, 0).standing()


def chances(state: State) -> tuple[float, ...]:
    """Return the expected share of the win of each seat; they add up to 1."""
    if state.ask is None:
        return split(winners(state), len(state.gold))
    return shared_out(standing(state), FAR if state.first == NOBODY else LAST)
