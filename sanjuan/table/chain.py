"""Advice along a chain of decisions: the answers of one seat in a row, with nothing revealed to anybody between them.

Each question of a chain is judged in its own way (a build is played out, a payment is not), so that the estimates
differ by some points. The estimate for an answer is therefore carried over to the question that follows it.
"""

from sanjuan.table.advice import Advice, carried
from sanjuan.table.flow import Option
from sanjuan.table.record import Record

Place = tuple[int, int]
"""The seat to answer and the number of reveals so far: a chain is a run of answers with the same place."""


class Chain:
    """The last advice given, kept for the next question."""

    def __init__(self) -> None:
        self.before: list[tuple[Option, ...]] = []
        """The answers before the question that was advised."""
        self.place: Place = (-1, -1)
        self.advice: list[Advice] = []

    def advise(self, record: Record, seat: int) -> list[Advice]:
        """Return the best answers to a record's open question, from the view of the seat that is to answer."""
        if record.answers == self.before and self.place[0] == seat:
            return self.advice
        adviser = record.game.adviser
        assert adviser is not None
        advice = list(adviser.advise(record.game.view(record.state, seat), record.chance("advice")))
        said = self._said(record, (seat, record.state.reveals))
        self.advice = advice if said is None else carried(advice, said.chance, said.error)
        self.before, self.place = list(record.answers), (seat, record.state.reveals)
        return self.advice

    def _said(self, record: Record, place: Place) -> Advice | None:
        """Return the advice given on the last answer, None if there was none or something was revealed since."""
        if place != self.place or record.answers[:-1] != self.before or not record.answers:
            return None
        given = sorted(record.answers[-1])
        return next((one for one in self.advice if sorted(one.answer) == given), None)
