"""A game in numbers, for learning programs: a fixed vocabulary of actions and named columns."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

Figures = dict[str, int]
"""Whole numbers by the names of their columns; what is left out is 0."""


class Encoding(Protocol):
    """The numbers of one game with one number of seats and one set of options."""

    @property
    def kinds(self) -> Sequence[str]:
        """Return the kinds of questions."""

    @property
    def actions(self) -> Sequence[str]:
        """Return the vocabulary: every option of every question has one of these words."""

    @property
    def columns(self) -> Mapping[str, int]:
        """Return the names of the columns, in order, each with its highest number."""

    def action(self, option: str) -> str:
        """Return the word of an option; different options of one question have different words."""

    def figures(self, view: Any, seat: int) -> Figures:
        """Return what a seat sees: the columns that are not 0."""


def columns(name: str, labels: Iterable[str], high: int) -> Figures:
    """Return the columns `name.label` with their highest number."""
    return {f"{name}.{label}": high for label in labels}


def counted(name: str, labels: Iterable[str]) -> Figures:
    """Return how often each label occurs, as figures of the columns `name.label`."""
    counts: Figures = {}
    for label in labels:
        column = f"{name}.{label}"
        counts[column] = counts.get(column, 0) + 1
    return counts
