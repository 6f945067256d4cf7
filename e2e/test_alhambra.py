"""Alhambra at its own table: buying by mouse, paying and taking money by finger, all of it by keys."""

import functools
import json

import pytest

import positions
from playing import wait_for_state, wait_until
from user import kind, middle

GAME = "alhambra"
FORM = f"#game={GAME}"
AT = "@"
FASTER = """localStorage.setItem('sanjuan.settings', '{"speed":"faster"}')"""
"""The quickest pace at which there are pauses."""
SUM = "sum => document.querySelector('#beam .sum').innerText === sum"


def yard(frame):
    """Return the buildings among the options of a turn."""
    return [option for option in frame["ask"]["options"] if AT in option]


def together(frame):
    """Two money cards of the row that may be taken together, none where there are none."""
    ask = frame["ask"]
    small = [option for option in ask["options"] if option not in ask["alone"]]
    pairs = [(one, two) for at, one in enumerate(small) for two in small[at + 1 :] if one != two]
    return next((pair for pair in pairs if sum(ask["prices"][card] for card in pair) <= ask["budget"]), ())


def at(wanted, of="turn", seats=3):
    """Return the first frame of a kind of question that fits."""
    asked = positions.games(seats, game=GAME)
    return next(frame for frame in asked if frame["ask"]["kind"] == of and wanted(frame))


@pytest.fixture
def sit_down(table):
    """sit_down(frame, phone=...) -> a page at the position of a frame."""
    return lambda frame, **device: table(frame["save"], GAME, **device)


def palace(page):
    """Return the names of my buildings."""
    return page.eval_on_selector_all("#mine .stack [data-card]", "all => all.map(one => one.dataset.card)")


def hand(page):
    """Return the names of my money cards."""
    return sorted(page.eval_on_selector_all("#hand [data-hand]", "all => all.map(one => one.dataset.card)"))


def test_a_building_dragged_to_the_palace_is_bought(sit_down):
    frame = at(lambda frame: yard(frame) and len(frame["table"]["hand"]) > 4)
    page, option = sit_down(frame), yard(frame)[0]
    before, money = palace(page), hand(page)
    page.mouse.move(*middle(page, f'[data-option="{option}"]'))
    page.mouse.down()
    page.mouse.move(*middle(page, "#yard"), steps=3)
    page.wait_for_selector("#race.takes")
    page.mouse.move(*middle(page, "#mine"), steps=6)
    page.wait_for_selector("#race.hot")
    page.mouse.up()
    wait_until(
        page,
        "before => document.querySelector('#table').dataset.ask === 'pay' || "
        "document.querySelectorAll('#mine .stack [data-card]').length > before",
        len(before),
    )
    if kind(page) == "pay":
        page.click("#confirm")
        wait_until(page, "before => document.querySelectorAll('#mine .stack [data-card]').length > before", len(before))
    assert option.split(AT)[0] in palace(page)
    assert len(hand(page)) < len(money)


def test_a_building_dropped_beside_the_palaces_stays_in_the_yard(sit_down):
    frame = at(yard)
    page, option = sit_down(frame), yard(frame)[0]
    page.mouse.move(*middle(page, f'[data-option="{option}"]'))
    page.mouse.down()
    page.mouse.move(*middle(page, "#row"), steps=5)
    page.wait_for_selector("#race.takes")
    page.mouse.up()
    page.wait_for_selector("#race.takes", state="detached")
    assert kind(page) == "turn"
    assert page.locator('[data-option][aria-pressed="true"]').count() == 0


def test_the_sum_of_a_payment_is_told_while_money_is_chosen_and_an_exact_one_is_celebrated(sit_down):
    frame = at(lambda frame: frame["proposal"] and len(frame["ask"]["options"]) > 2, "pay")
    page, price = sit_down(frame), frame["ask"]["args"]["price"]
    for _ in range(len(frame["proposal"])):
        page.locator('#hand [data-option][aria-pressed="true"]').first.click()
    page.wait_for_selector('[data-option][aria-pressed="true"]', state="detached")
    wait_until(page, SUM, f"0 / {price}")
    assert page.locator("#confirm").is_disabled()
    page.locator("#hand [data-option]").first.click()
    page.wait_for_selector('[data-option][aria-pressed="true"]')
    paid = frame["ask"]["prices"][page.locator('[data-option][aria-pressed="true"]').get_attribute("data-option")]
    wait_until(page, SUM, f"{paid} / {price}")
    assert (page.locator("#beam.exact .stars").count() == 1) == (paid == price)


def test_small_money_is_taken_together_by_a_finger(sit_down):
    frame = at(together)
    page = sit_down(frame, phone=True)
    money = hand(page)
    for card in together(frame):
        page.locator(f'#row [data-option="{card}"]').first.tap()
    page.wait_for_selector("#confirm:enabled")
    page.locator("#confirm").tap()
    wait_until(page, "before => document.querySelectorAll('#hand [data-hand]').length > before", len(money))
    assert set(together(frame)) <= set(hand(page))


def test_a_building_takes_the_place_of_money_that_was_chosen(sit_down):
    frame = at(lambda frame: yard(frame) and together(frame))
    page = sit_down(frame)
    page.locator(f'#row [data-option="{together(frame)[0]}"]').first.click()
    page.wait_for_selector('#row [aria-pressed="true"]')
    page.click(f'[data-option="{yard(frame)[0]}"]')
    page.wait_for_selector('#yard [aria-pressed="true"]')
    assert page.locator('[data-option][aria-pressed="true"]').count() == 1


def test_money_is_taken_by_keys(sit_down):
    page = sit_down(at(lambda frame: not yard(frame)))
    money = hand(page)
    page.keyboard.press("1")
    page.wait_for_selector("#confirm:enabled")
    page.keyboard.press("Enter")
    wait_until(page, "before => document.querySelectorAll('#hand [data-hand]').length > before", len(money))


LAID = """
window.laid = [];
new MutationObserver(() => {
  const window = document.getElementById("dialog");
  if (window) globalThis.laid.push([window.childElementCount, document.documentElement.dataset.state]);
}).observe(document, { childList: true, subtree: true });
"""
"""Notes what is over the table after each change of the page."""


@functools.cache
def close_to_scoring():
    """Return the save of a game some questions of mine before its first scoring."""
    saves = []
    for frame in positions.games(2, game=GAME):
        if frame["table"]["scored"]:
            return saves[-4]
        saves.append(frame["save"])
    raise LookupError("nothing was scored")


def before_scoring(page):
    """Put that game into the browser of a person who likes it quick, with pauses; note what is laid over the table."""
    page.add_init_script(FASTER)
    page.add_init_script(LAID)
    page.add_init_script(f"localStorage.setItem('sanjuan.save.{GAME}', {json.dumps(close_to_scoring())})")
    page.add_init_script(f"localStorage.setItem('sanjuan.running', {json.dumps(json.dumps({GAME: {}}))})")


def test_a_scoring_opens_by_itself_and_closes_for_the_game_to_go_on(open_page):
    page = open_page(at=FORM, before=before_scoring)
    wait_for_state(page, "setup")
    page.click('[data-act="resume"]')
    for _ in range(30):
        page.wait_for_selector('html[data-state="your-turn"], .toldv')
        if page.locator(".toldv").count():
            break
        page.locator('[data-option]:not([aria-pressed="true"])').first.click()
        done = page.locator('[data-act="confirm"]:enabled, [data-act="pass"]:enabled').first
        done.click()
        page.wait_for_timeout(50)
    assert page.locator(".toldv h1").inner_text() == "Scoring A"
    assert page.evaluate("laid[0]") == [0, "thinking"], "its veil comes with the table, the window in a task of its own"
    page.evaluate("document.getElementById('at-once').click()")  # however far it is filled in by now
    page.wait_for_selector("#at-once", state="hidden")
    page.click("#close")
    page.wait_for_selector(".toldv", state="detached")
    wait_for_state(page, "your-turn")
    page.click('[data-window="scoring-a"]')
    assert page.locator(".toldv h1").inner_text() == "Scoring A"
