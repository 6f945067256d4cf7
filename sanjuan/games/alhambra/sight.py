"""Sight: what a seat may see of a position of Alhambra.

Hidden: hands, both piles, the seed. Everything else is open, also what everybody saw a seat take and pay (8.6): a hand
holds at least the cards in `seen`. The discard pile lies open, so after a reshuffle it is known what the money pile
holds (`pool`), but not in which order.
"""

from sanjuan.games.alhambra.cards import CURRENCIES
from sanjuan.games.alhambra.state import State
from sanjuan.table.flow import EVERYBODY
from sanjuan.table.sight import HIDDEN, masked

UNKNOWN = [0] * len(CURRENCIES)


def view(state: State, seat: int | None) -> State:
    """Return the position as this seat sees it (None: as everybody sees it), every hidden card replaced by "?"."""
    seen = state.copy()
    seen.seed = 0
    seen.viewer = EVERYBODY if seat is None else seat
    seen.buildings = [HIDDEN] * len(state.buildings)
    seen.money = [HIDDEN] * len(state.money)
    seen.stacked = []
    for number, hand in enumerate(state.hands):
        if number != seat:
            seen.hands[number] = [HIDDEN] * len(hand)
            seen.worth[len(CURRENCIES) * number : len(CURRENCIES) * (number + 1)] = UNKNOWN
    if state.ask is not None and state.ask.seat != seat:
        seen.ask = masked(state.ask, state.KINDS[state.ask.kind])
    return seen
