"""Records: save, resume, take back, and every text that is not a record of ours."""

import json

import pytest

from sanjuan.games import GAMES
from sanjuan.table.flow import Refused
from sanjuan.table.record import Damaged, OtherRules, Record, read

GAME = GAMES["san_juan"]


@pytest.fixture
def record():
    """A 2-seat game of the 1st edition after three answers."""
    record = Record(GAME, 2, 5, {"edition": 1}, {"Seat 0": "Inés"})
    for _ in range(3):
        ask = record.state.ask
        record.answer(ask.options[: ask.least])
    return record


def test_a_record_holds_all_that_leads_to_the_state(record):
    data = json.loads(record.to_json())
    assert data.pop("answers") == [list(chosen) for chosen in record.answers]
    assert data == {
        "format": 1,
        "game": "san_juan",
        "rules": GAME.rules,
        "seats": 2,
        "seed": 5,
        "options": {"edition": 1},
        "tags": {"Seat 0": "Inés"},
    }


def test_a_record_read_again_is_the_same(record):
    again = read(record.to_json(), GAMES)
    assert (again.state, again.tags, again.log) == (record.state, record.tags, record.log)


def test_a_refused_answer_is_not_recorded(record):
    before = record.to_json()
    with pytest.raises(Refused):
        record.answer(("no_such_card",))
    assert record.to_json() == before


def test_the_last_answer_can_be_taken_back_by_who_gave_it():
    record = Record(GAME, 2, 5, {"edition": 1})
    governor = record.state.ask.seat
    assert not record.can_take_back(governor)
    record.answer(("builder",))
    assert record.can_take_back(governor) and not record.can_take_back(1 - governor)
    record.take_back()
    assert (record.answers, record.state) == ([], Record(GAME, 2, 5, {"edition": 1}).state)


@pytest.mark.parametrize("seed", range(6))
def test_taking_back_leaves_the_answers_before(seed):
    record = Record(GAME, 2, seed, {"edition": 1})
    governor = record.state.ask.seat
    for chosen in (("builder",), (), ()):
        record.answer(chosen)
    assert record.can_take_back(1 - governor) and not record.can_take_back(governor)
    record.take_back()
    assert (record.answers, record.state.ask.kind) == ([("builder",), ()], "build")
    assert record.can_take_back(governor) and not record.can_take_back(1 - governor)
    record.take_back()
    assert (record.answers, record.state.ask.seat) == ([("builder",)], governor)


def test_a_text_is_no_answer():
    with pytest.raises(Refused, match="an answer is a tuple of options, not the text 'builder'"):
        Record(GAME, 2, 5, {"edition": 1}).answer("builder")


def test_names_are_written_as_they_are(record):
    assert "Inés" in record.to_json()


def test_what_revealed_something_cannot_be_taken_back():
    record = Record(GAME, 2, 5, {"edition": 1})
    governor = record.state.ask.seat
    record.answer(("prospector",))
    assert not record.can_take_back(governor)


def test_the_log_has_an_entry_for_the_set_up_and_each_answer(record):
    assert len(record.log) == 4
    assert record.log[0][0][0] == "round"


@pytest.mark.parametrize(("text", "sentence"), [
    ("", "not a record: "),
    ("{", "not a record: "),
    ("[]", "not a record: a JSON object is expected"),
    ("[" * 100_000, "not a record: "),
    ("{}", "not a record: 'game' is missing or of the wrong kind"),
])  # fmt: skip
def test_a_text_that_is_no_record_is_damaged(text, sentence):
    with pytest.raises(Damaged) as error:
        read(text, GAMES)
    assert str(error.value).startswith(sentence)


@pytest.mark.parametrize(("key", "value", "sentence"), [
    ("seed", "x", "not a record: 'seed' is missing or of the wrong kind"),
    ("seats", True, "not a record: 'seats' is missing or of the wrong kind"),
    ("seats", 7, "the set-up of the record is wrong: San Juan seats 2 to 4 players, not 7"),
    ("options", {"edition": 9}, "the set-up of the record is wrong: option 'edition' is one of 1, 2, not 9"),
    ("options", {"colour": 1}, "the set-up of the record is wrong: unknown option 'colour'"),
    ("answers", [["palace"]], "answer 1 of the record is refused: 'palace' is not offered in 'role'"),
    ("answers", [["palace"]], "answer 1 of the record is refused: 'palace' is not offered in 'role'; did you mean '"),
    ("answers", ["builder"], "not a record: an answer is a list of texts"),
    ("answers", [[1]], "not a record: an answer is a list of texts"),
])  # fmt: skip
def test_a_damaged_record_says_what_is_wrong(record, key, value, sentence):
    data = json.loads(record.to_json()) | {key: value}
    with pytest.raises(Damaged) as error:
        read(json.dumps(data), GAMES)
    assert str(error.value).startswith(sentence)


@pytest.mark.parametrize(("answer", "sentence"), [
    (["builder", "builder"], "answer 1 of the record is refused: 'builder' is chosen too often in 'role'"),
    ([], "answer 1 of the record is refused: 'role' wants 1 to 1 options, not 0"),
])  # fmt: skip
def test_a_refused_answer_without_a_nearest_word(record, answer, sentence):
    with pytest.raises(Damaged) as error:
        read(json.dumps(json.loads(record.to_json()) | {"answers": [answer]}), GAMES)
    assert str(error.value) == sentence


@pytest.mark.parametrize(("wrong", "right"), [("sed", "seed"), ("option", "options"), ("seat", "seats")])
def test_a_misspelt_key_is_told_with_the_right_one(record, wrong, right):
    data = {wrong if key == right else key: value for key, value in json.loads(record.to_json()).items()}
    with pytest.raises(Damaged) as error:
        read(json.dumps(data), GAMES)
    assert str(error.value) == (
        f"not a record: {right!r} is missing or of the wrong kind; {wrong!r} is there: did you mean {right!r}?"
    )


def test_a_record_without_its_format_is_of_this_one(record):
    data = json.loads(record.to_json())
    del data["format"]
    assert read(json.dumps(data), GAMES).state == record.state


@pytest.mark.parametrize(("key", "value", "sentence"), [
    ("game", "puerto_rico", "the record is of a game not known here: 'puerto_rico'"),
    ("rules", 0, "the record was played by rules 0, these are rules "),
    ("format", 3, "the record is written in format 3, this reads formats 1 and 2"),
    ("format", "one", "the record is written in format 'one', this reads formats 1 and 2"),
])  # fmt: skip
def test_a_record_of_other_rules_is_told_apart(record, key, value, sentence):
    data = json.loads(record.to_json()) | {key: value}
    with pytest.raises(OtherRules) as error:
        read(json.dumps(data), GAMES)
    assert str(error.value).startswith(sentence)
