"""Gives the page all games and their parts of the form, and marks slow variants of tests."""

import gc

import pytest

from page.catalog import games
from page.setup import fields
from sanjuan.games import GAMES
from sanjuan.games.describe import describe

games.know([describe(game) | {"titles": {}, "poster": ""} for game in GAMES.values()])
fields.READY[:] = GAMES


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Mark as slow what `few` leaves out: this many variants of a test stay quick, spread over all of them."""
    variants = {}
    for item in items:
        if item.get_closest_marker("few"):
            variants.setdefault((item.path, item.originalname), []).append(item)
    for same in variants.values():
        [few] = same[0].get_closest_marker("few").args
        for number, item in enumerate(same):
            if number % -(-len(same) // few):
                item.add_marker(pytest.mark.slow)


def pytest_collection_finish():
    """Leave what has been collected out of every later search for garbage: it is a million objects.

    Games leave few circles of objects, so a search after every 700 new ones takes some 6 % of the time for nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
