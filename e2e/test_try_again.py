"""Tests of "Try again" in the window about a missing file: address, form and answers are kept."""

import pytest

from playing import STATES, answer, wait_for_state
from sampling import or_soak
from sanjuan.games import GAMES
from test_lost_lines import IMAGE, SET, TOLD, answers, first_decision, lose, played, told
from test_lost_lines import visit as visit
from test_painted import PYTHON
from test_sent import saved

ENGINE, SCRIPT = "**/engine/*", "**/micropython.js"
RETRY, RELOAD = '#dialog [data-act="retry"]', "#missing a"
AGAIN = 'html[data-state="setup"][data-engine="ready"]'
FOUR = "#set-seats-4:checked"


def refused(page, files):
    """Have some files of the site not come, whatever the line does."""
    page.route(files, lambda route: route.fulfill(status=404, body="none"))


@pytest.mark.sample(1, first=2)
@pytest.mark.parametrize("game", GAMES)
def test_an_engine_that_comes_at_another_try_keeps_the_address_and_the_form(visit, game):
    page, _ = visit(f"?lang=fr#game={game}", prepare=lambda page: refused(page, ENGINE))
    page.wait_for_selector(SET, state="attached")
    page.click("#set-seats-4")
    assert wait_for_state(page, "error") == "error"
    address = page.url
    page.unroute(ENGINE)
    page.click(RETRY)
    page.wait_for_selector(AGAIN, state="attached")
    assert page.url == address and page.locator(f"{FOUR}:visible").count() and not page.locator("#dialog").count()
    page.click("#start")
    assert wait_for_state(page, *STATES) == "your-turn"
    answer(page)
    record = saved(page, game, 1)
    assert record.game.name == game and record.seats == 4


@pytest.mark.sample(1, first=1)
@pytest.mark.parametrize("game", GAMES)
def test_an_engine_that_comes_at_another_try_plays_what_was_answered_meanwhile(visit, game):
    page, hindrance = first_decision(visit, game)
    answer(page)
    page.wait_for_selector(".given")
    given = answers(page, game)
    refused(page, ENGINE)
    hindrance.over = True
    for route in hindrance.held:
        route.fulfill(status=404, body="none")
    assert wait_for_state(page, "error") == "error"
    page.unroute(ENGINE)
    page.click(RETRY)
    record = played(page, game, len(given))
    assert [list(one) for one in record.answers[: len(given)]] == given and not page.locator(".given, #why").count()


@pytest.mark.parametrize("game", or_soak(*reversed(GAMES)))
def test_a_page_that_comes_whole_at_another_try_keeps_the_address_and_what_was_pressed(visit, game):
    page, _ = visit(f"?lang=fr#game={game}", prepare=lambda page: refused(page, SCRIPT))
    page.wait_for_selector(SET, state="attached")
    page.click("#set-seats-4")
    page.click("#start")
    page.locator(RELOAD).wait_for()
    address = page.url
    page.unroute(SCRIPT)
    page.click(RELOAD)
    assert wait_for_state(page, *STATES) == "your-turn"
    record = saved(page, game, 0)
    assert record.game.name == game and record.seats == 4
    assert page.url.split("#")[0] == address.split("#")[0]


def test_without_a_line_another_try_leaves_the_page_where_it_is(visit):
    page, hindrance = visit("#game=alhambra", PYTHON, IMAGE, "laid/*")
    page.wait_for_selector(SET, state="attached")
    lose(page, hindrance)
    page.click("#set-seats-4")
    told(page)
    page.click(RELOAD)
    told(page)
    assert page.locator(FOUR).is_visible() and page.url.endswith("#game=alhambra")
    page.context.set_offline(False)
    assert wait_for_state(page, "setup") == "setup"
    assert page.locator(FOUR).is_visible() and not page.locator(TOLD).count()
