"""Positions of scenario files and position texts: what is refused, what may be said of them."""

from random import Random

import pytest

from sanjuan.scenario.shapes import Unfit
from sanjuan.table import position
from sanjuan.table.flow import answer
from sanjuan.table.from_position import load
from tests.citadels.rulebook import EVERY_PRESET, GAME, asked, play, plies, seat, stand

PICKED = ["king", "thief", "", ""]


@pytest.mark.parametrize(
    ("seats", "more", "sentence"),
    [
        ([seat(city="taven")], {}, "position, seat 0, city: unknown district 'taven'; did you mean 'tavern'?"),
        ([seat(hand="keep keep")], {}, "position: one keep too many: there are 1 in the game"),
        ([seat(hand="tavern")] * 6, {}, "position: one tavern too many: there are 5 in the game"),
        ([seat(city="keep", coins=[1])], {}, "position, seat 0, coins: a number from 0 to 0 is wanted, not 1"),
        ([seat(gold=-1)], {}, "position, seat 0, gold: a number from 0 on is wanted, not -1"),
        ([seat(gold="2")], {}, "position, seat 0, gold: a whole number is wanted, not '2'"),
        ([], {"crown": 4}, "position, crown: a number from 0 to 3 is wanted, not 4"),
        ([], {"first": -1}, "position, first: a number from 0 to 3 is wanted, not -1"),
        ([], {"at": "start"}, "position, at: unknown moment 'start'; did you mean"),
        ([], {"characters": "witch"}, "position, characters: unknown character 'witch'; did you mean"),
        ([], {"characters": "king king"}, "position, characters: king is there twice"),
        ([], {"picked": ["queen"]}, "position, picked: unknown character 'queen'"),
        ([], {"picked": ["king", "king"]}, "position, picked and face_up: king is there twice"),
        ([], {"picked": [""] * 5}, "position, picked: 5 lists are given for 4 seats"),
        (
            [],
            {"picked": PICKED, "killed": "bisop"},
            "position, killed: unknown character 'bisop'; did you mean 'bishop'",
        ),
        ([], {"picked": PICKED, "warrants": "abbot"}, "position, warrants: unknown character 'abbot'"),
        ([], {"picked": PICKED, "call": 11}, "position, call: a number from 0 to 9 is wanted, not 11"),
        ([], {"chance": ["1"]}, "position, chance: a whole number is wanted, not '1'"),
        ([], {"shuffles": [["keap"]]}, "position, shuffles: unknown card 'keap'; did you mean 'keep'"),
        ([], {"deck_only": 1}, "position, deck_only: true or false is wanted, not 1"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(seats, more, sentence):
    with pytest.raises(Unfit) as error:
        stand(*seats, count=max(4, len(seats)), **more)
    assert str(error.value).startswith(sentence)


def test_a_shuffle_holds_cards_that_are_there():
    state = stand(
        picked=["scholar"], call=7, deck="keep", deck_only=True, shuffles=[["statue"]],
        options={"preset": "tenacious_delegates"},
    )  # fmt: skip
    with pytest.raises(Unfit, match="'statue' is not among the cards that are shuffled"):
        answer(state, ("power",))


def test_the_unseen_rest_lies_below_what_is_listed():
    state = stand(seat(city="keep"), deck="statue palace")
    assert state.deck[-2:] == ["palace", "statue"] and len(state.deck) == 67 and "keep" not in state.deck


def test_districts_that_are_listed_nowhere_may_be_out_of_the_game():
    state = stand(deck="statue", deck_only=True)
    assert state.deck == ["statue"]
    view = GAME.view(state, 1)
    assert GAME.view(GAME.guess(view, Random(1)), 1) == view


def test_a_unique_that_is_not_of_the_cast_may_lie_there_all_the_same():
    state = stand(seat(city="museum", museum=["keep", "stables"]), picked=["thief"])
    assert {"museum", "stables"} <= {*state.uniques} and state.museum == ["keep", "stables"]
    for viewer in range(4):
        view = GAME.view(state, viewer)
        assert view.museum == (["keep", "stables"] if viewer == 0 else ["?", "?"])
        assert GAME.view(GAME.guess(view, Random(1)), viewer) == view


def test_at_the_end_nothing_is_asked():
    state = stand(seat(city="palace"), at="end")
    assert asked(state) == "nothing" and GAME.scores(state) == [5, 0, 0, 0] and GAME.winners(state) == [0]


def test_the_ranks_below_the_call_were_called():
    state = stand(seat(), seat(city="temple"), seat(gold=9), picked=["king", "bishop", "warlord", ""], call=8)
    assert state.revealed == [("king",), ("bishop",), ("warlord",), ()] and state.shielded == 1
    assert "power" not in state.ask.options, "the Bishop's city is safe"


def test_what_the_witch_acts_as_is_hers():
    more = {"options": {"preset": "illustrious_emissaries"}, "bewitched": "bishop", "call": 8}
    state = stand(seat(city="temple"), seat(city="temple"), picked=["witch", "bishop", "diplomat", ""], **more)
    assert state.witch == state.shielded == 0


@pytest.mark.few(2)
@pytest.mark.parametrize(("seats", "preset"), [(2 + number % 7, preset) for number, preset in enumerate(EVERY_PRESET)])
def test_every_position_of_a_game_can_be_written_and_played_from(seats, preset):
    for number, state in enumerate(plies(seats, 4, preset=preset, ninth=True)):
        if number % 60 == 0 and state.ask is not None:
            assert load(GAME, position.write(state)).ask == state.ask


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"hands":[["tavern"]', '"hands":[["tavren"]', "hands.0.0: unknown district 'tavren'; did you mean 'tavern'?"),
        ('"hands":[["tavern"]', '"hands":[["keep"]', "deck."),
        ('"crown":0', '"crown":4', "crown: seats are 0 to 3, not 4"),
        ('"killed":""', '"killed":"kink"', "killed.0: unknown character 'kink'; did you mean 'king'?"),
        ('"coins":[[]', '"coins":[[0]', "coins.0: 0 entries are expected, not 1"),
        ('"gold":[3,', '"gold":[-3,', "gold.0: numbers are 0 to 1000000, not -3"),
        ('"cast":{"of":["assassin",', '"cast":{"of":["thief",', "cast: one character of every rank is expected"),
        ('"held":[{"of":["king"]}', '"held":[{"of":["thief"]}', "held: two seats hold thief"),
        ('"turn":1', '"turn":9', "turn: numbers are -1 to 3, not 9"),
        ('"known":[{"of":[]}', '"known":[{"of":[{"of":[2,"keep"]}]}', "known.0: there is no keep in the hand"),
    ],
)
def test_a_position_text_that_cannot_be_is_refused(old, new, sentence):
    text = position.write(play(stand(seat(hand="tavern", gold=3), picked=PICKED)))
    assert old in text
    with pytest.raises(position.Unreadable) as error:
        load(GAME, text.replace(old, new, 1))
    assert sentence in str(error.value)


def test_a_view_is_no_position_to_play_from():
    text = position.write(GAME.view(stand(picked=PICKED), 1))
    with pytest.raises(position.Unreadable, match="view of one seat"):
        load(GAME, text)
