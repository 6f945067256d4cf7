"""The log: in reach at every size, told of one player only, and naming what is on the table."""

from journey import SIZES
from playing import wait_until
from positions import save_at
from user import act


def test_the_whole_log_is_a_click_away_and_can_tell_of_one_player(table):
    page = table(save_at("build", 3))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        look_into_the_log(page, width, height)


def look_into_the_log(page, width, height):
    """Open the whole log, let it tell of one player and of all again, and close it."""
    button = page.locator('[data-act="log"]:visible').first
    box = button.bounding_box()
    assert box["width"] >= 20 and box["x"] + box["width"] <= width
    if width < 1000 and height < 1000:
        assert box["width"] >= 44 and box["height"] >= 44, "large enough for a finger"
    button.click()
    page.wait_for_selector("#dialog .full-log")
    everything = page.locator("#dialog .full-log li").count()
    page.click("#log-of-1")
    wait_until(page, "n => document.querySelectorAll('#dialog .full-log li').length < n", everything)
    mine = page.locator("#dialog .full-log .pm").evaluate_all("all => new Set(all.map(one => one.src)).size")
    assert mine >= 1
    page.click("#log-of-all")
    wait_until(page, "n => document.querySelectorAll('#dialog .full-log li').length === n", everything)
    act(page, "close")


def test_a_card_named_in_the_log_lights_up_on_the_table(table):
    page = table(save_at("sell", 4))
    marks = page.locator('#log mark[data-card]:not([data-card^="role-"])')
    names = marks.evaluate_all("all => all.map(one => one.dataset.card)")
    on_table = page.eval_on_selector_all("main button[data-card]", "all => all.map(one => one.dataset.card)")
    named = next(number for number, card in enumerate(names) if card in on_table)
    marks.nth(named).dispatch_event("pointerover", {"pointerType": "mouse"})
    lit = page.eval_on_selector_all(".named", "all => all.map(one => one.dataset.card)")
    assert lit and set(lit) == {names[named]}
    page.locator("#ask h1").dispatch_event("pointerover", {"pointerType": "mouse"})
    assert page.locator(".named").count() == 0


def test_a_line_of_the_log_shows_its_moment_and_leads_back_to_the_game(table):
    page = table(save_at("build", 3))
    asked, hand = page.locator("#ask").inner_text(), page.locator("#hand").inner_text()
    page.locator("#log li[data-at] img").last.click()  # beside the names of cards
    page.wait_for_selector("#to-game")
    page.keyboard.press("Home")
    wait_until(page, "() => document.querySelector('#place').value === '0'")
    assert page.locator("#mine [data-place]").count() == 1, "the city as it was at the start"
    assert page.locator("#review-hands, #play-on").count() == 0, "nobody's hand but mine, and no other game"
    page.keyboard.press("ArrowRight")
    wait_until(page, "() => document.querySelector('#place').value === '1'")
    page.keyboard.press("Escape")
    page.wait_for_selector("#to-game", state="detached")
    assert (page.locator("#ask").inner_text(), page.locator("#hand").inner_text()) == (asked, hand)
    page.keyboard.press("l")
    page.locator("#dialog .when").last.press("Enter")
    page.wait_for_selector("#to-game")
    page.click("#to-game")
    page.wait_for_selector("#to-game", state="detached")
    assert page.locator("#ask").inner_text() == asked
    page.keyboard.press("l")
    page.locator("#dialog mark[data-card]").last.click(button="right")
    page.wait_for_selector("#dialog .zoomw")
    page.keyboard.press("Escape")
    page.wait_for_selector("#dialog .full-log")  # the card close up came from the log and goes back there
