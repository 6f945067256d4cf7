"""Tests that each kind of question wants a fixed number of options, so that records can be compared."""

from random import Random

import pytest

from sanjuan.bots.random_bot import random
from sanjuan.games import GAMES
from sanjuan.games.citadels.kinds import KINDS
from sanjuan.table.flow import Refused, answer

GAME = GAMES["citadels"]
ONE = """
character dismiss theater_give keep kill bewitch rob signed flower spy spy_type wizard wizard_take seer_give crown
tribute richest navigate scholar destroy seize give_away receive means lender laboratory museum armory
""".split()
MAY = "theater wizard_build threat reveal confiscate".split()
"""Kinds of which exactly one option is chosen, and kinds of which one may be."""


def wanted(state):
    """Return the least and the most options that the open question must want, by its kind."""
    kind, options = state.ask.kind, state.ask.options
    if kind in ONE:
        return 1, 1
    if kind in MAY:
        return 0, 1
    if kind == "turn":
        return (1, 1) if {"gold", "cards"} & {*options} and options[0] == "gold" else (0, 1)
    seat = state.ask.seat
    return {
        "warrants": (3, 3),
        "threats": (2, 2),
        "magic": (1, len(options)),
        "split": (options.count("gold"), options.count("gold")),
        "beautify": (1, min(2, state.gold[seat], len(options))),
        "den": (max(0, state.price - state.gold[seat]), min(state.price, len(options))),
        "lend": (state.price - state.gold[seat],) * 2,
    }[kind]


def refused(state, chosen):
    """Return whether an answer is refused."""
    try:
        answer(GAME.copy(state), chosen)
    except Refused:
        return True
    return False


@pytest.mark.few(1)
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_every_question_wants_as_many_options_as_is_settled(seats):
    for seed in range(25):
        state, rng = GAME.new(seats, seed, preset="random", ninth=True), Random(seed)
        while state.ask is not None:
            question = state.ask
            assert (question.least, question.most) == wanted(state), question
            assert refused(state, question.options[: question.least - 1]) or not question.least
            answer(state, random(state, rng))


def test_every_kind_is_asked_in_some_game():
    asked = set()
    for seed in range(400):
        state, rng = GAME.new(2 + seed % 7, seed, preset="random", ninth=True), Random(seed)
        while state.ask is not None:
            asked.add(state.ask.kind)
            answer(state, random(state, rng))
        if asked == set(KINDS):
            return
    assert asked == set(KINDS)
