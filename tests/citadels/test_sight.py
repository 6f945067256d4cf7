"""Tests of what the seats of Citadels see, and that a guess agrees with it."""

from collections import Counter
from random import Random

import pytest

from sanjuan.bots.random_bot import random
from sanjuan.games.citadels.knowledge import DOWN, possible_holders
from sanjuan.games.citadels.rules.turns import offered as options_of
from sanjuan.games.citadels.sight import suspected
from sanjuan.table.flow import answer
from tests.citadels.rulebook import (
    GAME,
    all_cards,
    any_cast,
    asked,
    cards_in,
    each_pair,
    each_table,
    play,
    plies,
    seat,
    stand,
    told,
)


def looks(seats, seed, every=9, **options):
    """(position, viewer, view, guess) over a random game."""
    rng = Random(seed)
    for number, state in enumerate(plies(seats, seed, **options)):
        if number % every == 0:
            for viewer in (*range(seats), None):
                view = GAME.view(state, viewer)
                yield state, viewer, view, GAME.guess(view, rng)


@each_pair
def test_a_guess_has_all_cards_and_looks_the_same(seats, preset):
    for state, viewer, view, guessed in looks(seats, 5, 29, preset=preset, ninth=True):
        assert cards_in(guessed) == all_cards(state)
        assert GAME.view(guessed, viewer) == view == GAME.view(view, viewer)


@each_table
def test_a_guess_of_any_cast_looks_the_same(seats):
    for _, viewer, view, guessed in looks(seats, 7, 11, **any_cast(seats, 7)):
        assert GAME.view(guessed, viewer) == view


def secrets(view, viewer):
    """Yield all that a view shows of what is hidden from a seat without its having seen it."""
    bit = 1 << (len(view.gold) if viewer is None else viewer)
    yield from view.deck[len(view.laid) :]
    yield from [card for card, bits in zip(view.deck, view.laid, strict=False) if bits != bit]
    yield from [card for card, bits in zip(view.museum, view.tuckers, strict=True) if bits != bit]
    for owner, hand in enumerate(view.hands):
        if owner != viewer:
            met = Counter(card for bits, card in view.known[owner] if bits == bit)
            yield from (Counter(hand) - met).elements()
            yield from view.held[owner]
            assert view.handed[owner] == ()
    yield from view.drawn if view.ask is not None and view.ask.seat != viewer else ()


@each_pair
def test_a_view_shows_no_hidden_card(seats, preset):
    for state, viewer, view, _ in looks(seats, 11, 31, preset=preset):
        assert set(secrets(view, viewer)) <= {"?"}
        assert (view.seed, view.chances, view.stacked, view.packs) == (0, (), (), ())
        assert view.signed in ("", "?") or state.signed_open or viewer == state.magistrate
        assert view.flower in ("", "?") or state.flower_open or viewer == state.blackmailer


@each_pair
def test_every_guess_can_be_played_on(seats, preset):
    rng = Random(4)
    for _, _, _, guessed in looks(seats, 12, 97, preset=preset, ninth=True):
        while guessed.ask is not None:
            answer(guessed, random(guessed, rng))


@each_pair
def test_the_truth_and_every_guess_are_among_what_is_deduced(seats, preset):
    for state, viewer, view, guessed in looks(seats, 13, 23, preset=preset, ninth=True):
        may = possible_holders(view, viewer)
        for one in (state, guessed):
            for owner, held in enumerate(one.held):
                assert all(owner in may[character] for character in held)


@pytest.mark.few(2)
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (3, {"preset": "cunning_agents"}), (4, {}), (7, {})])
def test_all_that_is_deduced_is_guessed_sooner_or_later(seats, options):
    """The possible holders are those of the drafts that fit the view, and no others."""
    rng = Random(1)
    for number, state in enumerate(plies(seats, 14, **options)):
        if number % 31 == 5 and state.called:
            for viewer in range(seats):
                view = GAME.view(state, viewer)
                found = {name: set() for name in possible_holders(view, viewer)}
                for _ in range(150):
                    guessed = GAME.guess(view, rng)
                    for owner, held in enumerate(guessed.held):
                        for name in held:
                            found[name].add(owner)
                may = possible_holders(view, viewer)
                assert found == {name: set(owners) - {DOWN} for name, owners in may.items()}
        if number > 200:
            return


def test_what_was_passed_on_is_with_those_behind_and_the_rest_with_those_before():
    """Four seats, eight characters: two lie face up, one face down; seat 1 is handed four of the five."""
    state = stand(characters="warlord architect magician assassin thief king bishop merchant", at="draft")
    assert state.face_up == ("warlord", "architect") and asked(state) == "character 0"
    assert state.ask.options == ("assassin", "thief", "king", "bishop", "merchant")
    play(state, "king", "thief", "assassin", "bishop")
    may = possible_holders(GAME.view(state, 1), 1)
    assert may == {
        "assassin": {2}, "bishop": {3, DOWN}, "merchant": {3, DOWN},
        "thief": {1}, "king": {0, DOWN}, "magician": {0, DOWN},
    }, "the Assassin is called, and seat 2 has revealed it"  # fmt: skip
    assert possible_holders(GAME.view(state, 3), 3)["merchant"] == {DOWN}, "the last seat laid it face down"


def test_who_keeps_silent_has_not_the_character_but_for_the_killed_one():
    state = stand(picked=["assassin", "king", "thief", "bishop"], face_up="warlord architect")
    play(state, "gold", "power", "king")
    assert asked(state) == "turn 2", "the Thief is called"
    may = possible_holders(GAME.view(state, 3), 3)
    assert may["thief"] == {2} and may["assassin"] == {0} and may["king"] == {1, DOWN} and may["magician"] == {1, DOWN}
    play(state, "gold", "")
    assert asked(state) == "turn 3", "nobody was the Magician, the King does not answer"
    may = possible_holders(GAME.view(state, 3), 3)
    assert may["magician"] == {DOWN} and may["king"] == {1, DOWN} and may["merchant"] == {1, DOWN}


def test_the_others_do_not_see_what_can_be_built():
    state = play(stand(seat(hand="tavern", gold=1), picked=["thief", "", "", ""]), "gold")
    assert GAME.view(state, 1).ask.options == () and GAME.view(state, 0).ask.options == ("power", "tavern")


WARRANT = {"warrants": "thief king bishop", "options": {"preset": "ambitious_aristocrats"}, "call": 2}


def test_that_the_magistrate_is_asked_and_declines_is_seen_by_nobody_else():
    """A6-9: whether the warrant is the signed one, the others see the same."""
    views = []
    for signed in ("thief", "bishop"):
        state = stand(
            seat(hand="tavern temple", gold=9), picked=["thief", "magistrate", "", ""], signed=signed,
            warrants="thief patrician bishop", options={"preset": "ambitious_aristocrats"}, call=2,
        )  # fmt: skip
        play(state, "gold", "tavern")
        assert asked(state) == ("confiscate 1" if signed == "thief" else "turn 0")
        views.append([GAME.view(state, viewer) for viewer in (0, 2, 3, None)])
        if signed == "thief":
            play(state, "")
            assert told(state) == ["built"]
            views.append([GAME.view(state, viewer) for viewer in (0, 2, 3, None)])
    first, second, third = [[(view.ask and view.ask.kind, view) for view in one] for one in views]
    assert [kind for kind, _ in first] == ["turn"] * 4
    for one, two, other in zip(first[1:], second[1:], third[1:], strict=True):
        assert one == two == other


def test_that_the_flower_is_not_revealed_is_seen_by_nobody_else():
    """A6-8: the Blackmailer is asked only about the flower; the others see the threatened player at his turn."""
    views = []
    for flower in ("magician", "warlord"):
        state = stand(
            seat(gold=5, hand="tavern"), picked=["magician", "blackmailer", "", ""], threats="magician warlord",
            flower=flower, options={"preset": "cunning_agents"}, call=3,
        )  # fmt: skip
        play(state, "gold", "")
        assert asked(state) == ("reveal 1" if flower == "magician" else "turn 0")
        views.append([GAME.view(state, viewer) for viewer in (2, 3, None)])
    assert views[0] == views[1]


def test_what_a_seat_has_seen_of_a_hand_it_knows_until_a_card_leaves_it_in_secret():
    state = stand(
        seat(hand="manor"), seat(hand="keep temple", city="laboratory"), picked=["spy", "bishop", "", ""],
        options={"preset": "tenacious_delegates", "characters": SPY_CAST}, call=2,
    )  # fmt: skip
    play(state, "power", "seat_1", "religious")
    assert sorted(GAME.view(state, 0).hands[1]) == ["keep", "temple"]
    assert GAME.view(state, 2).hands[1] == ["?", "?"]
    assert sorted(GAME.guess(GAME.view(state, 0), Random(1)).hands[1]) == ["keep", "temple"]
    play(state, "gold", "")
    play(state, "laboratory@0", "keep")
    assert GAME.view(state, 0).hands[1] == ["?"], "which of the two was discarded, only its owner knows"
    assert GAME.view(state, 1).deck[0] == "keep" and GAME.view(state, 0).deck[0] == "?"


SPY_CAST = "assassin,spy,seer,king,bishop,trader,scholar,diplomat"


def test_everybody_knows_what_was_destroyed_lies_under_the_deck():
    state = stand(seat(gold=9), seat(city="dragon_gate"), picked=["warlord", "", "", ""], call=8)
    play(state, "power")
    for viewer in (0, 2, None):
        view = GAME.view(state, viewer)
        assert view.deck[0] == "dragon_gate"
        assert all(GAME.guess(view, Random(seed)).deck[0] == "dragon_gate" for seed in range(20))


def test_hands_that_were_swapped_are_known_to_who_gave_them():
    state = stand(seat(hand="manor keep"), seat(hand="temple"), picked=["magician", "", "", ""], call=3)
    play(state, "power", "seat_1")
    assert state.hands[:2] == [["temple"], ["manor", "keep"]]
    assert sorted(GAME.view(state, 0).hands[1]) == ["keep", "manor"]
    assert GAME.view(state, 1).hands[0] == ["temple"] and GAME.view(state, 2).hands[0] == ["?"]


def test_a_turn_of_another_seat_is_guessed_with_what_its_hand_allows():
    state = play(stand(seat(hand="tavern market", gold=2), picked=["thief", "", "", ""], call=2), "gold")
    for seed in range(20):
        guessed = GAME.guess(GAME.view(state, 1), Random(seed))
        assert guessed.ask.options == options_of(guessed)


def after(state, chosen):
    """Return the seats that may have been asked in secret after an answer, as far as everybody can know."""
    before = GAME.copy(state)
    return suspected(before, play(state, chosen))


def test_whoever_builds_under_a_warrant_for_the_first_time_waits_for_the_magistrate():
    state = stand(
        seat(hand="tavern temple", gold=9), picked=["architect", "magistrate", "", ""], signed="bishop", call=7,
        warrants="thief architect bishop", options={"preset": "ambitious_aristocrats"},
    )  # fmt: skip
    assert [after(state, chosen) for chosen in ("gold", "tavern", "temple")] == [None, 1, None]


def test_nobody_is_waited_for_without_a_warrant_nor_by_the_magistrate_himself():
    free = {"warrants": "thief patrician bishop", "options": {"preset": "ambitious_aristocrats"}}
    state = stand(seat(hand="tavern", gold=9), picked=["architect", "magistrate"], signed="bishop", call=7, **free)
    assert [after(state, chosen) for chosen in ("gold", "tavern")] == [None, None]
    own = stand(seat(hand="tavern", gold=9), count=2, picked=["magistrate thief"], signed="bishop", call=2, **free)
    assert [after(own, chosen) for chosen in ("gold", "tavern")] == [None, None]
