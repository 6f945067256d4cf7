"""People at several browsers, one table: they meet by a word at the server of `sanjuan play --lan`."""

import re

import pytest

from laptop import Laptop
from meeting import play_on, seat_elsewhere, start
from playing import PATIENCE, SEEN, wait_for_state, wait_until
from sanjuan.games import GAMES
from user import without_motion

WHOLE = next(iter(GAMES))
"""The game that is played from its deal to its end here; test_together.py plays another one, and with motion."""
SOME = 12
"""The answers that the other games are played for."""
AWAY = "() => document.documentElement.dataset.link === '{} away'"
BACK = "() => document.documentElement.dataset.link === '{}'"
SEATED = "() => document.documentElement.dataset.seat !== undefined"


@pytest.fixture(scope="module")
def laptop(warm_contexts):
    """The laptop of one of the players."""
    made = Laptop()
    yield made
    for key in [key for key, one in warm_contexts.items() if one.site is made]:
        warm_contexts.pop(key).context.close()
    made.stop()


LOST = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")
"""The words on a browser's console where a server cannot be reached."""


@pytest.fixture
def table(open_page, laptop):
    """table(game, seats) -> (page of the host, word) of a table with people elsewhere at some seats."""

    def opened(game, *seats):
        host = open_page(at=f"#game={game}", host=laptop, before=without_motion, excused=LOST)
        if max(seats) > 1:
            wait_for_state(host, "setup")
            host.locator(f'[data-set="seats:{max(seats) + 1}"]').click(force=True)
        seat_elsewhere(host, *seats)
        start(host)
        return host, host.locator("[data-word]").get_attribute("data-word", timeout=PATIENCE)

    return opened


@pytest.fixture
def come(open_page, laptop):
    """come(word) -> page of a guest who follows the link of a table."""

    def came(word):
        guest = open_page(at=f"#join={word}", host=laptop, before=without_motion, excused=LOST)
        wait_until(guest, SEATED)
        return guest

    return came


def attribute(page, name):
    """Return an attribute of the document."""
    return page.locator("html").get_attribute(f"data-{name}")


@pytest.mark.sample(1, first=2)
@pytest.mark.parametrize("game", GAMES)
def test_two_people_meet_by_a_word(table, come, game):
    host, word = table(game, 1)
    assert re.fullmatch(r"[a-z]+-[a-z]+-\d{4}", word)
    guest = come(word)
    assert (attribute(host, "link"), attribute(guest, "link"), attribute(guest, "seat")) == ("host", "guest", "1")
    play_on([host, guest], None if game == WHOLE else SOME)


def test_four_people_at_one_table(table, come):
    host, word = table(next(iter(GAMES)), 1, 2, 3)
    guests = [come(word) for _ in range(3)]
    assert sorted(attribute(guest, "seat") for guest in guests) == ["1", "2", "3"]
    play_on([host, *guests], 12)


def test_who_loads_the_page_again_is_back_at_the_same_chair(table, come):
    host, word = table(next(iter(GAMES)), 1)
    guest = come(word)
    play_on([host, guest], 4)
    guest.reload(wait_until="commit")
    wait_until(guest, SEATED)
    wait_for_state(guest, "your-turn", "thinking")
    play_on([host, guest], 4)
    host.reload(wait_until="commit")
    wait_until(host, BACK.format("host"))
    wait_for_state(host, "your-turn", "thinking")
    wait_until(guest, BACK.format("guest"))
    play_on([host, guest], 4)


def test_a_server_that_is_started_again_finds_everybody_again(table, come, laptop):
    host, word = table(next(iter(GAMES)), 1)
    guest = come(word)
    play_on([host, guest], 4)
    laptop.stop()
    wait_until(guest, AWAY.format("guest"))
    wait_until(host, AWAY.format("host"))
    laptop.start()
    wait_until(guest, BACK.format("guest"))
    wait_until(host, BACK.format("host"))
    play_on([host, guest], 4)


@pytest.mark.wide
def test_a_guest_without_network_for_a_while_comes_back(table, come):
    host, word = table(next(iter(GAMES)), 1)
    guest = come(word)
    play_on([host, guest], 4)
    guest.context.set_offline(True)
    wait_until(host, AWAY.format("host"), timeout=60_000)
    guest.context.set_offline(False)
    wait_until(guest, BACK.format("guest"))
    wait_until(host, BACK.format("host"))
    play_on([host, guest], 4)


@pytest.mark.wide
def test_there_is_no_chair_for_one_too_many(table, come, open_page, laptop):
    host, word = table(next(iter(GAMES)), 1)
    guest = come(word)
    late = open_page(at=f"#join={word}", host=laptop, before=without_motion)
    late.locator('[role="alert"]').wait_for(timeout=PATIENCE)
    assert "seat" in late.locator('[role="alert"]').inner_text()
    assert attribute(late, "seat") is None
    play_on([host, guest], 2)


def test_one_more_than_there_are_chairs_watches_where_the_host_allows_it(table, come, open_page, laptop):
    host, word = table(next(iter(GAMES)), 1)
    host.evaluate(SEEN)
    host.locator("#allow-watch").click(force=True)
    guest = come(word)
    watcher = open_page(at=f"#join={word}", host=laptop, before=without_motion, excused=LOST)
    watcher.wait_for_selector("#table", timeout=PATIENCE)
    play_on([host, guest], 4)
    assert (attribute(watcher, "link"), attribute(watcher, "seat")) == ("guest", None)
    assert watcher.locator("[data-option], .hand .card").count() == 0
    assert "empty" not in watcher.locator("#table").inner_text()


def test_a_word_is_entered_at_home_or_its_table_is_tapped(table, open_page, laptop):
    _, word = table(next(iter(GAMES)), 1)
    guest = open_page(at="", host=laptop, before=without_motion)
    guest.locator("#join-table").click()
    guest.locator('[data-field="word"]').fill("nonsense")
    guest.evaluate(SEEN)
    guest.locator("#join-word").click()
    assert "sunny-harbor-2748" in guest.locator('[role="alert"]').inner_text()
    guest.locator('[data-field="word"]').fill(word.replace("-", " ").upper())
    guest.locator(f'[data-act="join-word"][data-value="{word}"]').wait_for()
    guest.evaluate(SEEN)
    with guest.expect_navigation(timeout=PATIENCE):
        guest.locator("#join-word").click()
    wait_until(guest, SEATED)


def test_who_cannot_get_the_part_for_words_is_told(open_page, laptop):
    guest = open_page(
        at="",
        host=laptop,
        before=lambda page: page.route(re.compile(r"lazy/relay\.js"), lambda route: route.abort()),
        excused=("ERR_FAILED",),
    )
    guest.locator("#join-table").click()
    guest.locator('.why[role="alert"]').wait_for(timeout=PATIENCE)


def test_a_word_is_not_taken_for_an_invitation_that_names_a_game(open_page, laptop):
    guest = open_page(at="join.html#join=quiet-harbor-27", host=laptop)
    guest.locator('.why[role="alert"]').wait_for(timeout=PATIENCE)
    assert guest.evaluate("window.invited") == ""


def test_a_page_of_the_laptop_says_nothing_of_offline_play(open_page, laptop):
    page = open_page(f"{laptop.url}#game={WHOLE}", before=without_motion)
    page.wait_for_selector('html[data-engine="ready"]', state="attached", timeout=PATIENCE)
    page.wait_for_timeout(1000)
    assert page.locator("#engine-note").get_attribute("data-offline") == "none"
    assert "offline" not in page.locator("#app").inner_text()


def test_without_a_relay_nothing_of_it_is_shown_or_fetched(open_page):
    asked = []
    page = open_page(at="", before=lambda page: page.on("request", lambda request: asked.append(request.url)))
    page.locator(".homev").wait_for()
    assert page.locator("#join-table").is_hidden()
    assert asked and not [url for url in asked if re.search("relay|socket|sealing", url)]


@pytest.mark.wide
def test_of_two_tabs_at_one_word_the_newer_one_plays_and_the_older_one_is_told(table, come, laptop):
    host, word = table(next(iter(GAMES)), 1)
    older = come(word)
    play_on([host, older], 2)
    newer = older.context.new_page()
    without_motion(newer)
    newer.goto(f"{laptop.url}#join={word}")
    wait_until(newer, SEATED)
    older.locator("#play-here").wait_for(timeout=PATIENCE)
    assert "another tab" in older.locator("#dialog").inner_text()
    play_on([host, newer], 4)
    older.evaluate(SEEN)
    older.locator("#play-here").click()
    newer.locator("#play-here").wait_for(timeout=PATIENCE)
    wait_until(older, BACK.format("guest"))
    wait_for_state(older, "your-turn", "thinking")
    play_on([host, older], 4)
    assert attribute(host, "link") == "host" and attribute(newer, "link") == "guest away"


def test_a_guest_who_comes_back_gets_the_chair_from_a_computer_player(table, come, laptop):
    host, word = table(next(iter(GAMES)), 1)
    guest = come(word)
    play_on([host, guest], 4)
    guest.goto(f"{laptop.url}rules.en.html")
    wait_until(host, AWAY.format("host"))
    host.locator('[data-act="menu"]:visible').first.click()
    for button in ("#menu-together", "#sit-in-1"):
        host.evaluate(SEEN)
        host.click(button)
    wait_until(host, BACK.format("host"))
    host.keyboard.press("Escape")
    guest.goto(f"{laptop.url}#join={word}")
    guest.get_by_text("A computer player has your chair").first.wait_for()
    host.locator("#give-back-1").wait_for()
    host.evaluate(SEEN)
    host.click("#give-back-1")
    wait_until(guest, SEATED)
    wait_for_state(guest, "your-turn", "thinking")
    host.keyboard.press("Escape")
    play_on([host, guest], 4)
