"""Hints and moments of the past at a guest's page; what the host allows, and keeps."""

import asyncio
import importlib
from unittest.mock import MagicMock

import pytest

from page.state import Ui
from page.together.seating import table
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from tests.page.drawing import FIRST, Elements
from tests.page.together.pages import MOMENT, STEPS, chosen, meet, until

ADVISED = [name for name in GAMES if GAMES[name].adviser is not None]


async def at_question(browser, game, others=0):
    """Return the pages of a host and of a guest whose question is open, after so many facts of the host's seat."""
    import random

    host, guest = await meet(browser, game)
    rng = random.Random(3)
    for _ in range(STEPS):
        told = len([fact for fact in guest.ui.log if fact.get("seat") == 0])
        if guest.state() == "your-turn" and guest.ui.log and guest.frame["ask"] and told >= others:
            return host, guest
        for one in (host, guest):
            if one.state() == "your-turn" and one.frame["ask"]:
                one.answer(chosen(host.link.host.record, one.frame["ask"], rng))
        await asyncio.sleep(MOMENT)
    raise AssertionError("no question of the guest's")


def switch(host, way="hints"):
    """Press the switch of a host."""
    acts = importlib.import_module("page.together.host_acts")
    acts.allow(host, MagicMock(getAttribute=lambda name: way))


async def hinted(browser, game):
    """Return the advice of a hint at a guest's page, and whether it could ask before and after it was allowed."""
    hint = importlib.import_module("page.play.hint")
    host, guest = await at_question(browser, game)
    before = guest.frame["hints"]
    hint.toggle(guest)
    assert guest.ui.hint is None
    switch(host)
    await until(lambda: guest.frame["hints"])
    hint.toggle(guest)
    await until(lambda: guest.ui.hint and guest.ui.hint["advice"] is not None)
    found = guest.ui.hint["advice"]
    switch(host)
    await until(lambda: not guest.frame["hints"])
    return before, found, guest.ui.hint


@pytest.mark.few(1)
@pytest.mark.parametrize("game", ADVISED)
def test_a_guest_has_hints_as_long_as_the_host_allows_them(browser, game):
    before, found, after = asyncio.run(hinted(browser, game))
    assert before is False and found and after is None


async def looked_back(browser, game):
    """Return what a guest's page shows of a moment of the running game, and what it then shows of the present."""
    review = importlib.import_module("page.review.review")
    host, guest = await at_question(browser, game)
    frame = guest.frame
    review.moment(guest, MagicMock(getAttribute=lambda name: "0"))
    await until(lambda: guest.ui.review is None or guest.ui.review["past"])
    return guest.ui.review, guest.frame is frame, guest.link.number


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_the_log_shows_a_guest_that_moment(browser, game):
    look, same, number = asyncio.run(looked_back(browser, game))
    assert look["past"]["past"]["at"] == look["at"] == 0 and look["past"]["table"]["me"] == 1
    assert same and number > 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("on", [True, False])
def test_a_host_finds_the_switch_in_the_lobby_and_over_the_table(lang, on):
    draw = importlib.import_module("page.together.draw")
    ui = Ui(together=table(True) | {"allows": {"hints": on, "watch": on}}, setup={"game": FIRST})
    for html in (draw.lobby(ui, words(lang, FIRST)), draw.window(None, ui, words(lang, FIRST))):
        found = [one["attrs"] for one in Elements(html).all if one["attrs"].get("data-act") == "allow"]
        assert [(one["data-value"], "checked" in one) for one in found] == [("hints", on), ("watch", on)]
        assert ('data-act="invite-watch"' in html) is on
        assert "⟦" not in html
    guest = Ui(together=table(False), setup={"game": FIRST})
    assert 'data-act="allow"' not in draw.lobby(guest, words(lang, FIRST))


@pytest.mark.parametrize("text", [None, "", "{", "[]", '{"hints": 1}', '"hints"', '{"deck": true}'])
def test_nothing_is_allowed_by_what_is_kept_in_another_way(text):
    allowing = importlib.import_module("page.together.allowing")
    assert allowing.kept(MagicMock(get=lambda key: text)) == {"hints": False, "watch": False}


def test_what_is_allowed_is_kept_until_another_table():
    allowing = importlib.import_module("page.together.allowing")
    kept = {}
    store = MagicMock(get=kept.get, put=kept.__setitem__)
    allows = {"hints": False, "watch": False}
    for way, on in (("hints", True), ("watch", True), ("hints", False)):
        allows = allowing.changed(allows, way, store)
        assert allows[way] is on and allows == allowing.kept(store)
    assert allows == {"hints": False, "watch": True}
