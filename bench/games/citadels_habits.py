"""Citadels under `bench.habits`: whom they name, whom they stop, what they pay, what they build."""

from collections.abc import Iterator

from sanjuan.games.citadels.knowledge import DOWN, possible_holders
from sanjuan.games.citadels.rules.doing import PLAIN, USED
from sanjuan.games.citadels.rules.moving import needed, size, where
from sanjuan.games.citadels.rules.powers.rank8 import destructible, seizable
from sanjuan.games.citadels.score import scores
from sanjuan.games.citadels.state import NOBODY, State

Saw = Iterator[tuple[str, float]]
NAMING = frozenset(["kill", "bewitch", "rob", "warrants", "signed", "threats", "flower"])
STRIKING = frozenset(["destroy", "seize"])
EARLY = 3
"""The round at whose end the built districts are counted."""
RICH = 8


def saw(view: State, chosen: tuple[str, ...], state: State, seen: list[dict[str, float]]) -> Saw:
    """Yield what one answer showed of who gave it."""
    question = view.ask
    assert question is not None
    if question.kind in NAMING:
        yield f"{question.kind}: names whom nobody can be", _impossible(view, chosen)
    yield from _strikes(view, chosen, state)
    if state.round > view.round == EARLY:
        for seat, own in enumerate(seen):
            own |= {"gold": state.gold[seat], "districts": len(state.cities[seat])}
    for fact in state.facts:
        if fact[0] == "bought_off":
            seen[fact[1]]["paid"] = seen[fact[1]].get("paid", 0) + fact[3]


def _impossible(view: State, chosen: tuple[str, ...]) -> float:
    """Return 1 where a name is one that nobody else can have, though others were left."""
    assert view.ask is not None
    seat = view.ask.seat
    held = {name for name, seats in possible_holders(view, seat).items() if seats - {DOWN, seat}}
    missing = len(held.intersection(view.ask.options).difference(chosen))
    return float(bool(missing and not held.issuperset(chosen)))


def _near(view: State, options: list[str]) -> list[str]:
    """Return the districts of others whose city lacks one, of districts in all cities."""
    found = [(option, where(option)[0]) for option in options]
    return [option for option, seat in found if seat != view.turn and size(view.cities[seat]) == needed(view) - 1]


def _strikes(view: State, chosen: tuple[str, ...], state: State) -> Saw:
    question = view.ask
    assert question is not None
    if question.kind in STRIKING and view.first == NOBODY:
        if near := _near(view, list(question.options)):
            yield "rank 8: a city that lacks one is left alone", float(chosen[0] not in near)
    ended = question.kind == "turn" and view.turn == question.seat != state.turn and not view.did & (USED | PLAIN)
    if ended and view.acting in REACH and state.first == NOBODY:
        rich = view.copy()
        rich.gold[question.seat] += view.spent
        if _near(view, REACH[view.acting](rich, question.seat)):
            yield "rank 8: a city that lacks one is left alone", 1.0


REACH = {"warlord": destructible, "marshal": seizable}
"""Functions that return what characters of rank 8 can take out of cities."""


def ended(state: State, seat: int, seen: dict[str, float]) -> Saw:
    """Yield what the end of a game showed of a seat."""
    yield f"districts at the end of round {EARLY}", seen.get("districts", 0)
    idle = seen.get("gold", 0) >= RICH and seen.get("districts", 0) <= 1
    yield f"{RICH} gold or more and at most one district then", float(idle)
    yield "gold paid for threats", seen.get("paid", 0)
    yield "districts at the end", len(state.cities[seat])
    yield "at most two districts at the end", float(len(state.cities[seat]) <= 2)
    yield "gold at the end", state.gold[seat]
    yield "points", scores(state)[seat]
