"""Tests of the summary of others' moves for the person who takes the device, in order and without their own moves."""

from random import Random

import pytest

from page.screen import layout
from page.state import Ui
from page.table import turn_summary
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from tests.page.drawing import Elements
from tests.page.hosted import do, play, player
from worker.host import Host

THREE = [name for name, game in GAMES.items() if 3 in game.seats]


def lifted(game):
    """Frames of a game of three people, each the first one that somebody sees after the curtain; the last ones."""
    host, before, found = Host(), None, []
    who = [player("human", name=name) for name in ("Ana", "Bea", "Cleo")]
    table = {"do": "start", "game": game, "seats": 3, "seed": 3, "options": {}, "players": who}
    for frame in play(host, do(host, table), Random(3), lambda _: len(found) > 12):
        if before and before["curtain"] is not None and frame["curtain"] is None and frame["ask"]:
            found.append((host, frame))
        before = frame
    return found[3:]


@pytest.mark.parametrize("game", THREE)
def test_it_tells_what_is_new_to_who_takes_the_device(game):
    t, told = words("en", game), 0
    for _, frame in lifted(game):
        ui = Ui(names=["Ana", "Bea", "Cleo"], faces=["me", "rosalia", "tomas"], cast=["", "", ""])
        facts = turn_summary.news(frame)
        assert len(facts) <= frame["fresh"] and frame["table"]["me"] not in [fact.get("seat") for fact in facts]
        if turn_summary.has(frame):
            page = Elements(turn_summary.digest(frame, ui, t))
            lines = [e["text"] for e in page.all if e["tag"] == "li"]
            assert lines and len(lines) <= turn_summary.MOST + 1
            assert [button["text"] for button in page.having("data-act", "close")] == ["Go on"]
            told += 1
    assert told > 4


def test_what_was_seen_before_is_not_told_again():
    [(_, first), *_] = lifted("san_juan")
    assert first["fresh"] < len(first["log"])
    assert turn_summary.news(first | {"fresh": 0}) == [] and not turn_summary.has(first | {"fresh": 0})


def test_that_somebody_has_chosen_a_character_holds_nobody_up():
    facts = [{"id": "picked", "seat": 1, "at": 3}, {"id": "dismissed", "seat": 1, "at": 3}]
    frame = {"table": {"game": "citadels", "me": 0}, "log": facts, "fresh": 2}
    assert turn_summary.news(frame) == facts and not turn_summary.has(frame)
    done = {"id": "gathered", "seat": 1, "gold": 2, "at": 4}
    assert turn_summary.has(frame | {"log": [*facts, done], "fresh": 3})


@pytest.mark.parametrize("game", THREE)
def test_behind_the_curtain_nothing_is_said_of_a_hand(game):
    host, t = Host(), words("en", game)
    who = [player("human", name=name) for name in ("Ana", "Bea", "Cleo")]
    start = {"do": "start", "game": game, "seats": 3, "seed": 5, "options": {}, "players": who}
    frames = list(play(host, do(host, start), Random(5), lambda _: len(host.record.log) > 3))
    hidden = [frame for frame in frames if frame["curtain"] is not None]
    assert hidden
    for frame in hidden:
        ui = Ui(names=["Ana", "Bea", "Cleo"], cards=frames[0]["cards"], faces=["me"] * 3, cast=[""] * 3)
        assert t("table-hand-empty") not in "".join(layout.pieces(frame, ui, t))


@pytest.mark.parametrize("game", THREE)
def test_behind_the_curtain_the_page_is_the_same_whatever_is_hidden(game):
    host, rng, seen = Host(), Random(5), 0
    who = [player("human", name=name) for name in ("Ana", "Bea", "Cleo")]
    first = do(host, {"do": "start", "game": game, "seats": 3, "seed": 5, "options": {}, "players": who})
    for number, frame in enumerate(play(host, first, rng, lambda _: len(host.record.log) > 60)):
        if frame["curtain"] is None or number % 5:
            continue
        shown, state, rules = behind(host, first["cards"]), host.record.state, host.record.game
        host.record.state = other = rules.guess(rules.view(state, None), rng)
        seen += any(rules.show(other, seat) != rules.show(state, seat) for seat in range(3))
        assert behind(host, first["cards"]) == shown
        host.record.state = state
    assert seen, "hands were other ones"


def behind(host, cards):
    """Return the page as it is drawn now, its news as at first sight."""
    host.log.taken_back(0)
    frame = host.frame()
    assert frame["curtain"] is not None
    t = words("en", frame["table"]["game"])
    ui = Ui(names=["Ana", "Bea", "Cleo"], cards=cards, faces=["me"] * 3, cast=[""] * 3, log=frame["log"])
    return "".join(layout.pieces(frame, ui, t))
