"""Intervals of shares: of independent games, and of games played in deals, whose rotations hang together."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

Z95 = 1.959964
T95 = (12.706, 4.303, 3.182, 2.776)
"""Student's 97.5 % quantile for 1 to 4 degrees of freedom."""


def wilson(share: float, games: float) -> tuple[float, float]:
    """Return the 95 % interval of a share seen in so many games (E. B. Wilson, 1927)."""
    if games == 0:
        return 0.0, 1.0
    square = Z95 * Z95 / games
    middle = (share + square / 2) / (1 + square)
    half = Z95 * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int) -> float:
    """Return Student's 97.5 % quantile, above 4 degrees of freedom by Cornish and Fisher's series (error < 0.01)."""
    if freedom <= len(T95):
        return T95[freedom - 1]
    z = Z95
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


@dataclass
class DealSums:
    """A sum over deals, each with its wins and games; its size does not grow with them."""

    deals: int = 0
    wins: float = 0.0
    games: int = 0
    _squares: float = 0.0
    _products: float = 0.0
    _games_squared: int = 0

    def add(self, wins: float, games: int) -> None:
        """Count a deal."""
        self.deals += 1
        self.wins += wins
        self.games += games
        self._squares += wins * wins
        self._products += wins * games
        self._games_squared += games * games

    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the share of wins.

        Wilson's interval for the number of independent games that would tell as much: the games are divided by the
        design effect, the variance between deals over that of independent games (E. L. Korn and B. I. Graubard, 1998).
        One deal of independent games is put in, so that a few deals that went alike do not pass for certainty.
        """
        share = min(1.0, self.wins / self.games)
        alone = self.games * share * (1 - share)
        if alone < 1e-9:
            return wilson(share, self.games)
        between = self._squares - 2 * share * self._products + share * share * self._games_squared
        spread = max(0.0, between) + alone / self.deals
        return wilson(share, self.games * alone / spread * (Z95 / student(self.deals)) ** 2)


def paired(deals: Iterable[tuple[float, int]]) -> tuple[float, float]:
    """Return the 95 % interval of a share of wins over deals, each (wins, games played of it)."""
    sums = DealSums()
    for wins, games in deals:
        sums.add(wins, games)
    return sums.interval()
