"""How long the opponents think. Runs in CPython, in Pyodide under Node, and in a browser alike.

The positions are those of whole games between quick opponents: every question that is really asked, in their order.
"""

import time
from collections.abc import Callable
from functools import cache
from random import Random
from typing import TypedDict

from sanjuan.games import GAMES
from sanjuan.games.san_juan.players.neural.characters import PLAYERS
from sanjuan.games.san_juan.players.neural.weights import network
from sanjuan.games.san_juan.state import State
from sanjuan.table.flow import answer

GAME = GAMES["san_juan"]
TABLES: dict[str, tuple[int, dict[str, int]]] = {
    "2 seats": (2, {}),
    "4 seats": (4, {}),
    "2 seats, all options": (2, {"new_buildings": 33, "events": True, "start_hand": True}),
    "4 seats, all options": (4, {"new_buildings": 33, "events": True, "start_hand": True}),
}
QUICK = "builder"
SOME = 60
"""Positions of a table on which the strongest is measured; the others think about all of them."""
Clock = Callable[[], float]


class Figures(TypedDict):
    """Milliseconds of each decision by "level | table", and the microseconds of an evaluation by the network."""

    decisions: dict[str, list[float]]
    evaluation: float


@cache
def asked(table: str) -> list[State]:
    """Views of one game, one for every question."""
    seats, options = TABLES[table]
    state, rng = GAME.new(seats, 11, **options), Random(11)
    found: list[State] = []
    while not GAME.over(state):
        view = GAME.view(state, state.ask.seat)
        found.append(view)
        answer(state, PLAYERS[QUICK](view, rng))
    return found


def decisions(level: str, table: str, clock: Clock = time.perf_counter, most: int = SOME) -> list[float]:
    """Return the milliseconds of each decision of a level at a table, spread over a game."""
    views, bot = asked(table), PLAYERS[level]
    found: list[float] = []
    step = max(1, len(views) // most)
    for number, view in enumerate(views[::step]):
        start = clock()
        bot(view, Random(number))
        found.append(1000 * (clock() - start))
    return found


def evaluation(clock: Clock = time.perf_counter, turns: int = 5) -> float:
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


def measured(clock: Clock = time.perf_counter, most: int = SOME) -> Figures:
    """Return all figures: {"level | table": milliseconds of each decision} and the microseconds of an evaluation."""
    decisions(QUICK, "2 seats", clock, most)  # warms up
    found = {f"{level} | {table}": decisions(level, table, clock, most) for level in PLAYERS for table in TABLES}
    return {"decisions": found, "evaluation": evaluation(clock)}
