"""The players at random draw no answer that is refused, and every legal one is as likely."""

from collections import Counter
from math import comb
from random import Random

import pytest

from sanjuan.bots.random_bot import random
from sanjuan.games.alhambra.cards import PRICE
from sanjuan.games.alhambra.rules.answers import DIGIT, LAST, sets_below, sets_together
from tests.alhambra.rulebook import play, seat, stand
from tests.golden.replay import answers

DRAWS = 6000


@pytest.mark.parametrize(
    "state",
    [
        stand(row="blue_1 green_1 yellow_2 orange_3"),
        stand(seat("yellow_7 blue_9 blue_9"), row="blue_1 green_4 yellow_5 orange_2"),
        play(stand(seat("yellow_1 yellow_4 yellow_5 yellow_7 yellow_2")), "tower_7@yellow"),
        play(stand(seat("yellow_9 yellow_9 yellow_9")), "tower_7@yellow"),
    ],
    ids=["four small cards", "row and yard", "a payment", "any card pays"],
)
def test_every_legal_answer_is_as_likely(state):
    rng = Random(1)
    found = Counter(tuple(sorted(random(state, rng))) for _ in range(DRAWS))
    legal = answers(state)
    assert set(found) == set(legal)
    ways = Counter()
    for chosen in legal:
        ways[chosen] = sets_of(state.ask.options, chosen)
    for chosen, times in found.items():
        assert abs(times / DRAWS - ways[chosen] / ways.total()) < 0.03


def sets_of(options, chosen):
    """Return how many sets of options an answer stands for, counting equal cards as different ones."""
    total = 1
    for card, count in Counter(chosen).items():
        total *= comb(options.count(card), count)
    return total


def test_sets_that_go_together():
    assert sets_together(["blue_1", "green_4", "yellow_2", "orange_9"]) == (
        ("blue_1", "green_4"), ("blue_1", "yellow_2"),
    )  # fmt: skip
    assert len(sets_together(["blue_1", "green_1", "yellow_1", "orange_1"])) == 11


@pytest.mark.parametrize(
    ("cards", "price", "below"),
    [("blue_1 blue_4 blue_5", 5, [0, 1, 2, 2, 2, 3]), ("blue_9 blue_9", 7, [0] + [1] * 7), ("", 2, [0, 1, 1])],
)
def test_the_sets_that_stay_below_a_sum_are_counted(cards, price, below):
    counted = sets_below(cards.split(), price)[-1]
    assert [counted >> DIGIT * most & LAST for most in range(price + 1)] == below


def test_a_payment_is_drawn_for_every_price_there_is():
    """Two cards of 9 pay whatever is in the yard; which of the sets that do is drawn is in the digit of the price."""
    for price in sorted(set(PRICE.values())):
        counted = sets_below(["yellow_9", "yellow_9"], price)[-1]
        assert counted >> DIGIT * price & LAST == (1 if price <= 9 else 3)
