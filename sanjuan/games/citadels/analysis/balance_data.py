"""Data of a finished game on the balance of Citadels."""

from typing import Any

from sanjuan.games.citadels.state import State


def lab(state: State) -> dict[str, Any]:
    """Return rounds, the place of every seat in the first draft and the districts of its city."""
    seats = range(len(state.gold))
    return {
        "rounds": state.round,
        "turns": list(seats),
        "owned": [list(state.cities[seat]) for seat in seats],
    }
