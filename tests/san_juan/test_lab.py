"""Tests of what the balance report reads in a finished game."""

from random import Random

import pytest

from sanjuan.bots.random_bot import random
from sanjuan.games import GAMES
from sanjuan.table.flow import answer

GAME = GAMES["san_juan"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lab_knows_who_began_and_who_owns_what(seats):
    for seed in range(3):
        state, rng = GAME.new(seats, seed), Random(seed)
        first = state.governor
        while not GAME.over(state):
            answer(state, random(state, rng))
        found = GAME.lab(state)
        assert found["turns"] == [(seat - first) % seats for seat in range(seats)]
        assert found["rounds"] == state.round
        assert found["owned"] == [seat.city for seat in state.seats]
        assert found["owned"][0] is not state.seats[0].city
