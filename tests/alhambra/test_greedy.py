"""The greedy player does what a club player would respect."""

from collections import Counter
from random import Random

import pytest

from sanjuan.bots.random_bot import random
from sanjuan.games.alhambra.players.outlook import expected
from sanjuan.games.alhambra.players.paying import payment, pays_exactly
from sanjuan.table.flow import answer
from tests.alhambra.rulebook import GAME, play, seat, stand

GREEDY = GAME.bots["greedy"]


def chosen(state):
    """Return the greedy player's answer to the open question of a position."""
    return " ".join(GREEDY(GAME.view(state, state.ask.seat), Random(1)))


@pytest.mark.parametrize(("seats", "games"), [(2, 10), (4, 12)])
def test_it_beats_players_at_random(seats, games):
    wins = 0
    for number in range(games):
        state, rng, mine = GAME.new(seats, number), Random(number), number % seats
        while state.ask is not None:
            player = GREEDY if state.ask.seat == mine else random
            answer(state, player(GAME.view(state, state.ask.seat), rng))
        wins += GAME.winners(state) == [mine]
    assert wins > 0.9 * games


def test_it_takes_what_can_be_paid_exactly_first():
    assert chosen(stand(seat("yellow_7 blue_9 blue_3"))) == "tower_7@yellow"


def test_it_takes_two_small_cards_rather_than_one_of_the_same_sum():
    assert chosen(stand(row="blue_2 green_3 yellow_5 orange_1")) == "blue_2 green_3"


def test_it_pays_exactly_with_the_fewest_cards_and_else_as_little_as_it_can():
    state = play(stand(seat("yellow_1 yellow_2 yellow_4 yellow_5")), "tower_7@yellow")
    assert Counter(chosen(state).split()) == Counter(["yellow_2", "yellow_5"])
    assert sorted(payment(("blue_8", "blue_6", "blue_4"), 9)) == ["blue_4", "blue_6"]
    assert payment(("blue_9",) * 3, 7) == ("blue_9",)


@pytest.mark.parametrize(("price", "exact"), [(9, True), (3, True), (8, False), (12, True)])
def test_it_knows_what_can_be_paid_exactly(price, exact):
    assert pays_exactly(["blue_3", "blue_9", "green_6"][:2], price) is exact


def test_it_gives_martin_what_breaks_the_majority_of_the_rival():
    """Seat 1 has three towers, Martin three, seat 0 one: a second one brings it nothing, Martin's fourth costs seat 1
    four points."""
    rival, last = seat(palace="tower_7 tower_8 tower_9"), {"buildings": "", "buildings_only": True, "scored": "a b"}
    martin = "tower_11 tower_11 tower_12"
    own = seat("yellow_9 yellow_1", palace="tower_13")
    state = stand(own, rival, yard="tower_10 - - -", count=2, martin=martin, **last)
    play(state, "tower_10@yellow")
    assert (state.ask.kind, chosen(state)) == ("gift", "martin")


def test_it_keeps_what_it_can_win():
    state = stand(seat("yellow_9 yellow_1", palace="tower_7 tower_8"), yard="tower_10 - - -", count=2, martin="tower_9")
    play(state, "tower_10@yellow")
    assert (state.ask.kind, chosen(state)) == ("gift", "")


def test_nothing_more_can_be_gained_by_a_lead_that_nobody_can_catch():
    before = expected((6, 2, 1), (21, 13, 6), 0)
    after = expected((7, 2, 1), (21, 13, 6), 0)
    assert after[0] - before[0] < 1 and before[0] > 20


def test_expectations_are_the_points_when_nothing_is_to_come():
    for counts, points in (((5, 2, 0), (16, 8, 0)), ((0, 0), (0, 0)), ((6, 0, 0, 1), (16, 0, 0, 8))):
        for told, true in zip(expected(counts, (16, 8, 1), 0), points, strict=True):
            assert abs(told - true) < 1


def test_a_view_is_all_it_needs_and_is_left_as_it_was():
    state, rng = GAME.new(3, 5), Random(5)
    for _ in range(60):
        view = GAME.view(state, state.ask.seat)
        before = GAME.copy(view)
        assert GREEDY(view, rng) == GREEDY(GAME.view(GAME.guess(view, rng), state.ask.seat), rng)
        assert GAME.copy(view) == before
        answer(state, GREEDY(view, rng))
