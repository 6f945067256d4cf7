"""The figures to learn by: of every seat alike, near 1, and about what a hand can do."""

from random import Random

import pytest

from sanjuan.games.alhambra.players.features import COMMON, FIGURES, OWN, rows
from sanjuan.games.alhambra.players.standing import spread, standing
from sanjuan.table.flow import answer
from tests.alhambra.rulebook import GAME, seat, stand
from tests.answering import random_answer


def figures(state, name):
    """Return one figure of every seat."""
    return [row[(OWN + COMMON).index(name)] for row in rows(state)]


def test_every_seat_has_all_of_them_and_none_is_large():
    for seats in GAME.seats:
        state, rng = GAME.new(seats, 7), Random(seats)
        while state.ask is not None:
            found = rows(state)
            assert [len(row) for row in found] == [FIGURES] * seats
            assert all(abs(one) < 50 for row in found for one in row)
            assert len({tuple(row[len(OWN) :]) for row in found}) == 1
            answer(state, random_answer(state, rng))


def test_the_lead_is_that_of_what_each_may_expect():
    state = stand(seat("blue_4 blue_6", "tower_9 garden_9"), seat("green_8", "pavilion_2"))
    expected = standing(state)
    leads = [own - max(expected[:at] + expected[at + 1 :]) for at, own in enumerate(expected)]
    assert figures(state, "ahead") == pytest.approx([lead / spread(state) for lead in leads])


def test_who_can_pay_exactly_is_told_from_who_can_pay():
    state = stand(
        seat("blue_4 blue_6 green_9"), seat("blue_9 blue_8"), yard="tower_13 garden_10 pavilion_8 arcades_10", row=""
    )
    exact, pays = figures(state, "exact"), figures(state, "pays_best")
    assert exact[0] > 0 and exact[1:] == [0, 0] and min(pays[:2]) > 0 == pays[2]
    assert figures(state, "exact_now") == [exact[0], 0, 0] and figures(state, "asked") == [1, 0, 0]


def test_the_fullest_hand_is_told_by_currency():
    state = stand(seat("blue_9"), seat("blue_8 yellow_7"), yard="tower_13 garden_10 pavilion_8 arcades_10")
    richest = figures(state, "richest")
    assert min(richest[:2]) > 0
    tied = stand(seat("blue_9"), seat("blue_9"), yard="tower_13 garden_10 pavilion_8 arcades_10")
    assert figures(tied, "richest")[:2] == [0, 0]
