"""Tests that the lines of a review can be told apart by their colours, at the most seats, by day and by night."""

import re
from itertools import combinations
from math import dist
from pathlib import Path

import pytest

from sanjuan.games import GAMES

CSS = Path(__file__).resolve().parents[2] / "web" / "css"
REVIEW, TOKENS = ((CSS / name).read_text("utf-8") for name in ("52-review.css", "10-tokens.css"))
CLEAR = 30
"""The distance in CIE Lab from which two colours of thin lines are seen to be two."""
LIGHTS = {"day": 0, "night": 1}


def colours(light):
    """Return the colours of all seats in a light; what a night does not name is as by day."""
    terra = re.findall(r"--terra: (#\w{6})", TOKENS)[LIGHTS[light]]
    found = {"0": terra}
    for rule in re.findall(r"[^\n]*\.curvew \{([^}]*)\}", REVIEW)[: LIGHTS[light] + 1]:
        found |= dict(re.findall(r"--s(\d): (#\w{6})", rule))
    return [found[str(seat)] for seat in range(max(max(game.seats) for game in GAMES.values()))]


def lab(colour):
    """Return a colour in CIE Lab."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("light", LIGHTS)
def test_no_two_lines_have_one_colour(light):
    near = {
        pair: round(dist(*map(lab, pair))) for pair in combinations(colours(light), 2) if dist(*map(lab, pair)) < CLEAR
    }
    assert near == {}
