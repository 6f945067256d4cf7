"""Tests that a frame shows what its seat may know and nothing else, with reasons and figures of every question."""

import json
from random import Random

import pytest

from sanjuan.games import GAMES
from sanjuan.games.citadels.cards import DISTRICTS
from sanjuan.games.citadels.presenting.reasons import reasons
from sanjuan.games.citadels.presenting.show import catalogue, show
from tests.citadels.test_who_may import questions

GAME = GAMES["citadels"]


@pytest.mark.parametrize("seats", range(2, 9))
def test_what_is_hidden_from_a_seat_changes_nothing_in_its_frame(seats):
    rng = Random(seats)
    for state in questions(seats, seats + 7, every=17):
        for viewer in (0, seats - 1):
            view = GAME.view(state, viewer)
            again = GAME.view(GAME.guess(view, rng), viewer)
            assert show(view, viewer) == show(again, viewer)


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_a_frame_names_no_hand_and_no_character_of_others_that_was_not_revealed(seats):
    for state in questions(seats, seats, every=9):
        shown = show(GAME.view(state, 1), 1)
        json.dumps(shown)
        for seat, player in enumerate(shown["players"]):
            named = [one["card"] for one in player["held"] if one["card"]]
            assert sorted(named) == sorted(state.held[1] if seat == 1 else state.revealed[seat])
            assert player["hand"] == len(state.hands[seat])
        assert [card["card"] for card in shown["hand"]] == state.hands[1]
        marks = [mark for rank in shown["ranks"] for mark in rank["marks"]]
        assert "signed" not in marks or state.magistrate == 1 or state.signed_open
        assert "flower" not in marks or state.blackmailer == 1 or state.flower_open


@pytest.mark.parametrize("seats", [2, 4, 7, 8])
def test_every_question_has_its_words_figures_and_reasons(seats):
    for state in questions(seats, seats * 3):
        view = GAME.view(state, state.ask.seat)
        asked = GAME.question(view)
        assert set(asked["prices"]) <= set(state.ask.options)
        assert set(asked["gives"]) <= set(state.ask.options)
        why = reasons(view)
        assert not set(why) & set(state.ask.options)
        json.dumps([asked, why])


def test_a_card_that_cannot_be_built_says_why():
    found = set()
    for seed in range(6):
        for state in questions(4, seed):
            if state.ask.kind == "turn":
                why = reasons(GAME.view(state, state.ask.seat))
                dear = {card: told for card, told in why.items() if told["id"] == "dear"}
                assert all(told["args"]["price"] > told["args"]["gold"] for told in dear.values())
                found |= {told["id"] for told in why.values()}
    assert {"gather", "limit", "dear"} <= found


def test_the_catalogue_has_every_card_of_the_game():
    state = GAME.new(5, 1, preset="cunning_agents")
    rows = catalogue(state)
    assert set(state.cast) <= set(rows) and set(state.uniques) <= set(rows)
    assert rows["secret_vault"]["cost"] is None
    assert all(rows[name]["type"] == row.type for name, row in DISTRICTS.items() if name in rows)
