"""The different answers to a question: all of them where they are few, fair samples where they are many."""

from random import Random

import pytest

from sanjuan.bots.candidates import answers, count
from sanjuan.bots.random_bot import random
from sanjuan.games import GAMES
from sanjuan.table.flow import Ask, Refused, Table, answer, in_order, refusal
from tests.golden.replay import answers as every_answer

GAME = GAMES["san_juan"]


class Picky(Table):
    """A table whose rule wants no two "b"."""

    RULES = {"one_b": lambda table, chosen: Refused("two b", "two_b") if chosen.count("b") > 1 else None}


def asking(options, least, most, rule=""):
    return Picky(ask=Ask(0, "toy", tuple(options), least, most, (print,), rule))


@pytest.mark.parametrize(("options", "least", "most", "rule", "all_of_them"), [
    ("aba", 1, 1, "", {"a", "b"}),
    ("ab", 0, 1, "", {"", "a", "b"}),
    ("abab", 2, 2, "", {"aa", "bb", "ab"}),
    ("abab", 2, 3, "one_b", {"aa", "ab", "aba"}),
    ("abc", 0, 3, "", {"", "a", "b", "c", "ab", "ac", "bc", "abc"}),
])  # fmt: skip
def test_equal_options_make_equal_answers(options, least, most, rule, all_of_them):
    found = answers(asking(options, least, most, rule), Random(1))
    assert sorted("".join(chosen) for chosen in found) == sorted(all_of_them)
    if not rule:
        assert count(asking(options, least, most).ask) == len(found)


def positions(seed, **options):
    """Yield the positions of a random game."""
    state, rng = GAME.new(2, seed, **options), Random(seed)
    while state.ask is not None:
        yield state
        answer(state, random(state, rng))


@pytest.mark.parametrize("options", [{}, {"edition": 1, "new_buildings": True, "events": True}], ids=["base", "chest"])
def test_they_are_those_that_trying_finds(options):
    compared = 0
    for state in positions(5, **options):
        found = answers(state, Random(1))
        assert len(set(map(multiset, found))) == len(found)
        assert all(refusal(state, chosen) is None for chosen in found)
        assert all(chosen == in_order(state.ask.options, chosen) for chosen in found)
        if count(state.ask) <= 24:
            assert sorted(map(multiset, found)) == sorted(every_answer(state))
            compared += 1
    assert compared > 100


def multiset(chosen):
    return tuple(sorted(chosen))


def test_of_many_answers_some_are_drawn():
    table = asking("abcdefghijkl", 6, 6)
    assert count(table.ask) == 924
    first, second = answers(table, Random(1)), answers(table, Random(2))
    assert 20 <= len(first) <= 24 and len(set(first)) == len(first)
    assert set(first) != set(second)
    assert all(refusal(table, chosen) is None for chosen in first)


class Strict(Table):
    """A table whose rule allows single options, and pairs of the first three."""

    RULES = {"few": lambda table, chosen: None if len(chosen) == 1 or {*chosen} < {*"abc"} else Refused("no", "no")}


def test_none_of_a_few_legal_answers_is_missed_among_many_that_a_rule_forbids():
    """One to four of eight options are 162 sets, of which the rule leaves eleven."""
    table = Strict(ask=Ask(0, "toy", tuple("abcdefgh"), 1, 4, (print,), "few"))
    assert count(table.ask) == 162
    found = ["".join(chosen) for chosen in answers(table, Random(1))]
    assert sorted(found) == sorted(["ab", "ac", "bc", *"abcdefgh"])


@pytest.mark.parametrize("name", GAMES)
def test_every_game_offers_all_answers_where_they_are_few(name):
    game, compared = GAMES[name], 0
    state, rng = game.new(game.seats[-1], 3), Random(3)
    while compared < 60:
        if state.ask is None:
            state = game.new(game.seats[-1], compared)
        if len(state.ask.options) <= 8 and len(every := every_answer(state)) <= 24:
            assert sorted(map(multiset, answers(state, Random(1)))) == every
            compared += 1
        answer(state, random(state, rng))
    assert compared == 60
