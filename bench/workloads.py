"""The workloads, each of which does its work a number of times. Runs in CPython and in Pyodide alike."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count, islice
from random import Random, seed
from typing import Any, TypeVar

from sanjuan.bots.random_bot import random
from sanjuan.games import GAMES
from sanjuan.table.flow import answer
from sanjuan.table.game import Game

POSITIONS = 60
SEATS = (2, 3, 4)
"""Seats of the tables at which whole games are played, where a game has them."""
AROUND = 4
"""Seats of the table whose positions are copied, viewed, guessed at and decided in; or the most that a game has."""
Clock = Callable[[], float]
Work = Callable[[int], float | None]
"""Does its work a number of times; returns the seconds that count if these are not all of them."""
T = TypeVar("T")


def tables(game: Game) -> list[int]:
    """Return the numbers of seats at which whole games are played."""
    return [seats for seats in SEATS if seats in game.seats]


def around(game: Game) -> int:
    """Return the number of seats at which single steps are measured."""
    return min(AROUND, max(game.seats))


def games(game: Game, seats: int) -> Work:
    """Return a workload of complete games of the default options between random players, without views."""
    numbers = count(1)

    def play(times: int) -> None:
        for number in islice(numbers, times):
            state, rng = game.new(seats, number), Random(number)
            while state.ask is not None:
                answer(state, random(state, rng))

    return play


def pyminion() -> Work:
    """Return the two-player simulation of pyminion's own README: big money against big money with smithies."""
    from pyminion.bots.examples import BigMoney, BigMoneySmithy
    from pyminion.expansions.base import base_set, smithy
    from pyminion.game import Game
    from pyminion.simulator import Simulator

    seed(1)
    players = [BigMoney(), BigMoneySmithy()]
    table = Game(players=players, expansions=[base_set], kingdom_cards=[smithy], log_stdout=False)
    return lambda times: Simulator(table, iterations=times).run()


def positions(game: Game) -> list[Any]:
    """Return positions of a game between greedy players, spread over its length, with a question open."""
    state, rng = game.new(around(game), 7), Random(7)
    found: list[Any] = []
    while not game.over(state):
        found.append(state.copy())
        answer(state, game.bots["greedy"](game.view(state, state.ask.seat), rng))
    return [found[at * len(found) // POSITIONS] for at in range(POSITIONS)]


def views(game: Game) -> list[Any]:
    """Return the views of the seats that are to answer in these positions."""
    return [game.view(state, state.ask.seat) for state in positions(game)]


def over(values: Sequence[T], work: Callable[[T], object]) -> Work:
    """Return a workload that does this work on the values in turn."""

    def run(times: int) -> None:
        for at in range(times):
            work(values[at % len(values)])

    return run


def copying(game: Game) -> Work:
    return over(positions(game), lambda state: state.copy())


def viewing(game: Game) -> Work:
    return over(positions(game), lambda state: game.view(state, state.ask.seat))


def guessing(game: Game) -> Work:
    rng = Random(3)
    return over(views(game), lambda seen: game.guess(seen, rng))


def deciding(game: Game) -> Work:
    rng, greedy = Random(3), game.bots["greedy"]
    return over(views(game), lambda seen: greedy(seen, rng))


class Answering:
    """Answers of players at random, whole games long: the clock runs for the answers only."""

    def __init__(self, game: Game, clock: Clock) -> None:
        self.game, self.clock, self.number = game, clock, 0

    def __call__(self, count: int) -> float:
        spent = 0.0
        while count > 0:
            self.number += 1
            steps = self.steps(self.number)[:count]
            count -= len(steps)
            state = self.game.new(around(self.game), self.number)
            start = self.clock()
            for chosen in steps:
                answer(state, chosen)
            spent += self.clock() - start
        return spent

    def steps(self, number: int) -> list[tuple[str, ...]]:
        state, rng = self.game.new(around(self.game), number), Random(number)
        steps: list[tuple[str, ...]] = []
        while state.ask is not None:
            steps.append(random(state, rng))
            answer(state, steps[-1])
        return steps


KINDS: dict[str, Callable[[Game], Work]] = {"copy": copying, "view": viewing, "guess": guessing, "greedy": deciding}


def rate(game: str, seats: int) -> str:
    """Return the name of the workload of whole games."""
    return f"{game} of {seats}"


def step(game: str, kind: str) -> str:
    """Return the name of the workload of single steps: of KINDS, or "answer"."""
    return f"{game} {kind}"


RATES = tuple(rate(name, seats) for name, game in GAMES.items() for seats in tables(game))
PYMINION = "pyminion"
TIMES = tuple(step(name, kind) for name in GAMES for kind in (*KINDS, "answer"))
ALL = (*RATES, PYMINION, *TIMES)
MAKERS: dict[str, Callable[[], Work]] = {
    **{rate(name, seats): partial(games, game, seats) for name, game in GAMES.items() for seats in tables(game)},
    **{step(name, kind): partial(make, game) for name, game in GAMES.items() for kind, make in KINDS.items()},
    PYMINION: pyminion,
}


class Bench:
    """All workloads, ready to be measured by a clock of processor seconds."""

    def __init__(self, clock: Clock = time.process_time) -> None:
        self.clock = clock
        self.work = {name: make() for name, make in MAKERS.items()}
        self.work |= {step(name, "answer"): Answering(game, clock) for name, game in GAMES.items()}

    def seconds(self, name: str, count: int) -> float:
        """Return the seconds that `count` runs of a workload take."""
        start = self.clock()
        spent = self.work[name](count)
        return spent if isinstance(spent, float) else self.clock() - start
