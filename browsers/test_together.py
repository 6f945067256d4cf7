"""Somebody in Firefox ESR or in WebKitGTK at the table of a host in Chromium: by a link, and by a word."""

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from core import SETTINGS
from playwright.sync_api import Page, Playwright
from test_core import PATIENCE, Firefox, WebKit
from test_core import firefox as firefox
from test_core import playwright as playwright
from test_core import webkit as webkit

from conftest import FLAGS
from laptop import Laptop
from meeting import accept, instant, invitation, play_on, seat_elsewhere, start
from sanjuan.games import GAMES

GAME = next(iter(GAMES))
ANSWERS = 8
SEATED = "document.documentElement.dataset.seat"
REPLY = "document.querySelector('[data-reply]')?.href ?? ''"
WRONG = "document.querySelector('#app [role=\"alert\"]')?.textContent ?? ''"
CONNECTS = "'RTCPeerConnection' in window"


class Player:
    """A guest's page in another browser, as `play_on` wants it."""

    def __init__(self, browser: Firefox | WebKit) -> None:
        self.browser = browser

    def evaluate(self, script: str) -> Any:
        """Evaluate a function."""
        return self.browser.run(script)


@pytest.fixture
def laptop() -> Iterator[Laptop]:
    """A server of `sanjuan play --lan`."""
    made = Laptop()
    yield made
    made.stop()


@pytest.fixture
def host(playwright: Playwright, laptop: Laptop) -> Iterator[Page]:
    """A host's page in Chromium, with the lobby open and a chair for somebody elsewhere."""
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
    page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
    page.set_default_timeout(PATIENCE * 1000)
    instant(page)
    page.goto(f"{laptop.url}#game={GAME}")
    seat_elsewhere(page, 1)
    start(page)
    yield page
    browser.close()


@pytest.fixture(params=["firefox", "webkit"])
def guest(request: pytest.FixtureRequest, laptop: Laptop) -> Firefox | WebKit:
    """Another browser, which has been at the site before."""
    made: Firefox | WebKit = request.getfixturevalue(request.param)
    made.open(laptop.url + "rules.en.html")
    made.run(SETTINGS)
    return made


def test_somebody_comes_by_a_link(host: Page, guest: Firefox | WebKit) -> None:
    guest.open(invitation(host, 1))
    if guest.run(CONNECTS):
        guest.until(f"({REPLY}) !== ''", True)
        accept(host, guest.run(REPLY))
        guest.until(SEATED, "1")
        play_on([host, Player(guest)], ANSWERS)
    else:
        guest.until(f"({WRONG}).includes('cannot connect to another one')", True)


def test_somebody_comes_by_a_word(host: Page, guest: Firefox | WebKit) -> None:
    host.locator("[data-word]").wait_for()
    guest.open(str(host.locator("#copy-word").get_attribute("data-value")))
    guest.until(SEATED, "1")
    play_on([host, Player(guest)], ANSWERS)
    guest.reload()
    guest.until(SEATED, "1")
    play_on([host, Player(guest)], ANSWERS)
