"""Elo ratings by maximum likelihood, from the wins of pairs of players.

The model is that of Bradley and Terry, for tables of more than two that of Luce: a player wins with a chance in
proportion to his strength, and a bot that sits on several seats is as many players. Ties are shares of a win.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from random import Random

ELO = 400 / log(10)
EXACT, ROUGH = 1e-7, 1e-4
MOST_STEPS = 20_000
RESAMPLES = 200


@dataclass(frozen=True)
class Pair:
    """The games of two bots, named by number, against each other: for each deal (wins of the first, games)."""

    bots: tuple[int, int]
    seats: tuple[int, int]
    """The number of seats of each of them."""
    deals: Sequence[tuple[float, int]]


Counts = list[tuple[tuple[int, int], tuple[int, int], float, float]]


def elo(pairs: Sequence[Pair], count: int, anchor: int | None = None) -> list[float]:
    """Return the rating of `count` bots; their mean, or the bot `anchor`, is 0.

    Each pair is taken to have shared one more deal as equals would, which keeps the ratings finite.
    """
    return _ratings(_strengths([_counted(pair) for pair in pairs], [1.0] * count, EXACT), anchor)


def intervals(
    pairs: Sequence[Pair], count: int, anchor: int | None = None, resamples: int = RESAMPLES
) -> list[tuple[float, float]]:
    """Return the 95 % interval of every rating, by the Bayesian bootstrap over deals (D. B. Rubin, 1981)."""
    rng = Random(count)
    start = _strengths([_counted(pair) for pair in pairs], [1.0] * count, ROUGH)
    found = [
        _ratings(_strengths([_counted(pair, rng) for pair in pairs], start, ROUGH), anchor) for _ in range(resamples)
    ]
    columns = [sorted(column) for column in zip(*found, strict=True)]
    cut = resamples // 40
    return [(column[cut], column[-1 - cut]) for column in columns]


def _counted(pair: Pair, rng: Random | None = None) -> tuple[tuple[int, int], tuple[int, int], float, float]:
    """Return a pair's wins and games with the deal shared as equals; with `rng`, every deal weighs at random."""
    size = sum(pair.seats)
    equals = (float(pair.seats[0]), size)
    wins = games = 0.0
    for won, played in [equals, *pair.deals]:
        weight = 1.0 if rng is None else -log(1 - rng.random())
        wins += weight * won
        games += weight * played
    return pair.bots, pair.seats, wins, games


def _strengths(counts: Counts, start: Sequence[float], exact: float) -> list[float]:
    """Return the likeliest strengths, by D. R. Hunter's minorization-maximization (2004)."""
    strengths = list(start)
    wins = [0.0] * len(strengths)
    for (one, two), _, won, games in counts:
        wins[one] += won
        wins[two] += games - won
    for _ in range(MOST_STEPS):
        better = _step(counts, wins, strengths)
        moved = max(abs(log(new / old)) for new, old in zip(better, strengths, strict=True))
        strengths = better
        if moved < exact:
            break
    return strengths


def _step(counts: Counts, wins: Sequence[float], strengths: Sequence[float]) -> list[float]:
    """Return the next strengths; a bot without games keeps its own."""
    played = [0.0] * len(strengths)
    for (one, two), (ones, twos), _, games in counts:
        share = games / (ones * strengths[one] + twos * strengths[two])
        played[one] += ones * share
        played[two] += twos * share
    return [won / games if games else strength for won, games, strength in zip(wins, played, strengths, strict=True)]


def _ratings(strengths: Sequence[float], anchor: int | None) -> list[float]:
    found = [ELO * log(strength) for strength in strengths]
    zero = sum(found) / len(found) if anchor is None else found[anchor]
    return [rating - zero for rating in found]
