"""Tests that a game survives dead workers, full or cleared storage, jumping clocks and sleeping devices."""

import pytest

from playing import answer, state, wait_for_state, wait_until
from user import KILL, REPLACED, at_once, begin, city, hand, kind, mortal, save_of, set_up, title

FILL = """
const chunk = "x".repeat(64 * 1024);
let count = 0;
for (let size = chunk.length; size > 0; size = Math.floor(size / 2)) {
  try { for (;;) { localStorage.setItem("filler" + count, chunk.slice(0, size)); count += 1; } } catch { /* full */ }
}
"""
SHIFT = """
{
  const RealDate = Date;
  window.shifted = 0;
  const now = () => RealDate.now() + window.shifted;
  window.Date = class extends RealDate {
    constructor(...given) { if (given.length) super(...given); else super(now()); }
    static now() { return now(); }
  };
}
"""
CONTROLLED = """new Promise(done => {
  const look = () => navigator.serviceWorker.controller ? done() : setTimeout(look, 50);
  look();
})"""
DAY = 24 * 3600 * 1000


def sees(page):
    """Return the question, the hand and the city that the page shows."""
    assert wait_for_state(page, "your-turn", "over", "error") == "your-turn"
    return title(page), hand(page), city(page)


def answer_and_see(page, count=2):
    """Answer some questions; the game goes on after each."""
    for _ in range(count):
        answer(page)
        assert wait_for_state(page, "your-turn", "over", "error") == "your-turn"


def test_a_worker_killed_in_mid_thought_is_replaced_even_with_the_storage_cleared(open_page):
    page = open_page(before=lambda page: (at_once(page), mortal(page)))
    begin(page, seats=4, seed=8)
    page.evaluate("localStorage.clear()")
    page.evaluate(f"document.querySelector('[data-option]').click(); {KILL}")
    answer(page)
    assert state(page) == "thinking"
    wait_until(page, REPLACED)
    sees(page)
    before = save_of(page)
    assert before, "the game is saved again"
    answer_and_see(page, 1)
    assert save_of(page) != before


def test_an_answer_that_is_given_while_a_worker_is_replaced_is_taken(open_page):
    page = open_page(before=lambda page: (at_once(page), mortal(page)))
    begin(page, seats=4, seed=8)
    before = save_of(page)
    page.evaluate(f"document.querySelector('[data-option]').click(); {KILL}")
    page.wait_for_selector('html[data-engine="loading"]', state="attached")
    answer(page)
    sees(page)
    assert save_of(page) != before


SLOWLY = """{
  const post = lastWorker.postMessage.bind(lastWorker);
  lastWorker.postMessage = what => setTimeout(() => post(what), what.text?.includes("advise") ? 4000 : 0);
  window.ticks = 4;
}"""
"""A hint takes four seconds, and the page's patience with its worker ends four times as soon."""


def test_a_hint_that_a_slow_device_takes_long_for_comes(open_page):
    page = open_page(before=lambda page: (at_once(page), mortal(page)))
    begin(page, seats=4, seed=8)
    page.evaluate(SLOWLY)
    page.keyboard.press("h")
    page.wait_for_selector("#hint")
    assert page.evaluate("ticks") == 4, "the worker was not replaced"


def test_a_full_storage_is_told_once_and_the_game_goes_on(open_page):
    page = open_page(before=at_once)
    set_up(page, seed=3)
    page.evaluate(FILL)
    page.click('[data-act="start"]')
    wait_for_state(page, "your-turn")
    assert "save" in page.locator("#why").inner_text()
    answer_and_see(page)
    page.evaluate("localStorage.clear()")
    answer_and_see(page, 1)
    before = sees(page)
    page.reload()
    assert sees(page) == before, "with room again it is saved again"


def test_everything_the_browser_kept_may_be_cleared_under_a_running_game(open_page, site):
    page = open_page(before=at_once, service_workers="allow")
    begin(page, seed=8)
    page.evaluate(CONTROLLED)
    before = sees(page)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Storage.clearDataForOrigin", {"origin": site.origin, "storageTypes": "all"})
    assert page.evaluate("caches.keys()") == [] and save_of(page) is None
    assert sees(page) == before
    answer_and_see(page)
    before = sees(page)
    page.reload()
    assert sees(page) == before, "and the running game is saved again"


QUICKLY = """localStorage.setItem("sanjuan.settings", '{"speed": "faster"}')"""
"""The quickest pace at which the others wait at all."""


def test_the_clock_may_be_set_in_the_midst_of_any_wait(open_page):
    page = open_page(before=lambda page: (page.add_init_script(QUICKLY), page.add_init_script(SHIFT)))
    begin(page, seats=3, seed=8)
    page.evaluate("minutes = -5; setInterval(() => { window.shifted += minutes * 60 * 1000; }, 50)")
    answer_and_see(page, 2)
    page.evaluate("minutes = 5")
    answer_and_see(page, 2)


@pytest.mark.wide
def test_a_tab_that_was_frozen_in_mid_thought_goes_on(open_page):
    page = open_page(before=lambda page: page.add_init_script(QUICKLY))
    begin(page, seats=4, seed=8)
    devtools = page.context.new_cdp_session(page)
    answer(page)
    devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
    page.wait_for_timeout(1_000)
    devtools.send("Page.setWebLifecycleState", {"state": "active"})
    page.keyboard.press("s")
    assert wait_for_state(page, "your-turn") == "your-turn"
    answer(page)
    page.keyboard.press("s")
    assert wait_for_state(page, "your-turn", "over", "error") == "your-turn"
    assert page.locator("#why").count() == 0, "no worker had to be replaced"


HIDDEN = """
{
  const soon = window.setTimeout, often = window.setInterval;
  window.away = false;
  const held = time => window.away ? Math.max(1000, time || 0) : time;
  window.setTimeout = (run, time, ...more) => soon(run, held(time), ...more);
  window.setInterval = (run, time, ...more) => often(run, held(time), ...more);
}
"""
"""Once the tab is away its timers come once a second at most, as browsers have it in tabs behind others."""


def test_in_a_tab_behind_others_the_game_goes_on_and_no_worker_is_given_up(open_page):
    page = open_page(before=lambda page: (at_once(page), page.add_init_script(HIDDEN)))
    begin(page, seats=2, seed=8)
    before = sees(page)
    page.evaluate("window.away = true")
    answer_and_see(page, 1)
    page.evaluate("window.away = false")
    assert sees(page) != before and page.locator("#why").count() == 0
    answer_and_see(page, 1)


def test_after_a_day_of_idling_the_game_goes_on(open_page):
    page = open_page(alone=True, before=lambda page: (at_once(page), page.clock.install()))
    begin(page)
    before, elements = (title(page), kind(page)), page.evaluate("document.querySelectorAll('*').length")
    page.clock.run_for(DAY)
    assert (title(page), kind(page)) == before
    assert page.evaluate("document.querySelectorAll('*').length") == elements
    answer_and_see(page, 1)
