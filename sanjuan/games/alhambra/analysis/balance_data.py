"""Data of a finished game on the balance of Alhambra."""

from typing import Any

from sanjuan.games.alhambra.cards import CATEGORY
from sanjuan.games.alhambra.state import State


def lab(state: State) -> dict[str, Any]:
    """Return rounds, the turn of every seat in the first round and the categories of its buildings."""
    seats = range(len(state.hands))
    return {
        "rounds": state.round,
        "turns": [(seat - state.first) % len(seats) for seat in seats],
        "owned": [[CATEGORY[card] for card in state.palaces[seat]] for seat in seats],
    }
