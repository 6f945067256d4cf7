"""The view of a seat as an array of fixed size: the question, the marks on its options, then the game's own columns."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sanjuan.env.choosing import DONE, Choosing
from sanjuan.table.encoding import Figures, columns, counted
from sanjuan.table.game import Game

MOST = 127
"""The highest number of options that is distinguished."""
Observation = dict[str, NDArray[Any]]


class Observer:
    """Puts the views of one game, with one number of seats and one set of options, into arrays."""

    def __init__(self, game: Game, seats: int, **options: Any) -> None:
        game.new(seats, 0, **options)  # refuses what cannot be played
        self.seats = seats
        self.encoding = game.encoding(seats, **options)
        self.actions = ("done", *self.encoding.actions)
        self.numbers = {word: number for number, word in enumerate(self.encoding.actions, DONE + 1)}
        highs = self._question_columns() | dict(self.encoding.columns)
        self.columns = tuple(highs)
        self.highs = np.array(list(highs.values()), np.float32)
        self._at = {column: number for number, column in enumerate(self.columns)}

    def _question_columns(self) -> Figures:
        words = self.encoding.actions
        return {
            **columns("asked", map(str, range(self.seats)), 1),
            **columns("kind", self.encoding.kinds, 1),
            **dict.fromkeys(("least", "most", "chosen"), MOST),
            **columns("option", words, MOST),
            **columns("marked", words, MOST),
        }

    def space(self) -> spaces.Dict:
        """Return the space of an observation; the figures lie between 0 and the highest number of their column."""
        figures = spaces.Box(np.zeros_like(self.highs), self.highs, dtype=np.float32)
        return spaces.Dict({"observation": figures, "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8)})

    def choosing(self, view: Any) -> Choosing:
        """Return an empty answer to the open question of a view."""
        return Choosing(view, self.encoding, self.numbers)

    def observation(self, view: Any, seat: int, own: Choosing | None) -> Observation:
        """Return what a seat sees; `own` is its answer so far if it is to act, else None.

        A number above the maximum of its column is cut to the maximum.
        """
        figures = self._question(view, seat, own) | self.encoding.figures(view, seat)
        seen = np.zeros(len(self.columns), np.float32)
        seen[[self._at[column] for column in figures]] = list(figures.values())
        return {"observation": np.minimum(seen, self.highs), "action_mask": self.mask(own)}

    def mask(self, own: Choosing | None) -> np.ndarray[Any, np.dtype[np.int8]]:
        """Return 1 for each action that leads to a legal answer, else 0; only zeros for a seat that is not to act."""
        mask = np.zeros(len(self.actions), np.int8)
        if own is not None:
            mask[list(own.legal())] = 1
        return mask

    def _question(self, view: Any, seat: int, own: Choosing | None) -> Figures:
        ask = view.ask
        if ask is None:
            return {}
        asked = f"asked.{(ask.seat - seat) % self.seats}"
        figures = {asked: 1, f"kind.{ask.kind}": 1, "least": ask.least, "most": ask.most}
        return figures if own is None else figures | self._marks(own)

    def _marks(self, own: Choosing) -> Figures:
        word = self.encoding.action
        left, marked = counted("option", map(word, own.left())), counted("marked", map(word, own.chosen))
        return {"chosen": len(own.chosen)} | left | marked
