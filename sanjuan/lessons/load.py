"""Reading a lesson: a scenario's position with goals, misses and what the others do, every key and value checked."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sanjuan.lessons.conditions import KEYS, Condition
from sanjuan.scenario.load import Scenario, scenario
from sanjuan.scenario.shapes import Unfit, items, known_keys, table, tables, text, texts, whole, within

LESSON = ("id", "me", "others", "points", "solution")
OWN = ("lesson", "other", "hint", "goal", "miss", "end")
OTHER = ("seat", "kind", "answer")
HINT = ("id", "kind", "has")
MISS = ("id", "when", "try")


@dataclass(frozen=True)
class Other:
    """The answer of another seat to a kind of question, given wherever it is offered."""

    seat: int
    kind: str
    answer: tuple[str, ...]


@dataclass(frozen=True)
class Hint:
    """The hint for a kind of question, message `<lesson>.hint-<id>`, shown while all of `has` are on offer."""

    id: str
    kind: str
    has: tuple[str, ...]


@dataclass(frozen=True)
class Miss:
    """A way to miss the goal: the message `<lesson>.miss-<id>`; `tries` are answers of the learner that lead to it."""

    id: str
    when: tuple[Condition, ...]
    tries: tuple[tuple[tuple[str, ...], ...], ...]


@dataclass(frozen=True)
class Lesson:
    """A lesson. `points` names what each page of its introduction points at on the table ("" for nothing).

    Of `hints` the first that fits an open question is said. All of `goal` must hold for the lesson to be solved; a try
    that comes to `end` without has missed it.
    """

    id: str
    scenario: Scenario
    me: int
    others: tuple[str, ...]
    points: tuple[str, ...]
    script: tuple[Other, ...]
    hints: tuple[Hint, ...]
    goal: tuple[Condition, ...]
    misses: tuple[Miss, ...]
    end: tuple[Condition, ...]
    solution: tuple[tuple[str, ...], ...]


def lesson(data: Mapping[str, Any]) -> Lesson:
    """Return the lesson that the tables of a file describe; raises `Unfit`."""
    known_keys(data, (*OWN, "game", "title", "source", "seats", "options", "position"), "file")
    found = scenario({key: value for key, value in data.items() if key not in OWN})
    head = table(data.get("lesson", {}), "lesson")
    known_keys(head, LESSON, "lesson")
    others = texts(head.get("others", []), "lesson, others")
    if len(others) != found.seats - 1:
        raise Unfit(f"lesson, others: {found.seats - 1} players are wanted, not {len(others)}")
    return Lesson(
        id=text(head.get("id", ""), "lesson, id"),
        scenario=found,
        me=within(head.get("me", 0), found.seats, "lesson, me"),
        others=tuple(others),
        points=tuple(texts(head.get("points", []), "lesson, points")),
        script=tuple(_other(row, f"other {n}") for n, row in enumerate(tables(data.get("other", []), "other"), 1)),
        hints=tuple(_hint(row, f"hint {n}") for n, row in enumerate(tables(data.get("hint", []), "hint"), 1)),
        goal=_conditions(data.get("goal", []), "goal"),
        misses=tuple(_miss(row, f"miss {n}") for n, row in enumerate(tables(data.get("miss", []), "miss"), 1)),
        end=_conditions(data.get("end", []), "end"),
        solution=_answers(head.get("solution", []), "lesson, solution"),
    )


def _other(row: dict[str, Any], where: str) -> Other:
    known_keys(row, OTHER, where)
    answer = tuple(texts(row.get("answer", []), f"{where}, answer"))
    return Other(whole(row.get("seat", 1), f"{where}, seat"), text(row.get("kind", ""), f"{where}, kind"), answer)


def _hint(row: dict[str, Any], where: str) -> Hint:
    known_keys(row, HINT, where)
    has = tuple(texts(row.get("has", []), f"{where}, has"))
    return Hint(text(row.get("id", ""), f"{where}, id"), text(row.get("kind", ""), f"{where}, kind"), has)


def _miss(row: dict[str, Any], where: str) -> Miss:
    known_keys(row, MISS, where)
    tries = tuple(_answers(one, f"{where}, try") for one in items(row.get("try", []), f"{where}, try"))
    return Miss(text(row.get("id", ""), f"{where}, id"), _conditions(row.get("when", []), f"{where}, when"), tries)


def _conditions(rows: Any, where: str) -> tuple[Condition, ...]:
    return tuple(_condition(row, where) for row in tables(rows, where))


def _condition(row: dict[str, Any], where: str) -> Condition:
    kind = next((key for key in KEYS if key in row), "")  # the page keeps no order of keys
    if not kind:
        raise Unfit(f"{where}: a condition needs one of the keys {', '.join(KEYS)}, not {', '.join(row) or 'none'}")
    known_keys(row, (kind, *KEYS[kind]), where)
    return Condition(kind, text(row[kind], where), {key: value for key, value in row.items() if key != kind})


def _answers(rows: Any, where: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(texts(row, where)) for row in items(rows, where))
