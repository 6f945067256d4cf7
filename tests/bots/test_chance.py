"""The random player: always legal, every legal answer equally likely, the same everywhere."""

from collections import Counter
from random import Random

import pytest

from sanjuan.bots.random_bot import random
from sanjuan.games import GAMES
from sanjuan.table.flow import Ask, Refused, Table, answer, refusal

GAME = GAMES["san_juan"]


def table(options, least, most, rule=""):
    return Table(ask=Ask(0, "choice", tuple(options), least, most, (print,), rule))


def seen(view, draws=6000):
    rng = Random(1)
    return Counter(tuple(sorted(random(view, rng))) for _ in range(draws))


def test_every_set_between_least_and_most_is_equally_likely():
    counts = seen(table("abcd", 1, 3))
    assert len(counts) == 4 + 6 + 4
    assert all(300 < count < 560 for count in counts.values()), counts


def test_an_exact_number_is_drawn_without_repeating_an_option():
    counts = seen(table("abc", 2, 2))
    assert sorted(counts) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert all(1800 < count < 2200 for count in counts.values()), counts


def test_nothing_is_an_answer_where_nothing_is_allowed():
    assert 2700 < seen(table("a", 0, 1))[()] < 3300


class Fussy(Table):
    RULES = {"with_a": lambda table, chosen: None if "a" in chosen else Refused("a is missing", "no_a")}


def test_it_draws_again_until_the_rule_of_the_question_is_met():
    view = Fussy(ask=Ask(0, "choice", ("a", "b", "c"), 1, 2, (print,), "with_a"))
    counts = seen(view, 3000)
    assert sorted(counts) == [("a",), ("a", "b"), ("a", "c")]
    assert all(850 < count < 1150 for count in counts.values()), counts


class OnlyRandom:
    """A generator of which only `random()` may be used."""

    def __init__(self, seed):
        self.random = Random(seed).random


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{"edition": 1}, {"edition": 2, "start_hand": True}], ids=["ed1", "ed2"])
def test_it_plays_whole_games_without_an_illegal_answer(seats, options):
    for seed in range(15):
        state, rng = GAME.new(seats, seed, **options), OnlyRandom(seed)
        while not GAME.over(state):
            view = GAME.view(state, state.ask.seat)
            chosen = random(view, rng)
            assert refusal(state, chosen) is None, (seed, state.ask, chosen)
            answer(state, chosen)
