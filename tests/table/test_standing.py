"""Games that start from a position text: played, recorded, taken back and read again like any other."""

import json
from random import Random

import pytest

from sanjuan.games import GAMES
from sanjuan.table import position
from sanjuan.table.position import Unreadable
from sanjuan.table.record import Damaged, OtherRules, Record, read
from sanjuan.table.replay import moves, play_on

GAME = GAMES["san_juan"]
OPTIONS = {"edition": 2, "new_buildings": True, "events": True}


def played(record, count):
    """Return a record with some more answers of the greedy player."""
    for _ in range(count):
        view = record.game.view(record.state, record.state.ask.seat)
        record.answer(record.game.bots["greedy"](view, Random(len(record.answers))))
    return record


@pytest.fixture(scope="module")
def before():
    """A game of three in its midst."""
    return played(Record(GAME, 3, 5, OPTIONS), 40)


@pytest.fixture(scope="module")
def text(before):
    return position.write(before.state)


def changed(text, **parts):
    return json.dumps(json.loads(text) | parts)


def test_the_game_goes_on_from_the_position_as_it_would_have(before, text):
    on, there = played(play_on(before, 40), 30), Record.from_position(GAME, text)
    for chosen in on.answers[40:]:
        there.answer(chosen)
    assert there.state == on.state
    assert (there.seats, there.seed, there.log[0], there.options["edition"]) == (3, 5, [], 2)


def test_its_record_is_read_again_equal(text):
    record = played(Record.from_position(GAME, text, {"seat0": "Inés"}), 20)
    written = record.to_json()
    again = read(written, GAMES)
    assert (again.state, again.log, again.tags, again.to_json()) == (record.state, record.log, record.tags, written)
    assert json.loads(written)["format"] == 2


def test_taking_back_replaying_and_beginning_anew_lead_to_the_position(text):
    record = played(Record.from_position(GAME, text), 1)
    record.take_back()
    first = Record.from_position(GAME, text).state
    assert record.state == first == record.fresh().state == next(moves(record))[1]


def test_what_was_told_before_the_position_is_forgotten(before, text):
    assert before.state.facts
    assert Record.from_position(GAME, text).state.facts == []


def test_a_game_that_is_over_can_be_stood_up(before):
    over = play_on(before, 40)
    while over.state.ask:
        played(over, 1)
    record = Record.from_position(GAME, position.write(over.state))
    assert record.state.ask is None and GAME.scores(record.state) == GAME.scores(over.state)


def test_the_view_of_a_seat_is_no_full_position(before, text):
    with pytest.raises(Unreadable, match="it is the view of one seat"):
        Record.from_position(GAME, position.write(GAME.view(before.state, 0)))
    with pytest.raises(Unreadable, match=r"deck: something hidden, though this is nobody's view"):
        Record.from_position(GAME, changed(text, deck=["?"] * 20))
    with pytest.raises(Unreadable, match=r"tiles\.0: something hidden"):
        Record.from_position(GAME, changed(text, tiles=[{"of": [0, 0, 0, 0, 0]}]))


@pytest.mark.parametrize(("parts", "sentence"), [
    ({"todo": [{"of": [{"step": "san_juan.rounds.choose_roles"}]}]}, "not a position that can be played: TypeError"),
    ({"todo": [{"of": [{"step": "san_juan.rounds.choose_roles"}, 10**9]}]}, "1000000000 is too large a number"),
    ({"todo": [{"of": []}]}, "not a position that can be played: IndexError"),
    ({"governor": 7}, "governor: seats are 0 to 2, not 7"),
    ({"deck": ["palace"] * 9}, "one palace too many for this game"),
    ({"seats": []}, "San Juan seats 2 to 4 players, not 0"),
])  # fmt: skip
def test_a_position_that_no_game_has_is_refused_before_anybody_sits_down(text, parts, sentence):
    with pytest.raises(Unreadable) as error:
        Record.from_position(GAME, changed(text, **parts))
    assert sentence in str(error.value)


def test_a_question_that_nobody_can_answer_is_refused(text):
    ask = json.loads(text)["ask"] | {"options": {"of": ["a", "b"] * 20}, "least": 3, "most": 9, "rule": "no_such_rule"}
    with pytest.raises(Unreadable, match="not a position that can be played"):
        Record.from_position(GAME, changed(text, ask=ask))


@pytest.mark.parametrize(("changes", "sentence"), [
    ({"seats": 2}, "the set-up of the record is wrong: the position has 3 seats, not 2"),
    ({"options": {"edition": 1}}, "the set-up of the record is wrong: the position is of a game with the options"),
    ({"position": 5}, "not a record: 'position' is missing or of the wrong kind"),
    ({"position": "{}"}, "the set-up of the record is wrong: not a position"),
])  # fmt: skip
def test_a_record_that_does_not_fit_its_position_is_damaged(text, changes, sentence):
    data = json.loads(Record.from_position(GAME, text).to_json()) | changes
    with pytest.raises(Damaged) as error:
        read(json.dumps(data), GAMES)
    assert str(error.value).startswith(sentence)


@pytest.mark.parametrize("format", [3, True, None, "1"])
def test_a_record_of_another_format_is_told(text, format):
    data = json.loads(Record.from_position(GAME, text).to_json()) | {"format": format}
    with pytest.raises(OtherRules, match="this reads formats 1 and 2"):
        read(json.dumps(data), GAMES)
