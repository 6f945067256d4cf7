"""The view of a seat, and a deal of the hidden cards that fits a view."""

from random import Random

from sanjuan.games.high_card.rules import DECK, State
from sanjuan.table.flow import EVERYBODY
from sanjuan.table.rng import shuffle
from sanjuan.table.sight import HIDDEN, masked, plausible


def view(state: State, seat: int | None) -> State:
    """Return a position with all masked that a seat may not see (None: what everybody sees)."""
    seen = state.copy()
    seen.seed, seen.viewer = 0, EVERYBODY if seat is None else seat  # the seed would tell the whole deal
    for other in range(len(seen.hands)):
        if other != seat:
            seen.hands[other] = [HIDDEN] * len(seen.hands[other])
            seen.down[other] = HIDDEN if seen.down[other] else ""
    if seen.ask is not None and seen.ask.seat != seat:
        seen.ask = masked(seen.ask, seen.KINDS[seen.ask.kind])
    return seen


def guess(seen: State, rng: Random) -> State:
    """Deal a position at random that looks like this view."""
    state = _deal(seen, rng)
    # A seat that is asked has a choice: two equal cards would have played themselves.
    while not plausible(state, seen.viewer):
        state = _deal(seen, rng)
    return state


def _deal(seen: State, rng: Random) -> State:
    state = seen.copy()
    state.seed, state.viewer = int(rng.random() * 2**53), None
    deck = list(DECK)
    for card in [*_known(seen.hands), *_known([seen.down, seen.pot]), *_known(seen.taken)]:
        deck.remove(card)
    shuffle(deck, rng)
    state.hands = [[deck.pop() if card == HIDDEN else card for card in hand] for hand in seen.hands]
    state.down = [deck.pop() if card == HIDDEN else card for card in seen.down]
    if state.ask is not None and HIDDEN in state.ask.options:
        state.ask = state.ask._replace(options=tuple(state.hands[state.ask.seat]))
    return state


def _known(groups: list[list[str]]) -> list[str]:
    return [card for group in groups for card in group if card not in ("", HIDDEN)]
