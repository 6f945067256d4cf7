"""Gives the page all games and their parts of the form, and marks slow variants of tests."""

import gc

import pytest

from page.catalog import games
from page.setup import fields
from sanjuan.games import GAMES
from sanjuan.games.describe import describe
from tests.thinned import thin_out

games.know([describe(game) | {"titles": {}, "poster": ""} for game in GAMES.values()])
fields.READY[:] = GAMES


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Leave variants of tests to the longer runs."""
    thin_out(items, "few", pytest.mark.slow)
    thin_out(items, "sample", pytest.mark.wide)


def pytest_collection_finish():
    """Leave what has been collected out of every later search for garbage: it is a million objects.

    Games leave few circles of objects, so a search after every 700 new ones takes some 6 % of the time for nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
