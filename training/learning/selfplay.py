"""Games of mixed tables, as positions to learn from: the figures of every seat, and how the game ended."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sanjuan.bots.budget import shares
from sanjuan.bots.value import Value, read, whole
from sanjuan.games import GAMES
from sanjuan.table.flow import answer
from sanjuan.table.game import Bot, Game
from sanjuan.table.rng import chance
from training.learning.figures import figures_of
from training.learning.plan import Plan
from training.learning.players import Generation, Mistaken, characters, drawn


@dataclass(frozen=True)
class Job:
    """The games `first` to `first + count - 1` of a round at a table of so many seats; `values` are generations."""

    plan: Plan
    round: int
    seats: int
    first: int
    count: int
    values: Sequence[bytes]


@dataclass
class Samples:
    """Positions at tables of one size: figures (position, seat, figure), the game of each, the ends of the games."""

    figures: NDArray[np.int16]
    games: NDArray[np.int32]
    ends: NDArray[np.float32]
    own: tuple[int, float, float]
    """The seats of own generations in games with others, the share of the wins they had, and an even share."""

    def save(self, file: Path) -> None:
        """Write them to a file, which is there only when it is whole."""
        with file.with_suffix(".new").open("wb") as out:
            np.savez_compressed(out, figures=self.figures, games=self.games, ends=self.ends, own=np.array(self.own))
        file.with_suffix(".new").replace(file)

    @classmethod
    def load(cls, file: Path) -> "Samples":
        """Return what was written."""
        with np.load(file) as found:
            seats, wins, even = found["own"].tolist()
            return cls(found["figures"], found["games"], found["ends"], (int(seats), wins, even))


def set_up(game: Game, seats: int, varied: float, rng: Random) -> Any:
    """Return a new game, the usual one or one whose options are drawn; those that do not fit each other are not."""
    options, seed = {}, int(rng.random() * 2**48)
    if game.options and rng.random() < varied:
        options = {option.name: option.values[int(rng.random() * len(option.values))] for option in game.options}
    try:
        return game.new(seats, seed, **options)
    except ValueError:
        return game.new(seats, seed)


class Table:
    """One game of a round and who sits at it."""

    def __init__(self, job: Job, number: int) -> None:
        plan = self.plan = job.plan
        self.game, self.figures = GAMES[plan.game], figures_of(plan.game)
        self.rng = chance("learning", plan.game, plan.seed, job.round, job.seats, number)
        self.state: Any = set_up(self.game, job.seats, plan.varied, self.rng)
        generations = [Generation(self.game, self.figures, _value(one, plan.game)) for one in job.values]
        self.own = [bool(generations) and self.rng.random() < plan.own for _ in range(job.seats)]
        self.players = [self._player(generations if own else []) for own in self.own]

    def _player(self, generations: Sequence[Bot]) -> Bot:
        if generations:
            return Mistaken(drawn(generations, self.rng), self.plan.mistakes)
        quick = self.game.bots[self.game.house_player]
        house = self.rng.random() < self.plan.quick
        return Mistaken(quick if house else drawn(characters(self.game), self.rng), self.plan.mistakes)

    def play(self) -> list[list[list[int]]]:
        """Play the game to its end; returns the figures of the positions noted."""
        state, before = self.state, -1
        noted: list[list[list[int]]] = []
        while state.ask is not None:
            seat = int(state.ask.seat)
            if seat != before and self.rng.random() < self.plan.noted:
                noted.append([whole(row) for row in self.figures.rows(state)])
            before = seat
            answer(state, self.players[seat](self.game.view(state, seat), self.rng))
        return noted

    def of_own(self, ends: Sequence[float]) -> tuple[int, float, float]:
        """Return how many seats own generations had, what they won, and what is even; nothing if alone they sat."""
        if all(self.own):
            return 0, 0.0, 0.0
        seats = [seat for seat, own in enumerate(self.own) if own]
        return len(seats), sum(ends[seat] for seat in seats), len(seats) / len(self.own)


@lru_cache(maxsize=8)
def _value(data: bytes, game: str) -> Value:
    return read(data, figures_of(game).FIGURES)


def play(job: Job) -> Samples:
    """Play the games of a job; the same job gives the same samples anywhere."""
    noted: list[list[list[int]]] = []
    games: list[int] = []
    ends: list[tuple[float, ...]] = []
    own: list[tuple[int, float, float]] = []
    for number in range(job.first, job.first + job.count):
        table = Table(job, number)
        found = table.play()
        noted += found
        games += [number] * len(found)
        ends.append(shares(table.game, table.state))
        own.append(table.of_own(ends[-1]))
    shape = (len(noted), job.seats, figures_of(job.plan.game).FIGURES)
    figures = np.array(noted, dtype=np.int16).reshape(shape)
    seats, wins, even = (sum(column) for column in zip(*own, strict=True))
    of_game = np.array(ends, dtype=np.float32)[np.array(games, dtype=np.int32) - job.first]
    return Samples(figures, np.array(games, dtype=np.int32), of_game, (int(seats), wins, even))
