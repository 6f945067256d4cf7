"""A finished game as a seat played it: what the achievements of any game are asked about."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from sanjuan.table.record import Record


@dataclass(frozen=True)
class Story:
    """A finished game of a seat: the last position, all facts, the other players, the points and the winners."""

    state: Any
    facts: list[tuple[Any, ...]]
    seat: int
    opponents: tuple[str, ...]
    points: list[int]
    winners: list[int]

    @classmethod
    def of(cls, record: Record, seat: int, opponents: Sequence[str]) -> Self:
        """Return the story of a finished game for a seat, against these players."""
        game, state = record.game, record.state
        facts = [fact for told in record.log for fact in told]
        return cls(state, facts, seat, tuple(opponents), game.scores(state), game.winners(state))

    def mine(self, id: str) -> list[tuple[Any, ...]]:
        """Return the facts of a kind that are about the seat."""
        return [fact for fact in self.facts if fact[0] == id and fact[1] == self.seat]

    def won(self) -> bool:
        """Return whether the seat has won, alone or with others."""
        return self.seat in self.winners

    def ahead(self) -> int:
        """Return how many points the seat has more than the best of the others; below 0 if it has fewer."""
        return self.points[self.seat] - max(self.points[: self.seat] + self.points[self.seat + 1 :])
