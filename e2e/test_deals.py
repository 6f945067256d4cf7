"""A deal goes from one device to another by a link; a link that holds none says so."""

from person import act, begin, hand, without_motion
from playing import start, wait_for_state


def test_a_shared_deal_deals_the_same_hand_elsewhere(open_page):
    page = open_page(before=without_motion)
    begin(page, seats=4, edition=1, seed="palms")
    held = hand(page)
    page.keyboard.press("m")
    act(page, "share")
    link = page.locator("#share-link").input_value()
    assert "#deal=" in link and "?" not in link
    other = open_page(link, before=without_motion)
    wait_for_state(other, "setup")
    assert "shared" in other.locator("#engine-note").inner_text()
    assert start(other) == "your-turn"
    assert hand(other) == held and other.locator(".opp").count() == 3
    other.reload()
    wait_for_state(other, "your-turn")
    assert hand(other) == held, "the game goes on, it is not dealt anew"


def test_a_link_that_holds_no_deal_says_so_and_the_set_up_works(open_page, site):
    page = open_page(site.url + "#deal=%3Cscript%3Ealert(1)%3C/script%3E&seats=99", before=without_motion)
    wait_for_state(page, "setup")
    assert "no deal" in page.locator("#trouble").inner_text()
    assert start(page) == "your-turn"


def test_the_deal_of_the_day_is_set_up_by_a_click(open_page):
    page = open_page(before=without_motion)
    wait_for_state(page, "setup")
    page.click('[data-set="edition:1"]')
    act(page, "daily")
    assert page.locator("#seed").input_value() == page.evaluate("new Date().toLocaleDateString('sv')")
    assert page.locator('[data-set="edition:2"]').get_attribute("aria-pressed") == "true"
    assert start(page) == "your-turn"
