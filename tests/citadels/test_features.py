"""The figures to learn by: of every seat alike, near 1, and about cities, purses and characters."""

from random import Random

import pytest

from sanjuan.games.citadels.players.features import COMMON, FIGURES, OWN, rows
from sanjuan.table.flow import answer
from tests.answering import random_answer
from tests.citadels.rulebook import GAME, SEATS, seat, stand


def figures(state, name):
    """Return one figure of every seat."""
    return [row[(OWN + COMMON).index(name)] for row in rows(state)]


@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_has_all_of_them_and_none_is_large(seats):
    state, rng = GAME.new(seats, seats, preset="random", ninth=seats > 3), Random(seats)
    for _ in range(120):
        found = rows(state)
        assert [len(row) for row in found] == [FIGURES] * seats
        assert all(abs(one) < 50 for row in found for one in row)
        answer(state, random_answer(state, rng))
        if state.ask is None:
            break


def test_a_city_is_told_by_what_it_lacks():
    state = stand(seat("tavern market docks castle palace"), seat("tavern market docks castle palace temple"))
    assert figures(state, "one_left") == [0, 1, 0, 0] and figures(state, "two_left") == [1, 0, 0, 0]
    ahead = figures(state, "ahead")
    assert ahead[1] > 0 > ahead[0] > ahead[2]


def test_what_can_be_paid_is_told_from_what_can_be_built():
    state = stand(seat(hand="palace tavern", gold=2))
    assert figures(state, "buildable")[0] == 0.5 and figures(state, "payable")[0] == 0.25
