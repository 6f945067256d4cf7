"""Conditions of lessons: on the position, on what has happened, and on what the learner has answered."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sanjuan.scenario import expect
from sanjuan.scenario.stand import Stage

KEYS = {
    "name": ("is", "has", "hasnt", "least", "most"),
    "fact": ("seat", "with", "least", "most"),
    "answered": ("is", "isnt", "has", "hasnt"),
}
"""The kinds of conditions, named by the key that each has, and what else each may say."""

Facts = Sequence[Mapping[str, Any]]
Answers = Sequence[tuple[str, tuple[str, ...]]]


@dataclass(frozen=True)
class Condition:
    """`kind` name: `what` is a name of [expect]; fact: the id of a fact; answered: a kind of question.

    `says` is what must be true of it. All that it says must hold; of facts and answers, for one of them.
    """

    kind: str
    what: str
    says: Mapping[str, Any]


@dataclass(frozen=True)
class Course:
    """The state of a try: the position, everything that has happened, and the learner's answers by kind."""

    stage: Stage
    facts: Facts
    answers: Answers


def holds(condition: Condition, course: Course) -> bool:
    """Return whether a condition holds; raises `Unfit` on a name that is not known."""
    says = condition.says
    if condition.kind == "fact":
        return any(fact["id"] == condition.what and _told(fact, says) for fact in course.facts)
    if condition.kind == "answered":
        return any(kind == condition.what and _answered(list(one), says) for kind, one in course.answers)
    name, places = expect.find(condition.what, course.stage)
    value = name.read(course.stage.state, *places)
    return all(_valued(value, key, wanted) for key, wanted in says.items())


def _valued(value: Any, key: str, wanted: Any) -> bool:
    if key == "is":
        return bool(value == wanted)
    if key == "has":
        return not Counter(wanted) - Counter(_flat(value))
    if key == "hasnt":
        return not Counter(wanted) & Counter(_flat(value))
    return bool(value >= wanted if key == "least" else value <= wanted)


def _flat(value: Sequence[Any]) -> list[str]:
    """Return a list with the tops of stacks in it."""
    return [one[0] if isinstance(one, list) else one for one in value]


def _told(fact: Mapping[str, Any], says: Mapping[str, Any]) -> bool:
    """Return whether a fact is of this seat, has these arguments, and at least or at most given amounts of others."""
    if "seat" in says and fact["seat"] != says["seat"]:
        return False
    if any(fact[key] != wanted for key, wanted in says.get("with", {}).items()):
        return False
    enough = all(_size(fact[key]) >= wanted for key, wanted in says.get("least", {}).items())
    return enough and all(_size(fact[key]) <= wanted for key, wanted in says.get("most", {}).items())


def _size(value: Any) -> int:
    return len(value) if isinstance(value, (list, tuple)) else int(value)


def _answered(chosen: list[str], says: Mapping[str, Any]) -> bool:
    if "isnt" in says and sorted(chosen) == sorted(says["isnt"]):
        return False
    return all(_valued(sorted(chosen), key, sorted(wanted)) for key, wanted in says.items() if key != "isnt")
