"""Looking ahead: answers are tried in the same deals of what is hidden, and after some of them only the better ones.

A game says which answers there are, how a deal is drawn and what the win is worth after an answer. The effort is
counted in tries, not in seconds, so that a decision is a function of view and generator alone.
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from math import fsum
from random import Random
from typing import Any, TypeVar

from sanjuan.table.flow import Option
from sanjuan.table.game import Patient
from sanjuan.table.last_word import LastWord

Answer = tuple[Option, ...]
World = TypeVar("World")


@dataclass(frozen=True)
class Limits:
    """The limits of a search: every answer is tried in `deals` deals, and then about `tries` tries are the most.

    From `deals` deals on, an answer is dropped if its mean share of the win is below the best one's by at least `clear`
    divided by the square root of the number of deals.
    """

    tries: float
    deals: int = 4
    clear: float = 0.3


def best(
    found: Sequence[Answer], deal: Callable[[], World], chance_after: Callable[[World, Answer], float], limits: Limits
) -> Generator[None, None, Answer]:
    """Return the answer with the best share of the win, of equal ones the first; yields after every try.

    `chance_after` leaves the world as it was dealt.
    """
    if len(found) == 1:
        return found[0]
    seen: dict[Answer, list[float]] = {chosen: [] for chosen in found}
    left, spent, deals = list(found), 0, 0
    while deals < limits.deals or spent < limits.tries and len(left) > 1:
        world = deal()
        for chosen in left:
            seen[chosen].append(chance_after(world, chosen))
            yield
        spent, deals = spent + len(left), deals + 1
        if deals >= limits.deals:
            left = _still_promising(left, seen, limits.clear)
    return max(found, key=lambda chosen: _mean(seen[chosen]))


def _still_promising(left: list[Answer], seen: dict[Answer, list[float]], clear: float) -> list[Answer]:
    means = {chosen: _mean(seen[chosen]) for chosen in left}
    least = max(means.values()) - clear / len(seen[left[0]]) ** 0.5
    return [chosen for chosen in left if means[chosen] > least]


def _mean(values: Sequence[float]) -> float:
    return fsum(values) / len(values)


class Searcher(Patient):
    """A player that looks ahead, and misses no end that it has in its own hands."""

    def __init__(
        self, search: Callable[[Any, Random], Generator[None, None, Answer]], last_word: LastWord[Any]
    ) -> None:
        self.search, self.last_word = search, last_word

    def pieces(self, view: Any, rng: Random) -> Generator[None, None, Answer]:
        """Think about the open question of a view; returns the answer, and yields after every try."""
        chosen = yield from self.search(view, rng)
        return self.last_word(view, chosen, rng)
