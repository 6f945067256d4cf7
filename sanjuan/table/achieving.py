"""Achievements: what a finished game may have shown. A game may know some."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from sanjuan.table.record import Record


@runtime_checkable
class Achiever(Protocol):
    """A game that knows achievements."""

    @property
    def medals(self) -> Sequence[str]:
        """Return the names of all of them, in the order in which they are shown."""

    def achievements(self, record: Record, seat: int, opponents: Sequence[str]) -> list[str]:
        """Return the names of those that a seat has reached in a finished game against these players."""
