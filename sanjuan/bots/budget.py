"""The search budget of a decision, and random play-outs."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from random import Random
from time import perf_counter
from typing import Any

from sanjuan.bots.random_bot import random
from sanjuan.table.flow import apply_legal, in_order
from sanjuan.table.game import Game


@dataclass(frozen=True)
class SearchBudget:
    """Seconds or iterations (play-outs) for a decision; with iterations alone a decision is reproducible.

    It then depends on the view and the random generator only.
    """

    seconds: float = inf
    iterations: float = inf

    def spend(self) -> Iterator[int]:
        """Yield the number of each iteration, at least one, until the budget is spent."""
        until = perf_counter() + self.seconds
        number = 0
        while not number or number < self.iterations and perf_counter() < until:
            yield number
            number += 1


def play_out(table: Any, rng: Random) -> None:
    """Play to the end of the game, every answer drawn as by the player `random`."""
    draw = rng.random
    while (question := table.ask) is not None:
        options = question.options
        if question.most == 1 and not question.rule:
            at = int(draw() * (len(options) + 1 - question.least))
            apply_legal(table, question, options[at : at + 1])
        else:
            apply_legal(table, question, in_order(options, random(table, rng)))


def shares(game: Game, state: Any) -> tuple[float, ...]:
    """Return each seat's share of the win, in the present position."""
    winners = game.winners(state)
    return tuple([(seat in winners) / len(winners) for seat in range(len(game.scores(state)))])
