"""The review of whole games. Runs in CPython and in Pyodide under Node alike."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

from sanjuan.games import GAMES
from sanjuan.review.review import review
from sanjuan.table.record import Record

ADVISED = [name for name, game in GAMES.items() if game.adviser]
"""The games that advise, and so can be reviewed."""
Clock = Callable[[], float]


def outcome(name: str, most: int = 10**6) -> Any:
    """Review this many answers of a game of two quick players, without a limit of time.

    Returns the report, which is the same in every Python.
    """
    game, rng = GAMES[name], Random(3)
    record = Record(game, 2, 11, {})
    quick = (game.bots["greedy"], game.bots[game.characters[0]])
    while not game.over(record.state) and len(record.answers) < most:
        seat = record.state.ask.seat
        record.answer(quick[seat](game.view(record.state, seat), rng))
    steps = review(record, [0], clock=lambda: 0.0)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def measured(clock: Clock = time.process_time) -> dict[str, float]:
    """Return the seconds that a whole game takes to be played by quick players and reviewed, by its name."""
    found = {}
    for name in ADVISED:
        start = clock()
        outcome(name)
        found[name] = clock() - start
    return found
