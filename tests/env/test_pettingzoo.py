"""The environments pass PettingZoo's own tests, with every number of seats and all kinds of options."""

import warnings
from random import Random

import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

import sanjuan.env as environments
from sanjuan.bots.random_bot import random
from sanjuan.games import GAMES
from sanjuan.table.flow import answer

OPTIONS = {
    "san_juan": [
        {},
        {"edition": 1, "start_hand": True},
        {"edition": 1, "new_buildings": True, "events": True},
        {"edition": 2, "new_buildings": 33, "events": True},
    ]
}


def case(name, seats, nth, options):
    """Return a table as a test case; every fourth one is played by `make check` too."""
    marks = [] if (seats + nth) % 4 == 2 else [pytest.mark.slow]
    return pytest.param(name, seats, options, id=f"{name}, {seats} seats, {options}", marks=marks)


CASES = [
    case(name, seats, nth, options)
    for name, game in GAMES.items()
    for seats in game.seats
    for nth, options in enumerate(OPTIONS.get(name, [{}]))
]
each_case = pytest.mark.parametrize(("game", "seats", "options"), CASES)
NOT_AN_ARRAY = {
    "Observation numpy array is all zeros.",
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
"""Warnings of api_test about every environment with an action mask that is not one of PettingZoo's own."""


def seeded(game, seats, options):
    """Return an environment whose random actions are always the same."""
    made = environments.env(game, seats, **options)
    made.reset(seed=seats)
    for number, agent in enumerate(made.possible_agents):
        made.action_space(agent).seed(number)
    return made


@each_case
def test_api(game, seats, options):
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(seeded(game, seats, options), num_cycles=300)
    assert {str(warning.message) for warning in told} <= NOT_AN_ARRAY


@each_case
def test_seeds(game, seats, options):
    seed_test(lambda: environments.env(game, seats, **options), num_cycles=60)


def long(name):
    """Return whether a random game asks seats more often than `max_cycles_test` lets them answer: four times."""
    state, rng, asked = GAMES[name].new(min(GAMES[name].seats), 1), Random(1), []
    while state.ask is not None:
        asked.append(state.ask.seat)
        answer(state, random(state, rng))
    return min(map(asked.count, range(min(GAMES[name].seats)))) > 5


@pytest.mark.parametrize("game", [name for name in GAMES if long(name)])
def test_max_cycles(game, monkeypatch):
    max_cycles_test(environments)
    for seats in GAMES[game].seats:
        for name in ("env", "parallel_env"):
            made = getattr(environments, name)
            monkeypatch.setattr(environments, name, lambda made=made, seats=seats, **more: made(game, seats, **more))
        max_cycles_test(environments)
        monkeypatch.undo()


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_parallel_environment():
    parallel_api_test(environments.parallel_env(seats=2), num_cycles=50)
