"""Ways through a game: playing on to a question, taking a role, building; used by the tests of the page."""

from playing import answer, state, wait_for_state, wait_until
from user import act, city, kind

SLOWLY = """localStorage.setItem("sanjuan.settings", '{"speed": "calm"}')"""
SIZES = [(1440, 900), (820, 1180), (390, 844), (844, 390)]
PAINTED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def play_to(page, wanted, most=80):
    """Play on, like a person in a hurry, until a question of a kind is open."""
    for _ in range(most):
        assert wait_for_state(page, "your-turn", "over", "error") == "your-turn", f"no {wanted} in this game"
        if kind(page) == wanted:
            return
        answer(page)
    raise AssertionError(f"no {wanted} among {most} questions")


def play_out(page, press="click", most=400):
    """Play to the end with real clicks or taps."""
    for _ in range(most):
        if wait_for_state(page, "your-turn", "over", "error") != "your-turn":
            break
        answer(page, press)
    assert state(page) == "over"


def choose_role(page, name):
    """Take a role as soon as it is free at my turn."""
    for _ in range(60):
        play_to(page, "role")
        role = page.locator(f'[data-option="{name}"]')
        if role.count():
            role.click()
            act(page, "confirm")
            return
        answer(page)
    raise AssertionError(f"{name} was never free")


def to_build(page):
    """Play on to a question of the builder with something to build that costs something."""
    choose_role(page, "builder")
    for _ in range(8):
        wait_for_state(page, "your-turn")
        if kind(page) == "build" and page.locator("#hand [data-option]").count():
            return page.locator("#hand [data-option]").last.get_attribute("data-option")
        choose_role(page, "builder")
    raise AssertionError("nothing to build in this game")


def wait_for_buildings(page, count):
    """Wait until my city has this many buildings."""
    wait_until(page, "count => document.querySelectorAll('#mine [data-place]').length === count", count)


def finish_building(page, card, before):
    """Pay, if there is anything to pay, and wait until the city has the building."""
    wait_for_buildings(page, len(before) + 1)
    if state(page) == "your-turn" and kind(page) == "pay":
        assert page.locator('[data-act="confirm"]').is_enabled(), "a payment is proposed"
        act(page, "confirm")
    wait_for_state(page, "your-turn", "over")
    assert city(page) == [*before, card]
