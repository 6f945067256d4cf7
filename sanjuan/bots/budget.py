"""What a searching player may spend on a decision, and play-outs, what it spends it on."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from random import Random
from time import perf_counter
from typing import Any

from sanjuan.bots.chance import random
from sanjuan.table.flow import go_on, in_order
from sanjuan.table.game import Game


@dataclass(frozen=True)
class Budget:
    """Seconds or iterations for a decision, an iteration being one play-out. With iterations alone chance is the
    generator's only, and equal views with equal generators are answered alike.
    """

    seconds: float = inf
    iterations: float = inf

    def spend(self) -> Iterator[int]:
        """Yield the numbers of the iterations, at least one, until the budget is spent."""
        until = perf_counter() + self.seconds
        number = 0
        while not number or number < self.iterations and perf_counter() < until:
            yield number
            number += 1


def play_out(table: Any, rng: Random) -> None:
    """Play to the end of the game, every answer drawn at random as by the player `random`."""
    draw = rng.random
    while (question := table.ask) is not None:
        options = question.options
        if question.most == 1:
            at = int(draw() * (len(options) + 1 - question.least))
            go_on(table, question, options[at : at + 1])
        else:
            go_on(table, question, in_order(options, random(table, rng)))


def shares(game: Game, state: Any) -> tuple[float, ...]:
    """Return each seat's share of the win, as the position stands."""
    winners = game.winners(state)
    return tuple([(seat in winners) / len(winners) for seat in range(len(game.scores(state)))])
