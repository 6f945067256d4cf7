"""The review of a played game: how the chances went, what each decision cost, and which ones cost most.

Four passes, so that it ends in time on a slow machine. Over the whole record the game's estimate of the chances is
taken at every answer: that is the curve. A quick look at each decision asks what other answers would have led to. Then
the game's advice is taken, for the decisions that seem to have cost most first. The rest of the time is spent on
further looks at the costliest ones, averaged with the first: an estimate that happens to be too high would otherwise
be picked just for that.
"""

from collections.abc import Callable, Collection, Generator, Iterator
from itertools import pairwise
from time import perf_counter
from typing import Any

from sanjuan.bots.budget import shares
from sanjuan.review.decisions import Decision
from sanjuan.table.advice import Adviser
from sanjuan.table.record import Record
from sanjuan.table.replay import moves, play_on, state_at

__all__ = ["NoAdvice", "Report", "moves", "play_on", "review", "state_at"]

Report = dict[str, Any]
Point = dict[str, Any]
"""A point of the curve: "at" (the number of the answer), "round", "chances" of all seats."""
SECONDS = 20.0
COSTLIEST = 3
WORTH_TELLING = 0.02
"""A decision that cost less of the win than this is no mistake worth telling."""
LOOKS = 5
DRAWN, WALKED, ADVISED = 0.1, 0.35, 0.75
"""The share of the time that may be spent after each pass but the last; the progress goes by it too."""


class NoAdvice(ValueError):
    """The game cannot give advice, so its games cannot be reviewed."""


class Time:
    """A budget of time: how much of it is spent, and whether one more piece of work fits."""

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        self.seconds, self.clock, self.started = seconds, clock, clock()
        self.longest = 0.0

    def spent(self) -> float:
        """Return the seconds since the start."""
        return self.clock() - self.started

    def room(self, share: float) -> bool:
        """Return whether the longest piece of work so far still fits into this share of the time."""
        return self.spent() + self.longest <= share * self.seconds

    def look(self, work: Callable[[Adviser], None], judge: Adviser) -> None:
        """Do a piece of work and remember how long it took."""
        began = self.clock()
        work(judge)
        self.longest = max(self.longest, self.clock() - began)


def review(
    record: Record,
    seats: Collection[int],
    seconds: float = SECONDS,
    clock: Callable[[], float] = perf_counter,
    curve: list[Point] | None = None,
) -> Generator[float, None, Report]:
    """Review the decisions of these seats: yields the progress (0 to 1) after each piece of work, returns a report.

    The points of the curve are put into `curve`, if one is given, as they become known.

    A piece of work is one advice at most; to break a review off, ask for no more. The report is JSON as described in
    docs/review.md. The record is not changed, and may be of an unfinished game. Raises `NoAdvice`.
    """
    game = record.game
    judge = game.adviser
    if judge is None:
        raise NoAdvice(f"the game {game.name!r} gives no advice")
    time = Time(seconds, clock)
    curve = [] if curve is None else curve
    decisions: list[Decision] = []
    for at, state in moves(record):
        curve.append({"at": at, "round": state.round, "chances": _chances(record, judge, state)})
        if at < len(record.answers) and state.ask.seat in seats:
            decisions.append(Decision(record, at, state, curve[-1]["chances"][state.ask.seat]))
        yield DRAWN * (at + 1) / (len(record.answers) + 1)
    for done, decision in enumerate(decisions, 1):
        if time.room(WALKED):
            decision.look_quickly(judge)
        yield DRAWN + (WALKED - DRAWN) * done / len(decisions)
    yield from _advise(decisions, judge, time)
    yield from _look_again(decisions, judge, time)
    return _report(record, seats, curve, decisions, time)


def rounds(curve: list[Point]) -> list[dict[str, int]]:
    """Return where the rounds begin, as far as a curve goes."""
    first: dict[int, int] = {}
    for point in curve:
        first.setdefault(point["round"], point["at"])
    return [{"round": number, "at": at} for number, at in first.items()]


def _chances(record: Record, judge: Adviser, state: Any) -> list[float]:
    over = record.game.over(state)
    return [round(chance, 4) for chance in (shares(record.game, state) if over else judge.chances(state))]


def _advise(decisions: list[Decision], judge: Adviser, time: Time) -> Iterator[float]:
    """Ask for advice on one decision after the other, those first that seem to have cost most."""
    time.longest = 0.0
    for done, decision in enumerate(sorted(decisions, key=Decision.loss, reverse=True), 1):
        if not time.room(ADVISED):
            return
        time.look(decision.look, judge)
        yield WALKED + (ADVISED - WALKED) * max(done / len(decisions), min(1.0, time.spent() / time.seconds / ADVISED))


def _look_again(decisions: list[Decision], judge: Adviser, time: Time) -> Iterator[float]:
    """Look again at the costliest decisions, until these have all been looked at often enough."""
    for done in range(LOOKS * len(decisions)):
        open_ones = [one for one in _costliest(decisions) if len(one.looks) < LOOKS]
        if not open_ones or not time.room(1.0):
            return
        time.look(min(open_ones, key=lambda one: len(one.looks)).look, judge)
        yield ADVISED + (1 - ADVISED) * max(1 - 0.5**done, min(1.0, time.spent() / time.seconds))


def _costliest(decisions: list[Decision]) -> list[Decision]:
    """Return the costliest decisions, `COSTLIEST` at most, of those that are worth reporting, the costliest first."""
    found = [one for one in decisions if one.looks and one.loss() >= WORTH_TELLING]
    return sorted(found, key=Decision.loss, reverse=True)[:COSTLIEST]


def _report(
    record: Record, seats: Collection[int], curve: list[Point], decisions: list[Decision], time: Time
) -> Report:
    for before, decision in pairwise(decisions):
        decision.follow(before)
    return {
        "game": record.game.name,
        "seats": record.seats,
        "answers": len(record.answers),
        "of": sorted(seats),
        "curve": curve,
        "rounds": rounds(curve),
        "decisions": [decision.report() for decision in decisions],
        "costliest": [decision.at for decision in _costliest(decisions)],
        "seconds": round(time.spent(), 1),
    }
