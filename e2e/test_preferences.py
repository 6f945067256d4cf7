"""Tests of preferences: answers without confirming or left to the page, little motion, the sheet of keys."""

import json

from journey import choose_role
from playing import BACK, wait_for_state, wait_until
from positions import save_at
from user import act, at_once, begin, closed, kind, save_of, title

PRODUCE = save_at("produce", 3, lambda frame: frame["ask"]["sure"])


def too_dear(frame):
    """Return whether the person may take the builder, and could build nothing even so."""
    hand = frame["table"]["hand"]
    return "builder" in frame["ask"]["options"] and all(card["price"] - 1 > len(hand) - 1 for card in hand)


def prefer(page, change):
    """Open the settings by the menu, press a switch, and come back to the table."""
    page.keyboard.press("m")
    act(page, "settings")
    page.click(f'#dialog [data-act="prefer"][data-value="{change}"]')
    act(page, "close")
    closed(page)


def with_save(save=PRODUCE, **preferences):
    """Put a saved game and preferences into the browser's storage, once."""
    settings = json.dumps({"speed": "instant", "preferences": preferences})
    put = f"localStorage.setItem('sanjuan.settings', {json.dumps(settings)});"
    put += f"localStorage.setItem('sanjuan.save', {json.dumps(save)})"
    return lambda page: page.add_init_script(f"if (!localStorage.getItem('sanjuan.settings')) {{ {put} }}")


def test_without_confirming_a_click_on_a_role_takes_it(open_page):
    page = open_page(before=at_once)
    begin(page, seats=2, seed=11)
    prefer(page, "confirm:false")
    before, role = save_of(page), page.locator("#roles [data-option]").first.get_attribute("id")
    page.click(f"#{role}")
    wait_until(page, "before => localStorage.getItem('sanjuan.save') !== before", before)  # a mark alone is not saved
    wait_for_state(page, "your-turn")
    assert page.locator(f"#{role}:is(.now, .taken)").count() == 1, "it is mine, and no longer to be had"
    page.reload()
    wait_for_state(page, "your-turn")
    page.keyboard.press("o")
    assert not page.locator("#prefer-confirm").is_checked(), "kept for the next visit"


def test_goods_that_need_no_choice_are_made_by_themselves_and_can_be_taken_back(open_page):
    asked = open_page(at=BACK, before=with_save(sure=False))
    wait_for_state(asked, "your-turn")
    assert kind(asked) == "produce"
    page = open_page(at=BACK, before=with_save(sure=True))
    page.wait_for_selector("#table")
    wait_until(page, "() => document.querySelector('#table').dataset.ask !== 'produce'")
    wait_for_state(page, "your-turn", "over")
    page.click('#ask [data-act="undo"]:enabled')
    page.wait_for_selector('#table[data-ask="produce"]')
    wait_for_state(page, "your-turn")
    assert kind(page) == "produce", "who has taken it back decides"


def test_who_can_build_nothing_is_not_asked_and_what_has_been_drawn_cannot_be_taken_back(open_page):
    page = open_page(at=BACK, before=with_save(save_at("role", 2, too_dear)))
    wait_for_state(page, "your-turn")
    choose_role(page, "builder")
    wait_for_state(page, "your-turn")
    told = page.locator("#log").inner_text()
    assert kind(page) != "build" and ("You build nothing." in told or "Nothing built: you" in told)
    choose_role(page, "prospector")
    wait_for_state(page, "your-turn")
    assert page.locator('#ask [data-act="undo"]').count() == 0, "a card was drawn: that is new to the person"


def test_little_motion_holds_from_the_first_paint_on(open_page):
    page = open_page(before=at_once)
    begin(page, seats=2, seed=11)
    prefer(page, "motion:less")
    assert page.locator("html").get_attribute("data-motion") == "less"
    page.reload(wait_until="commit")
    page.wait_for_selector("#app > *", state="attached")
    assert page.locator("html").get_attribute("data-motion") == "less"
    wait_for_state(page, "your-turn")
    lasting = "document.getAnimations().filter(one => one.effect.getTiming().duration > 10).length"
    page.keyboard.press("m")
    page.wait_for_selector("#dialog > *")
    assert page.evaluate(lasting) == 0


def test_the_question_mark_opens_the_sheet_of_keys_and_escape_closes_it(open_page):
    page = open_page(before=at_once)
    begin(page, seats=2, seed=11)
    question = title(page)
    page.keyboard.press("?")
    page.wait_for_selector("#dialog kbd")
    assert page.locator("#dialog kbd").count() > 10
    page.keyboard.press("Escape")
    page.wait_for_selector("#dialog", state="detached")
    assert title(page) == question
