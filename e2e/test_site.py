"""Tests that the site starts at any address, sends no requests elsewhere, and continues without its server."""

import pytest

from playing import BACK, FORM, answer, start, state, wait_for_state
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from user import without_motion

READY = "navigator.serviceWorker.ready.then(() => 1)"


def never_answer(route):
    """Leave a request open, as a very slow network would."""


def play_on(page, answers=3):
    """Answer a few questions of a game in progress."""
    for _ in range(answers):
        if wait_for_state(page, "your-turn", "over") == "your-turn":
            answer(page)
            assert state(page) != "error"
    assert wait_for_state(page, "your-turn", "over")


def test_the_form_can_be_used_before_any_python_runs(open_page):
    page = open_page(before=lambda page: page.route("**/vendor/**", never_answer))
    page.locator('[data-act="start"]').wait_for()
    page.wait_for_selector('html[data-state="setup"][data-early]', state="attached")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_form_speaks_the_language_of_the_browser(open_page, lang):
    page = open_page(locale=f"{lang}-CA", before=lambda page: page.route("**/*.py", never_answer))
    page.get_by_role("heading", name=words(lang)("setup-seats")).wait_for()
    assert page.locator("html").get_attribute("lang") == lang


def test_who_comes_back_to_a_saved_game_sees_the_table_first(open_page):
    def prepare(page):
        page.add_init_script("localStorage.setItem('sanjuan.save', 'a game')")
        page.route("**/vendor/**", never_answer)

    page = open_page(at=BACK, before=prepare)
    page.locator("main.table").wait_for()
    assert page.locator('[data-act="start"]').count() == 0


def test_a_game_starts_and_goes_on(open_page):
    page = open_page(before=without_motion)
    start(page)
    play_on(page)


def test_nothing_is_warned_of_on_the_way_to_the_first_decision(open_page):
    said = []
    page = open_page(before=lambda page: page.on("console", lambda told: said.append((told.type, told.text))))
    start(page)
    wait_for_state(page, "your-turn")
    excused = "Service Worker registration blocked"  # the tests' browser says it of itself
    assert [text for kind, text in said if kind in ("warning", "error") and excused not in text] == []


def test_the_site_runs_in_a_sub_path(open_page, nested_site):
    page = open_page(nested_site.url + FORM, before=without_motion)
    start(page)
    play_on(page)


@pytest.mark.soak  # in test_offline.py more is looked at on the way
def test_after_the_first_visit_the_server_may_be_gone(open_page, site):
    page = open_page(before=without_motion, service_workers="allow")
    wait_for_state(page, "setup")
    page.evaluate(READY)
    site.stop()
    page.reload()
    start(page)
    play_on(page)
    page.reload()
    assert wait_for_state(page, "your-turn", "over"), "the saved game goes on"
