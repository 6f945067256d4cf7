"""Four people at four browsers, one table; and nothing on a guest's device of what its seat does not see."""

import json
import re

import pytest

from meeting import meet, play_on, seat_elsewhere, start
from playing import PATIENCE, wait_for_state
from sanjuan.games import GAMES
from user import without_motion
from worker.save import unpack

SECOND = list(GAMES)[1]
STORED = """async () => JSON.stringify([
  Object.entries(localStorage), Object.entries(sessionStorage), await indexedDB.databases(),
])"""
PAGE = """() => {
  const page = document.documentElement.cloneNode(true);
  page.querySelector("#log")?.remove();
  return page.outerHTML;
}"""
"""Returns the page without its log, which names what all have seen: a card that is taken openly is in a hand later."""
STILL = 500
"""Milliseconds for which a page that is at rest does not change."""
SHOWN = re.compile(r'data-(?:card|option|value|place|drag|drop)="([^"]*)"')


def cards(record, seat):
    """Return the cards that a seat sees, by their names in what its page is shown."""
    game = record.game
    shown = json.dumps(game.show(game.view(record.state, seat), seat))
    return {name for name in game.catalogue(record.state) if f'"{name}"' in shown or f'"{name}@' in shown}


def saved(host):
    """Return the record that the host's page has saved last."""
    texts = " ".join(host.evaluate("Object.values(localStorage)"))
    saves = set(re.findall(r"sanjuan\.1\.[0-9a-f]{8}\.[A-Za-z0-9+/=]+", texts))
    return max((unpack(save)[0] for save in saves), key=lambda record: len(record.answers))


def at_rest(host, guest):
    """Return the record of the host and what the guest's page shows, once nothing of either changes any longer."""
    last = None
    for _ in range(PATIENCE // STILL):
        now = saved(host), guest.evaluate(PAGE)
        if last and now[0].answers == last[0].answers and now[1] == last[1]:
            return now
        last = now
        guest.wait_for_timeout(STILL)
    raise AssertionError("the pages do not come to rest")


@pytest.mark.sample(1, first=2)
@pytest.mark.parametrize("game", GAMES)
def test_a_guests_device_holds_nothing_that_its_seat_does_not_see(open_page, game):
    host = open_page(at=f"#game={game}", before=without_motion)
    seat_elsewhere(host, 1)
    start(host)
    guest = meet(host, 1, lambda link: open_page(link, before=without_motion, alone=True))
    for page in (host, guest):
        wait_for_state(page, "your-turn", "thinking")
    hidden = set()
    while not hidden:
        play_on([host, guest], 8)
        record, content = at_rest(host, guest)
        hidden = cards(record, 0) - cards(record, 1)
    stored = guest.evaluate(STORED)
    assert not {card for text in SHOWN.findall(content) for card in re.split("[@>]", text)} & hidden
    for text in (content, stored):
        assert str(record.seed) not in text and "sanjuan.1." not in text
    assert not [card for card in hidden if f'"{card}"' in stored]


@pytest.mark.parametrize(
    ("seats", "answers"),
    [((1, 2), 6), pytest.param((1, 2, 3), None, marks=pytest.mark.wide)],
    ids=["three play some rounds", "four play a whole game"],
)
def test_people_at_several_browsers_play_by_links(open_page, seats, answers):
    host = open_page(at=f"#game={SECOND}", before=without_motion)
    host.locator(f'[data-set="seats:{len(seats) + 1}"]').click()
    seat_elsewhere(host, *seats)
    start(host)
    guests = [meet(host, seat, lambda link: open_page(link, before=without_motion)) for seat in seats]
    for page in (host, *guests):
        wait_for_state(page, "your-turn", "thinking")
    assert [page.locator("html").get_attribute("data-seat") for page in guests] == [str(seat) for seat in seats]
    play_on([host, *guests], answers)
    if answers is None:
        all_keep_it([host, *guests])


def all_keep_it(pages):
    """Check that a game that is over is kept at each seat, by its own seat and with the same points."""
    kept = [json.loads(page.evaluate("localStorage.getItem('sanjuan.history')")) for page in pages]
    assert [[game["me"] for game in games] for games in kept] == [[seat] for seat in range(len(pages))]
    assert all(games[0]["scores"] == kept[0][0]["scores"] for games in kept)
