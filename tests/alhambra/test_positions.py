"""Positions of scenario files: what is refused, what may be said of a pile."""

from random import Random

import pytest

from sanjuan.scenario.shapes import Unfit
from sanjuan.table import position
from sanjuan.table.flow import answer
from sanjuan.table.from_position import load
from tests.alhambra.rulebook import GAME, plies, seat, stand


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"yard": "tower_7 garden_10 tower_8"}, "position, yard: 4 slots are wanted"),
        ({"yard": "tower_7 garden_10 tower_8 towr_9"}, "position, yard: unknown building 'towr_9'; did you mean"),
        ({"yard": "tower_7 tower_7 - -"}, "position, yard: one tower_7 too many: there are 1 in this game"),
        ({"row": "blue_1 blue_1 blue_1 blue_1"}, "position, row: one blue_1 too many: there are 3 in this game"),
        ({"row": "blue_1 blue_1 blue_2 blue_2 blue_3"}, "position, row: at most 4 cards lie in the row, not 5"),
        ({"row": "scoring_a"}, "position, row: scoring_a lies in the money pile only"),
        ({"discard": "scoring_b"}, "position, discard: scoring_b lies in the money pile only"),
        ({"money": "scoring_a scoring_a"}, "position, money: one scoring_a too many: there are 1 in this game"),
        ({"money": "scoring_a", "scored": "a"}, "position, money: scoring_a cannot come again: scored has 'a'"),
        ({"scored": "c"}, "position, scored: unknown scoring 'c'; did you mean"),
        ({"scored": "a a"}, "position, scored: 'a' is given twice"),
        ({"turn": 3}, "position, turn: a number from 0 to 2 is wanted, not 3"),
        ({"martin": "tower_7"}, "position, martin: Martin plays at two seats only, not at 3"),
        ({"money_only": 1}, "position, money_only: true or false is wanted, not 1"),
        ({"at": "start"}, "position, at: unknown moment 'start'; did you mean"),
        ({"a": 3}, "position, a: it goes with at = 'deal' only"),
        ({"shuffles": [["blue_10"]]}, "position, shuffles: unknown money card 'blue_10'; did you mean"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(more, sentence):
    with pytest.raises(Unfit) as error:
        stand(**more)
    assert str(error.value).startswith(sentence)


def test_at_two_seats_there_are_two_of_each_money_card():
    with pytest.raises(Unfit, match="one blue_1 too many: there are 2 in this game"):
        stand(seat("blue_1 blue_1 blue_1"), count=2)


@pytest.mark.parametrize("other", ["blue_7", "green_1"])
def test_a_shuffle_holds_exactly_the_cards_of_the_discard_pile(other):
    state = stand(money="", money_only=True, discard="blue_9 blue_8", shuffles=[["blue_9", other]])
    with pytest.raises(Unfit, match="are not the cards of the discard pile"):
        answer(state, ("blue_2",))


@pytest.mark.parametrize("second", [["yellow_5", "yellow_6"], ["yellow_6", "yellow_5"]])
def test_each_reshuffle_has_a_list_of_its_own(second):
    piles = {"money_only": True, "discard": "blue_9 blue_8", "shuffles": [["blue_8", "blue_9"], second]}
    state = stand(seat(), seat(), seat("yellow_5 yellow_6"), **piles)
    for chosen in ("blue_2", "green_3", "tower_7@yellow", "orange_9"):
        answer(state, (chosen,))
    assert state.row[-1] == second[0] and state.stacked == []


def test_after_the_last_list_the_seed_shuffles():
    state = stand(money="", money_only=True, discard="blue_9 blue_8", shuffles=[["blue_8", "blue_9"]])
    answer(state, ("blue_2",))
    assert state.row[-1] == "blue_8" and state.stacked == []


def test_the_unseen_rest_lies_below_what_is_listed_and_the_scoring_cards_below_all():
    state = stand(money="blue_9 green_9", buildings="pavilion_2")
    assert state.money[-2:] == ["green_9", "blue_9"] and state.money[:2] == ["scoring_b", "scoring_a"]
    assert state.buildings[-1] == "pavilion_2" and len(state.buildings) == 50


def test_cards_that_are_listed_nowhere_may_be_out_of_the_game():
    state = stand(money="blue_9", money_only=True, buildings="", buildings_only=True)
    assert (state.money, state.buildings) == (["blue_9"], [])
    assert GAME.view(GAME.guess(GAME.view(state, 0), Random(1)), 0) == GAME.view(state, 0)


def test_the_end_lays_out_nothing_and_scores_nothing_but_c():
    state = stand(seat(palace="pavilion_2", points=3), yard="- - - -", row="", money="scoring_a blue_9", at="end")
    assert (state.points, state.row, state.ask) == ([19, 0, 0], [], None)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_position_of_a_game_can_be_written_and_played_from(seats):
    for number, state in enumerate(plies(seats, 4)):
        if number % 40 == 0 and state.ask is not None:
            assert load(GAME, position.write(state)).ask == state.ask


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"row":["blue_2"', '"row":["blue_22"', "row.0: unknown money card 'blue_22'; did you mean 'blue_2'?"),
        ('"yard":["tower_7"', '"yard":["tower_8"', "yard.2: one tower_8 too many for this game"),
        ('"discard":[]', '"discard":["scoring_a"]', "discard.0: unknown money card 'scoring_a'; did you mean"),
        ('"slot":-1', '"slot":4', "slot: slots are 0 to 3 or -1 for none, not 4"),
        ('"turn":0', '"turn":3', "turn: seats are 0 to 2, not 3"),
        ('"worth":[7', '"worth":[8', "worth: hand 0 is worth something else"),
        ('"points":[0,', '"points":[0,0,', "points: 3 entries are expected, not 4"),
        ('"scored":[]', '"scored":["d"]', "scored.0: unknown scoring 'd'"),
    ],
)
def test_a_position_text_that_cannot_be_is_refused(old, new, sentence):
    text = position.write(stand(seat("yellow_7")))
    assert old in text
    with pytest.raises(position.Unreadable) as error:
        load(GAME, text.replace(old, new, 1))
    assert sentence in str(error.value)
