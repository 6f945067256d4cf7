"""The game by keys alone and read aloud: where the focus is and returns to, what is read out."""

import re

import pytest

from playing import SEEN, state, wait_for_state, wait_until
from positions import games, late, save_at
from user import act, at_once, kind

FOCUS = "(document.activeElement.id || document.activeElement.dataset.act || document.activeElement.tagName)"
RING = """
() => {
  const one = document.activeElement, box = one.getBoundingClientRect(), style = getComputedStyle(one);
  return [one.matches(":focus-visible") && parseFloat(style.outlineWidth) >= 2 && style.outlineStyle !== "none",
    box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight];
}
"""
NUMBER = """
pressed => [...document.querySelectorAll("[data-option]")].filter(one => one.getClientRects().length)
  .filter(one => one.checkVisibility()).findIndex(one => one.ariaPressed === pressed)
"""
"""The number of the first option that is chosen, or not, among those that can be seen."""
AT_HAND = """
() => [
  document.activeElement.matches("[data-option]:not([aria-disabled=true]), [data-act=lift], #confirm:enabled, #pass"),
  document.querySelector("#status[role=status]").heard = document.querySelector("#status").heard ?? performance.now(),
]
"""
"""Returns whether an element that answers has the focus, and the time of the first look at the spoken question."""
GROUPS = {"roles": "#roles", "city": "#mine .lots", "hand": "#hand"}
STOPS = "selector => document.querySelectorAll(`${selector} button[tabindex='0']`).length"
HEARD = """
() => {
  window.heard = [];
  new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node =>
    node.nodeName === "LI" && heard.push(node.textContent.trim())
  ))).observe(document.querySelector('[role="log"]'), { childList: true, subtree: true });
}
"""
INSIDE = "document.activeElement === document.body || document.activeElement.closest('#dialog') !== null"
FROM_THE_TOP = """
() => {
  const top = document.createElement("button");
  document.body.prepend(top);
  top.focus();
  top.remove();
}
"""
"""Moves the start of the tab order to the top again: it would otherwise be where the focus was."""
DIALOGS = {"m": "menu", "l": "log", "o": "settings", "?": "help"}


def focus(page):
    """Return the id of the element that has the focus, else its act."""
    return page.evaluate(FOCUS)


def tab_to(page, wanted, most=40):
    """Press the tab key until what has the focus fits; every stop on the way can be seen."""
    for _ in range(most):
        page.keyboard.press("Tab")
        assert focus(page) == "BODY" or page.evaluate(RING) == [True, True], focus(page)
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"no {wanted} by the tab key")


def answer_by_tab(page):
    """Answer the open question with tab, arrows, space and enter alone."""
    enabled = '[data-act="confirm"]:enabled'
    for _ in range(12):
        if page.locator(enabled).count():
            tab_to(page, enabled)
            page.keyboard.press("Enter")
            return
        if page.locator('[data-act="pass"]:enabled').count() and not page.locator("[data-option]:visible").count():
            tab_to(page, '[data-act="pass"]')
            page.keyboard.press("Enter")
            return
        tab_to(page, "[data-option]")
        for _ in range(12):
            if page.evaluate("document.activeElement.matches('[data-option][aria-pressed=false]')"):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
    raise AssertionError("no answer by tab, arrows and space")


def answer_by_keys(page):
    """Answer the open question with the keys of the sheet: digits for options until enter or p will do."""
    page.evaluate(SEEN)
    for _ in range(12):
        if page.locator('[data-act="confirm"]:enabled').count():
            return page.keyboard.press("Enter")
        if page.locator('[data-act="pass"]:enabled').count():
            return page.keyboard.press("p")
        page.keyboard.press(str(1 + page.evaluate(NUMBER, "false")))
    raise AssertionError("no answer by digits, enter and p")


@pytest.fixture
def game(table):
    """A game of two in which a role is to be chosen, with some cards in hand."""
    return table(save_at("role", 2, lambda frame: len(frame["table"]["hand"]) > 3))


@pytest.fixture
def building(table):
    """A game of two in which something can be built."""
    return table(save_at("build", 2, dear))


def dear(frame):
    """Return whether a card in hand can be built for a price that can be paid in several ways."""
    options = set(frame["ask"]["options"])
    held = [card for card in frame["table"]["hand"] if card["card"] in options]
    return bool(held) and held[-1]["price"] > 1 and len(frame["table"]["hand"]) > 4


@pytest.mark.parametrize(("answers", "then", "least"), [
    (16, "your-turn", 30), pytest.param(400, "over", 40, marks=pytest.mark.soak),
], ids=["some rounds", "a whole game"])  # fmt: skip
def test_a_game_by_keys_alone_of_which_every_event_is_read_out_as_a_sentence(open_page, answers, then, least):
    page = open_page(before=at_once)
    wait_for_state(page, "setup")
    tab_to(page, '[data-set^="seats:"]')
    page.keyboard.press("ArrowLeft")
    assert page.locator('[data-set="seats:2"]').is_checked()
    tab_to(page, "#start", most=60)
    page.keyboard.press("Enter")
    wait_for_state(page, "your-turn")
    page.evaluate(HEARD)
    marks = set()
    for number in range(answers):
        if wait_for_state(page, "your-turn", "over", "error") != "your-turn":
            break
        at_hand, mark = page.evaluate(AT_HAND)
        assert at_hand, (number, kind(page), page.evaluate("document.activeElement.outerHTML"))
        marks.add(mark)
        answer_by_tab(page) if number < 5 else answer_by_keys(page)
    assert wait_for_state(page, "your-turn", "over", "error") == then
    assert len(marks) == 1, "every question is read out: the words of the same live region change"
    heard = page.evaluate("heard")
    assert len(heard) > least
    assert [line for line in heard if not re.search(r"[.!?]$", line) or re.search(r"[⟦_{]", line)] == []


def before_building_over():
    """Return the save at which a role is to be chosen that leads to cards which can only be built over others."""
    before = None
    for frame in games(2, first=116):
        options, roles = frame["ask"]["options"], frame["table"]["roles"]
        mine = [role["id"] for role in roles if role["now"] and role["taken"] == 0] == ["builder"]
        if mine and frame["ask"]["kind"] == "build" and options and all(">" in option for option in options):
            return before["save"]
        before = frame
    raise LookupError("no such game")


@pytest.mark.parametrize("keys", [["p"], ["Enter", "1", "Enter"]], ids=["is passed", "is built"])
def test_the_focus_goes_to_a_card_that_can_only_be_built_over_another_one_and_on_when_it(table, keys):
    page = table(before_building_over())
    answer_by_keys(page)
    page.wait_for_selector('#table[data-ask="build"]')
    assert page.evaluate("document.activeElement.matches('#hand [data-act=lift]')"), focus(page)
    page.evaluate(SEEN)
    for key in keys:
        page.keyboard.press(key)
    page.wait_for_selector('#table:not([data-ask="build"])')
    wait_for_state(page, "your-turn")
    assert page.evaluate(AT_HAND)[0], focus(page)


def test_a_game_comes_to_its_end_by_keys_and_the_focus_is_at_the_score(table):
    page = table(late(2, 8))
    while wait_for_state(page, "your-turn", "over", "error") == "your-turn":
        answer_by_keys(page)
    assert state(page) == "over"
    assert page.locator("#dialog").count() and page.evaluate("document.activeElement.closest('#dialog') !== null")


def test_each_row_of_cards_is_one_stop_and_arrows_home_and_end_move_in_it(building):
    game = building
    for name, selector in GROUPS.items():
        assert game.evaluate(STOPS, selector) == 1, name
    game.locator("#hand button").first.focus()
    first = focus(game)
    game.keyboard.press("ArrowRight")
    second = focus(game)
    game.keyboard.press("End")
    last = focus(game)
    assert first != second and last == game.locator("#hand button").last.get_attribute("id")
    game.keyboard.press("Home")
    assert focus(game) == first
    game.keyboard.press("ArrowRight")
    game.keyboard.press("Shift+Tab")
    assert not game.evaluate("document.activeElement.closest('#hand') !== null")
    tab_to(game, "#hand button")
    assert focus(game) == second, "the row remembers where the focus was"
    assert game.evaluate(STOPS, "#hand") == 1


def test_the_focus_goes_into_a_dialog_stays_there_and_comes_back(game):
    card = game.locator("#hand button").nth(1)
    card.focus()
    here = focus(game)
    for key, name in DIALOGS.items():
        game.keyboard.press(key)
        game.wait_for_selector("#dialog > *")
        assert game.evaluate("document.activeElement.closest('#dialog') !== null"), name
        for _ in range(14):
            game.keyboard.press("Tab")
            assert game.evaluate(INSIDE), name
        game.keyboard.press("Escape")
        wait_until(game, "() => !document.querySelector('#dialog')")
        assert focus(game) == here, name
    game.keyboard.press("z")
    game.wait_for_selector("#dialog .c-zoom")
    game.keyboard.press("Escape")
    assert focus(game) == here


def test_the_order_of_the_focus_is_that_of_the_table(game):
    order = []
    game.evaluate(FROM_THE_TOP)
    for _ in range(30):
        game.keyboard.press("Tab")
        area = game.evaluate("document.activeElement.closest('main > *')?.className.split(' ')[0]")
        if area and (not order or order[-1] != area):
            order.append(area)
    wanted = ["opps", "house", "roles", "log", "mine", "ask", "hands"]
    assert [area for area in wanted if area in order] == list(dict.fromkeys(order))[: len(wanted)]
    assert kind(game) == "role"


def test_the_question_and_how_much_is_chosen_are_read_out(building):
    game = building
    game.locator("#hand [data-option]").last.click()
    act(game, "confirm")
    game.wait_for_selector('#table[data-ask="pay"]')
    wait_for_state(game, "your-turn")
    live = "all => all.filter(one => one.role === 'status' || one.role === 'log').map(one => one.id)"
    assert {"status", "count"} <= set(game.eval_on_selector_all("main [role]", live))
    before = game.locator("#count").inner_text()
    game.keyboard.press(str(1 + game.evaluate(NUMBER, "true")))  # the payment that is proposed
    wait_until(game, "before => document.querySelector('#count').innerText !== before", before)


@pytest.mark.parametrize("key", ["Tab", None])
def test_a_window_opened_by_a_finger_closes_the_table_to_the_keys_when_one_is_pressed_or_soon_after(table, key):
    page = table(save_at("build", 3))
    act(page, "menu")
    page.locator("#dialog .menuw").wait_for()
    for _ in range(30 if key else 0):
        page.keyboard.press(key)
        assert page.evaluate(INSIDE)
    wait_until(page, "() => document.getElementById('table').inert")
    page.click('#dialog [data-act="log"]')
    page.locator("#dialog .logw").wait_for()
    act(page, "close")
    page.locator("#dialog").wait_for(state="detached")
    wait_until(page, "() => !document.getElementById('table').inert")
