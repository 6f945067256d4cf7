"""A page that stays open from test to test and is put at one saved game after the other: Python is started once.

For tests that begin at a question (e2e/positions.py) and change none of the settings. What a test leaves on the page,
windows, marks, a choice half made, is gone with the game (test_standing.py).
"""

import pytest

from page.browser.store import of_game
from playing import FORM, PATIENCE, wait_for_state
from positions import GAME
from slowness import slow
from user import at_once
from watching import ORDINARY, Watch

FAILED = pytest.StashKey[bool]()
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1280, "height": 720}}
PRESS = """
([act, game]) => {
  const button = document.createElement("button");
  Object.assign(button.dataset, { act, game });
  document.getElementById("app").append(button);
  button.click();
  button.remove();
}
"""
"""Presses a button that the menu or home would offer."""
STORE = """
texts => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(`sanjuan.${key}`, text);
}
"""
SETTINGS = """
() => {
  const { lang, theme, speed, preferences } = JSON.parse(localStorage.getItem("sanjuan.settings"));
  const { lang: spoken, dataset } = document.documentElement;
  return JSON.stringify([lang, theme, speed, preferences, spoken, dataset.theme]);
}
"""
"""Returns the settings that a test must leave unchanged, as stored and as the page shows them."""


class Standing:
    """A page of a device, with Python in it; it sleeps between two tests."""

    def __init__(self, chromium, site, device):
        self.site, self.device = site, device
        self.context = chromium.new_context(**ORDINARY, **device)
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.devtools = self.context.new_cdp_session(self.page)
        slow(self.page)
        at_once(self.page)
        self.page.goto(site.url + FORM, wait_until="commit")
        wait_for_state(self.page, "setup")
        self.go_home()
        self.settings = self.page.evaluate("localStorage.getItem('sanjuan.settings')")
        self.kept = self.page.evaluate(SETTINGS)

    def go_home(self):
        """Leave the table, where the page is at one."""
        self.page.evaluate(PRESS, ["home", ""])
        wait_for_state(self.page, "home")

    def sit(self, save, game):
        """Continue a saved game, as a person who has just opened the page."""
        self.devtools.send("Page.setWebLifecycleState", {"state": "active"})
        self.go_home()  # else the state that is waited for below could be that of the game before
        self.page.evaluate(STORE, {"settings": self.settings, of_game("save", game): save})
        self.page.evaluate(PRESS, ["resume", game])
        wait_for_state(self.page, "your-turn", "over")
        return self.page

    def leave(self):
        """Go home and sleep; returns whether the page can be used by another test."""
        if self.page.is_closed() or self.page.evaluate(SETTINGS) != self.kept:
            return False
        self.page.emulate_media(media="screen", reduced_motion="no-preference", forced_colors="none")
        self.page.set_viewport_size(self.device["viewport"])
        self.page.mouse.move(0, 0)
        self.go_home()
        self.devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
        return True


@pytest.fixture(scope="session")
def standing():
    """The pages that stay open, by their device."""
    return {}


@pytest.fixture
def table(request, chromium, site, standing):
    """table(save, game=..., phone=False) -> a page at a saved game, without a start of Python; fails as `open_page`."""
    used, watches = {}, []

    def at(save, game=GAME, phone=False):
        if phone not in standing or standing[phone].site is not site:
            standing[phone] = Standing(chromium, site, PHONE if phone else DESK)
        one = used[phone] = standing[phone]
        watches.append(Watch(one.page, site.origin))
        return one.sit(save, game)

    yield at
    troubles = [trouble for watch in watches for trouble in watch.troubles]
    for watch in watches:
        watch.end()
    for phone, one in used.items():
        if troubles or request.node.stash.get(FAILED, False) or not one.leave():
            standing.pop(phone).context.close()
    assert not troubles, "\n".join(troubles)
