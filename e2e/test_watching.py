"""Somebody looks on at a table: comes by a link, sees no hand, cannot answer. Whole games: tests/page/together."""

import re

import pytest

from meeting import accept, meet, play_on, reply_of, seat_elsewhere, start
from playing import PATIENCE, SEEN, wait_for_state, wait_until
from sanjuan.games import GAMES
from test_four_browsers import SHOWN, STORED, at_rest, cards
from user import without_motion

GAME = list(GAMES)[-1]
IN_HAND = """
() => [...document.querySelectorAll("#table [data-option], [data-act=confirm]:enabled, #undo:enabled")].length
"""


def switch(host, way):
    """Press a switch of the host, in the lobby or in its window."""
    host.evaluate(SEEN)
    host.locator(f"#allow-{way}").click(force=True)


def look_on(host, come):
    """Bring somebody who looks on; return that page."""
    host.evaluate(SEEN)
    host.locator('[data-act="invite-watch"]').click()
    watcher = come(host.locator("#gallery [data-invitation]").get_attribute("href"))
    accept(host, reply_of(watcher))
    host.wait_for_selector(".watchers li >> nth=1", timeout=PATIENCE)
    return watcher


@pytest.mark.wide
def test_somebody_looks_on_and_holds_no_hidden_card(open_page):
    host = open_page(at=f"#game={GAME}", before=without_motion)
    seat_elsewhere(host, 1)
    start(host)
    switch(host, "watch")
    watcher = look_on(host, lambda link: open_page(link, before=without_motion, alone=True))
    guest = meet(host, 1, lambda link: open_page(link, before=without_motion))
    for page in (host, guest):
        wait_for_state(page, "your-turn", "thinking")
    wait_until(watcher, "() => document.querySelector('#table') !== null")
    html = watcher.locator("html")
    assert (html.get_attribute("data-link"), html.get_attribute("data-seat")) == ("guest", None)
    hidden = set()
    while not hidden:
        play_on([host, guest], 8)
        record, content = at_rest(host, watcher)
        hidden = {card for seat in range(record.seats) for card in cards(record, seat)} - cards(record, None)
    stored = watcher.evaluate(STORED)
    assert not {card for text in SHOWN.findall(content) for card in re.split("[@>]", text)} & hidden
    for text in (content, stored):
        assert str(record.seed) not in text and "sanjuan.1." not in text
    assert not [card for card in hidden if f'"{card}"' in stored]
    assert watcher.evaluate(IN_HAND) == 0
