"""A sequential test of a player: play until it is clear which of two shares of the wins is the likelier one.

The generalized sequential probability ratio test on deals, as chess engines are tested with pairs of games (M. Van den
Bergh, "A practical introduction to the GSPRT"): a deal's mean share is one draw from an unknown distribution.
"""

from collections import Counter
from dataclasses import dataclass, field
from math import log
from typing import Any

ERROR = 0.05
BOUND = log((1 - ERROR) / ERROR)
NEVER_SEEN = 1e-3
"""The weight of an outcome that no deal has had yet: the worst and the best one can always come."""
HALVINGS = 60


@dataclass
class Sprt:
    """The test of "the share is `high`" against "it is `low`", each refused wrongly in 5 % of the matches at most."""

    low: float
    high: float
    seen: Counter[float] = field(default_factory=Counter)
    state: str = "undecided"
    llr: float = 0.0

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise ValueError(f"--sprt is LOW,HIGH with 0 < LOW < HIGH < 1, not {self.low:g},{self.high:g}")

    def add(self, share: float) -> bool:
        """Count a deal, by the mean share over its rotations; returns whether the test has come to an end."""
        self.seen[round(share, 9)] += 1
        self.llr = ratio(self.seen, self.low, self.high)
        if abs(self.llr) >= BOUND:
            self.state = "accepted" if self.llr > 0 else "rejected"
        return self.state != "undecided"

    def report(self) -> dict[str, Any]:
        """Return the test as JSON: "accepted" means a share of `high` rather than `low`."""
        deals = self.seen.total()
        found = {"low": self.low, "high": self.high, "deals": deals, "llr": round(self.llr, 3)}
        return {**found, "bound": round(BOUND, 3), "state": self.state}


def ratio(seen: Counter[float], low: float, high: float) -> float:
    """Return the logarithm of how much likelier the outcomes are with a mean of `high` than with one of `low`."""
    counts = {0.0: NEVER_SEEN, 1.0: NEVER_SEEN} | {value: float(count) for value, count in seen.items()}
    likelier, less = _tilt(counts, high), _tilt(counts, low)
    return sum(
        count * log((1 + less * (value - low)) / (1 + likelier * (value - high))) for value, count in counts.items()
    )


def _tilt(counts: dict[float, float], mean: float) -> float:
    """Return x with sum of n (v - mean) / (1 + x (v - mean)) = 0: n / (1 + x (v - mean)) is the likeliest distribution
    with this mean (A. B. Owen, "Empirical likelihood")."""
    least, most = -1 / (1 - mean), 1 / mean
    for _ in range(HALVINGS):
        middle = (least + most) / 2
        if sum(count * (value - mean) / (1 + middle * (value - mean)) for value, count in counts.items()) > 0:
            least = middle
        else:
            most = middle
    return (least + most) / 2
