"""The site itself: it starts anywhere, asks nobody else, and goes on without its server."""

from pathlib import Path

import precache
import pytest
from playing import answer, start, state, wait_for_state

ROOT = Path(__file__).resolve().parent.parent
READY = "navigator.serviceWorker.ready.then(() => 1)"


def never_answer(route):
    """Leave a request open, as a very slow network would."""


def play_on(page, answers=3):
    """Answer a few questions of a game in progress."""
    for _ in range(answers):
        if wait_for_state(page, "your-turn", "over") == "your-turn":
            answer(page)
            page.wait_for_function("document.documentElement.dataset.state !== 'error'")
    assert wait_for_state(page, "your-turn", "over")


def test_the_form_stands_before_any_python_runs(open_page):
    page = open_page(before=lambda page: page.route("**/vendor/**", never_answer))
    page.locator('[data-act="start"]').wait_for()
    assert state(page) == "loading"


def publish(folder, old, new):
    """Change index.html in a folder of a site, and its service worker with it."""
    path = folder / "index.html"
    path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    template = (ROOT / "web" / "js" / "sw.js").read_text("utf-8")
    (folder / "sw.js").write_text(precache.service_worker(template, folder), "utf-8")


@pytest.mark.parametrize(("locale", "lang", "word"), [("en-GB", "en", "Players"), ("fr-CA", "fr", "Joueurs")])
def test_the_form_speaks_the_language_of_the_browser(open_page, locale, lang, word):
    page = open_page(locale=locale)
    assert page.locator("html").get_attribute("lang") == lang
    wait_for_state(page, "setup")
    assert page.locator("html").get_attribute("lang") == lang


def test_a_game_starts_and_goes_on(page):
    start(page)
    play_on(page)


def test_the_site_runs_in_a_sub_path(open_page, nested_site):
    page = open_page(nested_site.url)
    start(page)
    play_on(page)


def test_after_the_first_visit_the_server_may_be_gone(open_page, site):
    page = open_page(service_workers="allow")
    wait_for_state(page, "setup")
    page.evaluate(READY)
    site.stop()
    page.reload()
    start(page)
    play_on(page)
    page.reload()
    assert wait_for_state(page, "setup", "your-turn")


def test_a_new_version_is_taken_when_the_page_is_loaded_anew(open_page, copied_site):
    page = open_page(copied_site.url, service_workers="allow")
    wait_for_state(page, "setup")
    page.evaluate(READY)
    publish(copied_site.folder, "<title>San Juan</title>", "<title>San Juan, new</title>")
    page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())")
    page.wait_for_function("navigator.serviceWorker.getRegistration().then(found => Boolean(found.waiting))")
    assert page.title() == "San Juan"
    page.reload()
    page.wait_for_function("document.title === 'San Juan, new'")
    wait_for_state(page, "setup")
