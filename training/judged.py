"""What a judgement of a position says: its answers with their chances to win, and why the best one is best."""

from dataclasses import dataclass, field
from typing import Any

Answer = tuple[str, ...]


@dataclass
class Judged:
    """Answers with their chances, best first, and the reasons of the best one, if any are known."""

    chances: list[tuple[Answer, float]]
    reasons: list[dict[str, Any]] = field(default_factory=list)

    def margin(self) -> float:
        """Return by how much the best answer is better than the second."""
        return self.chances[0][1] - self.chances[1][1] if len(self.chances) > 1 else 0.0
