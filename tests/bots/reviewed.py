"""The review of a whole game, made alike by the tests and inside Pyodide."""

from random import Random
from time import perf_counter

from sanjuan.games import GAMES
from sanjuan.review.review import review
from sanjuan.table.record import Record


def outcome(name):
    """Review a game of two quick players without a limit of time; returns the report and the seconds it took."""
    game, rng = GAMES[name], Random(3)
    record = Record(game, 2, 11, {})
    quick = (game.bots["greedy"], game.bots[game.characters[0]])
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


def outcomes():
    """Review a game of every game that advises: {its name: (report, seconds)}."""
    return {name: outcome(name) for name, game in GAMES.items() if game.adviser}
