"""The end: "on acheve le tour en cours et la partie est terminee"."""

from sanjuan.games.citadels.rules.moving import complete, everybody
from sanjuan.games.citadels.state import NOBODY, State

FROM_HAND = ("secret_vault",)
"""The cards that are revealed from the hand at the end."""


def is_last_round(state: State) -> bool:
    """Return whether the game ends with this round: a city is complete, or was (A6-34)."""
    return state.first != NOBODY or any(complete(state, seat) for seat in range(len(state.gold)))


def end_game(state: State) -> None:
    """Reveal what counts from the hand; no question follows."""
    state.facts.append(("ends",))
    for seat, hand in enumerate(state.hands):
        for card in FROM_HAND:
            if card in hand:
                rest = tuple([(bits, own) for bits, own in state.known[seat] if own != card])
                state.known[seat] = (*rest, (everybody(state) & ~(1 << seat), card))
                state.reveals += 1
                state.facts.append(("unveiled", seat, card))
    state.facts.append(("final",))
