"""Looking ahead: answers are tried in the same deals of what is hidden, and after some of them only the better ones.

A game says which answers there are, how a deal is drawn and what an answer leads to. The effort is counted in tries,
not in seconds, so that a decision is a function of view and generator alone.
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
Result = TypeVar("Result")
Tried = dict[Answer, list[Result]]


@dataclass(frozen=True)
class Effort:
    """The effort of trying: every answer is tried in `deals` deals; then about `tries` tries of all are the most."""

    tries: float
    deals: int = 4


@dataclass(frozen=True)
class Limits(Effort):
    """The limits of a search: from `deals` deals on, answers that are worse by `clear` are dropped (`promising`)."""

    clear: float = 0.3


def compare(
    found: Sequence[Answer],
    deal: Callable[[], World],
    tried: Callable[[World, Answer], Result],
    effort: Effort,
    kept: Callable[[Tried[Result], list[Answer]], list[Answer]],
    also: Sequence[Answer] = (),
) -> Generator[None, None, Tried[Result]]:
    """Try answers in the same deals; yields after every try, returns the results of each, one for each deal.

    `tried` leaves the world as it was dealt. `kept` returns which answers are worth more deals; none ends the trying.
    Those of `also` are tried in every deal and do not count as effort.
    """
    seen: Tried[Result] = {chosen: [] for chosen in (*found, *also)}
    left, spent, deals = list(found), 0, 0
    while deals < effort.deals or left and spent < effort.tries:
        world = deal()
        for chosen in (*left, *also):
            seen[chosen].append(tried(world, chosen))
            yield
        spent, deals = spent + len(left), deals + 1
        if deals >= effort.deals:
            left = kept(seen, left)
    return seen


def best(
    found: Sequence[Answer], deal: Callable[[], World], chance_after: Callable[[World, Answer], float], limits: Limits
) -> Generator[None, None, Answer]:
    """Return the answer with the best share of the win, of equal ones the first; yields after every try.

    `chance_after` leaves the world as it was dealt.
    """
    if len(found) == 1:
        return found[0]
    seen = yield from compare(found, deal, chance_after, limits, lambda seen, left: promising(seen, left, limits.clear))
    return max(found, key=lambda chosen: mean(seen[chosen]))


def promising(seen: Tried[float], left: Sequence[Answer], clear: float) -> list[Answer]:
    """Return the answers that are not clearly worse than the best one; none where that is the only one.

    Clearly worse is a mean that is lower by at least `clear` divided by the square root of the number of deals.
    """
    means = {chosen: mean(seen[chosen]) for chosen in left}
    least = max(means.values()) - clear / len(seen[left[0]]) ** 0.5
    better = [chosen for chosen in left if means[chosen] > least]
    return better if len(better) > 1 else []


def mean(values: Sequence[float]) -> float:
    """Return the mean of values."""
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
