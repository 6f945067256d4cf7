"""Flat determinized Monte Carlo: every answer is tried in guesses of what is hidden, with random play-outs.

A round is one guess and a play-out of every answer in it; after the last round the answer with the best mean share of
the win is given. It works for every game and is the baseline of searching players.
"""

from random import Random
from typing import Any

from sanjuan.bots.budget import SearchBudget, play_out, shares
from sanjuan.bots.candidates import Answer, answers
from sanjuan.table.flow import apply_legal
from sanjuan.table.game import Bot, Game


def monte_carlo(game: Game, budget: SearchBudget) -> Bot:
    """Return a player that spends this budget on every decision with more than one answer."""

    def decide(view: Any, rng: Random) -> Answer:
        tried = answers(view, rng)
        if len(tried) == 1:
            return tried[0]
        wins, times = [0.0] * len(tried), [0] * len(tried)
        for number in budget.spend():
            at = number % len(tried)
            if at == 0:
                world = game.guess(view, rng)
            wins[at] += _play_out_value(game, world, tried[at], rng)
            times[at] += 1
        return max(zip(wins, times, tried, strict=True), key=_mean)[2]

    return decide


def _mean(line: tuple[float, int, Answer]) -> float:
    wins, times, _ = line
    return wins / times if times else -1.0


def _play_out_value(game: Game, world: Any, chosen: Answer, rng: Random) -> float:
    """Return the share of the win of the seat that answered, after one play-out."""
    state, seat = game.copy(world), int(world.ask.seat)
    apply_legal(state, state.ask, chosen)
    play_out(state, rng)
    return shares(game, state)[seat]
