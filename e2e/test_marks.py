"""Tests that a click shows its mark before the page is drawn again, and that the marks always are the answer given."""

import re
from pathlib import Path

import pytest

from playing import PLAY
from user import at_once, begin

PAINT = Path(__file__).parents[1] / "web" / "js" / "paint.js"
[LATEST] = re.findall(r"^const LATEST = (\d+);", PAINT.read_text("utf-8"), re.MULTILINE)
LATE = f"""{{
  const soon = window.setTimeout;
  window.requestAnimationFrame = () => 0;
  window.setTimeout = (call, wait = 0, ...given) => soon(call, wait === {LATEST} ? 400 : wait, ...given);
}}"""
"""A browser that is so busy that it paints long after all that a script clicks, which takes some milliseconds."""


@pytest.mark.wide
@pytest.mark.parametrize(("answers", "then"), [
    (12, {"your-turn", "thinking"}), pytest.param(300, {"over"}, marks=pytest.mark.soak),
], ids=["some", "a whole game"])  # fmt: skip
def test_marks_of_an_answered_question_do_not_stay_on_the_next_one_in_the_same_words(open_page, answers, then):
    def busy(page):
        at_once(page)
        page.add_init_script(LATE)

    page = open_page(before=busy)
    begin(page, seats=3, seed=5)
    assert page.evaluate(PLAY, answers) in then, page.locator("#ask").inner_text()


WAITED = """async steps => {
  const { turn } = await import('/web/js/taps.js'), seen = [];
  let gone = false;
  dispatchEvent(new Event('pointerdown'));
  turn().then(() => { gone = true; });
  for (const [step, ms] of steps) {
    if (step) dispatchEvent(new Event(step));
    await new Promise(done => setTimeout(done, ms));
    seen.push(gone);
  }
  return seen;
}"""
"""Presses with a finger, then does other things; returns whether drawing ahead continued by a time after each."""


@pytest.mark.parametrize(
    ("steps", "gone"),
    [
        ([["", 50], ["click", 300]], [False, True]),
        ([["pointercancel", 300]], [True]),
        ([["pointermove", 50], ["", 1000]], [False, True]),
    ],
    ids=["a tap", "it scrolls", "it stays, or drags"],
)
def test_what_is_drawn_beforehand_waits_for_a_tap_to_be_answered(drawings, steps, gone):
    assert drawings().evaluate(WAITED, steps) == gone
