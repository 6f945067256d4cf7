"""The line goes for some seconds of a true first visit: it goes on by itself, or says so with a way to try again."""

import json

import pytest

from early import answer_early
from playing import PATIENCE, SEEN, STATES, wait_for_state
from sampling import or_soak
from sanjuan.games import GAMES
from test_form import Hindrance
from test_painted import PAINTED, PYTHON
from test_sent import save_key, saved

IMAGE = "image.zst"
TOLD = '#missing, [role="alertdialog"]:not([hidden]), .broke button:visible'
AGAIN = '#missing a:visible, [data-act="retry"]:visible, .broke button:visible'
"""The messages that the line is broken, and their buttons to try again."""
SET = 'html[data-state="setup"]'
PYTHONS = 'html[data-state="your-turn"]:not([data-early])'


@pytest.fixture
def visit(chromium, site):
    """visit(at, *held) -> the page of somebody who has never been here, and what holds files back."""
    contexts = []

    def visited(at="", *held, prepare=lambda page: None):
        contexts.append(chromium.new_context(locale="en-GB", service_workers="block"))
        contexts[-1].set_default_timeout(PATIENCE)
        page = contexts[-1].new_page()
        prepare(page)
        hindrance = Hindrance(page, *held)
        page.goto(site.url + at, wait_until="commit")
        return page, hindrance

    yield visited
    for context in contexts:
        context.close()


def first_decision(visit, game):
    """Return the page at the first question of a game, its engine held back, and what holds it."""
    page, hindrance = visit(f"#game={game}", IMAGE)
    page.wait_for_selector(SET, state="attached")
    page.click("#start")
    page.wait_for_selector(PYTHONS, state="attached")
    return page, hindrance


def lose(page, hindrance):
    """Have the line go; what was on its way does not come."""
    page.context.set_offline(True)
    hindrance.end()


def told(page):
    """Wait for the message that the line is broken, with its button to try again."""
    page.locator(TOLD).first.wait_for()
    assert page.locator(AGAIN).first.inner_text() == "Try again"


def goes_on(page, game, count):
    """Have the line hold again; nothing is pressed. Return the record of the game, once it has so many answers."""
    page.context.set_offline(False)
    return played(page, game, count)


def played(page, game, count):
    """Wait until the game goes on; return its record, once it has so many answers."""
    page.wait_for_selector('html[data-engine="ready"]', state="attached")
    assert wait_for_state(page, *STATES) == "your-turn"
    assert not page.locator(TOLD).count()
    return saved(page, game, count)


def answers(page, game):
    """Return the answers of a game that is saved while its engine is on its way."""
    return json.loads(page.evaluate("key => localStorage[key]", save_key(game)))["answers"]


@pytest.mark.wide
@pytest.mark.parametrize("game", or_soak(*reversed(GAMES)))
def test_at_home_the_game_that_is_chosen_and_started_meanwhile_begins(visit, game):
    page, hindrance = visit("", PYTHON, IMAGE)
    chosen = page.locator(f'[data-act="game"][data-game="{game}"]:visible').first
    chosen.wait_for()
    page.wait_for_selector('html[data-state="home"]', state="attached")
    lose(page, hindrance)
    chosen.click()
    page.evaluate(SEEN)
    page.locator("#start:visible").click()
    told(page)
    assert goes_on(page, game, 0).game.name == game


@pytest.mark.parametrize("game", or_soak(*reversed(GAMES)))
def test_at_the_form_what_is_chosen_and_started_meanwhile_holds(visit, game):
    page, hindrance = visit(f"#game={game}", PYTHON, IMAGE, "laid/*")
    page.wait_for_selector(SET, state="attached")
    lose(page, hindrance)
    page.click("#set-seats-4")
    page.click("#start")
    told(page)
    assert goes_on(page, game, 0).seats == 4


@pytest.mark.sample(1, first=1)
@pytest.mark.parametrize("game", GAMES)
def test_at_a_painted_table_the_answer_is_played(visit, game):
    page, hindrance = visit(f"#game={game}", PYTHON, IMAGE)
    page.wait_for_selector(SET, state="attached")
    page.click("#start")
    page.wait_for_selector(PAINTED, state="attached")
    lose(page, hindrance)
    answer_early(page)
    sent = json.loads(page.evaluate("sessionStorage['sanjuan.sent']"))
    told(page)
    before = json.loads(sent["record"])["answers"]
    record = goes_on(page, game, len(before) + 1)
    assert [list(one) for one in record.answers[: len(before) + 1]] == [*before, sent["chosen"]]


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", GAMES)
def test_at_the_first_decision_the_answer_is_played(visit, game):
    page, hindrance = first_decision(visit, game)
    lose(page, hindrance)
    answer_early(page)
    told(page)
    given = answers(page, game)
    record = goes_on(page, game, len(given))
    assert [list(one) for one in record.answers[: len(given)]] == given and not page.locator(".given, #why").count()
