"""Tests that a guess fits the draft as the other seats saw it, and a turn of another seat."""

from random import Random

import pytest

from sanjuan.games.citadels import guess
from sanjuan.games.citadels.rules.turns import offered as options_of
from tests.citadels.rulebook import GAME, any_cast, play, plies, seat, stand

SEATS = range(2, 9)


def looks_on(seats, seed, **options):
    """(position, seat, other seat) over a random game."""
    for state in plies(seats, seed, **options):
        if state.ask is not None and state.taken:
            for seat in range(seats):
                yield from ((state, seat, other) for other in set(range(seats)) - {seat})


@pytest.mark.parametrize("seats", SEATS)
def test_what_the_others_were_handed_follows_from_what_was_taken(seats):
    """If the guessed characters are the true ones, so are the characters that were passed on."""
    seen = 0
    for options in ({}, any_cast(seats, 3), {"preset": "cunning_agents"}):
        for state, viewer, other in looks_on(seats, 3, **options):
            assert guess._handed(state, other, viewer) == state.handed[other], (viewer, other, state.ask.kind)
            seen += 1
    assert seen > 300


@pytest.mark.parametrize("chosen", ["warlord", "assassin"])
def test_the_last_of_seven_notes_which_of_both_lay_face_down_and_was_seen_by_nobody(chosen):
    """ "Il choisit l'un des deux personnages": one was handed on by all the others, the other one by none."""
    characters = "assassin thief magician king bishop merchant architect warlord"
    state = stand(count=7, characters=characters)
    assert state.taken == ("assassin",)
    play(state, "thief", "magician", "king", "bishop", "merchant", "architect")
    for _ in ("while he chooses", "afterwards"):
        assert state.handed[6] == (("warlord", "assassin"),)
        for seed in range(20):
            others = GAME.guess(GAME.view(state, 6), Random(seed)).handed[:6]
            assert all("warlord" in pack and "assassin" not in pack for packs in others for pack in packs)
        state = state if state.ask.seat != 6 or state.ask.kind != "character" else play(state, chosen)


def test_a_guess_has_chances_of_its_own():
    view = GAME.view(GAME.new(4, 1), 0)
    seeds = [GAME.guess(view, Random(number)).seed for number in range(200)]
    assert len(set(seeds)) == 200 and 0.9 * 2**53 < max(seeds) < 2**53


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_what_the_others_were_handed_is_guessed_and_ones_own_stays(seats):
    for number, state in enumerate(plies(seats, 5)):
        if state.taken and number % 5 == 0:
            guessed = GAME.guess(GAME.view(state, 1), Random(number))
            assert guessed.handed[1] == state.handed[1]
            for at in set(range(seats)) - {1}:
                packs = guessed.handed[at]
                assert [len(pack) for pack in packs] == [len(pack) for pack in state.handed[at]]
                assert all(name in state.cast for pack in packs for name in pack)


@pytest.mark.parametrize("seats", [7, 8])
def test_who_may_also_take_what_lies_face_down_is_asked_so_in_a_guess(seats):
    asked = 0
    for seed in range(12):
        for state in plies(seats, seed):
            question = state.ask
            if question is None or question.kind != "character" or not state.special:
                continue
            first = GAME.guess(GAME.view(state, (question.seat + 1) % seats), Random(seed))
            assert len(first.ask.options) == len(question.options)
            assert set(first.ask.options) == {*guess.pack_of(first), first.taken[0]}
            asked += 1
    assert asked >= 6


def test_a_turn_that_goes_on_is_guessed_with_a_hand_with_which_something_is_left_to_do():
    """Two coins, one card, gathered already: the hand holds a district that they pay."""
    state = play(stand(seat(hand="tavern", gold=0, city="manor"), picked=["merchant", "", "", ""], call=6), "gold")
    state.gold[0] = 1
    state = play(state, "income") if "income" in state.ask.options else state
    state.gold[0] = 2
    state.ask = state.ask._replace(options=tuple(options_of(state)))
    assert state.ask.options == ("tavern",)
    for seed in range(60):
        assert GAME.guess(GAME.view(state, 1), Random(seed)).ask.options
