"""Looking back at a game, in the worker: the review piece by piece, the table as it was, a new game from there.

A game that is over is reviewed: then nothing is secret any longer, and still a frame shows one seat's view unless all
hands are asked for. Of a running game a person may look at what was on show before, and at nothing else. If
the game has no adviser, there is no report, but the table as it was can still be shown.
"""

import time
from collections.abc import Collection
from typing import TYPE_CHECKING

from sanjuan.review.review import Point, Report, moves, play_on, review, rounds
from sanjuan.table.record import Record
from worker import frames
from worker.past import table_at
from worker.save import Trouble
from worker.shapes import Command, Reply

if TYPE_CHECKING:
    from worker.host import Host

SLICE = 0.15
"""Seconds of work at a time, so that the page can cancel it and show the progress."""


SKETCHED = 2
"""Points of a curve of which a line can be drawn."""


class Review:
    """A review in the making: `share` of it is done, `report` is there when all is, `curve` grows meanwhile."""

    def __init__(self, record: Record, seats: Collection[int]) -> None:
        self.record = record
        self.answers = len(record.answers)
        self.curve: list[Point] = []
        self.work = review(record, seats, curve=self.curve)
        self.share = 0.0
        self.report: Report | None = None

    def done(self, record: Record) -> bool:
        """Return whether it is about this game at this point, and there is a report."""
        return self.report is not None and self.record is record and self.answers == len(record.answers)

    def sketch(self) -> Report | None:
        """Return what can be drawn of the curve so far."""
        if self.report is not None or len(self.curve) < SKETCHED:
            return None
        drawn = {"seats": self.record.seats, "answers": self.answers, "curve": self.curve}
        return drawn | {"rounds": rounds(self.curve), "decisions": [], "costliest": []}

    def go_on(self, seconds: float) -> None:
        """Work for about so long."""
        end = time.monotonic() + seconds
        while self.report is None and time.monotonic() < end:
            try:
                self.share = next(self.work)
            except StopIteration as done:
                self.share, self.report = 1.0, done.value


def begin(host: "Host", _command: Command) -> Reply:
    """Begin to review the game; one that is reviewed already has its report at once."""
    _require_over(host)
    if host.record.game.adviser is None:
        host.review = None
    elif host.review is None or not host.review.done(host.record):
        host.review = Review(host.record, seats_of(host))
    points = [{"at": at, "round": state.round} for at, state in moves(host.record)]
    return _news(host) | {"rounds": [one["at"] for one in rounds(points)]}


def go_on(host: "Host", _command: Command) -> Reply:
    """Do a piece of the review; return the progress, and the report at the end."""
    if host.review is None:
        raise Trouble("bad_command")
    host.review.go_on(SLICE)
    return _news(host)


def _news(host: "Host") -> Reply:
    look = host.review
    done = {"share": look.share if look else 0.0, "report": look.report if look else None}
    done |= {"sketch": look.sketch() if look else None}
    return done | {"seats": seats_of(host), "error": None}


def look(host: "Host", command: Command) -> Reply:
    """Return the frame of the table before answer number `at`, as `seat` saw it; with `hands` those of all seats.

    "past" in it has the place, who answered and how (if `seat` may know it), and what had happened just before.
    In a running game `seat` is the one whose cards are on show, and there are no hands.
    """
    over = host.record.game.over(host.record.state)
    at, seat, hands = _place(host, command), command.get("seat"), command.get("hands") is True
    if seat is None or seat not in (seats_of(host) if over else [host.viewer()]) or (hands and not over):
        raise Trouble("bad_command")
    return table_at(host, at, seat, hands)


def go_on_from(host: "Host", command: Command) -> Reply:
    """Start a game of the same players from before answer number `at`; the game that was is left as it is."""
    _require_over(host)
    record = play_on(host.record, _place(host, command))
    record.tags.pop(frames.DEAL, None)  # who knows how it went does not play the deal of a day
    return host.open_game(record, host.players)


def seats_of(host: "Host") -> list[int]:
    """Return the seats from which a game is looked back at: those of people, the first one if nobody played."""
    return host.humans() or [0]


def _require_over(host: "Host") -> None:
    if not host.record.game.over(host.record.state):
        raise Trouble("bad_command")


def _place(host: "Host", command: Command) -> int:
    at = command.get("at")
    if not isinstance(at, int) or isinstance(at, bool) or not 0 <= at <= len(host.record.answers):
        raise Trouble("bad_command")
    return at
