"""Tests of what the seats of Alhambra see, and that a guess agrees with it."""

from collections import Counter
from random import Random

import pytest

from sanjuan.bots.random_bot import random
from sanjuan.games.alhambra.cards import VALUE
from sanjuan.table.flow import EVERYBODY, answer
from tests.alhambra.rulebook import GAME, all_cards, cards_in, play, plies, seat, stand

SEATS = (2, 3, 4, 5, 6)
each_table = pytest.mark.parametrize("seats", SEATS)


def guesses(seats, seeds, every=5):
    """(position, viewer, guess) over random games."""
    rng = Random(1)
    for seed in seeds:
        for number, state in enumerate(plies(seats, seed)):
            if number % every == 0:
                for viewer in (*range(seats), None):
                    yield state, viewer, GAME.guess(GAME.view(state, viewer), rng)


@each_table
def test_a_guess_has_all_cards_and_looks_the_same(seats):
    for state, viewer, guessed in guesses(seats, range(3)):
        assert cards_in(guessed) == all_cards(state)
        assert GAME.view(guessed, viewer) == GAME.view(state, viewer)


@each_table
def test_a_hand_holds_what_it_was_seen_to_take_and_has_not_paid(seats):
    for state, _, guessed in guesses(seats, range(3, 5)):
        for hand, seen in zip(guessed.hands, state.seen, strict=True):
            assert not Counter(seen) - Counter(hand)


@each_table
def test_the_rest_of_a_hand_is_what_can_have_been_dealt(seats):
    """Worth 20 with the last card and not before, together with what was paid of it. (Rarely no such hand is found.)"""
    fits = tried = 0
    for state, viewer, guessed in guesses(seats, range(5, 7)):
        for number, hand in enumerate(guessed.hands):
            if number != viewer:
                start = [*(Counter(hand) - Counter(state.seen[number])).elements(), *state.spent[number]]
                values = [VALUE[card] for card in start]
                tried += 1
                fits += sum(values) - max(values) < 20 <= sum(values)
    assert fits / tried > 0.97


@each_table
def test_a_scoring_card_lies_in_its_fifth_in_every_guess(seats):
    for state, _, guessed in guesses(seats, range(2), 11):
        for card, letter, (low, high) in zip(("scoring_a", "scoring_b"), "ab", state.spans, strict=True):
            assert (card in guessed.money) == (letter not in state.scored)
            if card in guessed.money:
                assert low <= guessed.money.index(card) <= high


def test_the_places_in_a_fifth_are_alike():
    state, rng = GAME.new(4, 2), Random(3)
    low, high = state.spans[0]
    found = Counter(GAME.guess(GAME.view(state, 0), rng).money.index("scoring_a") for _ in range(2000))
    assert set(found) == set(range(low, high + 1))
    assert max(found.values()) < 2 * min(found.values())


@each_table
def test_a_pile_that_was_reshuffled_holds_what_was_seen_to_go_into_it(seats):
    seen = 0
    for state, _, guessed in guesses(seats, range(8, 10)):
        if state.pool:
            seen += 1
            assert sorted(guessed.money) == sorted(state.money) == state.pool
    assert seen


@each_table
def test_a_view_shows_no_hidden_card(seats):
    for state in plies(seats, 11):
        for viewer in (*range(seats), None):
            view = GAME.view(state, viewer)
            assert set(view.buildings + view.money) <= {"?"} and view.seed == 0 and view.stacked == []
            for number, hand in enumerate(view.hands):
                own = number == viewer
                assert hand == (state.hands[number] if own else ["?"] * len(state.hands[number]))
                assert own or view.worth[4 * number : 4 * number + 4] == [0, 0, 0, 0]


def test_the_others_do_not_see_what_can_be_paid():
    state = stand(seat("yellow_7"))
    assert GAME.view(state, 1).ask.options == () and GAME.view(state, 0).ask == state.ask
    play(state := stand(seat("yellow_7 yellow_1 yellow_2")), "tower_7@yellow")
    other = GAME.view(state, 1).ask
    assert (other.options, other.least, other.most) == ((), 1, 1), "not even how many cards of the currency there are"


@each_table
def test_every_guess_can_be_played_on(seats):
    rng = Random(4)
    for _, _, guessed in guesses(seats, [12], 17):
        while guessed.ask is not None:
            assert guessed.ask.options
            answer(guessed, random(guessed, rng))


def test_a_question_of_another_seat_is_guessed_with_a_hand_that_can_be_asked_it():
    state = play(stand(seat("yellow_9 yellow_9 yellow_8"), row="", yard="tower_13 - - -"))
    assert state.ask.kind == "pay"
    for seed in range(50):
        guessed = GAME.guess(GAME.view(state, 2), Random(seed))
        worths = sorted(VALUE[card] for card in guessed.ask.options)
        assert sum(worths[1:]) >= 13 and guessed.ask.most == len(worths)


@pytest.mark.parametrize(
    ("hand", "yard", "found"),
    [
        ("yellow_9 yellow_9 yellow_8", "tower_13 - - -", "yellow_9 yellow_9 yellow_9"),
        ("green_9 green_8 orange_9 orange_8", "- - tower_13 garden_12", "green_9 green_9 green_9 green_8"),
        ("green_9 blue_8 blue_7 orange_9 orange_8", "- chambers_9 - garden_12", "blue_9 blue_9 blue_9 blue_8 blue_8"),
        ("blue_9 blue_9 orange_9 orange_9", "- tower_13 - tower_12", "blue_9 blue_9 blue_9 blue_8"),
    ],
)
def test_where_no_hand_drawn_fits_it_holds_the_highest_cards_that_can_pay(monkeypatch, hand, yard, found):
    """To pay, and to buy where the row is empty, currency by currency; the other hands need not be able to."""
    monkeypatch.setattr("sanjuan.games.alhambra.guess.TRIES", 0)
    state = stand(seat(hand), seat("yellow_1 green_1"), row="", yard=yard)
    if state.ask.kind == "turn":
        assert state.ask.seat == 0
    for seed in range(5):
        guessed = GAME.guess(GAME.view(state, 2), Random(seed))
        assert Counter(guessed.hands[0]) == Counter(found.split())
        assert cards_in(guessed) == all_cards(state)
        assert guessed.hands[1] == ["yellow_1", "yellow_1"]


def test_what_was_seen_taken_counts_towards_what_can_be_paid(monkeypatch):
    """One card is unknown: with the 9 that was taken another 9 pays the tower."""
    monkeypatch.setattr("sanjuan.games.alhambra.guess.TRIES", 0)
    state = stand(seat("yellow_8 yellow_9 orange_9 orange_8"), row="", yard="tower_13 - - garden_12")
    state.hands[0], state.seen[0] = ["yellow_8", "yellow_9", "orange_9"], ("yellow_9", "orange_9")
    state.add_up(0)
    guessed = GAME.guess(GAME.view(state, 2), Random(1))
    assert guessed.hands[0] == ["yellow_9", "yellow_9", "orange_9"]


def test_what_a_seat_took_and_paid_is_open():
    """The 6 it took and one 6 are alike: the one paid counts as the one taken, the 1 as a card of its start hand."""
    state = stand(seat("yellow_6 yellow_1"))
    play(state, "yellow_6")
    assert (state.seen[0], state.spent[0]) == (("yellow_6",), ())
    play(state, "blue_2", "green_3", "tower_7@yellow", "yellow_6 yellow_1")
    assert (state.seen[0], state.spent[0], state.hands[0]) == ((), ("yellow_1",), ["yellow_6"])


def test_a_view_knows_whose_it_is():
    state = GAME.new(3, 1)
    assert [GAME.view(state, seat).viewer for seat in (0, 2, None)] == [0, 2, EVERYBODY]
