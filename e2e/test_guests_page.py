"""A guest's page beside its moves: somebody looks away, or asks why not. Two browsers, one table."""

import pytest

from meeting import TURN, Watch, play_on, two
from playing import SEEN, state, wait_for_state, wait_until
from sanjuan.games import GAMES

GAME, OTHER = list(GAMES)[:2]
SIGHT = """
away => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => away });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""
"""Turns a page out of sight, or back."""
MARKED = '() => document.title.startsWith("\u25cf ") === {}'
MOST = 60


def until_asked(other, one):
    """Have one of both play until the other one is asked, however long that takes while questions change."""
    wait_for_state(one, "your-turn", "thinking")
    watch = Watch([one, other])
    while state(one) != "your-turn":
        other.evaluate(TURN)
        other.wait_for_timeout(100)
        watch.look()


def test_the_page_of_a_guest_who_looks_away_calls_and_then_shows_what_has_happened(open_page):
    host, guest = two(open_page, OTHER)
    until_asked(guest, host)  # an exact payment lets the guest go on: its page thinks for a moment only
    guest.evaluate(SIGHT, True)
    until_asked(host, guest)
    wait_until(guest, MARKED.format("true"))
    guest.evaluate(SIGHT, False)
    guest.locator(".digestw #close").wait_for()
    wait_until(guest, MARKED.format("false"))


@pytest.mark.wide
def test_a_guest_reads_why_not(open_page):
    host, guest = two(open_page, GAME)
    barred = guest.locator('html[data-state="your-turn"] #table [data-why]:not([data-why=""])').first
    for _ in range(MOST):
        until_asked(host, guest)  # a question that comes later than the look at it would be answered unseen
        if barred.is_visible():
            break
        play_on([guest], 1)
    guest.evaluate(SEEN)
    reason = barred.get_attribute("data-why")
    barred.click(force=True)
    assert guest.locator("#why").inner_text() == reason


UNDO = 'html[data-state="your-turn"] #ask [data-act="undo"]:enabled'
QUESTION = "#ask h1"


def until_anybody_is_asked(pages):
    """Wait until it is the turn of one of the pages."""
    watch = Watch(pages)
    while not any(state(page) == "your-turn" for page in pages):
        pages[0].wait_for_timeout(20)
        watch.look()


def test_a_guest_takes_back_its_own_answer_and_nobody_that_of_somebody_else(open_page):
    host, guest = two(open_page, GAME)
    for _ in range(MOST):
        until_asked(host, guest)
        question = guest.locator(QUESTION).inner_text()
        play_on([guest], 1)
        until_anybody_is_asked([host, guest])
        if guest.locator(UNDO).count():
            break
    assert guest.locator(QUESTION).inner_text() != question
    guest.evaluate(SEEN)
    guest.locator(UNDO).click()
    guest.locator(QUESTION, has_text=question).wait_for()
    until_asked(guest, host)
    assert not host.locator(UNDO).count(), "the last answer was the guest's"
    until_asked(host, guest)
    assert not guest.locator(UNDO).count(), "the last answer was the host's"
