"""Tests of the points that a computer player would have got in a person's seat at the same deal."""

import json

import pytest

from e2e.positions import call, moved, started
from sanjuan.games import GAMES
from worker.commands.house import Again
from worker.host import Host


def finished(game, seats=2):
    host, frame = started(seats, "2026-11-21", {}, game)
    while not frame["over"]:
        frame = moved(host, frame)
    return host


@pytest.mark.parametrize("game", GAMES)
def test_the_same_deal_is_played_to_its_end_by_another_one_in_my_seat(game):
    host = finished(game)
    again = Again(host.record, ["", "random"], 0)
    again.name = again.players[0] = "greedy"
    before = list(host.record.answers)
    again.go_on(600)
    assert again.done() and again.record is not host.record and host.record.answers == before
    assert (again.record.seed, again.record.options) == (host.record.seed, host.record.options)
    once_more = Again(host.record, ["", "random"], 0)
    once_more.players[0] = "greedy"
    once_more.go_on(600)
    assert once_more.record.answers == again.record.answers, "the same players play the same game"


def test_the_page_is_told_who_plays_and_then_with_what_points():
    host = finished("san_juan")
    host.call(json.dumps({"do": "house"}))
    assert host.again.name == GAMES["san_juan"].characters[-1]
    host.again.players = ["greedy", "greedy"]
    reply = {"points": None}
    while reply["points"] is None:
        reply = call(host, do="house")
    assert reply["house"] == GAMES["san_juan"].characters[-1]
    assert reply["points"] == host.record.game.scores(host.again.record.state)[0]


def test_a_game_that_goes_on_tells_nothing_of_how_another_one_would_play_it():
    host, _ = started(2, 1, {})
    assert call(host, do="house")["error"]["id"] == "bad_command"
    assert json.loads(Host().call('{"do": "house"}'))["error"]["id"] == "no_game"
