"""Bad input: one clear sentence that names the place and the nearest valid word, wherever it comes in."""

import json

import pytest

from sanjuan.games import GAMES
from sanjuan.scenario.load import scenario
from sanjuan.scenario.play import play
from sanjuan.scenario.shapes import Unfit
from sanjuan.table import position
from sanjuan.table.flow import answer
from sanjuan.table.record import Record, read
from tests.san_juan.rulebook import GAME, seat, stand

RECORD = json.loads(Record(GAME, 2, 5, {"edition": 1}).to_json())


def sentence(do, *arguments, **words):
    """Return the one line of a refusal."""
    with pytest.raises(ValueError) as error:
        do(*arguments, **words)
    (line,) = str(error.value).splitlines()
    return line


# Options and seats of a game.


@pytest.mark.parametrize(("options", "why"), [
    ({"editon": 2}, "unknown option 'editon'; did you mean 'edition'?"),
    ({"newbuildings": True}, "unknown option 'newbuildings'; did you mean 'new_buildings'?"),
    ({"event": True}, "unknown option 'event'; did you mean 'events'?"),
    ({"start": True}, "unknown option 'start'; did you mean 'start_hand'?"),
    ({"zzz": 1}, "unknown option 'zzz'; did you mean "),
    ({"edition": 3}, "option 'edition' is one of 1, 2, not 3"),
    ({"new_buildings": 31}, "option 'new_buildings' is one of False, True, 33, not 31"),
    ({"events": "yes"}, "option 'events' is one of False, True, not 'yes'"),
    ({"edition": 1, "deck": 112}, "option 'deck': the 1st edition has 110 cards; 112 is a printing of the 2nd"),
    ({"edition": 1, "new_buildings": 33}, "option 'new_buildings': 33 is a printing of the 2nd edition"),
])  # fmt: skip
def test_wrong_options(options, why):
    told = [sentence(GAME.new, 2, 0, **options), sentence(GAME.encoding, 2, **options)]
    told.append(sentence(read, json.dumps(RECORD | {"options": options}), GAMES))
    assert all(why in line for line in told)
    assert told[2].startswith("the set-up of the record is wrong: ")


@pytest.mark.parametrize("seats", [0, 1, 5, "3", 2.0, None])
def test_wrong_numbers_of_seats(seats):
    assert sentence(GAME.new, seats, 0) == f"San Juan seats 2 to 4 players, not {seats!r}"


# Cards.


@pytest.mark.parametrize(("where", "wrong", "near"), [
    ("hand", "palaec", "palace"), ("hand", "guardroom", "guard_room"), ("city", "goldsmiht", "goldsmith"),
    ("city", "costums_office", "customs_office"), ("hand", "habor", "harbor"),
])  # fmt: skip
def test_misspelt_cards_of_a_position(where, wrong, near):
    given = seat(hand=wrong) if where == "hand" else seat(wrong)
    assert sentence(stand, given, new_buildings=True) == (
        f"position, seat 0, {where}: unknown card {wrong!r}; did you mean {near!r}?"
    )


@pytest.mark.parametrize(("key", "wrong", "why"), [
    ("events", "taxe", "position, events: unknown event 'taxe'; did you mean 'taxes'?"),
    ("taken", "prospecter", "position, taken: unknown role 'prospecter'; did you mean 'prospector'?"),
    ("deck", "earthquak", "position, deck: unknown card 'earthquak'; did you mean 'earthquake'?"),
    ("discard", "hat", "position, discard: unknown card 'hat'; did you mean "),
])  # fmt: skip
def test_misspelt_words_of_a_position(key, wrong, why):
    assert sentence(stand, seat(), with_events=True, **{key: wrong}).startswith(why)


def test_cards_that_are_not_in_this_game():
    assert sentence(stand, seat("hut"), new_buildings=True).startswith("position, seat 0, city: unknown card 'hut'")
    assert sentence(stand, seat("chapel", tucked="harbor: well")) == (
        "position, seat 0, tucked: unknown building with cards under it 'harbor'; did you mean 'chapel'?"
    )


@pytest.mark.parametrize(("wrong", "near"), [("indigo", "indigo_plant"), ("buidler", "builder")])
def test_a_misspelt_answer_of_a_record(wrong, near):
    answers = [["builder"], [wrong]] if near == "indigo_plant" else [[wrong]]
    line = sentence(read, json.dumps(RECORD | {"answers": answers}), GAMES)
    assert line.startswith(f"answer {len(answers)} of the record is refused: {wrong!r} is not offered in ")
    assert "; did you mean '" in line


# Records and positions of something else.


@pytest.mark.parametrize(("key", "value", "why"), [
    ("rules", 2, f"the record was played by rules 2, these are rules {GAME.rules}"),
    ("game", "san_jaun", "the record is of a game not known here: 'san_jaun'; did you mean 'san_juan'?"),
    ("format", 3, "the record is written in format 3, this reads formats 1 and 2"),
    ("seats", 6, "the set-up of the record is wrong: San Juan seats 2 to 4 players, not 6"),
])  # fmt: skip
def test_records_of_other_rules(key, value, why):
    assert sentence(read, json.dumps(RECORD | {key: value}), GAMES) == why


@pytest.mark.parametrize(("old", "new", "why"), [
    ('"step":"san_juan.rounds.', '"step":"san_juan.round.', "unknown step 'san_juan.round."),
    ('"governor"', '"governer"', "unknown field of State 'governer'; did you mean 'governor'?"),
    ('"is":"Seat"', '"is":"Seet"', "unknown part 'Seet'; did you mean 'Seat'?"),
    ('"edition":1', '"edition":7', "option 'edition' is one of 1, 2, not 7"),
])  # fmt: skip
def test_positions_that_are_none(old, new, why):
    text = position.write(GAME.new(2, 5, edition=1))
    assert old in text
    line = sentence(position.read, text.replace(old, new, 1), GAME.parts())
    assert line.startswith("not a position: position") and why in line


# Scenarios, and answers at the table.


def test_a_scenario_of_another_box():
    data = {"game": "san_juan", "title": "t", "source": "s", "seats": 2, "options": {"edition": 1}}
    given = {"position": {"seat": [{"city": ["guard_room"]}]}}
    (line,) = problems(data | given)
    assert line.startswith("position, seat 0, city: unknown card 'guard_room'; did you mean ")
    (line,) = problems(data | {"options": {"edition": 1, "new_building": True}})
    assert line == "options: unknown option 'new_building'; did you mean 'new_buildings'?"


def problems(data):
    """Return the faults of a scenario given as data."""
    try:
        return play(scenario(data), GAMES)
    except Unfit as error:
        return [str(error)]


def test_an_answer_that_is_not_offered():
    state = stand(seat(), with_events=True)
    assert sentence(answer, state, ("taxes",)) == "'taxes' is not offered in 'role'"
