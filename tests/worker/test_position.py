"""Tests of games from a position, as the page asks the worker for them: seats, saves, undo, refusals."""

import json

import pytest

from sanjuan.games import GAMES
from sanjuan.table import position
from sanjuan.table.record import Record
from tests.table.test_standing import GAME, OPTIONS, played
from worker.host import Host


def do(host, **command):
    return json.loads(host.call(json.dumps(command)))


@pytest.fixture(scope="module")
def text():
    """A position of three seats at a question that none of the computers answers."""
    return position.write(played(Record(GAME, 3, 5, OPTIONS), 40).state)


@pytest.fixture
def host():
    return Host()


def asked(text):
    return json.loads(text)["ask"]["seat"]


def test_a_person_plays_the_seat_that_is_to_answer_and_opponents_the_others(host, text):
    frame = do(host, do="stand", position=text, opponents=["trader", "builder"], names=["Ana"])
    me, others = asked(text), [seat for seat in range(3) if seat != asked(text)]
    assert frame["error"] is None and frame["ask"]["seat"] == me
    assert [frame["players"][seat]["bot"] for seat in others] == ["trader", "builder"]
    assert [player["who"] == "human" for player in frame["players"]] == [seat == me for seat in range(3)]
    assert [player["name"] for player in frame["players"]] == ["Ana", "", ""]


@pytest.mark.parametrize("name", GAMES)
def test_a_position_of_each_game_is_stood_at(host, name):
    game = GAMES[name]
    record = played(Record(game, min(game.seats), 5, {}), 3)  # the shortest game is not over by then
    frame = do(host, do="stand", game=name, position=position.write(record.state))
    assert frame["error"] is None and frame["table"]["game"] == name
    assert frame["ask"]["seat"] == record.state.ask.seat


def test_without_opponents_the_usual_one_sits_everywhere_and_one_named_too(host, text):
    for opponents, bot in ([], GAME.characters[0]), (["governor"], "governor"):
        frame = do(host, do="stand", position=text, opponents=opponents)
        assert {player["bot"] for player in frame["players"] if player["who"] == "bot"} == {bot}


def test_it_is_saved_and_resumed_equal_and_taken_back(host, text):
    first = do(host, do="stand", position=text)
    frame = do(host, do="answer", chosen=first["ask"]["options"][:1])
    other = Host()
    again = do(other, do="resume", save=frame["save"])
    assert again["save"] == frame["save"] and other.record.state == host.record.state
    while frame["undo"]:
        frame = do(host, do="undo")
        assert frame["table"] == first["table"]
    assert do(other, do="export")["error"] is None


def test_its_deal_cannot_be_shared_but_another_game_can_follow(host, text):
    do(host, do="stand", position=text)
    assert do(host, do="deal")["error"]["id"] == "no_deal"
    frame = do(host, do="rematch")
    assert frame["error"] is None and do(host, do="deal")["error"] is None


@pytest.mark.parametrize(("command", "id"), [
    ({"position": None}, "bad_setup"),
    ({"position": "{}"}, "position"),
    ({"position": "["*200}, "position"),
    ({"opponents": "trader"}, "bad_setup"),
    ({"opponents": ["nobody"]}, "no_bot"),
    ({"opponents": ["trader"] * 3}, "asked_value"),
    ({"names": ["a"] * 4}, "asked_value"),
    ({"game": "chess"}, "bad_setup"), ({"game": {}}, "bad_setup"), ({"game": ["chess"]}, "bad_setup"),
])  # fmt: skip
def test_what_cannot_be_stood_up_is_told_and_changes_nothing(host, text, command, id):
    before = do(host, do="stand", position=text)["save"]
    assert do(host, **({"do": "stand", "position": text} | command))["error"]["id"] == id
    assert do(host, do="answer", chosen=["nothing of the kind"])["error"]
    assert do(host, do="resume", save=before)["save"] == before


def test_a_fault_in_a_made_up_position_is_told_and_the_game_stands_where_it_stood(host, text, monkeypatch):
    first = do(host, do="stand", position=text)
    chosen = first["ask"]["options"][:1]

    def faulty(state, chosen):
        state.ask = None
        raise KeyError("a step that no game has")

    for place in "sanjuan.table.record.answer", "worker.frames.frame":
        with monkeypatch.context() as patch:
            patch.setattr(place, faulty)
            error = do(host, do="answer", chosen=chosen)["error"]
            assert error == {"id": "position", "args": {"reason": "broken"}}
        assert (host.record.answers, host.record.state.ask.seat) == ([], first["ask"]["seat"])
    assert do(host, do="answer", chosen=chosen)["error"] is None
