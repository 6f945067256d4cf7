"""Alhambra under `bench.soak`: its cards, and the rare things that are counted."""

from collections import Counter
from typing import Any

from sanjuan.games.alhambra.cards import BUILDINGS, SCORING, money
from sanjuan.games.alhambra.state import State

OPTIONS: tuple[dict[str, Any], ...] = ({},)
MORE: tuple[dict[str, Any], ...] = OPTIONS
COUNTED = {"again": "exact payments", "gave": "gifts", "passed": "passes", "left_over": "buildings that nobody got"}


def lost(state: State) -> int:
    """Return how many cards are missing, or too many, one by one; a scoring card that is over is out of the game."""
    whole = Counter([*BUILDINGS, *money(len(state.hands)), *SCORING])
    whole.subtract([card for card, letter in SCORING.items() if letter in state.scored])
    whole.subtract([*state.row, *state.money, *state.discard, *state.buildings, *filter(None, state.yard)])
    for cards in (*state.hands, *state.palaces):
        whole.subtract(cards)
    return sum(map(abs, whole.values()))


def counted(state: State) -> Counter[str]:
    """Return what the last answer brought of rare things."""
    return Counter([COUNTED[fact[0]] for fact in state.facts if fact[0] in COUNTED])
