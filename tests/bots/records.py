"""A recorded game for the tests."""

from functools import cache
from random import Random

from sanjuan.bots.random_bot import random
from sanjuan.games import GAMES
from sanjuan.table.record import Record

GAME = GAMES["san_juan"]


@cache
def recorded():
    """Return a finished game of three with both expansions; do not change it."""
    record = Record(GAME, 3, 6, {"new_buildings": True, "events": True}, {"seat0": "Ada"})
    rng = Random(1)
    while not GAME.over(record.state):
        record.answer(random(GAME.view(record.state, record.state.ask.seat), rng))
    return record
