"""The first table, laid by the build: answered while the engine is on its way; every game has it."""

import gzip
import json

import pytest

from playing import PATIENCE, STATES, answer, wait_for_state, wait_until
from sampling import or_soak
from sanjuan.games import GAMES
from user import act, call, save_of

IMAGE = "**/image.zst"
READY = 'html[data-engine="ready"]'


class Held:
    """The engine, held back on its way to a page until it is let go."""

    def __init__(self):
        self.routes, self.free = [], False

    def __call__(self, page):
        page.route(IMAGE, lambda route: route.continue_() if self.free else self.routes.append(route))

    def go(self):
        self.free = True
        for route in self.routes:
            route.continue_()


@pytest.fixture
def held():
    return Held()


def seat(page):
    """Press Start on the form as it is, and wait for the question."""
    wait_for_state(page, "setup")
    page.click('[data-act="start"]')
    assert wait_for_state(page, *STATES) == "your-turn"
    assert page.locator("html").get_attribute("data-engine") == "loading"


def goes_on(page, held):
    """Let the engine go: the answer that waits is played."""
    held.go()
    page.wait_for_selector(READY, state="attached", timeout=PATIENCE)
    assert wait_for_state(page, *STATES) == "your-turn"
    wait_until(page, "game => localStorage.getItem(game)?.startsWith('sanjuan.')", key_of(page))


def key_of(page):
    name = page.locator("html").get_attribute("data-game")
    return "sanjuan.save" if name == "san_juan" else f"sanjuan.save.{name}"


@pytest.mark.parametrize("game", or_soak(*reversed(GAMES)))
def test_the_first_question_is_answered_before_the_engine_is_there(open_page, site, held, game):
    page = open_page(site.url + f"#game={game}", before=held)
    seat(page)
    answer(page)
    page.wait_for_selector(".given .meter")
    assert wait_for_state(page, "thinking") == "thinking"
    assert page.locator(".given h1").inner_text().partition(":")[2].strip(), "what was answered is told"
    goes_on(page, held)
    assert not page.locator(".given, #why").count(), "the engine lays the same table"


def test_meanwhile_everything_is_looked_at(open_page, held):
    page = open_page(before=held)
    seat(page)
    page.locator('#hand [data-act="zoom"], #hand [data-card]').first.press("z")
    for key, window in (("l", "#dialog"), ("?", "#dialog"), ("o", "#dialog")):
        page.keyboard.press(key)
        page.wait_for_selector(window)
        page.keyboard.press("Escape")
        page.wait_for_selector(window, state="detached")
    page.keyboard.press("r")
    page.wait_for_selector("#rules.panel .entry")
    act(page, "rules-close")
    page.wait_for_selector("#rules.panel", state="detached")
    page.keyboard.press("h")
    page.wait_for_selector('#lamp[aria-busy="true"]')
    held.go()
    page.wait_for_selector("#hint", timeout=PATIENCE)


def test_an_answer_is_taken_back_and_another_one_given(open_page, held):
    page = open_page(before=held)
    seat(page)
    answer(page)
    page.wait_for_selector(".given")
    page.click("#undo")
    page.wait_for_selector(".given", state="detached")
    assert wait_for_state(page, *STATES) == "your-turn"
    answer(page)
    goes_on(page, held)


def test_a_page_that_is_loaded_again_has_lost_no_answer(open_page, held):
    page = open_page(before=held)
    seat(page)
    answer(page)
    page.wait_for_selector(".given")
    given = json.loads(save_of(page))["answers"]
    held.free = True
    page.reload(wait_until="commit")
    assert wait_for_state(page, *STATES) == "your-turn"
    assert given and page.locator("#table").count()


def test_a_name_that_was_written_stands_on_the_laid_table(open_page, held):
    page = open_page(before=held)
    wait_for_state(page, "setup")
    call(page, 0, "Ana")
    seat(page)
    assert "Ana" in page.locator("#mine").inner_text()


def test_who_was_here_before_waits_for_the_engine(open_page, held):
    def before(page):
        held(page)
        page.add_init_script("localStorage.setItem('sanjuan.settings', '{}')")

    page = open_page(before=before)
    wait_for_state(page, "setup")
    page.click('[data-act="start"]')
    wait_until(page, "() => document.getElementById('start').disabled")
    assert wait_for_state(page, "thinking") == "thinking" and not page.locator("#table").count()
    held.go()
    assert wait_for_state(page, *STATES) == "your-turn"
    assert not page.evaluate("performance.getEntriesByType('resource').some(one => one.name.includes('/laid/'))")


def other_hand(data):
    """Return the laid tables with other cards in hand: as an engine of another version might have dealt them."""
    told = json.loads(gzip.decompress(data))
    for one in told["openings"]:
        one["frame"]["table"]["hand"] = one["frame"]["table"]["hand"][1:]
    return gzip.compress(json.dumps(told).encode())


def spoilt(page, site, change):
    """Have the laid tables come changed, to a browser that cannot hold them against their hash."""
    page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    [path] = site.folder.glob("laid/san_juan.3.*.en.gz")
    page.route(f"**/laid/{path.name}", lambda route: route.fulfill(body=change(path.read_bytes())))


def test_where_the_engine_lays_another_table_that_one_counts_and_the_question_is_asked_again(open_page, site, held):
    def before(page):
        held(page)
        spoilt(page, site, other_hand)

    page = open_page(before=before)
    seat(page)
    cards = page.locator("#hand [data-hand]").count()
    answer(page)
    page.wait_for_selector(".given")
    held.go()
    page.wait_for_selector("#why", timeout=PATIENCE)
    assert wait_for_state(page, *STATES) == "your-turn"
    assert page.locator("#hand [data-hand]").count() == cards + 1
    answer(page)
    assert wait_for_state(page, *STATES) == "your-turn"


@pytest.mark.parametrize("body", or_soak(b"<!doctype html>", b"", gzip.compress(b"{}", mtime=0)))
def test_laid_tables_that_come_damaged_are_left_alone(open_page, held, body):
    def before(page):
        held(page)
        page.route("**/laid/*", lambda route: route.fulfill(body=body))

    page = open_page(before=before)
    wait_for_state(page, "setup")
    page.click('[data-act="start"]')
    wait_until(page, "() => document.getElementById('start').disabled")
    held.go()
    assert wait_for_state(page, *STATES) == "your-turn"


def test_the_page_jumps_nowhere_between_the_laid_table_and_the_engine(open_page, held):
    def before(page):
        held(page)
        page.add_init_script(
            "window.jumps = 0; new PerformanceObserver(list => { for (const one of list.getEntries())"
            " if (!one.hadRecentInput) jumps += one.value; }).observe({ type: 'layout-shift', buffered: true })"
        )

    page = open_page(before=before)
    seat(page)
    held.go()
    page.wait_for_selector(READY, state="attached", timeout=PATIENCE)
    wait_until(page, "() => localStorage.getItem('sanjuan.save').startsWith('sanjuan.')")
    assert page.evaluate("jumps") == 0


def test_in_a_frame_the_first_table_is_laid_as_well(open_page, site, held):
    page = open_page(site.url + "embed.html?start=1", before=held)
    assert wait_for_state(page, *STATES) == "your-turn"
    assert page.locator("html").get_attribute("data-engine") == "loading"
    assert page.locator("#arriving").is_visible()
    answer(page)
    page.wait_for_selector(".given .meter")
    held.go()
    page.wait_for_selector(READY, state="attached", timeout=PATIENCE)
    assert wait_for_state(page, *STATES) == "your-turn"
