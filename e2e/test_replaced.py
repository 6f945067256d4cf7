"""A worker that ends in the first minute is replaced at once; what was pressed or answered by then is carried out."""

import pytest

from early import CHOSEN, answer_early, mark_first
from playing import STATES, answer, start, wait_for_state, wait_until
from sampling import or_soak
from test_form import Hindrance
from test_painted import PAINTED, PYTHON
from user import NOTE_WORKER

NEVER = """{ const often = setInterval;
  window.setInterval = (run, time, ...more) => time === 250 ? 0 : often(run, time, ...more); }"""
"""The ticks in which the page waits for a sign of life (web/js/link.js) never come: it does not find out by waiting."""
KILL = "window.killed = lastWorker; killed.terminate()"
REPLACED = "() => lastWorker !== killed"
READY = 'html[data-engine="ready"]'
SAVED = "() => localStorage['sanjuan.save']?.startsWith('sanjuan.')"
IMAGE = "image.zst"


@pytest.fixture
def come(open_page):
    """come(*held) -> the form of a game, with files held back, and what holds them."""

    def opened(*held):
        found = []

        def before(page):
            page.add_init_script(NOTE_WORKER + NEVER)
            found.append(Hindrance(page, *held))

        return open_page(before=before, alone=True), found[0]

    return opened


def killed(page):
    """End the worker, as a browser may, once it has said by which lock the page sees that it lives."""
    wait_until(page, "() => window.lastWorker?.heard")
    page.evaluate(KILL)


def played_on(page):
    """Assert that there is another worker, which lets the game go on."""
    wait_until(page, REPLACED)
    page.wait_for_selector(READY, state="attached")
    assert wait_for_state(page, *STATES) == "your-turn"
    answer(page)
    assert wait_for_state(page, *STATES) == "your-turn"


def test_a_worker_that_ends_while_start_waits_for_it_is_replaced_and_the_game_begins(come):
    page, hindrance = come(IMAGE, "laid/*")
    wait_for_state(page, "setup")
    page.click('[data-act="start"]')
    killed(page)
    hindrance.end()
    played_on(page)


@pytest.mark.wide
def test_a_worker_that_ends_while_the_form_shows_is_replaced_before_start_is_pressed(come):
    page, _ = come()
    wait_for_state(page, "setup")
    page.wait_for_selector(READY, state="attached")
    killed(page)
    start(page)
    played_on(page)


@pytest.mark.sample(1)
@pytest.mark.parametrize("files", [[PYTHON, IMAGE], *or_soak([IMAGE], [PYTHON])])
def test_a_worker_that_ends_at_a_painted_table_is_replaced_and_the_answer_is_played(come, files):
    page, hindrance = come(PYTHON, IMAGE)
    page.click("#start")
    page.wait_for_selector(PAINTED, state="attached")
    answer_early(page)
    for name in {PYTHON, IMAGE} - set(files):
        hindrance.release(name)
    killed(page)
    hindrance.end()
    page.wait_for_selector(READY, state="attached")
    assert wait_for_state(page, *STATES) == "your-turn"
    assert not page.locator(".given, #why").count(), "the answer has been played"
    played_on(page)


@pytest.mark.wide
def test_a_worker_that_ends_at_a_table_leaves_what_is_marked_there_and_plays_what_is_answered(come):
    page, _ = come()
    start(page)
    page.wait_for_selector(READY, state="attached")
    wait_until(page, SAVED)
    marked = page.locator(CHOSEN)
    mark_first(page)
    assert marked.count() == 1
    killed(page)
    page.wait_for_selector("#why")
    assert wait_for_state(page, *STATES) == "your-turn" and marked.count() == 1
    killed(page)
    page.click("#confirm")
    played_on(page)
