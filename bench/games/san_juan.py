"""San Juan under `bench.soak`: its options, its cards, and the rare things that are counted."""

from collections import Counter
from typing import Any

from sanjuan.games.san_juan.state import State

OPTIONS: tuple[dict[str, Any], ...] = ({}, {"edition": 1}, {"deck": 110, "start_hand": True})
MORE: tuple[dict[str, Any], ...] = (
    {"edition": 1, "new_buildings": True, "events": True},
    {"new_buildings": 33, "events": True},
)


def lost(state: State) -> int:
    """Return how many cards are missing."""
    return len(state.box.deck()) - cards(state)


def cards(state: State) -> int:
    """Count the cards of the deck wherever they are; buildings from the table do not count."""
    count = len(state.deck) + len(state.discard) + len(state.aside) + len(state.events)
    for own in state.seats:
        city = [*own.city, *(card for stack in own.covered for card in stack)]
        count += sum(not state.box.cards[card].on_table for card in city)
        count += len(own.hand) + len(own.tucked) + sum(good != "" for good in own.goods)
    return count


def counted(state: State) -> Counter[str]:
    """Return what the last answer brought of rare things."""
    told: Counter[str] = Counter()
    told["answers with both piles empty"] += not state.deck and not state.discard
    told["stalled games"] += sum(fact[0] == "stalled" for fact in state.facts)
    return told
