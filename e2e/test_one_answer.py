"""At the table a double click, a double tap, a key held down and a second finger answer one question, the one meant."""

import pytest

from playing import SEEN, ready, state, wait_for_state, wait_until
from positions import buildable, kinds, save_at
from sampling import soaked
from sanjuan.games import GAMES
from tests.conformance.positions import OPTIONS
from user import city, kind, middle, touch

COUNT = """() => {
  window.answers = 0;
  window.counting?.disconnect();
  window.counting = new MutationObserver(all => { answers += all.filter(one => one.oldValue === null).length; });
  counting.observe(document.documentElement, { attributeFilter: ["data-sent"], attributeOldValue: true });
}"""
"""Counts the answers that are sent from now on."""
GAP = 180
"""Milliseconds between the halves of a double click."""
FEW = [(name, min(game.seats), {}) for name, game in GAMES.items()]
ALL = [(name, seats, options) for name, tables in OPTIONS.items() for seats, options in tables]


def by_mouse(page, button):
    """Click twice with the mouse."""
    box = button.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for count in (1, 2):
        page.mouse.down(click_count=count)
        page.mouse.up(click_count=count)
        page.wait_for_timeout(GAP)


def by_finger(page, button):
    """Tap twice."""
    box = button.bounding_box()
    for _ in range(2):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(GAP)


def by_key(page, button):
    """Hold Enter down, on the button at first, and then press it again."""
    button.focus()
    for _ in range(10):
        page.keyboard.down("Enter")
        page.wait_for_timeout(GAP / 4)
    page.keyboard.up("Enter")


WAYS = {"mouse": (by_mouse, False, "click"), "finger": (by_finger, True, "tap"), "key": (by_key, False, "click")}


@pytest.mark.sample(3, step=4)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "seats", "options"), [*FEW, *soaked(*ALL)])
def test_what_is_done_twice_or_held_answers_one_question(table, game, seats, options, way):
    twice, phone, press = WAYS[way]
    for asked, save in kinds(seats, 1 + bool(options), game, **options).items():
        page = table(save, game, phone=phone)
        button = ready(page, press)
        page.evaluate(COUNT)
        page.evaluate(SEEN)
        twice(page, button)
        wait_for_state(page, "your-turn", "over")
        assert page.evaluate("answers") == 1, asked


def test_a_second_finger_neither_moves_nor_builds_the_card_that_the_first_one_drags(table):
    page = table(save_at("build", 2, buildable), phone=True)
    client, before = page.context.new_cdp_session(page), city(page)
    x, y = middle(page, "#hand [data-option]")
    touch(client, "touchStart", [(x, y)])
    for step in range(1, 6):
        touch(client, "touchMove", [(x, y - 8 * step)])
    page.wait_for_selector("[data-drop]")
    lot, held = middle(page, "[data-drop]"), (x, y - 40)
    place = page.locator(".dragged").evaluate("ghost => ghost.style.transform")
    touch(client, "touchStart", [held, (200, 400)])
    touch(client, "touchMove", [held, lot])
    touch(client, "touchMove", [held])  # the second finger is lifted
    assert page.locator(".dragged").evaluate("ghost => ghost.style.transform") == place
    assert (kind(page), state(page), city(page)) == ("build", "your-turn", before)
    touch(client, "touchEnd", [])
    page.wait_for_selector(".dragged", state="detached")
    assert city(page) == before


KEYS = [("&", "Digit1", "[data-option][aria-pressed=true]"), ("\u044c", "KeyM", "#dialog .menuw"),
        ("\u03bc", "KeyM", "#dialog .menuw"), ("\u0434", "KeyL", "#dialog .logw")]  # fmt: skip


@pytest.mark.parametrize(("writes", "code", "opens"), KEYS)
def test_a_key_of_another_keyboard_does_what_the_key_there_does_on_a_latin_one(table, writes, code, opens):
    page = table(save_at("role", 2))
    client = page.context.new_cdp_session(page)
    client.send("Input.dispatchKeyEvent", {"type": "keyDown", "key": writes, "code": code, "text": writes})
    client.send("Input.dispatchKeyEvent", {"type": "keyUp", "key": writes, "code": code})
    page.wait_for_selector(opens)


GO = "#confirm:enabled, #pass"
FREE = '[data-option]:not([aria-pressed="true"], [aria-disabled="true"]):visible'
QUICK = 120


def test_a_hand_that_is_quick_loses_nothing(table):
    page = table(save_at("role", 2))
    page.evaluate(COUNT)
    for number in range(12):
        if wait_for_state(page, "your-turn", "over") == "over":
            break
        if page.locator(GO).count():
            page.evaluate(SEEN)  # what is there to be confirmed, or to be passed on, must be read
        while not page.locator(GO).count():
            page.wait_for_timeout(QUICK)
            page.locator(FREE).first.click()
        page.wait_for_timeout(QUICK)
        page.locator(GO).first.click()
        wait_until(page, "number => answers > number", number)
