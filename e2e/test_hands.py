"""Playing with mouse, finger and keys: dragging, holding, pressing, and what cannot be chosen."""

import pytest

from journey import finish_building
from playing import wait_until
from positions import buildable, save_at, too_dear
from user import act, city, drag_by_touch, hand, kind, middle, save_of, touch

HAND = "#hand [data-option]"


@pytest.fixture
def build(table):
    """build(wanted, phone=...) -> a page that asks what to build, and the last card of the hand that can be built."""

    def at(wanted=buildable, **device):
        page = table(save_at("build", 2, wanted), **device)
        return page, page.locator(HAND).last.get_attribute("data-option")

    return at


def test_a_build_by_mouse_drag(build):
    page, card = build()
    before = city(page)
    x, y = middle(page, f'#hand [data-option="{card}"]')
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 6, y - 30, steps=4)
    page.wait_for_selector(f'[data-drop="{card}"]')
    lot = middle(page, f'[data-drop="{card}"]')
    page.mouse.move(*lot, steps=8)
    page.wait_for_selector("[data-drop].hot")
    page.mouse.up()
    finish_building(page, card, before)


def test_a_card_dropped_elsewhere_returns_to_the_hand(build):
    page, card = build()
    held, before = hand(page), city(page)
    x, y = middle(page, f'#hand [data-option="{card}"]')
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 60, steps=4)
    page.wait_for_selector("[data-drop]")
    page.mouse.move(*middle(page, "#house"), steps=4)
    page.mouse.up()
    page.wait_for_selector("[data-drop]", state="detached")
    assert (hand(page), city(page), kind(page)) == (held, before, "build")
    assert page.locator('[data-option][aria-pressed="true"]').count() == 0


def test_a_build_by_touch_drag(build):
    page, card = build(phone=True)
    before = city(page)
    drag_by_touch(page, card)
    finish_building(page, card, before)


def test_a_card_held_under_the_finger_is_shown_close_up(table):
    page = table(save_at("role", 2), phone=True)
    client = page.context.new_cdp_session(page)
    touch(client, "touchStart", [middle(page, "#hand [data-card]")])
    page.wait_for_selector("#dialog .zoomw")
    touch(client, "touchEnd", [])
    act(page, "close")
    page.wait_for_selector("#dialog", state="detached")


def test_a_right_click_shows_a_card_close_up_and_a_slow_click_chooses(build):
    page, card = build()
    page.locator("#mine [data-card]").first.click(button="right")
    page.wait_for_selector("#dialog .zoomw")
    act(page, "close")
    page.wait_for_selector("#dialog", state="detached")
    page.locator(f'#hand [data-option="{card}"]').first.click(delay=700)
    assert page.locator(f'#hand [data-option="{card}"]').first.get_attribute("aria-pressed") == "true"


def test_a_build_by_keyboard_alone(build):
    page, card = build()
    before = city(page)
    page.keyboard.press("1")
    for _ in hand(page):
        if page.evaluate("document.activeElement.dataset.option") != card:
            page.keyboard.press("ArrowRight")
    if page.evaluate("document.activeElement.ariaPressed") != "true":
        page.keyboard.press(" ")
    page.wait_for_selector('[data-act="confirm"]:enabled')
    page.keyboard.press("Enter")
    finish_building(page, card, before)


def test_keys_open_and_close_what_lies_over_the_table(table):
    page = table(save_at("role", 2))
    for key in ("l", "m", "?"):
        page.keyboard.press(key)
        page.wait_for_selector("#dialog > *")
        assert page.evaluate("document.activeElement.closest('#dialog') !== null"), "the focus is in the dialog"
        page.keyboard.press("Escape")
        page.wait_for_selector("#dialog", state="detached")
        assert page.evaluate("document.activeElement.closest('#app') !== null"), "the focus is back on the table"
    page.locator("#hand [data-card]").first.focus()
    page.keyboard.press("z")
    page.wait_for_selector("#dialog .zoomw")


VEIL = """
() => {
  const veil = document.getElementById("dialog"), focus = veil?.contains(document.activeElement);
  return veil && { empty: !veil.childElementCount, role: veil.role, focus };
}
"""
"""Returns the state of the veil that a window lays over the table; null if there is none."""
HURRIED = "what => { what.forEach(key => key === 'click' ? document.querySelector('[data-act=menu]').click() :"
HURRIED += "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));"
HURRIED += f"return ({VEIL.strip()})(); }}"
"""Clicks on the menu and presses keys, all in one task; returns the veil's state at its end."""


def test_a_window_lays_its_veil_in_the_task_of_the_click_and_is_drawn_after(table):
    page = table(save_at("role", 2))
    menu = page.locator('[data-act="menu"]:visible').first
    menu.focus()
    assert page.evaluate(HURRIED, ["click"]) == {"empty": True, "role": None, "focus": False}, "no dialog to be told of"
    page.wait_for_selector("#dialog[role=dialog] > *")
    assert page.evaluate(VEIL) == {"empty": False, "role": "dialog", "focus": True}
    assert page.locator("#dialog[aria-busy]").count() == 0
    page.keyboard.press("Escape")
    page.wait_for_selector("#dialog", state="detached")
    for hurry in (["click", "Escape"], ["click", "click"], ["m", "m"], ["m", "l", "Escape"]):
        assert page.evaluate(HURRIED, hurry) is None, hurry
        page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done, 100)))")
        assert page.evaluate(VEIL) is None, f"{hurry}: nothing comes after it"
        assert menu.evaluate("menu => menu === document.activeElement && !document.querySelector('[inert]')"), hurry


def test_what_cannot_be_chosen_says_why(build):
    page, _ = build(too_dear)
    page.locator("#hand [data-why]").first.click(force=True)
    assert page.locator("#why").inner_text().strip()
    assert kind(page) == "build"


def test_a_double_click_answers_at_once(table):
    page = table(save_at("role", 2))
    before = save_of(page)
    page.locator("[data-option]").first.dblclick()
    wait_until(page, "before => localStorage.getItem('sanjuan.save') !== before", before)
