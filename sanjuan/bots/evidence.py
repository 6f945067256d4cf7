"""Reasons held against deals: an answer has a reason only where the deals that it was tried in bear it out.

A reason is held against the best answer that it is not true of. What it claims is a mark of the outcomes, which must
have been clearly higher there, or lower. A reason that is true of all answers is none for one of them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sanjuan.bots.estimate import Outcome, Seen, difference, mean_sum
from sanjuan.bots.trials import Answer
from sanjuan.table.advice import Reason, clear

STRUCK = "struck"
"""The mark of what others may do to a player: what an answer brings by itself is looked at without it."""
TOLD = 3
"""Reasons told for an answer."""


@dataclass(frozen=True)
class Claim:
    """A claim about the outcomes: a mark, in which "{seat}" stands for an argument, that is higher or lower.

    `undisturbed`: so it is also where nobody strikes.
    """

    mark: str
    higher: bool = True
    undisturbed: bool = False


Claims = Mapping[str, Claim]


@dataclass(frozen=True)
class Judge:
    """The judge of a game's reasons: what each claims, and which of them speak against an answer."""

    claims: Claims
    against: frozenset[str] = frozenset()

    def told(self, raw: Mapping[Answer, Sequence[Reason]], seen: Seen, chosen: Answer) -> tuple[Reason, ...]:
        """Return the reasons for an answer that its deals bear out; `raw` has those of all answers, weightiest first.

        What speaks against an answer is said only where that is clearly worse than the best.
        """
        worse = behind(seen, chosen)
        found = [why for why in raw[chosen] if worse or why["id"] not in self.against]
        if len(raw) > 1:
            found = [why for why in found if _holds(why, raw, seen, chosen, self.claims)]
        return tuple(found[:TOLD])


def _holds(why: Reason, raw: Mapping[Answer, Sequence[Reason]], seen: Seen, chosen: Answer, claims: Claims) -> bool:
    others = [other for other, reasons in raw.items() if other != chosen and why not in reasons]
    if not others:
        return False
    claim = claims.get(why["id"])
    return claim is None or _shown(claim, why["args"], seen[chosen], seen[best_of(seen, others)])


def best_of(seen: Seen, answers: Sequence[Answer]) -> Answer:
    """Return that of some answers which promised most."""
    return max(answers, key=lambda one: mean_sum(seen[one]))


def _shown(claim: Claim, args: Mapping[str, object], own: Sequence[Outcome], other: Sequence[Outcome]) -> bool:
    mark = claim.mark.format(**args)
    pairs = list(zip(own, other, strict=False))
    if claim.undisturbed:
        pairs = [pair for pair in pairs if not any(one.marks.get(STRUCK) for one in pair)]
    if not pairs:
        return False
    more, doubt = difference(
        [one.marks.get(mark, 0.0) for one, _ in pairs], [two.marks.get(mark, 0.0) for _, two in pairs]
    )
    return more > doubt if claim.higher else -more > doubt


def behind(seen: Seen, chosen: Answer) -> bool:
    """Return whether an answer is clearly worse than the best one."""
    best = best_of(seen, list(seen))
    return clear(*difference([one.chance for one in seen[best]], [one.chance for one in seen[chosen]]))
