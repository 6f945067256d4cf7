"""San Juan under `bench.habits`: how long they go without building, and what they end with."""

from collections.abc import Iterator

from sanjuan.games.san_juan.score import scores
from sanjuan.games.san_juan.state import State

Saw = Iterator[tuple[str, float]]
EARLY = 4
"""The round at whose end the buildings are counted."""


def saw(view: State, chosen: tuple[str, ...], state: State, seen: list[dict[str, float]]) -> Saw:
    """Yield what one answer showed of who gave it."""
    question = view.ask
    assert question is not None
    if question.kind == "build" and len(question.options) and not question.least:
        yield "builds nothing though it can", float(not chosen)
    if state.round > view.round == EARLY:
        for seat, own in enumerate(seen):
            own["buildings"] = len(state.seats[seat].city)


def ended(state: State, seat: int, seen: dict[str, float]) -> Saw:
    """Yield what the end of a game showed of a seat."""
    yield f"buildings at the end of round {EARLY}", seen.get("buildings", 0)
    yield "buildings at the end", len(state.seats[seat].city)
    yield "cards in hand at the end", len(state.seats[seat].hand)
    yield "points", scores(state)[seat]
