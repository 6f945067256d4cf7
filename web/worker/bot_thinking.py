"""The thinking of another player, in the worker, piece by piece: the page may take a person's wish in between."""

import time
from collections.abc import Generator
from random import Random
from typing import Any

from sanjuan.table.game import Bot, Patient

SLICE = 0.05
"""Seconds of thinking at a time: a person who takes something back meanwhile waits that long."""


class Thought:
    """A bot's answer in the making: `done` says whether it is there, `answer` is None where the bot has failed."""

    def __init__(self, bot: Bot, view: Any, rng: Random) -> None:
        self.work = pieces(bot, view, rng)
        self.done = False
        self.answer: tuple[str, ...] | None = None

    def go_on(self, seconds: float = SLICE) -> None:
        """Think for about so long; a bot that cannot be interrupted thinks to its end."""
        end = time.monotonic() + seconds
        while not self.done and time.monotonic() < end:
            self._step()

    def finish(self) -> None:
        """Think to the end."""
        while not self.done:
            self._step()

    def _step(self) -> None:
        try:
            next(self.work)
        except StopIteration as end:
            self.done, self.answer = True, tuple(end.value)
        except Exception:  # no fault of a player's code may end the game: the table shows it as a stumble
            self.done = True


def pieces(bot: Bot, view: Any, rng: Random) -> Generator[None, None, tuple[str, ...]]:
    """Return a generator that thinks, and returns the answer: the bot's own, if it is a patient one."""
    if isinstance(bot, Patient):
        return (yield from bot.pieces(view, rng))
    return bot(view, rng)
    yield  # a generator like the other one
