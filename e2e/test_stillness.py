"""Tests that nothing jumps when content arrives: the browser counts no layout shifts."""

import pytest

import tables
from journey import PHONE
from playing import answer, state, wait_for_state
from positions import save_at
from sanjuan.games import GAMES
from user import begin

BRISK = 'localStorage.setItem("sanjuan.settings", \'{"speed":"faster"}\')'
WATCH = """
window.jumps = [];
const name = node => node && (node.id || node.className || node.parentElement?.className || node.nodeName);
const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
new PerformanceObserver(list => {
  for (const { value, sources } of list.getEntries()) {
    const told = jump => `${name(jump.node)}: ${at(jump.previousRect)} to ${at(jump.currentRect)}`;
    window.jumps.push([value, sources.map(told)]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
SHORT = {**PHONE, "viewport": {"width": 360, "height": 640}}
SIZES = {
    "phone": PHONE,
    "short phone": SHORT,
    "short phone, longer words": {**SHORT, "locale": "fr"},
    "phone on its side": {**PHONE, "viewport": {"width": 844, "height": 390}},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "locale": "fr"},
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "desktop, longer words": {"viewport": {"width": 1440, "height": 900}, "locale": "fr"},
}
ANSWERS = 10
"""Enough for cards to be drawn, built and paid with."""

CLOSEST = ["short phone, longer words", "phone on its side", "desktop"]
"""One of each layout, the one with the least room; `make soak` looks at all."""


@pytest.mark.sample(1)
@pytest.mark.parametrize("size", [
    pytest.param(size, marks=() if size in CLOSEST else pytest.mark.soak) for size in SIZES
])  # fmt: skip
def test_nothing_jumps_from_the_set_up_through_rounds_of_a_game(open_page, size):
    page = open_page(before=lambda page: (page.add_init_script(BRISK), page.add_init_script(WATCH)), **SIZES[size])
    begin(page, seats=3, seed=7)
    asked = set()
    for _ in range(ANSWERS):
        asked.add(page.locator("#table").get_attribute("data-ask"))
        answer(page)
        wait_for_state(page, "your-turn", "over")
    assert state(page) == "your-turn" and {"role", "build", "keep"} <= asked
    assert not (jumps := page.evaluate("window.jumps")), "\n".join(map(str, jumps))


LEAST = 0.01
"""So much of the window may move for a line more or less, in another language."""


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", [name for name in GAMES if tables.has_field(name)])
def test_a_game_s_own_part_of_the_form_comes_into_room_that_was_kept_for_it(open_page, game):
    for size in ("phone", "desktop, longer words"):
        page = open_page(at=f"#game={game}", before=lambda page: page.add_init_script(WATCH), **SIZES[size])
        page.wait_for_selector("#own.own")
        page.wait_for_selector('html[data-engine="ready"]', state="attached")
        jumps = page.evaluate("window.jumps")
        assert sum(value for value, _ in jumps) < LEAST, "\n".join(map(str, jumps))


PLACES = "['#mine', '#hand', '#ask'].map(id => JSON.stringify(document.querySelector(id).getBoundingClientRect()))"


def change(page, lang):
    """Put the page in a language, in the menu."""
    page.keyboard.press("m")
    page.click(f'#dialog [data-act="lang"][data-value="{lang}"]')
    page.click('#dialog [data-act="close"]')
    page.wait_for_selector("#dialog", state="detached")
    page.wait_for_selector(f'html[lang="{lang}"]')


def test_a_question_with_a_button_more_covers_the_city_and_moves_nothing(table):
    for width, height, lang in ((390, 844, "en"), (390, 844, "fr"), (360, 640, "fr")):
        page = table(save_at("library", 2))
        page.set_viewport_size({"width": width, "height": height})
        if page.locator("html").get_attribute("lang") != lang:
            change(page, lang)
        page.wait_for_selector('#ask [data-option="use"]')
        places = page.evaluate(PLACES)
        page.click("#undo")
        page.wait_for_selector("#ask .q-role")
        assert page.evaluate(PLACES) == places, (width, height, lang)
