"""The greedy player does what a club player would respect."""

from random import Random

import pytest

from sanjuan.bots.random_bot import random
from sanjuan.games.citadels.players.drafting import own_worth
from sanjuan.games.citadels.players.reading import Reading
from sanjuan.games.citadels.players.victims import chances
from sanjuan.table.flow import answer, refusal
from tests.citadels.rulebook import EVERY_PRESET, GAME, SEATS, play, seat, stand

GREEDY = GAME.bots["greedy"]
SIX = "manor temple tavern watchtower castle church"
"""A city that lacks one district at a table of four."""


def chosen(state):
    """Return the greedy player's answer to the open question of a position."""
    return " ".join(GREEDY(GAME.view(state, state.ask.seat), Random(1)))


def worth(name, *seats):
    """Return the worth of a character to the first of these seats."""
    return own_worth(Reading(stand(*seats), 0), name)


@pytest.mark.parametrize(("seats", "games"), [(2, 8), (4, 12), (7, 7)])
def test_it_beats_players_at_random(seats, games):
    wins = 0
    for number in range(games):
        state, rng, mine = GAME.new(seats, number), Random(number), number % seats
        while state.ask is not None:
            player = GREEDY if state.ask.seat == mine else random
            answer(state, player(GAME.view(state, state.ask.seat), rng))
        wins += mine in GAME.winners(state)
    assert wins > 0.8 * games


@pytest.mark.few(13)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("preset", EVERY_PRESET)
def test_it_answers_every_question_of_every_cast_legally(seats, preset):
    state, rng = GAME.new(seats, 3, preset=preset), Random(3)
    while state.ask is not None:
        view = GAME.view(state, state.ask.seat)
        before = GAME.copy(view)
        found = GREEDY(view, rng)
        assert refusal(state, found) is None and GAME.copy(view) == before
        answer(state, found)


def test_it_takes_the_character_that_pays_for_its_districts():
    city, nobles = "tavern market docks harbor", "manor castle palace"
    assert worth("merchant", seat(city, "castle", 2)) > worth("king", seat(city, "castle", 2)) + 1
    assert worth("king", seat(nobles, "castle", 2)) > worth("merchant", seat(nobles, "castle", 2)) + 1


def test_the_architect_wants_gold_and_cards():
    """ "Architect wants >= 4 gold and >= 2 buildable cards"."""
    ready, poor = seat("", "manor market prison", 6), seat("", "manor", 0)
    rivals = "king bishop merchant warlord magician".split()
    assert worth("architect", ready) > max([worth(name, ready) for name in rivals])
    assert worth("architect", poor) < worth("architect", ready) - 5


def test_who_is_close_to_the_end_wants_the_bishop_more():
    near, far = seat(SIX, "market", 0), seat("manor temple", "market", 0)
    assert worth("bishop", near) - worth("king", near) > worth("bishop", far) - worth("king", far)


def test_it_gathers_gold_for_what_it_can_then_build_and_cards_where_there_is_nothing_to_build():
    merchant = {"picked": ["merchant", "king", "bishop", "warlord"], "call": 6}
    assert chosen(stand(seat(hand="manor castle"), **merchant)) == "gold"
    assert chosen(stand(seat(gold=4), **merchant)) == "cards"


def test_it_builds_the_dearest_it_can_pay_and_waits_with_an_income_that_grows_by_it():
    state = stand(seat("tavern", "docks temple", 2), picked=["merchant", "king", "bishop", "warlord"], call=6)
    play(state, "gold")
    assert chosen(state) == "docks", "then the Merchant is paid for two"
    play(state, "docks")
    assert chosen(state) == "income"


def test_it_counts_who_may_have_which_character():
    """Each of the others has one character: what they may have adds up to one."""
    state = stand(seat(), seat(gold=1), seat(gold=9), seat(gold=1), crown=1, characters="king warlord bishop magician")
    while state.ask.kind == "character":
        wanted = {1: "assassin", 2: "merchant", 3: "architect", 0: "thief"}[state.ask.seat]
        play(state, wanted if wanted in state.ask.options else state.ask.options[0])
    found = chances(Reading(state, 0))
    for by_seat in found.values():
        assert all(0 <= chance <= 1 + 1e-9 for chance in by_seat.values())
    for other in (1, 2, 3):
        assert sum([by_seat.get(other, 0.0) for by_seat in found.values()]) == pytest.approx(1)


def test_guessing_who_has_what_looks_at_nothing_that_is_hidden():
    state = stand(seat(), seat(gold=5), characters="king warlord bishop magician")
    while state.ask.kind == "character":
        play(state, state.ask.options[-1])
    for own in range(4):
        assert chances(Reading(state, own)) == chances(Reading(GAME.view(state, own), own))


def test_the_warlord_keeps_the_leader_from_completing_his_city():
    """Seat 1 lacks one district: the cheapest of its districts is worth a coin more than a dear one of seat 2."""
    state = stand(
        seat("manor", "palace", 2), seat("manor castle palace temple market harbor"), seat("watchtower"),
        picked=["warlord", "king", "bishop", "magician"], call=8,
    )  # fmt: skip
    play(state, "gold")
    while state.ask.kind == "turn" and chosen(state) != "power":
        play(state, chosen(state))
    play(state, "power")
    assert chosen(state).startswith("1:")


def test_it_does_not_destroy_what_is_its_own():
    state = stand(seat("temple tavern", "", 0), picked=["warlord", "king", "bishop", "magician"], call=8)
    play(state, "cards")
    while state.ask.kind != "turn":
        play(state, state.ask.options[0])
    assert chosen(state) != "power"


def test_the_magician_swaps_an_empty_hand_for_the_fullest():
    state = stand(
        seat(), seat(hand="manor castle palace temple church"), seat(hand="tavern"),
        picked=["magician", "king", "bishop", "warlord"], call=3,
    )  # fmt: skip
    assert chosen(state) == "power"
    assert chosen(play(state, "power")) == "seat_1"


def test_a_flower_that_was_shown_is_not_paid_twice():
    position = {"picked": ["blackmailer", "king", "bishop", "warlord"], "threats": "king bishop", "flower": "king"}
    state = stand(seat(), seat(gold=6), seat(gold=6), options={"preset": "cunning_agents"}, call=4, **{
        **position, "picked": ["blackmailer", "emperor", "abbot", "warlord"], "threats": "emperor abbot",
        "flower": "emperor",
    })  # fmt: skip
    play(state, "gold")
    assert state.ask.kind == "threat" and chosen(state) == "pay"
    view = GAME.view(state, 1)
    view.flower_open = True
    assert GREEDY(view, Random(1)) == ()


def test_a_view_is_all_it_needs():
    state, rng = GAME.new(5, 5, preset="random"), Random(5)
    for _ in range(120):
        view = GAME.view(state, state.ask.seat)
        assert GREEDY(view, rng) == GREEDY(GAME.view(GAME.guess(view, rng), state.ask.seat), rng)
        assert GREEDY(view, rng) == GREEDY(GAME.guess(view, rng), rng), "in a full position it looks at no more"
        answer(state, GREEDY(view, rng))
