"""Tests of unfinished games: each is kept when another one takes its place, and continues as it was."""

from playing import answer, start, wait_for_state, wait_until
from user import act, begin, city, hand, save_of, title, without_motion


def listed(page):
    """Return the unfinished games in the open window: how far they are, by their ids."""
    rows = page.locator("#dialog [data-kept]")
    rows.first.wait_for()
    return {row.get_attribute("data-kept"): row.inner_text() for row in rows.all()}


def answered(page):
    """Answer the open question; returns at the next one."""
    before = save_of(page)
    answer(page)
    wait_until(page, "before => localStorage.getItem('sanjuan.save') !== before", before)
    wait_for_state(page, "your-turn")


def throw_away(page, game):
    """Throw a listed game away, which is asked again."""
    page.click(f"#drop-{game}")
    page.locator(f"#stay-{game}").wait_for()
    page.click(f"#drop-{game}")
    page.locator(f"#drop-{game}").wait_for(state="detached")


def test_a_game_that_another_one_takes_the_place_of_is_gone_on_with_as_it_stood(open_page):
    page = open_page(before=without_motion)
    begin(page, seats=2, seed=11)
    answered(page)
    own, stood = save_of(page), (title(page), hand(page), city(page))
    first = own.split(".")[2]
    page.keyboard.press("m")
    act(page, "new")
    page.fill("#seed", "12")
    assert start(page) == "your-turn" and save_of(page) != own
    answered(page)
    page.keyboard.press("m")
    act(page, "home")
    wait_for_state(page, "home")
    assert page.locator("#statistics .n").inner_text() == "2"
    page.reload()
    wait_for_state(page, "home")
    act(page, "statistics")
    kept = listed(page)
    assert len(kept) == 2 and "Round 1" in kept[first]

    page.click(f"#kept-{first}")
    wait_for_state(page, "your-turn")
    assert (title(page), hand(page), city(page)) == stood and save_of(page) == own
    page.reload()
    wait_for_state(page, "your-turn")
    page.keyboard.press("m")
    act(page, "new")
    wait_for_state(page, "setup")
    act(page, "statistics")
    [second] = set(listed(page)) - {first}
    throw_away(page, second)
    assert list(listed(page)) == [first]
