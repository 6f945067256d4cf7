"""Keys before the page's Python runs: the focus is where the next press is, also where a screen replaces another."""

import pytest

from playing import SEEN, STATES, wait_for_state
from sanjuan.games import GAMES
from test_form import Hindrance
from test_painted import PAINTED, PYTHON, come
from test_painted_once import own_answers

HOME = 'html[data-early][data-state="home"]'
FORM = 'html[data-early][data-state="setup"]'
ANSWERED = 'html[data-early][data-state="thinking"]'
ANSWERING = "document.activeElement.matches('[data-option]:not([aria-disabled=true]), #confirm:enabled, #pass')"
FOCUS = "document.activeElement.id || document.activeElement.dataset.option"
MARKED = "document.activeElement.ariaPressed === 'true'"


@pytest.fixture
def seated(open_page, site):
    """seated(game) -> a page at whose painted table somebody sits down by keys alone, and what holds Python back."""

    def opened(game):
        found = []
        page = open_page(site.url, before=lambda page: found.append(Hindrance(page, PYTHON, "image.zst")), alone=True)
        page.wait_for_selector(HOME, state="attached")
        page.focus(f'[data-act="game"][data-game="{game}"]')
        page.keyboard.press("Enter")
        page.wait_for_selector(FORM, state="attached")
        assert page.evaluate(FOCUS) == "start", "the button that had the focus has gone"
        page.evaluate(SEEN)
        page.keyboard.press("Enter")
        page.wait_for_selector(PAINTED, state="attached")
        return page, found[0]

    return opened


def choose(page):
    """Mark what has the focus, unless it is the button that confirms what is proposed."""
    page.evaluate(SEEN)
    if page.evaluate(FOCUS) != "confirm" and not page.evaluate(MARKED):
        page.keyboard.press("Space")


@pytest.mark.sample(1, first=2)
@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_given_by_keys_at_a_painted_table_and_the_focus_is_at_the_next_question(seated, game):
    page, hindrance = seated(game)
    assert page.evaluate(ANSWERING), page.evaluate("document.activeElement.outerHTML")
    choose(page)
    page.keyboard.press("Enter")
    page.wait_for_selector(ANSWERED, state="attached")
    come(page, hindrance)
    assert wait_for_state(page, *STATES) == "your-turn"
    assert own_answers(page, game) == 1
    assert page.evaluate(ANSWERING), page.evaluate("document.activeElement.outerHTML")


GONE = """() => {
  window.gone = 0;
  const look = () => { gone += !document.getElementById("table"); };
  new MutationObserver(look).observe(document.getElementById("app"), { childList: true, subtree: true });
}"""
"""Counts how often anything else is drawn than a table."""


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", GAMES)
def test_the_focus_stays_where_it_is_when_python_draws_over_a_painted_table(seated, game):
    page, hindrance = seated(game)
    choose(page)
    focused = page.evaluate(FOCUS)
    page.evaluate(GONE)
    come(page, hindrance)
    assert page.evaluate(FOCUS) == focused and page.evaluate(ANSWERING)
    assert page.evaluate("gone") == 0, "neither home nor form is drawn on the way"
