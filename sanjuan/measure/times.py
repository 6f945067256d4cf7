"""The durations of many decisions: mean, median and longest, in room that does not grow with their number."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import exp, log

STEP = log(1.005)
"""Times that differ by less than half a percent are counted as one, for the median."""
LEAST = 1e-9


@dataclass
class Times:
    """Decisions counted by how long they took."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    _seen: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: Iterable[float]) -> None:
        """Count decisions that took so many seconds each."""
        for second in seconds:
            self.decisions += 1
            self.seconds += second
            self.longest = max(self.longest, second)
            self._seen[round(log(max(second, LEAST)) / STEP)] += 1

    def merge(self, other: "Times") -> None:
        """Count what another one has counted too."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self._seen.update(other._seen)

    def median(self) -> float:
        """Return the median in seconds, within half a percent; 0 before the first decision."""
        left = self.decisions / 2
        for step, count in sorted(self._seen.items()):
            left -= count
            if left <= 0:
                return min(exp(step * STEP), self.longest)
        return 0.0

    def report(self) -> dict[str, float]:
        """Return the number of decisions, and how long they took: mean, median and longest in milliseconds."""
        mean = self.seconds / self.decisions if self.decisions else 0.0
        figures = {"mean": mean, "median": self.median(), "max": self.longest}
        return {"decisions": self.decisions} | {f"ms_{name}": round(1000 * value, 4) for name, value in figures.items()}
