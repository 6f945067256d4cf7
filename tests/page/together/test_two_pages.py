"""A host's page and a guest's, without a browser: what they say to each other, with and without faults of the line."""

import asyncio
import importlib
from unittest.mock import MagicMock

import pytest

from sanjuan.games import GAMES
from tests.page.together import pages
from tests.page.together.pages import GAME, meet, played, until


@pytest.mark.parametrize("game", GAMES)
def test_two_pages_play_a_whole_game_and_the_guest_verifies_it(browser, game, monkeypatch):
    host, guest = asyncio.run(played(browser, game, monkeypatch))
    assert host.frame["over"]["scores"] == guest.frame["over"]["scores"]
    assert guest.ui.together["verdict"] == "together-verified"
    assert guest.frame["table"]["me"] == 1 and "save" not in guest.frame


@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_came_again_verifies_what_it_was_shown_since(browser, game, monkeypatch):
    _, guest = asyncio.run(played(browser, game, monkeypatch, again=True))
    assert guest.ui.together["verdict"] == "together-verified-since"


@pytest.mark.few(1)
@pytest.mark.parametrize("fault", ["doubled", "swapped", "damaged"])
def test_a_line_with_faults_ends_the_game_as_any_other(browser, fault, monkeypatch):
    monkeypatch.setattr(pages, "Line", type("Spoilt", (pages.Bad,), {"fault": fault}))
    host, guest = asyncio.run(played(browser, GAME, monkeypatch))
    assert guest.ui.note == ""
    assert host.frame["over"]["scores"] == guest.frame["over"]["scores"]
    assert guest.ui.together["verdict"] in ("together-verified", "together-verified-since")


async def told_of_an_error(browser):
    """Return what the host's page says where its worker fails at a message of a guest; the next one is heard."""
    host, guest = await meet(browser, GAME)
    whole, error = host.link.call, {"id": "bad_command", "args": {}}

    async def broken(command):
        return {"error": error} if command["do"] == "hear" else await whole(command)

    host.link.call = broken
    guest.link.send({"do": "name", "name": "Zoë"})
    await until(lambda: host.screen.tell.called)
    host.link.call = whole
    guest.link.send({"do": "name", "name": "Zoë"})
    await until(lambda: host.link.host.players[1]["name"] == "Zoë")
    return host.screen.tell.call_args


def test_an_error_of_the_worker_at_a_message_of_a_guest_is_told_and_the_next_is_heard(browser):
    assert asyncio.run(told_of_an_error(browser)).args[1] == {"id": "bad_command", "args": {}}


async def given_back(browser):
    """Return what a guest's page showed while a computer player had its chair, and the pages after that."""
    host, guest = await meet(browser, GAME)
    acts = importlib.import_module("page.together.host_acts")
    button = MagicMock(getAttribute=lambda name: "1")
    acts.sit_in(host, button)
    await until(lambda: guest.ui.note)
    note, state = guest.ui.note, guest.state()
    await acts.give_back(host, button)
    await until(lambda: not guest.ui.note and host.ui.together["chairs"][0]["here"])
    await until(lambda: guest.state() == "your-turn" or host.state() == "your-turn")
    return note, state, host, guest


def test_a_chair_is_given_back_with_the_question_that_is_open(browser):
    note, state, host, guest = asyncio.run(given_back(browser))
    assert (note, state) == ("together-sits", "thinking")
    ask = host.link.host.record.state.ask
    assert (guest if ask.seat == 1 else host).frame["ask"]["kind"] == ask.kind
    assert host.frame["players"][1]["who"] == "elsewhere"


async def invited_again(browser):
    """Return the host's page after it gave back a chair whose person is not there, and the chair before that."""
    host, guest = await meet(browser, GAME)
    acts, hosting = (importlib.import_module("page.together." + name) for name in ("host_acts", "hosting"))
    button = MagicMock(getAttribute=lambda name: "1")
    acts.sit_in(host, button)
    await until(lambda: guest.ui.note)
    hosting.HOSTING[0].line(1, "lost")
    await until(lambda: not host.ui.together["chairs"][0]["back"])
    before = dict(host.ui.together["chairs"][0])
    await acts.give_back(host, button)
    await until(lambda: host.ui.together["away"] and host.window.called)
    return before, host


def test_who_is_not_there_is_invited_as_the_chair_is_given_back(browser, monkeypatch):
    play = importlib.import_module("page.play.play").Play
    monkeypatch.setattr(play, "window", MagicMock())
    before, host = asyncio.run(invited_again(browser))
    assert before["kept"] and not before["code"]
    assert host.ui.together["chairs"][0]["code"] and host.window.call_args.args == ("together",)


async def unconnected(browser):
    """Return what the pages of a host and of a guest say whose browsers have no WebRTC."""
    part = importlib.import_module("page.together.part")
    host, guest = pages.page(GAME), pages.page(GAME)
    pages.settings.change(host.ui.setup, "players.1.who", "elsewhere")
    host.wait()
    await part.begin(host, pages.settings.command(host.ui.setup))
    await part.invite(host, MagicMock(getAttribute=lambda name: "1"))
    browser.address = "#join=1"
    await part.join(guest)
    return host.ui.together, guest.ui.together


def test_a_browser_that_cannot_connect_to_another_one_says_so(browser, monkeypatch):
    monkeypatch.setattr(pages.Lines, "connects", lambda lines: False)
    host, guest = asyncio.run(unconnected(browser))
    assert host["wrong"] == guest["wrong"] == "together-no_browser"
    assert not host["chairs"][0]["code"] and not guest["reply"]


async def lost_where_the_worker_hears_late_of_it(browser, monkeypatch):
    """Return the page of a host whose guest is away, once the window of the guests has opened by itself."""
    host, _ = await meet(browser, GAME)
    hosting, whole = importlib.import_module("page.together.hosting"), host.link.call
    monkeypatch.setattr(hosting, "MOMENT", 0.002)

    async def late(command):
        await asyncio.sleep(0.1 if command["do"] == "lost" else 0)
        return await whole(command)

    host.link.call = late
    hosting.HOSTING[0].lines[1].told("lost")
    await until(lambda: host.ui.dialog == "together")
    return host


def test_a_window_that_opens_because_a_guest_is_away_has_the_invitation_in_it(browser, monkeypatch):
    host = asyncio.run(lost_where_the_worker_hears_late_of_it(browser, monkeypatch))
    assert host.ui.together["chairs"][0]["code"]


async def left_as_a_line_is_lost(browser, monkeypatch):
    """Return the page of a host who leaves the table right after a guest's line was lost, at the next game."""
    host, _ = await meet(browser, GAME)
    hosting = importlib.import_module("page.together.hosting")
    monkeypatch.setattr(hosting, "MOMENT", 0.002)
    hosting.HOSTING[0].lines[1].told("lost")
    frame = host.frame
    host.leave()
    host.frame = frame
    await asyncio.sleep(0.05)
    return host


def test_no_window_of_guests_opens_over_another_game(browser, monkeypatch):
    host = asyncio.run(left_as_a_line_is_lost(browser, monkeypatch))
    assert host.ui.dialog is None and host.ui.together is None
