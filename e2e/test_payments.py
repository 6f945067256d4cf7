"""Payments of which the engine must say whether they are any: quick hands are not held up, a wrong one is refused."""

import json

import pytest

import positions
from playing import wait_for_state, wait_until
from user import title

QUICK = """
options => {
  const find = option => document.querySelector(`[data-option="${option}"]:not([aria-pressed="true"])`);
  for (const one of document.querySelectorAll('[data-option][aria-pressed="true"]')) one.click();
  for (const option of options) find(option).click();
  const go = document.querySelector('[data-act="confirm"]');
  go.click();
  return [go.disabled, document.documentElement.dataset.state];
}
"""
"""Marks these options and confirms in one task, before any other can tell the page anything."""


def goods_and_cards(frame):
    """Return the goods among the options, and the cards."""
    options = frame["ask"]["options"]
    return [one for one in options if "@" in one], [one for one in options if "@" not in one]


def wanted(frame):
    """Return whether there are three goods where fewer may be used, in a payment that cards can complete."""
    goods, cards = goods_and_cards(frame)
    most = frame["ask"]["most"]
    return frame["ask"]["rule"] and len(goods) >= 3 <= most <= len(cards) + 2


@pytest.fixture(scope="module")
def position():
    """A saved game at such a payment: (its text, with two goods a full payment, with three too many)."""
    asked = positions.games(4, first=46, edition=2)
    frame = next(frame for frame in asked if frame["ask"]["kind"] == "pay" and wanted(frame))
    goods, cards = goods_and_cards(frame)
    most = frame["ask"]["most"]
    return frame["save"], goods[:2] + cards[: most - 2], goods[:3] + cards[: most - 3]


@pytest.fixture
def page(table, position):
    """A page at that payment."""
    return table(position[0])


def test_a_payment_is_confirmed_as_quickly_as_a_hand_can(page, position):
    before = title(page)
    assert page.evaluate(QUICK, position[1]) == [False, "thinking"]
    wait_until(page, f"() => document.querySelector('#ask h1')?.innerText !== {json.dumps(before)}")


def test_too_many_goods_are_refused_in_words_and_stay_marked(page, position):
    before, marked = title(page), page.locator('[data-option][aria-pressed="true"]')
    page.evaluate(QUICK, position[2])
    page.locator("#why", has_text="2 goods").wait_for()
    wait_for_state(page, "your-turn")
    assert (title(page), marked.count()) == (before, len(position[2]))
    page.locator(f'[data-option="{position[2][0]}"]').click()
    assert page.locator('[data-act="confirm"]').is_disabled()
    page.locator(f'[data-option="{position[2][0]}"]').click()
    page.locator("#why", has_text="2 goods").wait_for()
    assert page.locator('[data-act="confirm"]').is_disabled(), "the engine is asked without confirming, too"
