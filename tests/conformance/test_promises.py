"""Every figure that a question shows beside an answer is what the engine brings when that answer is given."""

from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from sanjuan.games import GAMES
from sanjuan.table.flow import answer, refusal
from tests.answering import random_answer
from tests.conformance.positions import OPTIONS

TESTS = Path(__file__).resolve().parents[1]
PROMISED = {name: import_module(f"tests.{name}.promised") for name in GAMES if (TESTS / name / "promised.py").exists()}
"""By game that has such a module: `TABLES` with more seats and options, `BROUGHT`, how a kind of question is compared,
`UNSAID` kinds, whose figures are shown nowhere or are those of the table itself."""
OFTEN = 0.7
"""The share of answers that a player thinks about; the others are random, for odd positions."""


def tables(name):
    """Return (seats, options) of the tables that are played."""
    return [*OPTIONS.get(name, []), *PROMISED[name].TABLES]


def answers(state, rng):
    """Return the answers of one option, and one of any number of them."""
    ask = state.ask
    each = [(option,) for option in dict.fromkeys(ask.options)]
    return [chosen for chosen in (*each, (), random_answer(state, rng)) if refusal(state, chosen) is None]


def broken(name, state, rng):
    """Return what is promised of the open question and does not come true: (kind, answer, what, promised, brought)."""
    game, kind = GAMES[name], state.ask.kind
    view = game.view(state, state.ask.seat)
    told = game.question(view) | {"table": game.show(view, state.ask.seat)}
    found = []
    for chosen in answers(state, rng):
        after = game.copy(state)
        answer(after, chosen)
        compared = PROMISED[name].BROUGHT[kind](state, told, chosen, after)
        found += [(kind, chosen, what, said, came) for what, said, came in compared if said != came]
    return found


def played(name, games):
    """Yield the states of games of every table; who answers is as good as chance, or a little better."""
    game, rng = GAMES[name], Random(5)
    for seats, options in tables(name):
        for seed in range(games):
            state = game.new(seats, seed, **options)
            while state.ask is not None:
                yield state, rng
                view = game.view(state, state.ask.seat)
                answer(state, game.bots["greedy"](view, rng) if rng.random() < OFTEN else random_answer(view, rng))


def compare(name, games):
    """Look at games; return what was broken, each kind once, and the kinds that were compared."""
    found, kinds = {}, set()
    for state, rng in played(name, games):
        kind = state.ask.kind
        if kind in PROMISED[name].BROUGHT:
            kinds.add(kind)
            for one in broken(name, state, rng):
                found.setdefault((one[0], one[2]), one)
    return sorted(found.values(), key=str), kinds


@pytest.mark.slow
@pytest.mark.parametrize("name", PROMISED)
def test_what_an_answer_promises_is_what_it_brings(name):
    found, kinds = compare(name, 2)
    assert found == []
    assert set(PROMISED[name].BROUGHT) - kinds - PROMISED[name].RARE == set()


@pytest.mark.soak
@pytest.mark.parametrize("name", PROMISED)
def test_what_an_answer_promises_is_what_it_brings_in_many_games(name):
    found, kinds = compare(name, 40)
    assert found == [] and kinds == set(PROMISED[name].BROUGHT)


@pytest.mark.parametrize("name", PROMISED)
def test_every_kind_of_question_with_figures_is_compared(name):
    known = {*PROMISED[name].BROUGHT, *PROMISED[name].UNSAID}
    assert set(GAMES[name].new(min(GAMES[name].seats), 1).KINDS) == known
    assert not {*PROMISED[name].BROUGHT} & {*PROMISED[name].UNSAID}
