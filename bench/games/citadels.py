"""Citadels under `bench.soak`: its cards, and the rare things that are counted."""

from collections import Counter
from typing import Any

from sanjuan.games.citadels.cards import deck
from sanjuan.games.citadels.casts import PRESETS, RANDOM
from sanjuan.games.citadels.state import State

OPTIONS: tuple[dict[str, Any], ...] = (
    *[{"preset": preset} for preset in PRESETS],
    *[{"preset": preset, "ninth": True} for preset in PRESETS],
    *[{"preset": RANDOM, "ninth": True, "emperor_chooses": True}] * 6,
)
"""Every cast with and without rank 9, and casts drawn by the seed."""
MORE: tuple[dict[str, Any], ...] = OPTIONS
COUNTED = {
    "confiscated": "confiscations",
    "flowered": "flowers revealed",
    "resumed": "turns of the Witch in another's place",
    "was_killed": "killed kings",
    "swapped_characters": "characters swapped in the Theater",
    "destroyed": "districts destroyed",
    "exchanged": "districts exchanged",
    "seized": "districts seized",
    "sacrificed": "districts sacrificed",
    "set_back": "ranks 4 that came up face up",
}


def lost(state: State) -> int:
    """Return how many cards are missing, or too many, one by one."""
    whole = Counter(deck(state.uniques))
    for cards in (state.deck, state.museum, state.drawn, *state.hands, *state.cities):
        whole.subtract(cards)
    return sum(map(abs, whole.values())) + bool(state.building)


def counted(state: State) -> Counter[str]:
    """Return what the last answer brought of rare things."""
    return Counter([COUNTED[fact[0]] for fact in state.facts if fact[0] in COUNTED])
