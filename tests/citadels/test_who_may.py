"""Tests that the possible holders of a character include the true one and those of all deals that fit the view."""

from random import Random

import pytest

from sanjuan.bots.random_bot import random as at_random
from sanjuan.games import GAMES
from sanjuan.games.citadels.casts import PRESETS
from sanjuan.games.citadels.knowledge import DOWN, possible_holders
from sanjuan.table.flow import answer

GAME = GAMES["citadels"]
DEALS = 60


def questions(seats, seed, every=1):
    """Yield the positions of a random game at which somebody is asked."""
    state, rng = GAME.new(seats, seed, preset=list(PRESETS)[seed % len(PRESETS)]), Random(seed)
    number = 0
    while not GAME.over(state):
        if number % every == 0:
            yield state
        state = answer(state, at_random(GAME.view(state, state.ask.seat), rng))
        number += 1


def truth(state):
    """Return the holder of each character that does not lie face up; DOWN for one that lies face down."""
    held = {character: seat for seat, own in enumerate(state.held) for character in own}
    down = [character for character, taker in zip(state.taken, state.takers, strict=True) if taker < 0]
    return held | dict.fromkeys(down, DOWN)


@pytest.mark.few(3)
@pytest.mark.parametrize("seats", range(2, 9))
def test_who_holds_a_character_is_always_among_those_who_may(seats):
    for state in questions(seats, seats, every=3):
        for viewer in (None, *range(seats)):
            may = possible_holders(GAME.view(state, viewer), viewer)
            assert all(owner in may[character] for character, owner in truth(state).items())


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_whoever_may_hold_a_character_does_so_in_a_deal_that_fits_what_was_seen(seats):
    checked = 0
    for state in questions(seats, 11, every=41):
        if not state.called or checked == 6:
            continue
        viewer, rng = state.ask.seat, Random(checked)
        view = GAME.view(state, viewer)
        may, seen = possible_holders(view, viewer), {}
        for _ in range(DEALS):
            for character, owner in truth(GAME.guess(view, rng)).items():
                seen.setdefault(character, set()).add(owner)
        for character, owners in seen.items():
            assert owners <= may[character], (character, owners, may[character])
        checked += 1
    assert checked


def test_a_character_that_lies_face_up_is_nobodys():
    state = GAME.new(5, 3)
    assert state.face_up
    assert not set(state.face_up) & set(possible_holders(GAME.view(state, 0), 0))


def test_who_passes_characters_on_knows_that_those_after_it_may_have_them():
    state = GAME.new(6, 2)
    first = state.ask.seat
    offered = set(state.ask.options)
    state = answer(state, (state.ask.options[0],))
    may = possible_holders(GAME.view(state, first), first)
    mine = state.held[first][0]
    gone = set(state.cast) - offered - set(state.face_up)
    assert may[mine] == {first}
    assert all(may[character] == {DOWN} for character in gone)
    passed = offered - {mine}
    assert all(first not in may[character] and len(may[character]) >= 5 for character in passed)


@pytest.mark.parametrize(("seats", "ninth"), [(7, False), (8, True)])
def test_at_a_full_table_the_card_that_lies_face_down_may_be_the_last_players(seats, ninth):
    """ "Le dernier joueur choisit l'un des deux personnages": while others draft, nobody knows which one."""
    state = GAME.new(seats, 2, ninth=ninth)
    first = state.ask.seat
    [down], last = set(state.cast) - set(state.ask.options), (first + seats - 1) % seats
    while state.ask.kind == "character":
        for viewer in range(seats):
            may = possible_holders(GAME.view(state, viewer), viewer)
            assert viewer != first or may[down] == {DOWN, last}
            assert all(last in may[card] for card in GAME.view(state, last).ask.options if state.ask.seat == last)
        state = answer(state, (state.ask.options[0],))
