"""Advice: what may be answered to a question, how good each answer is, and why. A game may be able to give it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Protocol

from sanjuan.table.flow import Option

Reason = dict[str, Any]
"""{"id": str, "args": dict}: the message `advice-<id>` and its arguments, named as in facts."""
SURE = 2.5
"""Standard errors beyond which a difference is more than the luck of the deals in which it was seen."""


@dataclass(frozen=True)
class Advice:
    """An answer to the open question, the share of the win to be expected after it (0 to 1), and its reasons.

    The weightiest reason is the first. `error` is the standard error of the chance. In the same deals the best
    answer promised more by `behind`, with a standard error of `doubt`; one that cannot be distinguished from the best
    has the chance of the best.
    """

    answer: tuple[Option, ...]
    chance: float
    reasons: tuple[Reason, ...] = ()
    error: float = 0.0
    behind: float = 0.0
    doubt: float = 0.0

    @property
    def level(self) -> bool:
        """Return whether it cannot be distinguished from the best answer."""
        return not clear(self.behind, self.doubt)


def clear(behind: float, doubt: float) -> bool:
    """Return whether a difference is beyond its error."""
    return behind > SURE * doubt


def carried(advice: Sequence[Advice], chance: float, error: float = 0.0) -> list[Advice]:
    """Return advice whose best answer has this chance; the others are as much worse than it as they were.

    Within one chain of decisions nothing becomes known, so that the best answer is worth what the answer before it was
    said to be worth: it was valued with that one to follow.
    """
    best = max([one.chance for one in advice], default=0.0)
    return [replace(one, chance=max(0.0, chance - (best - one.chance)), error=error) for one in advice]


class Adviser(Protocol):
    """A game that can advise."""

    def advise(self, view: Any, rng: Random, also: Sequence[tuple[Option, ...]] = ()) -> Sequence[Advice]:
        """Return the sensible answers to the view's open question, the best first, and those of `also`.

        All answers are judged in the same deals, which are drawn from `rng` alone: an answer in `also`
        changes none of them.
        """

    def chances(self, state: Any) -> tuple[float, ...]:
        """Return the expected share of the win of each seat, each from what it may see; they add up to 1."""
