"""Tests of two tabs on one saved game: one plays, the other says so and can take the game over."""

import pytest

from conftest import Watch
from playing import BACK, answer, state, wait_for_state
from user import act, begin, city, hand, save_of, title, without_motion


def other_tab(page, site):
    """Return another tab of the same browser, on the same site, and its watch."""
    other = page.context.new_page()
    watch = Watch(other, site.origin)
    without_motion(other)
    other.goto(site.url + BACK, wait_until="commit")
    return other, watch


def sees(page):
    """Return the question, the hand and the city that the page shows."""
    wait_for_state(page, "your-turn")
    return title(page), hand(page), city(page)


def test_only_one_tab_plays_and_the_other_can_take_over(open_page, site):
    first = open_page(before=without_motion)
    begin(first, seed=8)
    answer(first)
    before = sees(first)
    second, watch = other_tab(first, site)
    second.wait_for_selector('#dialog [data-act="here"]')
    assert "another tab" in second.locator("#dialog").inner_text()
    assert sees(first) == before, "the one that plays is not disturbed"

    act(second, "here")
    assert sees(second) == before
    first.wait_for_selector('#dialog [data-act="here"]')
    assert state(first) == "setup" and "another tab" in first.locator("#dialog").inner_text()
    answer(second)
    after = sees(second)
    kept = save_of(second)

    act(first, "close")
    act(first, "start")
    first.wait_for_selector('#dialog [data-act="here"]')
    assert save_of(first) == kept, "a tab that does not play writes nothing"
    act(first, "here")
    assert sees(first) == after, "what was answered meanwhile is there"
    second.wait_for_selector('#dialog [data-act="here"]')
    assert not watch.troubles


@pytest.mark.wide
def test_a_tab_that_is_closed_leaves_the_game_to_others(open_page, site):
    first = open_page(before=without_motion)
    begin(first, seed=8)
    before = sees(first)
    context = first.context
    first.close()
    second = context.new_page()
    without_motion(second)
    second.goto(site.url + BACK, wait_until="commit")
    assert sees(second) == before
    act(second, "menu")
    act(second, "new")
    third, watch = other_tab(second, site)
    assert sees(third) == before, "at the set-up a tab holds no game"
    assert not watch.troubles
