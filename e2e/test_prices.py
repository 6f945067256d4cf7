"""Tests that a price on a picture is in a coin: round, opaque and dark enough for its number, by day and by night."""

from contrast import contrast, ink_of
from drawn import NAMES, show

STATES = [name for name in NAMES if name.startswith("alhambra-")]
PALACE = "alhambra-palace-6"
"""The sheet in which prices are paid no more, and so have a coin of no currency."""
COINS = """() => [...document.querySelectorAll(".price b")].filter(one => one.checkVisibility()).map(one => {
  const { color, backgroundColor, borderRadius } = getComputedStyle(one);
  const { width, height } = one.getBoundingClientRect(), side = Math.min(width, height);
  return [one.textContent, color, backgroundColor, side > 0 && 2 * parseFloat(borderRadius) >= side - 1];
})"""


def bare(text, ink, ground, is_round):
    """Return whether a number has no coin behind it that it can be read on."""
    opaque = ground.startswith("rgb(")
    return not (text and is_round and opaque and contrast(ink_of(ink), ink_of(ground)) >= 3)


def test_every_price_is_in_a_coin(drawings):
    page, seen = drawings(viewport={"width": 1440, "height": 900}), {}
    for theme in ("day", "night"):
        for name in STATES:
            show(page, name, theme=theme)
            seen[name, theme] = page.evaluate(COINS)
        assert len(seen[PALACE, theme]) > 3
    assert {state: coins for state, coins in seen.items() if any(bare(*one) for one in coins)} == {}
