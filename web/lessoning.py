"""Lessons, in the worker. They are no part of its image: this module comes with the source when it is imported."""

from learning import HUMAN, bot, table
from save import Trouble, checked_players

from sanjuan.lessons.attempt import Attempt
from sanjuan.lessons.load import lesson
from sanjuan.scenario.shapes import Unfit
from sanjuan.table.flow import Refused

CLOSED = ("export", "deal", "rematch")
"""Commands that a position of a lesson, which no seed and answers lead to, has nothing for."""


class LessonTask:
    """A lesson being tried; `lesson` is what the page sent."""

    kind = "lesson"

    def __init__(self, attempt):
        self.attempt = attempt
        self.points = attempt.lesson.points

    def allows(self, command):
        """Say whether a command makes sense here."""
        return command not in CLOSED

    def bot(self, _view, _rng):
        """Return what the player whose turn it is answers."""
        return self.attempt.other()

    def takes(self, _chosen):
        """Say whether the task keeps an answer for itself."""
        return False

    def told(self):
        """Return the task as the page gets it."""
        state, why = self.attempt.verdict()
        return {"kind": self.kind, "id": self.attempt.lesson.id, "state": state, "why": why, "points": self.points}

    def again(self):
        """Return the learner's and the others' answers so far, by which the try can be stood up again."""
        return [list(chosen) for chosen in self.attempt.answers]


def begin(host, command):
    """Open a lesson (its tables as JSON); `answers` are those given so far, to go on with a try."""
    try:
        attempt = Attempt(lesson(table(command, "lesson")))
        for chosen in command.get("answers", []):
            attempt.answer(tuple(chosen))
        attempt.verdict()
    except (Unfit, Refused, TypeError, ValueError) as error:
        raise Trouble("bad_setup") from error
    bots = iter(attempt.lesson.others)
    seats = range(attempt.seats)
    players = [HUMAN if seat == attempt.lesson.me else bot(next(bots)) for seat in seats]
    return host.open_game(attempt, checked_players(players), LessonTask(attempt))
