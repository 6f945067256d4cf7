"""Measures how long the opponents think. Runs in CPython, in Pyodide under Node, and in a browser alike.

The positions are those of whole games between quick opponents: every question that is really asked, in their order.
"""

import time
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, TypedDict

from sanjuan.games import GAMES
from sanjuan.games.san_juan.players.neural.weights import network
from sanjuan.table.flow import answer
from sanjuan.table.game_options import Value

ALL_OF_SAN_JUAN: dict[str, Value] = {"new_buildings": 33, "events": True, "start_hand": True}
TABLES: dict[str, dict[str, tuple[int, dict[str, Value]]]] = {
    "san_juan": {
        "2 seats": (2, {}),
        "4 seats": (4, {}),
        "2 seats, all options": (2, ALL_OF_SAN_JUAN),
        "4 seats, all options": (4, ALL_OF_SAN_JUAN),
    },
    "alhambra": {"2 seats": (2, {}), "4 seats": (4, {}), "6 seats": (6, {})},
    "citadels": {
        "2 seats": (2, {}),
        "4 seats": (4, {}),
        "7 seats": (7, {}),
        "4 seats, cunning_agents": (4, {"preset": "cunning_agents"}),
    },
}
"""The tables of each game at which its characters are measured."""
SOME = 60
"""Positions of a table on which a character is measured."""
Clock = Callable[[], float]


class Figures(TypedDict):
    """Milliseconds of each decision by "game | level | table", and the microseconds of an evaluation by the network."""

    decisions: dict[str, list[float]]
    evaluation: float


def quick(name: str) -> str:
    """Return the player of the games that the positions are from: the strongest one that answers at once."""
    return GAMES[name].characters[-2]


@cache
def asked(name: str, table: str) -> list[Any]:
    """Return views of one game, one for every question."""
    game, (seats, options) = GAMES[name], TABLES[name][table]
    state, rng = game.new(seats, 11, **options), Random(11)
    found: list[Any] = []
    while not game.over(state):
        view = game.view(state, state.ask.seat)
        found.append(view)
        answer(state, game.bots[quick(name)](view, rng))
    return found


def decisions(name: str, level: str, table: str, clock: Clock = time.perf_counter, most: int = SOME) -> list[float]:
    """Return the milliseconds of each decision of a level of a game at a table, spread over a game."""
    views, bot = asked(name, table), GAMES[name].bots[level]
    found: list[float] = []
    step = max(1, len(views) // most)
    for number, view in enumerate(views[::step]):
        start = clock()
        bot(view, Random(number))
        found.append(1000 * (clock() - start))
    return found


def evaluation(clock: Clock = time.perf_counter, turns: int = 5) -> float:
    """Return the microseconds of one evaluation by the network, in a stream of positions as a search has them."""
    views = asked("san_juan", "4 seats")
    states = [GAMES["san_juan"].guess(view, Random(at)) for at, view in enumerate(views)]
    valuer = network(views[0].box, 4)
    valuer.known.clear()
    before, start = valuer.evaluations, clock()
    for _ in range(turns):
        for state in states:
            for seat in range(4):
                valuer.outputs(state, seat)
    return 1e6 * (clock() - start) / (valuer.evaluations - before)


def measured(clock: Clock = time.perf_counter, most: int = SOME, names: Sequence[str] = tuple(TABLES)) -> Figures:
    """Return all figures of some games: of each decision, and of an evaluation (0 where no game has a network)."""
    found = {}
    for name in names:
        decisions(name, quick(name), next(iter(TABLES[name])), clock, most)  # warms up
        for level in GAMES[name].characters:
            for table in TABLES[name]:
                found[f"{name} | {level} | {table}"] = decisions(name, level, table, clock, most)
    return {"decisions": found, "evaluation": evaluation(clock) if "san_juan" in names else 0.0}
