"""Home: the games as posters, a new game in two clicks, the running one in one; language, light, the way back."""

import json
import re
from urllib.parse import urlsplit

import pytest

from playing import PATIENCE, answer, state, wait_for_state, wait_until
from positions import save_at
from sanjuan.games import GAMES
from tables import name_of as table_of
from test_form import Hindrance
from user import act, at_once, speak

NAME = next(iter(GAMES))
HOME = ""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
EARLY = 'html[data-early][data-state="home"]'


def opened(open_page, save=None, at=HOME, **options):
    """Open home, perhaps with a game that is saved."""

    def before(page):
        at_once(page)
        if save:
            page.add_init_script(f"localStorage.setItem('sanjuan.save', {json.dumps(save)})")

    return open_page(at=at, before=before, **options)


@pytest.fixture(scope="module")
def saved():
    """The save of a game in which a person is asked for a role."""
    return save_at("role", 2)


def test_two_clicks_lead_to_the_first_decision(open_page):
    page = opened(open_page)
    assert wait_for_state(page, "home") == "home"
    assert page.locator(".g").count() == len(GAMES)
    page.click(f'[data-act="game"][data-game="{NAME}"]:visible')
    wait_for_state(page, "setup")
    assert page.locator("html").get_attribute("data-game") == NAME
    act(page, "start")
    wait_for_state(page, "your-turn")
    answer(page)
    assert wait_for_state(page, "your-turn", "over") != "error"


@pytest.mark.sample(1, first=1)
@pytest.mark.parametrize("name", GAMES)
def test_up_to_its_first_decision_a_game_fetches_nothing_of_another(open_page, name):
    fetched = []
    page = open_page(
        at=f"#game={name}", before=lambda page: page.on("request", lambda asked: fetched.append(asked.url))
    )
    wait_for_state(page, "setup")
    act(page, "start")
    wait_for_state(page, "your-turn")
    files = [path_of(url) for url in fetched]
    others = {table_of(other) for other in GAMES} - {table_of(name)}
    assert f"tables/{table_of(name)}.gz" in files and f"web/css/{table_of(name)}.css" in files
    assert not [path for path in files if set(re.split(r"[./]", path)) & (others | (set(GAMES) - {name}))]


def path_of(url):
    """Return the path of a file in the site."""
    return urlsplit(url).path.lstrip("/")


def test_one_click_for_who_comes_back(open_page, saved):
    page = opened(open_page, saved)
    wait_for_state(page, "home")
    assert page.locator(".fb button:visible").first.get_attribute("data-act") == "resume"
    act(page, "resume")
    wait_for_state(page, "your-turn")


def test_it_tells_how_the_running_game_stands(open_page, saved):
    page = opened(open_page, saved, at="?continue")
    wait_for_state(page, "your-turn")
    page.keyboard.press("m")
    act(page, "home")
    wait_for_state(page, "home")
    assert page.locator(".cont:visible small").inner_text().startswith("Round ")
    page.click("#another-" + NAME)
    wait_for_state(page, "setup")
    assert page.locator("#resume").is_visible()
    act(page, "home")
    wait_for_state(page, "home")


def test_it_can_be_used_before_any_python_runs(open_page):
    page = open_page(at=HOME, before=lambda page: page.route("**/page.gz", lambda route: None))
    page.wait_for_selector(EARLY, state="attached", timeout=PATIENCE)
    speak(page, "fr")
    page.click("#theme-night" if page.locator("html").get_attribute("data-theme") == "day" else "#theme-day")
    page.click("#game-" + NAME)
    assert state(page) == "setup"
    assert page.locator("html").get_attribute("lang") == "fr"
    page.click("#set-seats-2")
    assert page.locator(".seat:visible").count() == 2
    page.click("#home-open")
    assert state(page) == "home"


def test_what_was_pressed_before_python_is_done_when_it_is_there(open_page):
    held = []

    def late(page):
        at_once(page)
        held.append(Hindrance(page, "page.gz"))

    page = open_page(at=HOME, before=late)
    page.wait_for_selector(EARLY, state="attached", timeout=PATIENCE)
    page.click("#game-" + NAME)
    page.click("#set-seats-2")
    held[0].end()
    wait_until(page, "() => !('early' in document.documentElement.dataset)")
    assert state(page) == "setup" and page.locator(".seat:visible").count() == 2


def test_touch_opens_a_seat_and_lets_somebody_else_sit_down(open_page):
    page = opened(open_page, **PHONE)
    wait_for_state(page, "home")
    page.tap("#game-" + NAME)
    wait_for_state(page, "setup")
    before = page.locator("#chair-1 .whois b").inner_text()
    page.tap("#chair-1")
    page.tap("#other-1")
    wait_until(page, "name => document.querySelector('#chair-1 .whois b').textContent !== name", before)
    page.tap("#leave-1")
    page.wait_for_selector("#seat-2", state="hidden")
    assert not page.locator("#tray-1").is_visible()


def test_the_keyboard_is_enough(open_page):
    page = opened(open_page)
    wait_for_state(page, "home")
    page.locator("#game-" + NAME).focus()
    page.keyboard.press("Enter")
    wait_for_state(page, "setup")
    page.locator("#chair-1").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#tray-1", state="visible")
    page.keyboard.press("Escape")
    page.wait_for_selector("#tray-1", state="hidden")
    page.locator("#start").focus()
    page.keyboard.press("Enter")
    wait_for_state(page, "your-turn")


def test_a_first_visit_leads_to_learning_and_a_later_one_to_the_deal_of_the_day(open_page):
    page = opened(open_page)
    wait_for_state(page, "home")
    assert page.locator(".hello").is_visible() and not page.locator(f"#daily-{NAME}").is_visible()
    assert "Learn in" in page.locator(f"#learn-{NAME}").inner_text()
    page.click(f"#game-{NAME}")
    wait_for_state(page, "setup")
    assert "First game?" in page.locator("#first").inner_text()
    page.evaluate("name => localStorage.setItem('sanjuan.met', name)", NAME)
    page.reload()
    wait_for_state(page, "home")
    assert not page.locator(".hello").is_visible() and page.locator(f"#learn-{NAME}").inner_text() == "Learn"
    page.click(f"#game-{NAME}")
    wait_for_state(page, "setup")
    assert not page.locator("#first").is_visible()
    act(page, "home")
    wait_for_state(page, "home")
    act(page, "daily")
    wait_for_state(page, "setup")
    assert len(page.locator("#seed").input_value()) == len("2026-11-21")
