"""Tests that a role brings what its question promises."""

from random import Random

import pytest

from sanjuan.games import GAMES
from sanjuan.table.flow import answer

GAME = GAMES["san_juan"]


def asked_again(state, seat, kind):
    """Play on by greedy until this seat gets a question of a kind; None when the phase ends without one."""
    phase = state.phase
    while state.ask and state.phase == phase:
        if state.ask.seat == seat and state.ask.kind == kind:
            return state.ask
        answer(state, GAME.bots["greedy"](GAME.view(state, state.ask.seat), Random(1)))
    return None


def role_questions(seats, seed, **options):
    """Yield (state, outlook) of every role question of a game."""
    state = GAME.new(seats, seed, **options)
    while state.ask:
        if state.ask.kind == "role":
            yield state, GAME.question(GAME.view(state, state.ask.seat))["gives"]
        answer(state, GAME.bots["greedy"](GAME.view(state, state.ask.seat), Random(1)))


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"edition": 1}), (3, {}), (4, {"new_buildings": True, "events": True})]
)
def test_what_a_role_is_said_to_bring_is_what_its_question_offers(seats, options):
    seen = set()
    for state, gives in role_questions(seats, 11, **options):
        seat = state.ask.seat
        for role, kind in (("builder", "build"), ("producer", "produce"), ("trader", "sell")):
            if role not in gives or state.choice != 1:  # at the other choices of two the library may be spent or saved
                continue
            after = answer(state.copy(), (role,))
            question = asked_again(after, seat, kind)
            if kind == "build":
                offered = {option.split(">")[0] for option in question.options} if question else set()
                assert len(offered) == gives[role]["n"]
            elif question:
                assert question.most == gives[role]["n"]
            if kind == "sell" and question and gives[role]["cards"] is not None:
                prices = sorted(GAME.question(GAME.view(after, seat))["prices"].values(), reverse=True)
                assert sum(prices[: question.most]) == gives[role]["cards"]
            seen.add((role, bool(question)))
    assert {("builder", True), ("producer", True), ("trader", True)} <= seen


def test_the_councillor_and_the_prospector_say_how_many_cards():
    for state, gives in role_questions(3, 4):
        before = len(state.seats[state.ask.seat].hand)
        if "prospector" in gives and not gives["prospector"]["mines"]:
            after = answer(state.copy(), ("prospector",))
            assert len(after.seats[state.ask.seat].hand) == before + gives["prospector"]["n"]
        if "councillor" in gives:
            after = answer(state.copy(), ("councillor",))
            if after.ask.kind == "keep":
                assert len(after.ask.options) == gives["councillor"]["n"]
                assert after.ask.most == gives["councillor"]["keeps"]


def test_no_outlook_tells_a_price_list_that_nobody_has_seen():
    state, gives = next(role_questions(3, 4))
    assert gives["trader"]["cards"] is None
    assert gives["trader"]["n"] == 0


def test_only_goods_that_cost_a_choice_are_asked_for():
    """If all goods can be made, or all are alike, the answer is sure."""
    found = set()
    for seed in range(6):
        state = GAME.new(3, seed)
        while state.ask:
            if state.ask.kind == "produce":
                sure = GAME.question(GAME.view(state, state.ask.seat))["sure"]
                names = {option.split("@")[0] for option in state.ask.options}
                pointless = len(names) == 1 or state.ask.most == len(state.ask.options)
                assert bool(sure) is pointless
                assert not sure or len(sure) == state.ask.most
                found.add(pointless)
            answer(state, GAME.bots["greedy"](GAME.view(state, state.ask.seat), Random(1)))
    assert found == {True, False}
