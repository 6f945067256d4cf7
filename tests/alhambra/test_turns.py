"""Turns: taking money, buying, paying, acting again, passing."""

import pytest

from tests.alhambra.rulebook import GAME, YARD, asked, offered, play, refusal, seat, stand, told, yard


def test_a_turn_offers_the_row_then_the_buildings_that_can_be_paid():
    state = stand(seat("yellow_4 yellow_3 green_7 orange_9"))
    assert offered(state) == "blue_2 green_3 yellow_6 orange_9 tower_7@yellow tower_9@orange"
    assert (state.ask.least, state.ask.most) == (1, 4)


def test_least_and_most_are_the_same_whatever_lies_there():
    state = stand(row="blue_2 green_3")
    assert (state.ask.least, state.ask.most) == (1, 4)


def test_several_cards_are_five_together_at_most():
    state = stand()
    assert refusal(state, "blue_2 yellow_6") == "several money cards are 5 together at most, not 8"
    assert refusal(state, "blue_2 green_3 yellow_6") == "several money cards are 5 together at most, not 11"
    play(state, "green_3 blue_2")
    assert state.hands[0] == ["blue_2", "green_3"], "in the order of the row"
    assert told(state)[0] == "took"


def test_a_building_is_bought_alone():
    assert refusal(stand(seat("yellow_7")), "tower_7@yellow blue_2") == "a building is bought alone"


def test_nothing_at_all_is_no_answer():
    assert refusal(stand(), "") == "'turn' wants 1 to 4 options, not 0"


def test_a_payment_reaches_the_price():
    state = play(stand(seat("yellow_4 yellow_5 yellow_2 blue_9")), "tower_7@yellow")
    assert offered(state) == "yellow_4 yellow_5 yellow_2"
    assert (state.ask.least, state.ask.most) == (1, 3)
    assert refusal(state, "yellow_4 yellow_2") == "6 do not reach the price of 7"
    assert refusal(state, "blue_9") == "'blue_9' is not offered in 'pay'"


@pytest.mark.parametrize(
    ("hand", "question"),
    [("yellow_4 yellow_3", "turn 0"), ("yellow_4 yellow_4", "turn 1"), ("yellow_4 yellow_4 yellow_7", "pay 0")],
)
def test_payment_is_asked_only_where_there_is_a_choice(hand, question):
    assert asked(play(stand(seat(hand)), "tower_7@yellow")) == question


def test_money_paid_lies_on_the_discard_pile_in_the_order_of_the_hand():
    state = play(stand(seat("yellow_5 yellow_1 yellow_2"), discard="blue_9"), "tower_7@yellow", "yellow_2 yellow_5")
    assert state.discard == ["blue_9", "yellow_5", "yellow_2"]
    assert state.hands[0] == ["yellow_1"]


def test_after_an_exact_payment_nothing_is_laid_out_yet():
    state = play(stand(seat("yellow_7")), "tower_7@yellow")
    assert (asked(state), yard(state)) == ("turn 0", "- garden_10 tower_8 tower_9")
    assert told(state) == ["bought", "again"]


def test_overpaying_ends_the_turn():
    state = play(stand(seat("yellow_9")), "tower_7@yellow")
    assert asked(state) == "turn 1" and "again" not in told(state)


def test_the_only_building_left_after_an_exact_payment_is_bought_unasked_and_paid_as_usual():
    state = play(stand(seat("yellow_7 green_8 green_1"), row=""), "tower_7@yellow")
    assert asked(state) == "pay 0" and offered(state) == "green_8 green_1"
    assert asked(play(state, "green_8 green_1")) == "turn 1"


def test_who_can_do_nothing_passes_and_the_turn_ends_like_any_other():
    state = stand(row="", yard="- garden_10 tower_8 tower_9", money="blue_1 blue_2 blue_3 blue_4", count=2)
    assert asked(state) == "turn 1"
    assert told(state)[:2] == ["passed", "laid"]
    assert state.row == ["blue_1", "blue_2", "blue_3", "blue_4"] and "" not in state.yard


def test_the_turn_passes_to_the_left_and_a_round_begins_with_the_first_seat():
    state = stand(turn=1)
    rounds = []
    for _ in range(4):
        rounds.append((state.ask.seat, state.round))
        play(state, state.ask.options[0])
    assert rounds == [(1, 1), (2, 1), (0, 1), (1, 2)]


def test_at_most_four_purchases_and_one_taking_of_money():
    hand = "yellow_7 blue_9 blue_1 green_8 orange_9"
    state = stand(seat(hand))
    play(state, "tower_7@yellow", "garden_10@blue", "tower_8@green", "tower_9@orange")
    assert (asked(state), yard(state)) == ("turn 0", "- - - -")
    assert offered(state) == "blue_2 green_3 yellow_6 orange_9"
    assert asked(play(state, "blue_2")) == "turn 1"


def test_two_equal_cards_of_six_together_are_one_answer():
    state = stand(row="blue_3 blue_3", money="yellow_1 yellow_2 yellow_3")
    assert (state.hands[0], asked(state)) == (["blue_3"], "turn 1")


def test_a_turn_that_ends_after_an_exact_payment_is_no_pass():
    state = stand(seat("yellow_7"), row="", money="blue_1 blue_2 blue_3 blue_4")
    assert "again" in told(state) and "passed" not in told(state) and asked(state) == "turn 1"


def test_only_passes_one_after_another_end_the_game_not_turns_after_which_nothing_is_laid_out():
    state = play(stand(row="blue_2 green_1 yellow_6", money_only=True), "blue_2", "green_1")
    assert told(state)[:7] == ["took", "took", "round", "passed", "passed", "passed", "ends"]


def test_a_pass_after_which_a_building_is_laid_out_counts_no_longer():
    state = stand(row="", yard=f"- {YARD.partition(' ')[2]}", buildings="garden_6", money_only=True)
    assert asked(state) == "nothing"
    assert [fact["id"] for fact in GAME.facts_of(state, None)].count("passed") == 4


def test_what_is_laid_out_reshuffled_or_given_to_martin_can_not_be_taken_back():
    state = stand()
    assert play(state, "orange_9").reveals == 1
    state = stand(money_only=True, discard="blue_1")
    assert play(state, "orange_9").reveals == 2, "the discard pile was reshuffled, a card was laid out"
    state = stand(count=2, money="scoring_a")
    assert play(state, "orange_9").reveals == 2, "Martin got his buildings, a card was laid out"
    endowed = [fact for fact in GAME.facts_of(state, None) if fact["id"] == "endowed"]
    assert [fact["seat"] for fact in endowed] == [2] and state.palaces[2] == endowed[0]["cards"]


def test_a_purchase_tells_price_payment_and_what_was_paid_too_much():
    state = play(stand(seat("yellow_4 yellow_5 yellow_2")), "tower_7@yellow", "yellow_4 yellow_5")
    bought = GAME.facts_of(state, None)[0]
    assert (bought["price"], bought["paid"], bought["over"]) == (7, 9, 2)


def test_whether_there_is_a_choice_goes_by_the_money_of_whoever_pays():
    """The second seat has 7, 1 and 2 for a tower of 7, the first has nothing."""
    state = play(stand(seat(), seat("yellow_7 yellow_1 yellow_2")), "blue_2")
    play(state, "tower_7@yellow")
    assert asked(state) == "pay 1"


@pytest.mark.parametrize(("chosen", "telling"), [("martin", True), ("", False)])
def test_a_building_is_told_to_be_given_only_where_it_is(chosen, telling):
    state = play(stand(seat("yellow_9"), count=2, martin=""), "tower_7@yellow")
    play(state, chosen)
    assert ("gave" in [fact[0] for fact in state.facts]) is telling


@pytest.mark.parametrize("color", ["yellow", "blue", "green", "orange"])
def test_a_building_is_offered_to_who_has_just_enough_or_more(color):
    place = ["yellow", "blue", "green", "orange"].index(color)
    lying = " ".join("tower_7" if at == place else "-" for at in range(4))
    for money, there in ((6, False), (7, True), (8, True)):
        state = stand(seat(f"{color}_{money}"), row="blue_2", yard=lying)
        assert (f"tower_7@{color}" in state.ask.options) is there
