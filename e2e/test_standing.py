"""The page that stays open for the tests: what one of them leaves on it the next one does not find."""

import json

import pytest

import positions
from kept_page import DESK, Standing
from page.browser.store import of_game
from playing import wait_for_state
from sampling import or_soak
from sanjuan.games import GAMES
from user import at_once

SHOWN = """() => {
  const told = element => {
    const given = [...element.attributes].filter(one => one.name !== "title").map(one => `${one.name}=${one.value}`);
    const inside = [...element.childNodes].flatMap(node => node.nodeType === 1 ? told(node) : [node.data]);
    return [[element.localName, ...given.sort(), element.value || ""].join(" "), ...inside, `/${element.localName}`];
  };
  return told(document.getElementById("app"));
}"""
"""Returns the page as lines of tags, attributes and texts, without what only the pointer brings up."""
SETTLE = "Promise.all(document.getAnimations().map(motion => motion.finish()))"


def saves(name):
    """Return the saves of two questions of a game, an early one and a later one."""
    asked = positions.games(min(GAMES[name].seats), game=name)
    frames = [next(asked) for _ in range(6)]
    return frames[0]["save"], frames[-1]["save"]


@pytest.mark.wide
@pytest.mark.parametrize("name", or_soak(*reversed(GAMES)))
def test_a_game_that_is_put_on_the_page_looks_as_on_a_page_of_its_own(table, open_page, name):
    early, late = saves(name)

    def before(page):
        at_once(page)
        page.add_init_script(f"localStorage.setItem('sanjuan.{of_game('save', name)}', {json.dumps(late)})")
        page.add_init_script(f"localStorage.setItem('sanjuan.running', {json.dumps(json.dumps({name: {}}))})")

    own = open_page(at=f"#game={name}", before=before, viewport=DESK["viewport"])
    wait_for_state(own, "setup")
    own.click('[data-act="resume"]')
    wait_for_state(own, "your-turn")
    page = table(early, name)
    page.locator("[data-option]:visible").first.click()
    page.keyboard.press("l")
    page.wait_for_selector("#dialog > *")
    assert table(late, name) == page
    for one in (own, page):
        one.evaluate(SETTLE)
    assert page.evaluate(SHOWN) == own.evaluate(SHOWN)


@pytest.mark.parametrize("again", or_soak(True, False), ids=["after another game", "at once"])
def test_a_page_whose_settings_were_changed_is_not_used_again(chromium, site, again):
    one = Standing(chromium, site, DESK)
    page = one.sit(positions.save_at("role", 2), "san_juan")
    page.keyboard.press("m")
    page.click('#dialog [data-act="lang"][data-value="fr"]')
    page.wait_for_selector('html[lang="fr"]')
    if again:
        one.sit(positions.save_at("role", 2), "san_juan")
    assert not one.leave()
    one.context.close()
