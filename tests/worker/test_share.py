"""Finished games by link, in the worker; what a finished game says of achievements and of its deal."""

import pytest

from e2e.positions import call, moved, started
from sanjuan.games import GAMES
from sanjuan.games.describe import describe
from worker.host import Host
from worker.save import pack


def finished(seats=2, seed="2026-11-21"):
    """Return a game of one person played to its end: (host, last frame)."""
    host, frame = started(seats, seed, {})
    while not frame["over"]:
        frame = moved(host, frame)
    return host, frame


@pytest.fixture(scope="module")
def played():
    return finished()


def test_a_finished_game_goes_through_a_link(played):
    host, frame = played
    text = call(host, do="link")["text"]
    assert len(text) < 600
    other = Host()
    again = call(other, do="shown", text=text)
    assert again["over"] == frame["over"] and again["players"] == frame["players"]
    assert call(other, do="review_at", at=0, seat=0)["past"]["of"] == len(host.record.answers)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: text[:-9], "link_damaged"), (lambda text: "", "link_damaged"),
        (lambda text: None, "link_damaged"),
        (lambda text: text + "A" * 5000, "link_too_long"), (lambda text: "2" + text[1:], "link_damaged"),
    ],
)  # fmt: skip
def test_a_link_that_is_no_game_says_so_and_changes_nothing(played, change, said):
    text = call(played[0], do="link")["text"]
    host, frame = started(2, 4, {})
    assert call(host, do="shown", text=change(text))["error"]["id"] == said
    assert host.record.seed == 4 and len(host.record.answers) == 0


def test_a_game_that_is_not_over_is_not_shown():
    host, _ = started(2, 4, {})
    text = call(host, do="link")["text"]
    assert call(Host(), do="shown", text=text)["error"]["id"] == "link_damaged"


def test_a_game_from_a_position_fits_into_no_link(played):
    host = finished()[0]
    host.record.start = "a position"
    assert call(host, do="link")["error"]["id"] == "no_link"


def test_a_finished_game_tells_its_achievements_its_deal_and_its_rounds(played):
    host, frame = played
    over = frame["over"]
    own = set(GAMES["san_juan"].achiever.medals)
    assert set(over["reached"]) <= own
    assert set(describe(GAMES["san_juan"])["achievements"]) == own
    assert over["deal"] == "2026-11-21" and over["rounds"] > 8 and over["whole"]
    nobody = pack(host.record, [{"name": "", "who": "bot", "bot": "greedy"}] * 2)
    assert call(Host(), do="resume", save=nobody)["over"]["reached"] == []


def test_neither_a_rematch_nor_playing_on_is_the_deal_of_the_day(played):
    host, _ = finished()
    call(host, do="play_on", at=3)
    assert "deal" not in host.record.tags
    host, _ = finished()
    call(host, do="rematch")
    assert "deal" not in host.record.tags and host.record.tags["plays0"] == "human"
