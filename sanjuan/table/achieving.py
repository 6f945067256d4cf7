"""Achievements: what a finished game may have shown. A game may know some."""

from collections.abc import Sequence
from typing import Any, Protocol


class Achiever(Protocol):
    """A game that knows achievements."""

    @property
    def medals(self) -> Sequence[str]:
        """Return the names of all of them, in the order in which they are shown."""

    def achievements(self, record: Any, seat: int, opponents: Sequence[str]) -> list[str]:
        """Return the names of those that a seat has reached in a finished game (a record) against these players."""
