"""`python -m sanjuan position`: any position to text and back, and what it says to other texts."""

import json

import pytest

from sanjuan import positions
from sanjuan.__main__ import main
from sanjuan.table import position
from tests.bots.records import GAME, recorded


@pytest.fixture
def record(tmp_path):
    """The record as a file."""
    file = tmp_path / "record.json"
    file.write_text(recorded().to_json(), encoding="utf-8")
    return str(file)


def put(tmp_path, state, *changes):
    """Return a file with the text of a state, pieces of it replaced."""
    text = position.write(state)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = tmp_path / "position.txt"
    file.write_text(text + "\n", encoding="utf-8")
    return str(file)


def refused(capsys, *arguments):
    """Return the one line of error that the command prints for arguments it refuses."""
    assert main(["position", *arguments]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    return line


@pytest.mark.slow
def test_every_position_of_a_game_goes_to_text_and_back(record, capsys):
    for ply in range(0, len(recorded().answers) + 1, 10):
        assert main(["position", record, "--ply", str(ply)]) == 0
        text = capsys.readouterr().out
        state = position.read(text, GAME.parts())
        assert text == position.write(state) + "\n"
        assert state == positions.at_ply(recorded(), ply)
        GAME.check(state)


def test_without_a_ply_it_writes_the_last_position(record, capsys):
    main(["position", record])
    assert position.read(capsys.readouterr().out, GAME.parts()) == recorded().state


def test_views_are_positions_too():
    for ply in range(0, len(recorded().answers) + 1, 10):
        state = positions.at_ply(recorded(), ply)
        for seat in (None, 0, 1, 2):
            GAME.check(GAME.view(state, seat))


def test_a_position_is_shown_with_all_hands(tmp_path, capsys):
    state = positions.at_ply(recorded(), 60)
    assert main(["position", "--read", put(tmp_path, state), "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    assert "Gouverneur" in out
    assert out.count("Pouvoir") == sum(bool(seat.hand) for seat in state.seats)


def test_a_view_is_shown_with_one_hand(tmp_path, capsys):
    view = GAME.view(positions.at_ply(recorded(), 60), 1)
    assert main(["position", "--read", put(tmp_path, view)]) == 0
    assert capsys.readouterr().out.count("Power") == 1


def test_without_the_package_of_the_words_it_shows_json(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(positions, "find_spec", lambda name: None)
    assert main(["position", "--read", put(tmp_path, recorded().state)]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["game"] == "san_juan"
    assert [card["card"] for card in shown["hand of seat 2"]] == recorded().state.seats[2].hand


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"seats":', '"saets":', "position: unknown field of State 'saets'; did you mean 'seats'?"),
        ('"round":', '"rounds":', "unknown field of State 'rounds'; did you mean 'round'?"),
        ('"round":1,', "", "position: 'round' is missing"),
        ('"round":1,', '"round":"1",', "position.round: a whole number is expected, not '1'"),
        ('"of":', '"off":', "an object with 'is', 'of', 'map', 'box' or 'step' is expected"),
        ("rounds.chosen_role", "rounds.choosen_role", "did you mean 'san_juan.rounds.chosen_role'?"),
        ('"hand":["', '"hand":["x', "seats.0.hand: unknown card"),
        ('"indigo_plant"', '"indigo_plnat"', "seats.0.city: unknown card 'indigo_plnat'; did you mean 'indigo_plant'?"),
        ('"goods":[""]', '"goods":[]', "seats.0.goods: 0 entries for 1 buildings"),
        ('"goods":[""]', '"goods":["smithy"]', "too many for this game"),
        ('"kind":"role"', '"kind":"rol"', "ask.kind: unknown kind of question 'rol'; did you mean 'role'?"),
        ('"chooser":0', '"chooser":3', "chooser: seats are 0 to 2, not 3"),
        ('"viewer":null', '"viewer":7', "viewer: seats are 0 to 2 or -1 for everybody, not 7"),
        ('"events":true', '"events":2', "position.box: option 'events' is one of False, True, not 2"),
        ('{"of":[1,1,', '{"of":[9,1,', "is none of"),
        ('{"is":"State"', '{"is":"Stat"', "unknown part 'Stat'; did you mean 'State'?"),
    ],
)  # fmt: skip
def test_a_mistake_is_answered_with_its_place_and_the_nearest_word(tmp_path, capsys, old, new, sentence):
    file = put(tmp_path, positions.at_ply(recorded(), 0), (old, new))
    line = refused(capsys, "--read", file)
    assert line.startswith(f"position: {file}: ")
    assert sentence in line


def test_what_is_no_position_is_refused(tmp_path, capsys, record):
    assert "'of', 'map', 'box' or 'step' is expected" in refused(capsys, "--read", record)
    part = tmp_path / "part"
    part.write_text("[1]", encoding="utf-8")
    assert refused(capsys, "--read", str(part)).endswith("the text describes only a part of one")
    part.write_text("{", encoding="utf-8")
    assert "not a position: Expecting" in refused(capsys, "--read", str(part))


def test_a_wrong_ply_game_or_language_is_named(record, capsys):
    last = len(recorded().answers)
    assert refused(capsys, record, "--ply", "999") == f"position: --ply: the record has answers 0 to {last}, not 999"
    assert "did you mean 'san_juan'?" in refused(capsys, "--read", record, "--game", "sanjuan")
    assert "did you mean 'en'?" in refused(capsys, "--read", record, "--lang", "eng")
