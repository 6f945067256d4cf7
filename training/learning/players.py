"""The players of a training run: the house player, characters, and generations of what is learned."""

from collections.abc import Sequence
from random import Random
from typing import Any

from sanjuan.bots.budget import shares
from sanjuan.bots.candidates import Answer, answers
from sanjuan.bots.random_bot import random
from sanjuan.bots.value import Value
from sanjuan.table.flow import apply_legal, in_order
from sanjuan.table.game import Bot, Game, Patient
from training.learning.figures import Figures

MOST = 12
"""The answers that a generation tries."""
ALONE = 40
"""The most answers of one seat in a row: what goes on longer is valued as it is."""


class Generation:
    """Goes by a value: tries every answer in one deal of what is hidden, plays its turn out and takes the best."""

    def __init__(self, game: Game, figures: Figures, value: Value) -> None:
        self.game, self.figures, self.value = game, figures, value
        self.quick = game.bots[game.house_player]

    def __call__(self, view: Any, rng: Random) -> Answer:
        """Answer the open question of a view."""
        found = answers(view, rng, MOST)
        if len(found) == 1:
            return found[0]
        world = self.game.guess(view, rng)
        return max(found, key=lambda chosen: self._worth(self.game.copy(world), chosen, rng))

    def _worth(self, state: Any, chosen: Answer, rng: Random) -> float:
        """Return the share of the win after an answer and what the house player does in the rest of the turn."""
        seat = int(state.ask.seat)
        for _ in range(ALONE):
            apply_legal(state, state.ask, in_order(state.ask.options, chosen))
            if state.ask is None or state.ask.seat != seat:
                break
            chosen = self.quick(state, rng)
        return (shares(self.game, state) if state.ask is None else self.value.shares(self.figures.rows(state)))[seat]


class Mistaken:
    """Plays as another player does, but now and then answers at random."""

    def __init__(self, player: Bot, mistakes: float) -> None:
        self.player, self.mistakes = player, mistakes

    def __call__(self, view: Any, rng: Random) -> Answer:
        """Answer the open question of a view."""
        return random(view, rng) if rng.random() < self.mistakes else self.player(view, rng)


def characters(game: Game) -> list[Bot]:
    """Return the players of a game that decide at once, but for the house player: those that look ahead are dear."""
    others = [bot for name, bot in game.bots.items() if name != game.house_player]
    return [bot for bot in others if not isinstance(bot, Patient)]


def drawn(among: Sequence[Bot], rng: Random) -> Bot:
    """Return one of several players, each as likely."""
    return among[int(rng.random() * len(among))]
