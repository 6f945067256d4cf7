"""Tests of the hands in a guess: the seat to answer holds what its question requires, others hold anything."""

from collections import Counter
from random import Random

import pytest

from sanjuan.games.alhambra import guess
from sanjuan.games.alhambra.cards import VALUE, money
from tests.alhambra.rulebook import GAME, play, seat, stand

WATCHER = 2
"""The seat that looks on."""


def hands(state, number, count=200):
    """Return the hands of a seat in `count` guesses from the view of the seat that watches."""
    view = GAME.view(state, WATCHER)
    return [tuple(sorted(GAME.guess(view, Random(seed)).hands[number])) for seed in range(count)]


def without(*kept):
    """Return all money cards but these, for a discard pile: hidden hands can hold no others."""
    return " ".join((Counter(money(3)) - Counter(kept)).elements())


def test_a_guess_has_chances_of_its_own():
    """The shuffles to come are those of any seed of 53 bits, not of the game's."""
    view = GAME.view(GAME.new(3, 1), 0)
    seeds = [GAME.guess(view, Random(number)).seed for number in range(200)]
    assert len(set(seeds)) == 200 and max(seeds) < 2**53
    assert max(seeds) > 0.9 * 2**53


def test_what_the_hands_dealt_are_worth_is_known():
    view = GAME.view(GAME.new(4, 1), 0)
    guessed = GAME.guess(view, Random(1))
    for number, hand in enumerate(guessed.hands):
        before = guessed.worth[4 * number : 4 * number + 4]
        guessed.add_up(number)
        assert guessed.worth[4 * number : 4 * number + 4] == before and sum(before) == sum(VALUE[card] for card in hand)


def test_the_question_guessed_asks_for_as_many_as_the_true_one():
    state = stand(seat("yellow_7"))
    asked = GAME.guess(GAME.view(state, WATCHER), Random(1)).ask
    assert (asked.least, asked.most) == (state.ask.least, state.ask.most)


def test_every_order_of_the_cards_drawn_is_as_likely():
    found, rng = Counter(), Random(1)
    for _ in range(12_000):
        cards = list("abcd")
        guess._draw(cards, 2, rng)
        found["".join(cards[:2])] += 1
    assert len(found) == 12 and max(found.values()) < 1.25 * min(found.values())


@pytest.mark.parametrize("payer", [0, 1])
def test_who_is_not_asked_may_hold_anything(payer):
    """The one who pays holds money for it; the other one's two cards need not be able to pay, nor be the highest."""
    seats = [seat("blue_1 orange_2"), seat("blue_1 orange_2")]
    seats[payer] = seat("yellow_9 yellow_8 yellow_7")
    state = stand(*seats, row="", yard="tower_7 - - -", first=payer, turn=payer)
    state = play(state, "tower_7@yellow") if state.ask.kind == "turn" else state
    assert state.ask.kind == "pay" and state.ask.seat == payer
    found = hands(state, 1 - payer)
    assert len(set(found)) > 150
    assert sum("yellow" in card for hand in found for card in hand) < 200


@pytest.mark.parametrize("payer", [0, 1])
def test_who_is_asked_is_dealt_first(monkeypatch, payer):
    """Of the yellow cards only those are left with which it can pay: the other one must not get any of them."""
    monkeypatch.setattr(guess, "TRIES", 0)
    paying, other = "yellow_9 yellow_8 yellow_7", "blue_1 orange_2"
    seats = [seat(other), seat(other)]
    seats[payer] = seat(paying)
    left = [*paying.split(), *other.split(), *"green_3 green_4".split()]
    state = stand(
        *seats, row="", yard="tower_7 - - -", discard=without(*left, "blue_1", "orange_2"), first=payer, turn=payer
    )
    state = play(state, "tower_7@yellow") if state.ask.kind == "turn" else state
    assert state.ask.kind == "pay" and state.ask.seat == payer
    assert set(hands(state, payer, 5)) == {tuple(sorted(paying.split()))}


def test_the_richest_cards_go_to_who_is_asked_only(monkeypatch):
    monkeypatch.setattr(guess, "TRIES", 0)
    paying = seat("yellow_9 yellow_8 yellow_7")
    state = stand(seat("blue_1 orange_2"), paying, row="", yard="tower_7 - - -", first=1, turn=1)
    state = play(state, "tower_7@yellow") if state.ask.kind == "turn" else state
    assert set(hands(state, 0, 5)) == {("yellow_1", "yellow_1")}


def test_a_hand_that_pays_exactly_and_one_that_pays_more_are_both_guessed():
    """For the Tower of 13 without the lowest card: 9 and 4 with a third, or more; not only the highest cards."""
    yellow = [f"yellow_{value}" for value in range(1, 10) for _ in range(3)]
    state = stand(seat("yellow_9 yellow_9 yellow_8"), row="", yard="tower_13 - - -", discard=without(*yellow))
    assert state.ask.kind == "pay"
    sums = [sum(sorted(VALUE[card] for card in hand)[1:]) for hand in hands(state, 0, 300)]
    assert min(sums) == 13 and {14, 15, 16} <= set(sums)


def test_where_no_money_lies_open_a_hand_can_buy_even_exactly():
    """Two cards out of four: at least one of them is a 9, for which there is a building."""
    left = ["yellow_9", "green_9", "blue_1", "blue_2"]
    state = stand(
        seat("yellow_9 green_9"), row="", yard="chambers_9 - arcades_9 tower_13", discard=without(*left), first=0
    )
    assert state.ask.kind == "turn" and state.ask.seat == 0
    found = set(hands(state, 0))
    assert len(found) == 5 and ("blue_1", "blue_2") not in found


def test_ones_of_the_currency_pay_too(monkeypatch):
    """Orange comes last among the cards that nobody saw: all that pays of it are ones."""
    monkeypatch.setattr(guess, "TRIES", 0)
    ones = ["orange_1"] * 3
    state = stand(seat(" ".join(ones)), row="", yard="- - - pavilion_2", discard=without(*ones, *["blue_7"] * 3))
    state = play(state, "pavilion_2@orange") if state.ask.kind == "turn" else state
    assert state.ask.kind == "pay"
    assert set(hands(state, 0, 5)) == {tuple(ones)}


def test_the_places_that_are_left_in_a_fifth_are_alike():
    """The top of the pile has been drawn into the fifth in which scoring A lies."""
    state = GAME.new(4, 2)
    low, high = state.spans[0]
    state.money = [card for card in state.money if card != "scoring_a"][: high - 2]
    state.money.insert(low, "scoring_a")
    last = len(state.money) - 1
    assert low + 3 < last < high
    view, rng = GAME.view(state, 0), Random(3)
    found = Counter(GAME.guess(view, rng).money.index("scoring_a") for _ in range(4000))
    assert set(found) == set(range(low, last + 1))
    assert max(found.values()) < 1.5 * min(found.values())
