"""Data of a finished game on the balance of San Juan."""

from typing import Any

from sanjuan.games.san_juan.state import State


def lab(state: State) -> dict[str, Any]:
    """Return rounds, the turn of every seat in the first round (0: the first governor) and its uncovered buildings."""
    count = len(state.seats)
    first = (state.governor - (state.round - 1)) % count  # the governor passes to the left after every round
    return {
        "rounds": state.round,
        "turns": [(seat - first) % count for seat in range(count)],
        "owned": [seat.city[:] for seat in state.seats],
    }
