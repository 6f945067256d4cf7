"""Alhambra under `bench.habits`: how long they take money without buying."""

from collections.abc import Iterator

from sanjuan.games.alhambra.state import State
from sanjuan.table.options import AT

Saw = Iterator[tuple[str, float]]
LONG = 5
"""So many turns without buying are noticed."""
FULL = 10
"""So many money cards are a full hand."""


def saw(view: State, chosen: tuple[str, ...], state: State, seen: list[dict[str, float]]) -> Saw:
    """Yield what one answer showed of who gave it."""
    question = view.ask
    assert question is not None
    own = seen[question.seat]
    if question.kind != "turn" or not chosen:
        return
    if AT in chosen[0]:
        own.setdefault("first", view.round)
        own["waits"] = 0
        return
    own["waits"] = own.get("waits", 0) + 1
    own["longest"] = max(own.get("longest", 0), own["waits"])
    if len(view.hands[question.seat]) >= FULL and any(AT in option for option in question.options):
        yield f"takes money with {FULL} cards or more, though it could buy", 1.0
    elif any(AT in option for option in question.options):
        yield f"takes money with {FULL} cards or more, though it could buy", 0.0


def ended(state: State, seat: int, seen: dict[str, float]) -> Saw:
    """Yield what the end of a game showed of a seat."""
    yield "round of the first building", seen.get("first", state.round)
    yield f"nothing bought in the first {LONG} rounds", float(seen.get("first", state.round) > LONG)
    yield "most turns in a row without buying", seen.get("longest", 0)
    yield f"more than {LONG} turns in a row without buying", float(seen.get("longest", 0) > LONG)
    yield "buildings at the end", len(state.palaces[seat])
    yield "money cards at the end", len(state.hands[seat])
    yield "points", state.points[seat]
