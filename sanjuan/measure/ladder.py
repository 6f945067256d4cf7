"""The ladder: every bot against every other, and what rating each has earned."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from sanjuan.measure import tally
from sanjuan.measure.arena import Match, Result, play_numbered
from sanjuan.measure.pool import Pool
from sanjuan.measure.standings import Meeting, report


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

    def report(self, anchor: str | None = None) -> dict[str, Any]:
        """Return the ladder as JSON (see `standings.report`)."""
        match = self.matches[0]
        head = {"game": match.game, "seats": match.seats, "options": dict(match.options)}
        times = {name: tally.times(self._seconds(bot)) for bot, name in enumerate(self.bots)}
        return report(head, times, [self._meeting(pair) for pair in self.played], anchor)

    def _seconds(self, bot: int) -> list[float]:
        """Return how long each decision of a bot took, over all its pairs."""
        return [
            second
            for pair, results in self.played.items()
            if bot in self.pairs[pair]
            for second in tally.seconds_of(self.matches[pair], results, self.pairs[pair].index(bot))
        ]

    def _meeting(self, pair: int) -> Meeting:
        match = self.matches[pair]
        first = sum(match.bot_of(player) == 0 for player in range(match.seats))
        deals = tally.by_deal(match, self.played[pair], 0)
        return Meeting((match.bots[0], match.bots[1]), (first, match.seats - first), deals)


def neighbours(count: int, reach: int | None) -> list[tuple[int, int]]:
    """Return the pairs of bots, by number; with `reach` only those at most so many places apart."""
    return [(one, two) for one, two in combinations(range(count), 2) if reach is None or two - one <= reach]
