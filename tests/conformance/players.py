"""Tests with each player; apart from `positions`, which also runs inside of Pyodide, where there is no pytest."""

import pytest

QUICK = ("random", "greedy")


def each_of(pairs):
    """Run a test with each of these (game, player); only with the quick ones in the quick loop."""
    marked = [pytest.param(*pair, marks=[] if pair[1] in QUICK else pytest.mark.slow) for pair in pairs]
    return pytest.mark.parametrize(("name", "bot"), marked)
