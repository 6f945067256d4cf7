"""Judgements of positions: the answers with their chances to win, and the reasons for the best one."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import fsum, sqrt
from typing import Any

from sanjuan.table.advice import clear
from sanjuan.table.game import Game
from sanjuan.table.rng import chance

Answer = tuple[str, ...]


@dataclass
class Judged:
    """Answers with their chances, best first, and the reasons of the best one, if any are known.

    `doubts` are the standard errors of how far the others are behind the best, `errors` those of the chances; both are
    empty where nothing is estimated.
    """

    chances: list[tuple[Answer, float]]
    reasons: list[dict[str, Any]] = field(default_factory=list)
    doubts: dict[Answer, float] = field(default_factory=dict)
    errors: dict[Answer, float] = field(default_factory=dict)

    def margin(self) -> float:
        """Return by how much the best answer is better than the second."""
        return self.chances[0][1] - self.chances[1][1] if len(self.chances) > 1 else 0.0

    def clear(self, least: float) -> bool:
        """Return whether the best answer is better by `least`, and better than each by more than the error of that."""
        (_, best), *others = self.chances
        surely = all(clear(best - chance, self.doubts.get(one, 0.0)) for one, chance in others)
        return self.margin() >= least and surely


def by_advice(game: Game, view: Any, looks: int, seed: int, also: Sequence[Answer] = ()) -> Judged:
    """Return the judgement of the game's advice after this many looks with fresh deals, as hints and reviews use it.

    Answers that not every look considered are left out.
    """
    assert game.adviser
    seen: dict[Answer, list[float]] = {}
    doubts: dict[Answer, list[float]] = {}
    errors: dict[Answer, list[float]] = {}
    reasons: dict[Answer, list[dict[str, Any]]] = {}
    for look in range(looks):
        found = game.adviser.advise(view, chance("puzzle", seed, look), also)
        for one in found:
            seen.setdefault(one.answer, []).append(found[0].chance - one.behind)
            doubts.setdefault(one.answer, []).append(one.doubt**2)
            errors.setdefault(one.answer, []).append(one.error**2)
            reasons.setdefault(one.answer, list(one.reasons))
    means = {one: max(0.0, fsum(told) / looks) for one, told in seen.items() if len(told) == looks}
    order = sorted(means.items(), key=lambda pair: -pair[1])
    of_mean = [{one: sqrt(fsum(squares[one])) / looks for one in means} for squares in (doubts, errors)]
    return Judged(order, reasons[order[0][0]], *of_mean)
