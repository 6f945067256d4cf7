"""A host's page and a guest's, without a browser: what they say to each other, with and without faults of the line."""

import asyncio

import pytest

from sanjuan.games import GAMES
from tests.page.together import pages
from tests.page.together.pages import GAME, played


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
