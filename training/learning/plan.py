"""The settings of a training run."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Plan:
    """Equal plans lead to equal weights, however often a run is stopped and whoever plays its games."""

    game: str
    seats: Sequence[int]
    """The tables that are played, in turn."""
    seed: int = 1
    first_games: int = 12_000
    """Games of the first round, in which nobody has learned anything yet."""
    games: int = 1_500
    """Games of every other round."""
    piece: int = 100
    """Games that are played in one go."""
    noted: float = 0.34
    """The share of the positions that are learned from, out of those where another seat is asked than before."""
    quick: float = 0.5
    """The share of the seats at which the house player sits; at the others are characters and own generations."""
    own: float = 0.3
    """The share of the seats, from the second round on, of players that go by what was learned before."""
    varied: float = 0.5
    """The share of the games whose options are drawn, each value as likely, as far as they fit."""
    mistakes: float = 0.03
    """The share of the answers that are drawn at random."""
    ahead: float = 0.95
    """TD lambda: how far a position looks beyond the next one noted (1: to the end of the game)."""
    window: int = 400_000
    """Positions that are kept to learn from, the latest ones."""
    hidden: int = 24
    passes: float = 4.0
    """The average number of times that a position is learned from in a round."""
    batch: int = 1024
    rate: float = 2e-3
    fall: float = 0.7
    """The factor by which the rate falls from round to round."""
    last_rate: float = 2e-4
    decay: float = 1e-5

    def rate_of(self, number: int) -> float:
        """Return the rate of learning in a round."""
        return max(self.last_rate, self.rate * self.fall**number)
