"""Setting up: the cards, the start hands, the five piles, the first player."""

from collections import Counter

import pytest

from sanjuan.games.alhambra.cards import BUILDINGS, PRICE, VALUE, money
from sanjuan.games.alhambra.positions import scenario
from sanjuan.games.alhambra.setup import fifths, new, places
from sanjuan.scenario.shapes import Unfit
from tests.alhambra.rulebook import all_cards, cards_in

SEATS = (2, 3, 4, 5, 6)
each_table = pytest.mark.parametrize("seats", SEATS)


def test_there_are_54_buildings_and_108_money_cards():
    assert Counter(name.split("_")[0] for name in BUILDINGS) == {
        "pavilion": 7, "seraglio": 7, "arcades": 9, "chambers": 9, "garden": 11, "tower": 11,
    }  # fmt: skip
    assert sum(PRICE[name] for name in BUILDINGS) == 421
    assert len(money(3)) == 108 and sum(VALUE[card] for card in money(3)) == 540
    assert len(money(2)) == 72 and set(Counter(money(2)).values()) == {2}


@each_table
def test_every_start_hand_makes_20_with_its_last_card(seats):
    for seed in range(40):
        for hand in new(seats, seed).hands:
            values = [VALUE[card] for card in hand]
            assert sum(values[:-1]) < 20 <= sum(values) <= 28


@each_table
def test_who_has_the_fewest_cards_then_the_least_money_then_the_lowest_seat_begins(seats):
    for seed in range(40):
        state = new(seats, seed)
        keys = [(len(hand), sum(VALUE[card] for card in hand)) for hand in state.hands]
        assert state.ask.seat == state.first == keys.index(min(keys))


@each_table
def test_the_scoring_cards_lie_in_the_second_and_the_fourth_fifth(seats):
    places = set()
    for seed in range(200):
        state = new(seats, seed)
        assert cards_in(state) == all_cards(state)
        sizes = fifths(len(state.money) - 2)
        assert max(sizes) - min(sizes) <= 1 and sizes == sorted(sizes, reverse=True)
        pile = state.money[::-1]
        a, b = pile.index("scoring_a"), pile.index("scoring_b")
        assert sizes[0] <= a <= sizes[0] + sizes[1]
        before_b = sum(sizes[:3]) + 1
        assert before_b <= b <= before_b + sizes[3]
        for card, place in (("scoring_a", 0), ("scoring_b", 1)):
            low, high = state.spans[place]
            assert low <= state.money.index(card) <= high and high - low == sizes[2 * place + 1]
        places.add((a - sizes[0], b - before_b))
    assert {a for a, _ in places} >= {0, 5} and {b for _, b in places} >= {0, 5}


@pytest.mark.parametrize(("count", "sizes"), [(95, [19] * 5), (96, [20, 19, 19, 19, 19]), (99, [20] * 4 + [19])])
def test_extra_cards_go_to_the_first_piles(count, sizes):
    assert fifths(count) == sizes


def test_martin_gets_the_first_six_buildings():
    state = new(2, 3)
    assert [len(palace) for palace in state.palaces] == [0, 0, 6] and len(state.buildings) == 44
    assert len(new(3, 3).palaces) == 3


@pytest.mark.parametrize(("a", "b"), [(0, 0), (3, 5), (19, 19)])
def test_a_deal_is_told_by_two_piles_and_two_places(a, b):
    hands = ["yellow_9", "yellow_9", "yellow_9", "blue_9", "blue_9", "blue_9", "green_9", "green_9", "green_9"]
    given = {"seed": 1, "seat": [{}, {}, {}], "at": "deal", "money": hands, "a": a, "b": b}
    pile = scenario.stand(3, {}, given).money[::-1]
    assert (pile.index("scoring_a"), pile.index("scoring_b")) == (19 + a, 58 + b)


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"a": 20}, "position, a: a number from 0 to 19 is wanted, not 20"),
        ({"row": []}, "position, at = 'deal': unknown key 'row'; did you mean"),
        ({"seat": [{"hand": []}, {"points": 1}, {}]}, "position, seat: at = 'deal' the rules deal the hands"),
        ({"money": ["scoring_a"]}, "position, money: unknown money card 'scoring_a'; did you mean"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(more, sentence):
    hands = ["yellow_9", "yellow_9", "yellow_9", "blue_9", "blue_9", "blue_9", "green_9", "green_9", "green_9"]
    with pytest.raises(Unfit) as error:
        scenario.stand(3, {}, {"seed": 1, "seat": [{}, {}, {}], "at": "deal", "money": hands} | more)
    assert str(error.value).startswith(sentence)


@pytest.mark.parametrize(("seats", "seed"), [(2.0, 1), (True, 1), (7, 1), (3, "1"), (3, True), (3, None)])
def test_what_is_no_number_of_seats_and_no_seed_is_refused(seats, seed):
    with pytest.raises(ValueError, match="seats 2 to 6 players|the seed is a whole number"):
        new(seats, seed)


@pytest.mark.parametrize(("count", "found"), [(95, (20, 20)), (97, (21, 20)), (99, (21, 21))])
def test_a_scoring_card_may_lie_at_every_place_of_its_own_fifth(count, found):
    state = new(3, 1)
    state.money = ["blue_1"] * count
    assert places(state) == found
