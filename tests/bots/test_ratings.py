"""The strengths of the characters follow from the matches that docs/opponents.md lists."""

import re
from itertools import pairwise
from math import log10
from pathlib import Path

import pytest

from sanjuan.games import GAMES

GUIDE = (Path(__file__).resolve().parents[2] / "docs" / "opponents.md").read_text("utf-8")
ROW = re.compile(r"\| `(\w+)` against `(\w+)`[^|]*\|([^|]*)\|([^|]*)\|")
WEAKEST, STEP = 1000, 10
"""The strength of the weakest character of a game, and to what the others are rounded."""
SHARES = {(one, other): cells for one, other, *cells in ROW.findall(GUIDE)}
"""{(player, those in all other seats): shares at two seats and at four, as the tables print them}."""
RATED = [name for name, game in GAMES.items() if game.ratings]


def elo(share, seats):
    """Return by how much a player is stronger than its equals in all other seats, of whose games it wins a share."""
    return 400 * log10((seats - 1) * share / (1 - share))


def gap(stronger, weaker):
    """Return the mean of what the tables of two and of four say, as far as they were measured."""
    cells = zip(SHARES[stronger, weaker], (2, 4), strict=True)
    found = [elo(float(cell.split()[0]) / 100, seats) for cell, seats in cells if cell.strip()]
    return sum(found) / len(found)


def test_a_share_is_turned_into_elo_at_any_table():
    assert elo(0.5, 2) == elo(0.25, 4) == 0
    assert round(elo(10 / 11, 2)) == round(elo(10 / 13, 4)) == 400


@pytest.mark.parametrize("name", RATED)
def test_the_strengths_are_those_of_the_tables(name):
    ratings = GAMES[name].ratings
    assert list(ratings) == list(GAMES[name].characters)
    wanted, exact = {list(ratings)[0]: WEAKEST}, float(WEAKEST)
    for weaker, stronger in pairwise(ratings):
        exact += gap(stronger, weaker)
        wanted[stronger] = STEP * round(exact / STEP)
    assert ratings == wanted


@pytest.mark.parametrize("name", RATED)
def test_each_is_stronger_than_the_one_below(name):
    ratings = list(GAMES[name].ratings.values())
    assert ratings == sorted(set(ratings))
