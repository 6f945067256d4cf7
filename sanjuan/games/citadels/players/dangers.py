"""The dangers that an answer avoids, in the deals of advice: confiscated districts, gold lost to a threat."""

from collections.abc import Iterator, Sequence
from math import fsum
from typing import Any

from sanjuan.bots.estimate import Outcome, Seen
from sanjuan.bots.evidence import STRUCK, best_of
from sanjuan.games.citadels.players.answering import Answer
from sanjuan.games.citadels.players.explanations import Reason
from sanjuan.games.citadels.state import NOBODY, State

CONFISCATED, PAID, TAKEN = "confiscated", "paid", "taken"
NOTICED, MUCH = 0.1, 0.75
"""The difference, in the share of the deals and in the mean gold, from which a danger is reported."""


class Struck:
    """Counts what happens to a seat while a deal is played on."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.found: dict[str, float] = {}

    def __call__(self, state: State) -> None:
        """Note what the last answer did to the seat."""
        for fact in state.facts:
            if fact[0] == "confiscated" and fact[2] == self.seat:
                self._note(CONFISCATED, 1.0)
            elif fact[0] == "bought_off" and fact[1] == self.seat:
                self._note(PAID, fact[3])
            elif fact[0] == "flowered" and fact[2] == self.seat:
                self._note(TAKEN, fact[3])

    def _note(self, mark: str, count: float) -> None:
        self.found[mark] = self.found.get(mark, 0.0) + count
        self.found[STRUCK] = 1.0

    def marks(self) -> dict[str, float]:
        """Return what has been noted."""
        return self.found


def dangers(view: State, seen: Seen, chosen: Answer) -> list[dict[str, Any]]:
    """Return the dangers that an answer avoids and the best other answer does not, as reasons."""
    others = [one for one in seen if one != chosen]
    found = _dangers(view, seen[chosen], seen[best_of(seen, others)]) if others else ()
    return [{"id": reason.id, "args": reason.args} for reason in found]


def _dangers(view: State, own: Sequence[Outcome], other: Sequence[Outcome]) -> Iterator[Reason]:
    apart, often = _more(CONFISCATED, own, other)
    if view.magistrate != NOBODY and apart >= NOTICED:
        yield Reason("warrant", 2.7, {"seat": view.magistrate, "n": round(100 * min(often, 1.0))})
    apart, gold = _more(TAKEN, own, other)
    if view.blackmailer != NOBODY and apart >= MUCH:
        yield Reason("flower", 2.6, {"seat": view.blackmailer, "n": max(1, round(gold))})
    apart, gold = _more(PAID, own, other)
    if view.blackmailer != NOBODY and apart >= MUCH:
        yield Reason("threat", 2.5, {"seat": view.blackmailer, "n": max(1, round(gold))})


def _more(mark: str, own: Sequence[Outcome], other: Sequence[Outcome]) -> tuple[float, float]:
    """Return how much more of a mark the other answer brings on average, and how much it brings."""
    mine, his = [fsum([one.marks.get(mark, 0.0) for one in each]) / len(each) for each in (own, other)]
    return his - mine, his
