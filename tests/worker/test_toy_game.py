"""A game without adviser, lessons and achievements at the worker's side: played, kept, looked back at, nothing else."""

import json
from random import Random

import pytest

from page.storage import history, medals
from sanjuan.games import GAMES
from sanjuan.games.describe import describe
from tests.page.hosted import do, play
from tests.toys import AUCTION
from worker.host import Host


@pytest.fixture
def over(monkeypatch):
    """A host at the end of a game of the toy, and its last frame."""
    monkeypatch.setitem(GAMES, AUCTION.name, AUCTION)
    players = [{"name": "", "who": "human"}] + [{"name": "", "who": "bot"}] * 4
    host = Host()
    frame = do(host, "start", game=AUCTION.name, seats=5, seed=3, options={}, players=players)
    assert frame["error"] is None and frame["coached"] is None
    *_, last = play(host, frame, Random(1))
    return host, last


def test_the_house_player_sits_in_where_nobody_is_named(over):
    host, _ = over
    assert {player["bot"] for player in host.players} == {AUCTION.house_player}


def test_a_save_is_opened_again(over):
    host, frame = over
    assert do(Host(), "resume", save=frame["save"])["over"] == frame["over"]


def test_what_is_kept_of_it_names_it(over):
    _, frame = over
    kept = history.entry(frame, frame["players"], "2026-11-23")
    assert kept["game"] == AUCTION.name and history.of([kept], "san_juan") == []
    assert len(kept["scores"]) == 5, "the dummy has no place among the seats"
    assert history.read(json.dumps([kept])) == [kept]


def test_without_an_adviser_there_are_no_hints_and_no_review_but_the_way_back(over):
    host, frame = over
    assert frame["hints"] is False and do(host, "advise")["error"]
    begun = do(host, "review")
    assert begun["error"] is None and begun["report"] is None and begun["seats"] == [0]
    assert do(host, "review_on")["error"]["id"] == "bad_command"
    then = do(host, "review_at", at=2, seat=0)
    assert then["past"]["at"] == 2 and then["table"]["game"] == AUCTION.name
    assert do(host, "review_at", at=2, seat=0, hands=True)["past"]["hands"]


def test_a_game_with_comments_needs_an_adviser(monkeypatch):
    monkeypatch.setitem(GAMES, AUCTION.name, AUCTION)
    players = [{"name": "", "who": "human"}] + [{"name": "", "who": "bot"}] * 4
    host = Host()
    frame = do(host, "start", game=AUCTION.name, seats=5, seed=3, options={}, players=players, coach=True)
    assert frame["coached"] is None and do(host, "comment")["error"]["id"] == "bad_command"


def test_achievements_of_another_game_are_told_behind_its_name(monkeypatch):
    class Reached(type(AUCTION)):
        class achiever:  # noqa: N801 (it stands for a module)
            medals = ("victory",)

    monkeypatch.setitem(GAMES, "auction", Reached())
    assert describe(GAMES["auction"])["achievements"] == ["victory"]
    assert medals.of({"auction:victory": "d"}, "auction") == {"victory": "d"}
