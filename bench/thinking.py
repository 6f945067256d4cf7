"""How long the opponents think. Runs in CPython, in Pyodide under Node, and in a browser alike.

The positions are those of whole games between quick opponents: every question that is really asked, in their order.
"""

import time
from functools import cache
from random import Random

from sanjuan.games import GAMES
from sanjuan.games.san_juan.neural.levels import LEVELS
from sanjuan.games.san_juan.neural.weights import network
from sanjuan.table.flow import answer

GAME = GAMES["san_juan"]
TABLES = {
    "2 seats": (2, {}),
    "4 seats": (4, {}),
    "2 seats, all options": (2, {"new_buildings": 33, "events": True, "start_hand": True}),
    "4 seats, all options": (4, {"new_buildings": 33, "events": True, "start_hand": True}),
}
QUICK = "builder"
SOME = 60
"""Positions of a table on which the strongest is measured; the others think about all of them."""


@cache
def asked(table):
    """Views of one game, one for every question."""
    seats, options = TABLES[table]
    state, rng, found = GAME.new(seats, 11, **options), Random(11), []
    while not GAME.over(state):
        view = GAME.view(state, state.ask.seat)
        found.append(view)
        answer(state, LEVELS[QUICK](view, rng))
    return found


def decisions(level, table, clock=time.perf_counter, most=SOME):
    """Return the milliseconds of each decision of a level at a table, spread over a game."""
    views, bot, found = asked(table), LEVELS[level], []
    step = max(1, len(views) // most)
    for number, view in enumerate(views[::step]):
        start = clock()
        bot(view, Random(number))
        found.append(1000 * (clock() - start))
    return found


def evaluation(clock=time.perf_counter, turns=5):
    """Return the microseconds of one evaluation by the network, in a stream of positions as a search has them."""
    views = asked("4 seats")
    states = [GAME.guess(view, Random(at)) for at, view in enumerate(views)]
    valuer = network(views[0].box, 4)
    valuer.known.clear()
    before, start = valuer.evaluations, clock()
    for _ in range(turns):
        for state in states:
            for seat in range(4):
                valuer.outputs(state, seat)
    return 1e6 * (clock() - start) / (valuer.evaluations - before)


def measured(clock=time.perf_counter, most=SOME):
    """Return all figures: {"level | table": milliseconds of each decision} and the microseconds of an evaluation."""
    decisions(QUICK, "2 seats", clock, most)  # warms up
    found = {f"{level} | {table}": decisions(level, table, clock, most) for level in LEVELS for table in TABLES}
    return {"decisions": found, "evaluation": evaluation(clock)}
