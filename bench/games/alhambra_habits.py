"""Alhambra under `bench.habits`: how long they take money without buying."""

from collections.abc import Iterator

from sanjuan.games.alhambra.cards import CURRENCIES
from sanjuan.games.alhambra.score import winners
from sanjuan.games.alhambra.state import State
from sanjuan.table.options import AT

Saw = Iterator[tuple[str, float]]
SOME, LONG = 3, 5
"""So many turns without buying in a row are noticed."""
FULL = 10
"""So many money cards are a full hand."""


def saw(view: State, chosen: tuple[str, ...], state: State, seen: list[dict[str, float]]) -> Saw:
    """Yield what one answer showed of who gave it."""
    question = view.ask
    assert question is not None
    own = seen[question.seat]
    _note_scorings(view, state, seen)
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


def _note_scorings(view: State, state: State, seen: list[dict[str, float]]) -> None:
    """Note what everybody holds, owns and has where an answer brought a scoring."""
    for letter in state.scored[len(view.scored) : 2]:
        for seat, own in enumerate(seen):
            kinds = len(CURRENCIES)
            own[f"{letter}: buildings"] = len(state.palaces[seat])
            own[f"{letter}: points"] = state.points[seat]
            own[f"{letter}: money cards"] = len(state.hands[seat])
            own[f"{letter}: coins of the largest currency"] = max(state.worth[kinds * seat : kinds * (seat + 1)])


def ended(state: State, seat: int, seen: dict[str, float]) -> Saw:
    """Yield what the end of a game showed of a seat."""
    yield "round of the first building", seen.get("first", state.round)
    yield f"nothing bought in the first {LONG} rounds", float(seen.get("first", state.round) > LONG)
    yield "most turns in a row without buying", seen.get("longest", 0)
    yield f"more than {SOME} turns in a row without buying", float(seen.get("longest", 0) > SOME)
    yield f"more than {LONG} turns in a row without buying", float(seen.get("longest", 0) > LONG)
    yield "buildings at the end", len(state.palaces[seat])
    yield "money cards at the end", len(state.hands[seat])
    yield from [(f"at scoring {note}", value) for note, value in seen.items() if ": " in note]
    if "a: buildings" in seen:
        yield "no building at scoring a", float(not seen["a: buildings"])
        yield "no point at scoring a", float(not seen["a: points"])
    yield "points", state.points[seat]
    first = winners(state)
    yield "share of the win", (seat in first) / len(first)
