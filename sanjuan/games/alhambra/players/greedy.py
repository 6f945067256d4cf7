"""The greedy player of Alhambra: the best turn by hand-made rules, without a thought of what the others reply."""

from collections.abc import Mapping
from random import Random

from sanjuan.games.alhambra.cards import PRICE
from sanjuan.games.alhambra.players.paying import payment
from sanjuan.games.alhambra.players.planning import BELIEFS, Answer, Planner
from sanjuan.games.alhambra.state import State


def greedy(view: State, rng: Random) -> Answer:
    """Answer the open question of a view; the same view is always answered alike."""
    return decide(view, BELIEFS)


def decide(view: State, beliefs: Mapping[str, float]) -> Answer:
    """Answer the open question of a view with these beliefs."""
    question = view.ask
    assert question is not None
    if question.kind == "pay":
        return payment(question.options, PRICE[view.yard[view.slot]])
    planner = Planner(view, question.seat, beliefs)
    if question.kind == "gift":
        return question.options if gives(planner) else ()
    return planner.best(planner.start)[1]


def gives(planner: Planner) -> bool:
    """Return whether giving the building just bought to Martin is better for this seat than owning it."""
    return planner.worth(planner.start, planner.view.bought)[1] != planner.seat
