"""Plain determinized Monte Carlo: every answer is tried in guesses of what is hidden, and played out at random.

A round of it: one guess, every answer played out in it; after the last round the answer with the best mean share of
the win is given. It holds for every game and is what searching players are measured against.
"""

from random import Random
from typing import Any

from sanjuan.bots.budget import Budget, play_out, shares
from sanjuan.bots.candidates import Answer, answers
from sanjuan.table.flow import go_on
from sanjuan.table.game import Bot, Game


def monte_carlo(game: Game, budget: Budget) -> Bot:
    """Return the player who spends this budget on every decision that leaves him a choice."""

    def decide(view: Any, rng: Random) -> Answer:
        tried = answers(view, rng)
        if len(tried) == 1:
            return tried[0]
        wins, times = [0.0] * len(tried), [0] * len(tried)
        for number in budget.spend():
            at = number % len(tried)
            if at == 0:
                world = game.guess(view, rng)
            wins[at] += _tried(game, world, tried[at], rng)
            times[at] += 1
        return max(zip(wins, times, tried, strict=True), key=_mean)[2]

    return decide


def _mean(line: tuple[float, int, Answer]) -> float:
    wins, times, _ = line
    return wins / times if times else -1.0


def _tried(game: Game, world: Any, chosen: Answer, rng: Random) -> float:
    """Return the share of the win that one play-out after an answer brings to who gave it."""
    state, seat = game.copy(world), int(world.ask.seat)
    go_on(state, state.ask, chosen)
    play_out(state, rng)
    return shares(game, state)[seat]
