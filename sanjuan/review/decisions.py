"""One decision of a played game, and what it cost: a quick look by trying answers, and looks by the game's advice.

Everything is judged from the view of the seat that decided: what it could not know, its judge does not know either.
"""

from dataclasses import replace
from math import fsum, sqrt
from random import Random
from typing import Any

from sanjuan.bots.candidates import Answer, answers
from sanjuan.table.advice import Advice, Adviser, carried, clear
from sanjuan.table.chain import Place
from sanjuan.table.flow import answer, in_order
from sanjuan.table.record import Record
from sanjuan.table.rng import chance

GUESSES = 2
TRIED = 8
"""The answers that a quick look tries, and the guesses of the hidden cards in which it tries each."""
SHOWN = 5


class Decision:
    """The answer of this number in a record: `view` is what its seat saw, `played` what it answered.

    `looks` holds the advice of each look, the answer played included; the first is the very hint there was. `quick`
    is what the quick look found; until then `chance`, the seat's chance before it answered. `said` is the advice on the
    answer before it in the same chain, if there was one.
    """

    def __init__(self, record: Record, at: int, state: Any, chance: float) -> None:
        self.game, self.at, self.seat = record.game, at, int(state.ask.seat)
        self.seed, self.round = record.seed, state.round
        self.view = record.game.view(state, self.seat)
        self.played = in_order(state.ask.options, record.answers[at])
        self.looks: list[list[Advice]] = []
        self.quick: list[Advice] = [Advice(self.played, chance)]
        self.place: Place = (self.seat, state.reveals)
        self.said: Advice | None = None

    def look_quickly(self, judge: Adviser) -> None:
        """Try some answers and see what the game's chances are right after each."""
        rng = self._generator(0)
        found = answers(self.view, rng, TRIED)
        tried = [self.played, *[one for one in found if _key(one) != _key(self.played)]]
        self.quick = _ordered([Advice(one, mean) for one, mean in self._means(judge, tried, GUESSES, rng)])

    def look(self, judge: Adviser) -> None:
        """Ask for advice, at first for the very hint that there was; an answer played that it leaves out is added."""
        again = len(self.looks)
        rng = self._generator(again) if again else chance("advice", self.seed, self.at)
        self.looks.append(list(judge.advise(self.view, rng, (self.played,))))

    def _means(self, judge: Adviser, tried: list[Answer], guesses: int, rng: Random) -> list[tuple[Answer, float]]:
        """Return each answer with the mean of the seat's chances right after it, all in the same guesses."""
        sums = [0.0] * len(tried)
        for _ in range(guesses):
            world = self.game.guess(self.view, rng)
            for number, one in enumerate(tried):
                sums[number] += judge.chances(answer(self.game.copy(world), one))[self.seat]
        return [(one, total / guesses) for one, total in zip(tried, sums, strict=True)]

    def _generator(self, look: int) -> Random:
        return chance("review", self.seed, self.at, look)

    def follow(self, before: "Decision") -> None:
        """Take over the chance of the decision before this one if nothing became known between them."""
        if before.looks and self.looks and before.at == self.at - 1 and before.place == self.place:
            self.said = before.cost()[1]

    def advice(self) -> list[Advice]:
        """Return what all looks say together, the best first: reasons of the first look."""
        if not self.looks:
            return self.quick
        return self._merged() if self.said is None else carried(self._merged(), self.said.chance, self.said.error)

    def _merged(self) -> list[Advice]:
        """Return the mean of all looks; what they say of an answer is how far behind the best of its look it was."""
        said: dict[Answer, list[Advice]] = {}
        for one in [one for look in self.looks for one in look]:
            said.setdefault(_key(one.answer), []).append(one)
        behind = {key: fsum([one.behind for one in seen]) / len(seen) for key, seen in said.items()}
        doubt = {key: _joint([one.doubt for one in seen]) for key, seen in said.items()}
        best = min(said, key=lambda key: behind[key])
        tops = [look[0].chance for look in self.looks]
        top = Advice(said[best][0].answer, fsum(tops) / len(tops) - behind[best], said[best][0].reasons)
        top = replace(top, error=_joint([look[0].error for look in self.looks]))
        rest = [
            _after(top, said[key][0], behind[key] - behind[best], _joint([doubt[key], doubt[best]], 1))
            for key in said
            if key != best
        ]
        return [top, *_ordered(rest)]

    def cost(self) -> tuple[Advice, Advice, float]:
        """Return the best answer, the one played, and how much of the win that cost (at least 0)."""
        advice = self.advice()
        played = next(one for one in advice if _key(one.answer) == _key(self.played))
        return advice[0], played, advice[0].chance - played.chance

    def loss(self) -> float:
        """Return how much of the win the answer has cost."""
        return self.cost()[2]

    def report(self) -> dict[str, Any]:
        """Return the decision as JSON (docs/review.md)."""
        best, played, loss = self.cost()
        told = self.advice()[:SHOWN] if self.looks else []
        if self.looks and played not in told:
            told.append(played)
        return {
            "at": self.at,
            "seat": self.seat,
            "round": self.round,
            "question": self._question(),
            "played": list(self.played),
            "best": list(self.played if loss == 0 else best.answer),
            "chance": {"played": round(played.chance, 4), "best": round(best.chance, 4)},
            "loss": round(loss, 4),
            "error": round(best.error, 4),
            "doubt": round(played.doubt, 4),
            "reasons": list(best.reasons),
            "advice": [_plain(one) for one in told],
            "looks": len(self.looks),
        }

    def _question(self) -> dict[str, Any]:
        question = self.view.ask
        plain = {"seat": question.seat, "kind": question.kind, "options": list(question.options)}
        return plain | {"least": question.least, "most": question.most} | self.game.question(self.view)


def _key(chosen: Answer) -> Answer:
    return tuple(sorted(chosen))


def _joint(errors: list[float], looks: int = 0) -> float:
    """Return the standard error of the mean of several looks with independent errors."""
    return sqrt(fsum([error**2 for error in errors])) / (looks or len(errors))


def _after(top: Advice, one: Advice, behind: float, doubt: float) -> Advice:
    """Return an answer with its distance to the best one, whose chance it has if they cannot be distinguished."""
    less = behind if clear(behind, doubt) else 0.0
    return replace(top, answer=one.answer, reasons=one.reasons, chance=top.chance - less, behind=behind, doubt=doubt)


def _ordered(advice: list[Advice]) -> list[Advice]:
    return sorted(advice, key=lambda one: -one.chance)


def _plain(advice: Advice) -> dict[str, Any]:
    plain = {"answer": list(advice.answer), "chance": round(advice.chance, 4), "reasons": list(advice.reasons)}
    return plain | {"error": round(advice.error, 4), "level": advice.level}
