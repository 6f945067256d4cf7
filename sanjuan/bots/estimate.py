"""The estimate behind hints, reviews and puzzles: what answers promise, and how far that may be wrong.

All answers are tried in the same deals of what is hidden, so that the luck of a deal counts for none of them. What is
worse than the best beyond doubt is dropped; the others are tried in more deals, until they are told apart, are so close
that nobody needs to know, or the effort is spent. The effort is counted in tries, not in seconds: an estimate depends
on the question and the deals alone.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from math import fsum, sqrt
from types import MappingProxyType
from typing import Any, NamedTuple

from sanjuan.bots.trials import Answer, Effort, compare, mean
from sanjuan.table.advice import Advice, Reason, clear

PER_POINT = 0.0025
"""The worth of a point of margin, in shares of the win: where chances are equal the margin decides."""
LUCK = 0.05
"""The least spread that is assumed of a difference: a few deals that agree by luck prove nothing."""
DROPPED = 3.0
"""Standard errors by which an answer is worse that is not tried any more."""
CLOSE = 0.004
"""A difference that is known this well, in shares of the win, needs no more deals."""
WON = 0.999
"""A chance that is a win in every deal."""
WINS = "wins_anyway"


class Outcome(NamedTuple):
    """The outcome of an answer in one deal: the share of the win, and what counts besides, in the same measure.

    `marks` is what reasons can be held against: points, cards, what others did, by name.
    """

    chance: float
    besides: float = 0.0
    marks: Mapping[str, float] = MappingProxyType({})

    def counts(self) -> float:
        """Return all that counts."""
        return self.chance + self.besides


Seen = dict[Answer, list[Outcome]]
Dealt = Callable[[], Any]
Try = Callable[[Any, Answer], Outcome]


def estimate(
    found: Sequence[Answer], deal: Dealt, tried: Try, effort: Effort, also: Sequence[Answer] = ()
) -> Generator[None, None, Seen]:
    """Try answers in the same deals; yields after every try, returns the outcomes of each, one for each deal.

    Those of `also` that are not among them are tried in every deal, too; they do not count as effort.
    """
    return compare(found, deal, tried, effort, _kept, missing(found, also))


def _kept(seen: Seen, left: list[Answer]) -> list[Answer]:
    best = _best(seen, left)
    near = [one for one in left if one == best or not _beaten(seen, best, one)]
    return [] if _settled(seen, near) else near


def missing(found: Sequence[Answer], also: Sequence[Answer]) -> list[Answer]:
    """Return those answers of `also` that are not found already, in whatever order of their options."""
    known = [sorted(one) for one in found]
    return [one for one in also if sorted(one) not in known]


def _best(seen: Seen, left: Sequence[Answer]) -> Answer:
    return max(left, key=lambda one: mean_sum(seen[one]))


def mean_sum(outcomes: Sequence[Outcome]) -> float:
    """Return all that counts of an answer, in the mean of its deals."""
    return mean([one.counts() for one in outcomes])


def _beaten(seen: Seen, best: Answer, other: Answer) -> bool:
    behind, doubt = difference([one.counts() for one in seen[best]], [one.counts() for one in seen[other]])
    return behind > DROPPED * doubt


def _settled(seen: Seen, left: Sequence[Answer]) -> bool:
    """Return whether more deals would change nothing that matters."""
    best = _best(seen, left)
    rest = [difference([one.chance for one in seen[best]], [one.chance for one in seen[other]]) for other in left]
    return all(doubt < CLOSE for (behind, doubt), other in zip(rest, left, strict=True) if other != best)


def difference(best: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return by how much one was better in the deals that both have seen, and the standard error of that."""
    apart = [one - two for one, two in zip(best, other, strict=False)]
    behind = mean(apart)
    spread = fsum([(one - behind) ** 2 for one in apart]) / max(len(apart) - 1, 1)
    return behind, sqrt((spread + LUCK**2) / len(apart))


def advised(seen: Seen, explain: Callable[[Answer], tuple[Reason, ...]]) -> list[Advice]:
    """Return what outcomes tell of each answer, the best first; raises ValueError where there is none."""
    most = max([len(outcomes) for outcomes in seen.values()])
    best = _best(seen, [one for one, outcomes in seen.items() if len(outcomes) == most])
    chances = {one: [outcome.chance for outcome in outcomes] for one, outcomes in seen.items()}
    chance = mean(chances[best])
    error = sqrt(fsum([(one - chance) ** 2 for one in chances[best]]) / max(most - 1, 1) / most)
    won = [one for one in seen if min(chances[one]) > WON]
    first = Advice(best, chance, _told(best, won, explain), error)
    rest = []
    for other in [one for one in seen if one != best]:
        behind, doubt = difference(chances[best], chances[other])
        less = behind if clear(behind, doubt) else 0.0
        told = _told(other, won, explain)
        rest.append(Advice(other, max(0.0, chance - less), told, error, max(0.0, behind), doubt))
    return [first, *sorted(rest, key=lambda one: (-one.chance, -mean_sum(seen[one.answer])))]


def _told(chosen: Answer, won: Sequence[Answer], explain: Callable[[Answer], tuple[Reason, ...]]) -> tuple[Reason, ...]:
    """Return the reasons of an answer, before them that it wins as others do, too."""
    reasons = explain(chosen)
    return ({"id": WINS, "args": {}}, *reasons) if chosen in won and len(won) > 1 else reasons
