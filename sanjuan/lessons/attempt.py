"""A try at a lesson: a record that begins at the lesson's position, and how far it has come."""

from collections.abc import Iterable, Mapping
from typing import Any

from sanjuan.games import GAMES
from sanjuan.lessons.conditions import Condition, Course, holds
from sanjuan.lessons.load import Lesson
from sanjuan.lessons.verdicts import MISSED, OPEN, SOLVED
from sanjuan.scenario.scenes import scenes_of
from sanjuan.scenario.stand import Stage, stand
from sanjuan.table.flow import refusal
from sanjuan.table.game import Game
from sanjuan.table.record import Record


class Attempt(Record):
    """A record whose answers lead from the lesson's position, not from a set-up; it cannot be written down.

    Raises `Unfit` where the position cannot be.
    """

    def __init__(self, lesson: Lesson, games: Mapping[str, Game] = GAMES) -> None:
        self.lesson, self.games = lesson, games
        self.mine: list[tuple[str, tuple[str, ...]]] = []
        scenario = lesson.scenario
        seed = (scenario.position or {}).get("seed", 0)
        super().__init__(games[scenario.game], scenario.seats, seed, dict(scenario.options))

    def _set_up(self) -> None:
        self.state = stand(self.lesson.scenario, self.games).state
        self.log, self.turns, self.mine = [self.state.facts], [], []

    def answer(self, chosen: Iterable[str]) -> None:
        """Answer the open question; raises `Refused` and changes nothing when the answer is illegal."""
        asked = self.state.ask
        super().answer(chosen)
        if asked.seat == self.lesson.me:
            self.mine.append((asked.kind, self.answers[-1]))

    def other(self) -> tuple[str, ...]:
        """Return what the other player whose turn it is answers: as the lesson says, else as the house player would."""
        ask = self.state.ask
        for row in self.lesson.script:
            if (row.seat, row.kind) == (ask.seat, ask.kind) and refusal(self.state, row.answer) is None:
                return row.answer
        return self.game.bots[self.game.house_player](self.game.view(self.state, ask.seat), self.chance())

    def hint(self) -> str:
        """Return the id of the hint for the learner's open question: its kind if the lesson has no rows for it,
        "" if none of them fits."""
        ask = self.state.ask
        if ask is None or ask.seat != self.lesson.me:
            return ""
        rows = [row for row in self.lesson.hints if row.kind == ask.kind]
        fitting = [row.id for row in rows if {*row.has} <= {*ask.options}]
        return fitting[0] if fitting else "" if rows else ask.kind

    def verdict(self) -> tuple[str, str]:
        """Return (state, id of the miss): open, solved or missed; the id is "" for a try that came to its end."""
        course = self._course()
        if _all(self.lesson.goal, course):
            return SOLVED, ""
        for miss in self.lesson.misses:
            if _all(miss.when, course):
                return MISSED, miss.id
        return (MISSED, "") if self._ended(course) else (OPEN, "")

    def reached(self) -> bool:
        """Return whether the goal is reached, whatever has been missed before."""
        return _all(self.lesson.goal, self._course())

    def finished(self) -> bool:
        """Return whether the task has ended."""
        return self._ended(self._course())

    def _course(self) -> Course:
        return Course(Stage(self.game, scenes_of(self.game), self.state), self._facts(), self.mine)

    def _ended(self, course: Course) -> bool:
        return self.state.ask is None or bool(self.lesson.end) and _all(self.lesson.end, course)

    def _facts(self) -> list[dict[str, Any]]:
        """Return all facts of this try, as everybody may know them, without the position's own facts."""
        told = self.game.copy(self.state)
        found = []
        for facts in self.log[1:]:
            told.facts = facts
            found.extend(self.game.facts_of(told, None))
        return found


def _all(conditions: Iterable[Condition], course: Course) -> bool:
    return all(holds(one, course) for one in conditions)


def play(lesson: Lesson, answers: Iterable[tuple[str, ...]], games: Mapping[str, Game] = GAMES) -> Attempt:
    """Play a lesson with the learner's answers until it is decided or they are used up; returns the try.

    Raises `Refused` on an answer that is not allowed.
    """
    attempt, left = Attempt(lesson, games), list(answers)
    while attempt.verdict()[0] == OPEN and attempt.state.ask is not None:
        if attempt.state.ask.seat != lesson.me:
            attempt.answer(attempt.other())
        elif left:
            attempt.answer(left.pop(0))
        else:
            break
    return attempt
