"""Two people at two browsers, one table: whole games by links alone, with nothing between them."""

import json
import re
from random import Random

import pytest

from meeting import accept, instant, meet, paste, play_on, reply_of, seat_elsewhere, seated, two
from page.browser.store import of_game
from playing import SEEN, wait_for_state, wait_until
from sanjuan.games import GAMES
from sanjuan.table.record import Record
from tests.answering import random_answer
from worker.save import pack, tags_of
from worker.shapes import ELSEWHERE

OF_IT = re.compile(r"together|guests\.gz|/line\.js|invitation\.js|vendor/qr-")
"""The files that only those fetch who play with somebody elsewhere."""
WHOLE = list(GAMES)[-1]
"""The game that is played from its deal to its end here; test_relay.py plays another one."""
SOME, LEFT = 12, 8
"""The answers that the other games are played for at their beginning, and at their end."""
AWAY = "() => document.documentElement.dataset.link === 'host away'"


@pytest.fixture
def pair(open_page):
    """pair(game) -> (page of a host, page of its guest at seat 1) who have just been dealt to."""

    def met(game):
        return two(open_page, game)

    def come(link):
        return open_page(link, before=instant)

    met.come = come
    return met


def attribute(page, name):
    """Return an attribute of the document."""
    return page.locator("html").get_attribute(f"data-{name}")


@pytest.mark.wide
@pytest.mark.parametrize("game", GAMES)
def test_two_people_at_two_browsers(pair, game):
    host, guest = pair(game)
    for page in (host, guest):
        seated(page)
        wait_for_state(page, "your-turn", "thinking")
    assert [(attribute(page, "link"), attribute(page, "seat")) for page in (host, guest)] == [
        ("host", "0"),
        ("guest", "1"),
    ]
    play_on([host, guest], None if game == WHOLE else SOME)
    if game == WHOLE:
        look_at_the_end(host, guest)


def close_to_the_end(game):
    """Return the save of a game of a host and a guest, some answers before its end."""
    players = [{"name": "", "who": who, "bot": GAMES[game].house_player} for who in ("human", ELSEWHERE)]
    rng, whole = Random(1), Record(GAMES[game], 2, 1, {}, tags_of(players))
    while not GAMES[game].over(whole.state):
        whole.answer(random_answer(whole.state, rng))
    record = whole.fresh()
    for chosen in whole.answers[:-LEFT]:
        record.answer(chosen)
    return pack(record, players)


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", [game for game in GAMES if game != WHOLE])
def test_two_people_finish_a_game_that_was_begun_before(pair, open_page, game):
    def put(page):
        instant(page)
        save = json.dumps(close_to_the_end(game))
        page.add_init_script(f"localStorage.setItem('sanjuan.{of_game('save', game)}', {save})")
        page.add_init_script(f"localStorage.setItem('sanjuan.running', {json.dumps(json.dumps({game: {}}))})")

    host = open_page(at=f"#game={game}", before=put)
    wait_for_state(host, "setup")
    host.click('[data-act="resume"]')
    wait_until(host, AWAY)
    guest = meet(host, 1, pair.come)
    host.keyboard.press("Escape")
    play_on([host, guest])
    look_at_the_end(host, guest)
    for page in (guest, host):
        press(page, "#want")
    for page in (host, guest):
        wait_for_state(page, "your-turn", "thinking")
    play_on([host, guest], 2)


def press(page, selector):
    """Press a button that has just come."""
    page.locator(selector).first.wait_for()
    page.evaluate(SEEN)
    page.click(selector)


def look_at_the_end(host, guest):
    """Look at the buttons of a game that is over, and have the guest check the deal."""
    assert guest.locator("#rematch").count() == 0 and host.locator("#rematch").count() == 1
    guest.evaluate(SEEN)
    guest.locator('[data-act="verify"]').click()
    wait_until(guest, "() => (document.getElementById('verdict')?.textContent ?? '').startsWith('Verified')")


@pytest.mark.wide
def test_who_loses_the_line_comes_back_to_the_same_chair(pair):
    host, guest = pair(next(iter(GAMES)))
    play_on([host, guest], 6)
    guest.close()
    wait_until(host, AWAY)
    back = meet(host, 1, pair.come)
    host.keyboard.press("Escape")
    assert attribute(back, "seat") == "1"
    wait_until(host, "() => document.documentElement.dataset.link === 'host'")
    play_on([host, back], 6)


def test_a_host_who_loads_the_page_again_goes_on(pair):
    host, guest = pair(next(iter(GAMES)))
    play_on([host, guest], 6)
    host.reload(wait_until="commit")
    wait_until(host, AWAY)
    wait_for_state(guest, "your-turn", "thinking")
    back = meet(host, 1, pair.come, paste)
    assert "#" not in host.url
    host.keyboard.press("Escape")
    play_on([host, back], 6)


@pytest.mark.wide
def test_a_chair_is_given_back_by_the_computer_player_that_has_it(pair):
    host, guest = pair(next(iter(GAMES)))
    play_on([host, guest], 4)
    guest.close()
    wait_until(host, AWAY)
    press(host, "#sit-in-1")
    wait_until(host, "() => document.documentElement.dataset.link === 'host'")
    for button in ('[data-act="menu"]:visible', "#menu-together"):
        press(host, button)
    back = pair.come(host.locator('[data-invitation="1"]').get_attribute("href"))
    accept(host, reply_of(back))
    back.get_by_text("A computer player has your chair").first.wait_for()
    assert attribute(back, "seat") is None
    press(host, "#give-back-1")
    wait_for_state(back, "your-turn", "thinking")
    host.keyboard.press("Escape")
    play_on([host, back], 4)
    assert attribute(back, "seat") == "1"


def test_who_plays_alone_fetches_nothing_of_it(open_page):
    asked = []
    page = open_page(before=lambda page: page.on("request", lambda request: asked.append(request.url)))
    wait_for_state(page, "setup")
    page.locator('[data-act="start"]').first.click()
    wait_for_state(page, "your-turn")
    wait_until(page, "() => document.documentElement.dataset.engine === 'ready'")
    assert asked and [url for url in asked if OF_IT.search(url)] == []


def test_start_says_so_where_the_part_cannot_be_loaded(open_page):
    page = open_page(
        before=lambda page: page.route("**/web/lazy/line.js", lambda route: route.abort()),
        excused=["line.js", "ERR_FAILED"],
    )
    seat_elsewhere(page, 1)
    page.locator('[data-act="start"]').first.click()
    page.get_by_text("This part of the game could not be loaded").first.wait_for()
    assert attribute(page, "link") is None and attribute(page, "state") == "setup"
