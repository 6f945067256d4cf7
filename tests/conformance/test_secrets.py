"""No secret in steps to come, continuations of questions or facts: a view shows them as they are.

Answers that lead to positions which look the same to another seat must leave the same steps and continuation; and where
the answer itself was not public, the same facts.
"""

from random import Random

import pytest

from sanjuan.bots.candidates import answers
from sanjuan.table.flow import answer, ask, kind_of, step
from sanjuan.table.kinds import PUBLIC
from tests.conformance.test_games import each_table, plies
from tests.toys import ALL
from tests.toys.auction import rules

TRIED = 5


def outcomes(game, state, chosen, seat):
    """Return the outcome of an answer as a seat sees it: (the rest of the view, steps and continuation, facts)."""
    after = answer(game.copy(state), chosen)
    view = game.view(after, seat)
    facts = game.facts_of(after, seat)
    waiting = view.todo, view.ask and (view.ask.seat, view.ask.kind, view.ask.then)
    view.todo, view.ask, view.facts = [], None, []
    return view, waiting, facts


def leaks(game, state, rng):
    """Return the answers to the open question that another seat could tell apart by what it must not."""
    found = []
    public = kind_of(state).sight == PUBLIC
    tried = answers(state, rng, TRIED)
    for seat in (None, *[seat for seat in range(len(game.scores(state))) if seat != state.ask.seat]):
        seen = []
        for chosen in tried:
            view, waiting, facts = outcomes(game, state, chosen, seat)
            alike = next((other for other in seen if other[0] == view), None)
            if alike is None:
                seen.append((view, waiting, facts))
            elif alike[1] != waiting or not public and alike[2] != facts:
                found.append((seat, chosen))
    return found


@each_table
def test_what_looks_the_same_goes_on_the_same(name, seats):
    game, rng = ALL[name], Random(1)
    for number, state in enumerate(plies(game, seats, 9)):
        if state.ask is not None and number % 5 == 0:
            assert leaks(game, state, rng) == [], state.ask


@step("tests.secrets.nothing")
def nothing(table, secret):
    """Do nothing: the step stands for a coming one with a secret among its arguments."""


@step("tests.secrets.picked")
def picked(table, seat, secret, chosen):
    """Continue with a secret among the arguments of the question."""
    table.picks[seat] = chosen[0]


def in_a_step(table, seat, chosen):
    table.picks[seat] = chosen[0]
    table.todo.insert(0, (nothing, chosen[0]))


def in_a_fact(table, seat, chosen):
    table.picks[seat] = chosen[0]
    table.facts.append(("shown", seat, chosen[0]))


def in_a_continuation(table, seat):
    ask(table, seat, "pick", table.lots, 1, 1, (picked, seat, table.picks[0]))


@pytest.mark.parametrize(
    ("what", "spoiled"), [("picked", in_a_step), ("picked", in_a_fact), ("pick", in_a_continuation)]
)
def test_a_secret_in_the_wrong_place_is_found(what, spoiled, monkeypatch):
    game = ALL["auction"]
    monkeypatch.setattr(rules, what, spoiled)
    state = game.new(5, 1)
    state.todo = [(spoiled, *one[1:]) if one[0].__name__ == what else one for one in state.todo]
    assert leaks(game, state, Random(1))
