"""What is measured. Runs in CPython and in Pyodide alike: each workload does its work so many times."""

import time
from collections.abc import Callable, Sequence
from itertools import count, islice
from random import Random, seed
from typing import TypeVar

from sanjuan.bots.random_bot import random
from sanjuan.games import GAMES
from sanjuan.games.san_juan.state import State
from sanjuan.table.flow import answer

GAME = GAMES["san_juan"]
POSITIONS = 60
Clock = Callable[[], float]
Work = Callable[[int], float | None]
"""Does its work so many times; returns the seconds that count, where these are not all of them."""
T = TypeVar("T")


def games(seats: int) -> Work:
    """Complete games of the default options between players at random, who answer the state's own question."""
    numbers = count(1)

    def play(times: int) -> None:
        for number in islice(numbers, times):
            state, rng = GAME.new(seats, number), Random(number)
            while state.ask is not None:
                answer(state, random(state, rng))

    return play


def pyminion() -> Work:
    """The two-player simulation of pyminion's own README: big money against big money with smithies."""
    from pyminion.bots.examples import BigMoney, BigMoneySmithy
    from pyminion.expansions.base import base_set, smithy
    from pyminion.game import Game
    from pyminion.simulator import Simulator

    seed(1)
    players = [BigMoney(), BigMoneySmithy()]
    table = Game(players=players, expansions=[base_set], kingdom_cards=[smithy], log_stdout=False)
    return lambda times: Simulator(table, iterations=times).run()


def positions(seats: int = 4) -> list[State]:
    """Positions of a game between greedy players, spread over its length, with a question open."""
    state, rng = GAME.new(seats, 7), Random(7)
    found: list[State] = []
    while not GAME.over(state):
        found.append(state.copy())
        answer(state, GAME.bots["greedy"](GAME.view(state, state.ask.seat), rng))
    return [found[at * len(found) // POSITIONS] for at in range(POSITIONS)]


def over(values: Sequence[T], work: Callable[[T], object]) -> Work:
    """Return what does the work so many times, on the values in turn."""

    def run(times: int) -> None:
        for at in range(times):
            work(values[at % len(values)])

    return run


def view(state: State) -> State:
    """Return what the seat that is asked may see."""
    assert state.ask
    seen: State = GAME.view(state, state.ask.seat)
    return seen


def copying() -> Work:
    return over(positions(), lambda state: state.copy())


def viewing() -> Work:
    return over(positions(), view)


def guessing() -> Work:
    rng = Random(3)
    return over([view(state) for state in positions()], lambda seen: GAME.guess(seen, rng))


def deciding() -> Work:
    rng, greedy = Random(3), GAME.bots["greedy"]
    return over([view(state) for state in positions()], lambda seen: greedy(seen, rng))


class Answering:
    """Answers of players at random, whole games long: the clock runs for the answers only."""

    def __init__(self, clock: Clock) -> None:
        self.clock, self.number = clock, 0

    def __call__(self, count: int) -> float:
        spent = 0.0
        while count > 0:
            self.number += 1
            steps = self.game(self.number)[:count]
            count -= len(steps)
            state = GAME.new(4, self.number)
            start = self.clock()
            for chosen in steps:
                answer(state, chosen)
            spent += self.clock() - start
        return spent

    def game(self, number: int) -> list[tuple[str, ...]]:
        state, rng = GAME.new(4, number), Random(number)
        steps: list[tuple[str, ...]] = []
        while state.ask is not None:
            steps.append(random(state, rng))
            answer(state, steps[-1])
        return steps


RATES = ("games of 2", "games of 3", "games of 4", "pyminion")
TIMES = ("copy", "view", "guess", "answer", "greedy")
MAKERS: dict[str, Callable[[], Work]] = {
    "games of 2": lambda: games(2),
    "games of 3": lambda: games(3),
    "games of 4": lambda: games(4),
    "pyminion": pyminion,
    "copy": copying,
    "view": viewing,
    "guess": guessing,
    "greedy": deciding,
}


class Bench:
    """All workloads, ready to be measured by a clock of processor seconds."""

    def __init__(self, clock: Clock = time.process_time) -> None:
        self.clock = clock
        self.work = {name: make() for name, make in MAKERS.items()} | {"answer": Answering(clock)}

    def seconds(self, name: str, count: int) -> float:
        """Return the seconds that `count` runs of a workload take."""
        start = self.clock()
        spent = self.work[name](count)
        return spent if isinstance(spent, float) else self.clock() - start
