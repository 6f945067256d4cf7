"""The players at random draw no answer in vain, and every legal one is as likely."""

from collections import Counter
from math import comb
from random import Random

import pytest

from sanjuan.bots.random_bot import random
from sanjuan.games.alhambra.rules.answers import payments, sets_together
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
    """How many sets of options an answer stands for: equal cards are told apart here."""
    total = 1
    for card, count in Counter(chosen).items():
        total *= comb(options.count(card), count)
    return total


def test_sets_that_go_together():
    assert sets_together(["blue_1", "green_4", "yellow_2", "orange_9"]) == (
        ("blue_1", "green_4"), ("blue_1", "yellow_2"),
    )  # fmt: skip
    assert len(sets_together(["blue_1", "green_1", "yellow_1", "orange_1"])) == 11


@pytest.mark.parametrize(("values", "price", "ways"), [((1, 4, 5), 5, 5), ((9, 9), 7, 3), ((1, 1, 1), 3, 1)])
def test_payments_are_counted(values, price, ways):
    assert payments(values, price)[0][price] == ways
