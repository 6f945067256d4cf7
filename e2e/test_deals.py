"""A deal goes from one device to another by a link; a link that holds none says so."""

from person import act, begin, hand, without_motion
from playing import BACK, answer, start, wait_for_state
from positions import moved, started

TODAY = "2026-03-01"
"""A day whose deal ends with one answer, whatever it is; of others some go on for ten."""


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


def test_the_deal_of_the_day_ends_with_a_result_worth_sharing(open_page):
    host, frame = started(2, TODAY, {})
    saves = []
    while not frame["over"]:
        saves += [frame["save"]] if frame["ask"] else []
        frame = moved(host, frame)

    def before(page):
        without_motion(page)
        page.clock.set_fixed_time(f"{TODAY}T12:00:00")
        page.add_init_script(
            f"localStorage.getItem('sanjuan.save') || localStorage.setItem('sanjuan.save', '{saves[-1]}')"
        )

    page = open_page(at=BACK, before=before, permissions=["clipboard-read", "clipboard-write"])
    wait_for_state(page, "your-turn")
    while wait_for_state(page, "your-turn", "over") != "over":
        answer(page)
    line = page.locator(".dayres p")
    line.wait_for()
    assert "Deal of" in line.inner_text() and "Aurelia" in line.inner_text(), "who else is at it in my seat"
    page.click("#copy-result")
    text = page.locator("#share-link").input_value()
    assert text == page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("San Juan. Deal of") and f"#deal={TODAY}" in text
    page.click("#close")
    act(page, "new")
    wait_for_state(page, "setup")
    assert "points" in page.locator("#daily").inner_text() or "Won" in page.locator("#daily").inner_text()
