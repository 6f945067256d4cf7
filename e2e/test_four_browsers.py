"""Four people at four browsers, one table; and nothing on a guest's device of what its seat does not see."""

import json
import re

import pytest

from meeting import instant, meet, play_on, seat_elsewhere, start
from playing import wait_for_state
from sanjuan.games import GAMES
from worker.save import unpack

SECOND = list(GAMES)[1]
STORED = """async () => JSON.stringify([
  Object.entries(localStorage), Object.entries(sessionStorage), await indexedDB.databases(),
])"""
SHOWN = re.compile(r'data-(?:card|option|value|place|drag|drop)="([^"]*)"')


def cards(record, seat):
    """Return the cards that a seat sees, by their names in what its page is shown."""
    game = record.game
    shown = json.dumps(game.show(game.view(record.state, seat), seat))
    return {name for name in game.catalogue(record.state) if f'"{name}"' in shown or f'"{name}@' in shown}


def saved(host, game):
    """Return the record that the host's page has saved."""
    texts = host.evaluate("Object.values(localStorage)")
    found = [text for text in texts if text.startswith("sanjuan.1.") or '"sanjuan.1.' in text]
    [save] = {match for text in found for match in re.findall(r"sanjuan\.1\.[0-9a-f]{8}\.[A-Za-z0-9+/=]+", text)}
    return unpack(save)[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_guests_device_holds_nothing_that_its_seat_does_not_see(open_page, game):
    host = open_page(at=f"#game={game}", before=instant)
    seat_elsewhere(host, 1)
    start(host)
    guest = meet(host, 1, lambda link: open_page(link, before=instant, alone=True))
    for page in (host, guest):
        wait_for_state(page, "your-turn", "thinking")
    play_on([host, guest], 8)
    record = saved(host, game)
    hidden = cards(record, 0) - cards(record, 1)
    assert hidden
    content, stored = guest.content(), guest.evaluate(STORED)
    assert not {card for text in SHOWN.findall(content) for card in re.split("[@>]", text)} & hidden
    for text in (content, stored):
        assert str(record.seed) not in text and "sanjuan.1." not in text
    assert not [card for card in hidden if f'"{card}"' in stored]


def test_four_people_play_a_whole_game_by_links(open_page):
    host = open_page(at=f"#game={SECOND}", before=instant)
    host.locator('[data-set="seats:4"]').click()
    seat_elsewhere(host, 1, 2, 3)
    start(host)
    guests = [meet(host, seat, lambda link: open_page(link, before=instant)) for seat in (1, 2, 3)]
    for page in (host, *guests):
        wait_for_state(page, "your-turn", "thinking")
    assert [page.locator("html").get_attribute("data-seat") for page in guests] == ["1", "2", "3"]
    play_on([host, *guests])
    kept = [json.loads(page.evaluate("localStorage.getItem('sanjuan.history')")) for page in (host, *guests)]
    assert [[game["me"] for game in games] for games in kept] == [[0], [1], [2], [3]]
    assert all(games[0]["scores"] == kept[0][0]["scores"] for games in kept)
