"""Lessons, in the worker. They are no part of its image: this module comes with the source when it is imported."""

from typing import TYPE_CHECKING

from sanjuan.lessons.attempt import Attempt
from sanjuan.lessons.load import lesson
from sanjuan.table.game import Bot
from worker.commands.tasks import sitting, table
from worker.save import Trouble, checked_players, computer, person
from worker.shapes import Command, Reply

if TYPE_CHECKING:
    from worker.host import Host

CLOSED = ("export", "deal", "rematch")
"""Commands that do not work at the position of a lesson, because no seed and answers lead to it."""


class LessonTask:
    """A lesson being tried."""

    kind = "lesson"

    def __init__(self, attempt: Attempt) -> None:
        self.attempt = attempt
        self.points = attempt.lesson.points

    def allows(self, command: str) -> bool:
        """Return whether a command makes sense here."""
        return command not in CLOSED

    def player(self) -> Bot | None:
        """Return who answers as the lesson says."""
        return lambda _view, _rng: self.attempt.other()

    def takes(self, _chosen: tuple[str, ...]) -> bool:
        """Return whether the task keeps an answer for itself."""
        return False

    def told(self) -> Reply:
        """Return the task as the page gets it."""
        state, why = self.attempt.verdict()
        told = {"kind": self.kind, "id": self.attempt.lesson.id, "state": state, "why": why, "points": self.points}
        return told | {"hint": self.attempt.hint()}

    def again(self) -> list[list[str]]:
        """Return the learner's and the others' answers so far, by which the try can be set up again."""
        return [list(chosen) for chosen in self.attempt.answers]


def begin(host: "Host", command: Command) -> Reply:
    """Open a lesson (its tables as JSON); `answers` are those given so far, to continue a try."""
    tables = table(command, "lesson")
    try:
        attempt = Attempt(lesson(tables))
        for chosen in command.get("answers", []):
            attempt.answer(tuple(chosen))
        attempt.verdict()
    except (TypeError, ValueError) as error:  # what does not fit and what is refused are the latter
        raise Trouble("bad_setup") from error
    others = iter(sitting(attempt.lesson.others, attempt.game))
    seats = range(attempt.seats)
    players = [person(attempt.game) if seat == attempt.lesson.me else computer(next(others)) for seat in seats]
    return host.open_game(attempt, checked_players(players, attempt.game), LessonTask(attempt))
