"""The review of a whole game, made alike by the tests and inside Pyodide."""

from random import Random
from time import perf_counter

from sanjuan.games import GAMES
from sanjuan.review.review import review
from sanjuan.table.record import Record


def outcome():
    """Review a game of two quick players without a limit of time; returns the report and the seconds it took."""
    game, rng = GAMES["san_juan"], Random(3)
    record = Record(game, 2, 11, {})
    quick = (game.bots["greedy"], game.bots["apprentice"])
    while not game.over(record.state):
        seat = record.state.ask.seat
        record.answer(quick[seat](game.view(record.state, seat), rng))
    start = perf_counter()
    steps = review(record, [0], clock=lambda: 0.0)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value, perf_counter() - start
