"""Hints and the review: the chances on the cards, the advice taken; a game looked back at, and played on from there."""

import json

import pytest

from journey import SIZES
from playing import answer, state, wait_for_state, wait_until
from positions import over, save_at
from user import act, at_once, kind


def hint(page):
    """Ask for a hint by key and return the chances by option ("" is to pass)."""
    page.keyboard.press("h")
    page.wait_for_selector("#hint")
    badges = "all => all.map(one => [one.dataset.option || one.dataset.hand || '', one.dataset.advice])"
    return page.eval_on_selector_all("[data-advice]", badges)


TAKEN = """() => document.activeElement.id === "pass" ||
  document.querySelector('[data-act="confirm"]:enabled') !== null"""
"""Returns whether the button to pass has the focus, or an answer is chosen that can be confirmed."""


TOP = """() => {
  let top = 0;
  for (let one = document.querySelector("#dialog #close"); one; one = one.offsetParent) top += one.offsetTop;
  return top;
}"""
"""Returns how high the button that closes a window is, also while the window is still coming in."""


def boxes(page):
    """Return the position and width of every element of the table at rest, the hint and the log left out."""
    page.evaluate("Promise.all(document.getAnimations().map(motion => motion.finish()))")
    measure = "all => all.map(one => { const b = one.getBoundingClientRect(); return [one.id, b.x, b.y, b.width] })"
    return page.eval_on_selector_all("#table [id]:not(#hint, #hint *, #hint-said, #log *)", measure)


def test_a_hint_on_a_role_shows_chances_moves_nothing_and_can_be_taken(table):
    page = table(save_at("role", 3))
    page.mouse.move(1, 1)  # a card under the pointer rises
    free = set(page.eval_on_selector_all("[data-option]", "all => all.map(one => one.dataset.option)"))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        before = boxes(page)
        chances = dict(hint(page))
        assert set(chances) == free
        assert all(chance.endswith("%") for chance in chances.values())
        moved = [pair for pair in zip(before, boxes(page), strict=True) if pair[0] != pair[1]]
        assert moved == [], (width, height)
        take = page.locator("#hint-take").bounding_box()
        assert take["height"] >= 44 and take["y"] >= 0 and take["y"] + take["height"] <= height
        page.keyboard.press("Escape")
        page.wait_for_selector("[data-advice]", state="detached")
    hint(page)
    best = page.locator("[data-best]").get_attribute("data-option")
    assert chances[best] in page.locator("#hint-said").inner_text()
    act(page, "hint-take")
    assert page.locator('[data-option][aria-pressed="true"]').get_attribute("data-option") == best
    page.locator("#hint").wait_for(state="detached")  # what is chosen takes the hint away
    assert page.locator('[data-act="confirm"]').is_enabled()


@pytest.mark.sample(1)
@pytest.mark.parametrize("question", ["build", "discard"])
def test_a_hint_on_cards_can_be_taken_and_answered(table, question):
    page = table(save_at(question, 2))
    chances = hint(page)
    assert chances
    act(page, "hint-next")
    act(page, "hint-take")
    wait_until(page, TAKEN)
    if page.locator('[data-act="confirm"]').is_enabled():
        act(page, "confirm")
    else:
        assert page.evaluate("document.activeElement.id") == "pass"
        page.keyboard.press("Enter")
    wait_until(page, "kind => document.querySelector('#table')?.dataset.ask !== kind", question)
    assert state(page) != "error"


def test_a_game_is_reviewed_stepped_through_and_played_on(table):
    save, record = over(2)
    page = table(save)
    act(page, "review")
    page.wait_for_selector('[role="progressbar"]')
    place = page.evaluate(TOP)
    act(page, "review-close")
    page.wait_for_selector("#see-review")
    act(page, "review")
    page.wait_for_selector(".curves")
    assert page.evaluate(TOP) == place, "as the review comes no button moves"
    assert page.locator(".curves polyline").count() == 2
    page.click("#walk")
    page.wait_for_selector("#place")
    of = int(page.locator("#place").get_attribute("max"))
    assert of == len(json.loads(record)["answers"])
    for key, place in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", of), ("Home", 0)):
        page.keyboard.press(key)
        page.wait_for_selector(f'#place[value="{place}"]')
    page.locator("#place").fill(str(of // 2))
    page.wait_for_selector(f'#place[value="{of // 2}"]')
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(f'#place[value="{of // 2 + 1}"]')
    assert not page.locator("[data-option]").count()
    assert state(page) == "over"
    act(page, "review-hands")
    page.wait_for_selector("#dialog section + section .card")
    act(page, "close")
    act(page, "play-on")
    page.wait_for_selector("#place", state="detached")
    wait_for_state(page, "your-turn")
    answer(page)
    assert wait_for_state(page, "your-turn", "over") and kind(page) is not None


def test_a_loaded_record_is_reviewed(open_page, tmp_path):
    _, record = over(2)
    (tmp_path / "game.json").write_text(record)
    page = open_page(before=at_once)
    wait_for_state(page, "setup")
    with page.expect_file_chooser() as chooser:
        act(page, "import")
    chooser.value.set_files(tmp_path / "game.json")
    wait_for_state(page, "over")
    act(page, "review")
    page.wait_for_selector(".curves")
    looks = page.locator(".costs [data-act='review-at']")
    if looks.count():
        place = looks.first.get_attribute("data-value")
        looks.first.click()
        page.wait_for_selector(f'#place[value="{place}"]')
        assert page.evaluate("document.activeElement.id") == "review-next"
        assert page.locator("#ask .better").count() and page.locator("[data-best]").count()
