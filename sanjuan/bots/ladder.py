"""The ladder: every bot against every other, and what rating each has earned."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from sanjuan.bots import rating, tally
from sanjuan.bots.arena import Match, Result, play_numbered
from sanjuan.bots.intervals import paired
from sanjuan.bots.pool import Pool


@dataclass
class Ladder:
    """The pairs of a ladder and their games so far; `minutes` of thinking end the games of a pair early."""

    bots: Sequence[str]
    pairs: Sequence[tuple[int, int]]
    matches: Sequence[Match]
    minutes: float = float("inf")
    played: dict[int, list[Result]] = field(default_factory=lambda: defaultdict(list))
    _thought: dict[int, float] = field(default_factory=lambda: defaultdict(float))

    def play(self, pool: Pool) -> Iterator[Result]:
        """Play deal by deal, every pair once before any plays its next deal; yields the games as they end."""
        order: list[int] = []
        seats = self.matches[0].seats
        for at, result in enumerate(pool.map(play_numbered, self._numbers(order), chunk=seats)):
            pair = order[at]
            self.played[pair].append(result)
            self._thought[pair] += sum(map(sum, result.seconds))
            yield result

    def _numbers(self, order: list[int]) -> Iterator[tuple[Match, int]]:
        """Yield the games to play, noting their pairs in `order`."""
        seats, games = self.matches[0].seats, self.matches[0].games
        for first in range(0, games, seats):
            for pair, match in enumerate(self.matches):
                if self._thought[pair] < 60 * self.minutes:
                    order.extend([pair] * seats)
                    yield from [(match, first + rotation) for rotation in range(seats)]

    def report(self, anchor: int | None = None) -> dict[str, Any]:
        """Return the ladder as JSON: "bots" strongest first, and "pairs"."""
        match = self.matches[0]
        lines = sorted(self._bots(anchor), key=lambda line: -line["elo"])
        head = {"game": match.game, "seats": match.seats, "seed": match.seed, "options": dict(match.options)}
        games = sum(len(results) for results in self.played.values())
        return {**head, "games": games, "bots": lines, "pairs": [self._pair(pair) for pair in self.played]}

    def _bots(self, anchor: int | None) -> Iterator[dict[str, Any]]:
        rated = [self._rated(pair) for pair in self.played]
        elos = rating.elo(rated, len(self.bots), anchor)
        bounds = rating.intervals(rated, len(self.bots), anchor)
        for bot, (elo, (low, high)) in enumerate(zip(elos, bounds, strict=True)):
            figures = {"elo": round(elo, 1), "low": round(low, 1), "high": round(high, 1)}
            yield {"name": self.bots[bot], **figures, **self._record(bot)}

    def _record(self, bot: int) -> dict[str, Any]:
        """Return games, wins and times of a bot over all its pairs."""
        wins, games = 0.0, 0
        seconds: list[float] = []
        for pair, results in self.played.items():
            if bot in self.pairs[pair]:
                place = self.pairs[pair].index(bot)
                deals = tally.by_deal(self.matches[pair], results, place)
                wins, games = wins + sum(won for won, _ in deals), games + len(results)
                seconds += tally.seconds_of(self.matches[pair], results, place)
        return {"games": games, "share": round(wins / games, 4), **tally.times(seconds)}

    def _rated(self, pair: int) -> rating.Pair:
        match = self.matches[pair]
        first = sum(match.bot_of(player) == 0 for player in range(match.seats))
        deals = tally.by_deal(match, self.played[pair], 0)
        return rating.Pair(self.pairs[pair], (first, match.seats - first), deals)

    def _pair(self, pair: int) -> dict[str, Any]:
        match, results = self.matches[pair], self.played[pair]
        deals = tally.by_deal(match, results, 0)
        low, high = paired(deals)
        share = sum(wins for wins, _ in deals) / len(results)
        figures = {"share": round(share, 4), "low": round(low, 4), "high": round(high, 4)}
        return {"bots": list(match.bots), "games": len(results), **figures}


def neighbours(count: int, reach: int | None) -> list[tuple[int, int]]:
    """Return the pairs of bots, by number; with `reach` only those at most so many places apart."""
    return [(one, two) for one, two in combinations(range(count), 2) if reach is None or two - one <= reach]
