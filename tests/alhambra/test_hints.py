"""Tests that a player who follows the hints of Alhambra buys in time and does not hoard money."""

from functools import cache

import pytest

from bench.games.alhambra_habits import FULL
from sanjuan.games.alhambra.players.standing import standing
from sanjuan.measure.arena import chance, deal_seed
from sanjuan.table.flow import answer
from sanjuan.table.options import AT
from tests.alhambra.rulebook import GAME, seat, stand

MONEY = 6
"""So many turns of money in a row are too many."""
GREEN = "green_9 green_8 green_8 green_7"


@cache
def followed(seats, number):
    """Play a game in which seat 0 follows the hints; return its money turns in a row, its refusals, and scoring A."""
    state, greedy = GAME.new(seats, deal_seed(5, number)), GAME.bots["greedy"]
    rng, in_row, longest, hoards, at_a = chance(5, number, 0), 0, 0, 0, None
    while state.ask is not None:
        question, view = state.ask, GAME.view(state, state.ask.seat)
        chosen = GAME.adviser.advise(view, rng)[0].answer if question.seat == 0 else greedy(view, rng)
        if question.seat == 0 and question.kind == "turn":
            in_row = 0 if AT in chosen[0] else in_row + 1
            longest = max(longest, in_row)
            hoards += len(view.hands[0]) >= FULL and AT not in chosen[0] and any(AT in one for one in question.options)
        answer(state, chosen)
        if "a" in state.scored and at_a is None:
            at_a = (len(state.palaces[0]), state.points[0])
    return longest, hoards, at_a


@pytest.mark.sample(1, first=3)
@pytest.mark.slow
@pytest.mark.parametrize(("seats", "number"), [(2, 1), (2, 3), (4, 1), (4, 2), (6, 3)])
def test_who_follows_the_hints_buys_before_scoring_a_and_does_not_hoard(seats, number):
    longest, hoards, (buildings, points) = followed(seats, number)
    assert buildings >= 1 and points > 0
    assert longest < MONEY and hoards <= 1


def money_is_worth(hand):
    """Return by how much a hand raises the value of a position in the middle of a game."""
    rich, poor = [standing(stand(seat(cards), seat("blue_1"), buildings_only=False))[0] for cards in (hand, "")]
    return rich - poor


def test_money_beyond_what_can_be_spent_in_time_counts_little():
    """32 green are not worth twice as much as 16 and as much again in other cards, and a full hand adds little."""
    half, whole = money_is_worth("green_9 green_7"), money_is_worth(GREEN)
    assert whole < money_is_worth("green_9 green_7 blue_9 blue_7")
    assert whole < 2 * half
    full = "blue_1 blue_1 green_1 green_1 orange_1 orange_1 yellow_1 yellow_1"
    assert money_is_worth(f"{full} blue_2 green_2") - money_is_worth(full) < 2.0 < money_is_worth("blue_2 green_2")


@pytest.mark.parametrize("palace", ["", "garden_6", "chambers_5 chambers_6"])
@pytest.mark.parametrize("hand", ["blue_9 blue_1", "blue_9 blue_3 green_2"])
def test_on_the_last_turn_money_is_not_preferred_to_a_building_that_scores(hand, palace):
    """The pile is empty and a slot will be: the last scoring follows, where money brings nothing."""
    state = stand(
        seat(hand, palace, 5), seat(palace="garden_7", points=9), buildings="", buildings_only=True, scored="a b"
    )
    found = GAME.adviser.advise(GAME.view(state, 0), chance(1, 1, 0))
    assert found[0].answer == ("garden_10@blue",)
