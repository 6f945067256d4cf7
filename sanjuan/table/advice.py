"""Advice: what may be answered to a question, how good each answer is, and why. A game may be able to give it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Protocol

from sanjuan.table.flow import Option

Reason = dict[str, Any]
"""{"id": str, "args": dict}: the message `advice-<id>` and its arguments, named as in facts."""


@dataclass(frozen=True)
class Advice:
    """An answer to the open question, the share of the win to be expected after it (0 to 1), and its reasons.

    The reasons stand with the weightiest first.
    """

    answer: tuple[Option, ...]
    chance: float
    reasons: tuple[Reason, ...] = ()


def carried(advice: Sequence[Advice], chance: float) -> list[Advice]:
    """Return advice whose best answer has this chance; the others are as much worse than it as they were.

    Within one chain of decisions nothing becomes known, so that the best answer is worth what the answer before it was
    said to be worth: it was valued with that one to follow.
    """
    best = max([one.chance for one in advice], default=0.0)
    return [replace(one, chance=max(0.0, chance - (best - one.chance))) for one in advice]


class Adviser(Protocol):
    """A game that can advise."""

    def advise(self, view: Any, rng: Random) -> Sequence[Advice]:
        """Return the sensible answers to the view's open question, the best first."""

    def chances(self, state: Any) -> tuple[float, ...]:
        """Return the expected share of the win of each seat, each from what it may see; they add up to 1."""
