"""The ladder: every bot against every other, and what rating each has earned."""

from collections import defaultdict, deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from sanjuan.measure.arena import Match, Result, play_numbered
from sanjuan.measure.pool import Pool
from sanjuan.measure.standings import Meeting, report
from sanjuan.measure.times import Times


@dataclass
class Played:
    """The games of a pair so far: each deal, and the decisions of the two."""

    deals: list[tuple[float, int]] = field(default_factory=list)
    times: tuple[Times, Times] = field(default_factory=lambda: (Times(), Times()))
    _deal: int = -1

    def add(self, match: Match, result: Result) -> None:
        """Count a game, played after all of earlier deals."""
        won = sum(share for player, share in enumerate(result.shares) if match.bot_of(player) == 0)
        if result.deal == self._deal:
            wins, games = self.deals.pop()
            self.deals.append((wins + won, games + 1))
        else:
            self.deals.append((won, 1))
        self._deal = result.deal
        for player, seconds in enumerate(result.seconds):
            self.times[match.bot_of(player)].add(seconds)

    def thought(self) -> float:
        """Return for how many seconds the two have thought."""
        return sum(times.seconds for times in self.times)


@dataclass
class Ladder:
    """The pairs of a ladder and their games so far; `minutes` of thinking end the games of a pair early.

    `done` has the number of deals that were played before, by the names of the pair.
    """

    bots: Sequence[str]
    pairs: Sequence[tuple[int, int]]
    matches: Sequence[Match]
    minutes: float = float("inf")
    played: dict[int, Played] = field(default_factory=lambda: defaultdict(Played))
    done: Mapping[tuple[str, str], int] = field(default_factory=dict)

    def games(self) -> int:
        """Return how many games are still to be played."""
        return sum(max(0, match.games - self._done(match)) for match in self.matches)

    def _done(self, match: Match) -> int:
        return match.seats * self.done.get((match.bots[0], match.bots[1]), 0)

    def play(self, pool: Pool) -> Iterator[tuple[int, Result]]:
        """Play deal by deal, every pair once before any plays its next deal; yields the games, with their pairs."""
        order: deque[int] = deque()
        seats = self.matches[0].seats
        for result in pool.map(play_numbered, self._numbers(order), chunk=seats):
            yield order.popleft(), result

    def add(self, pair: int, result: Result) -> None:
        """Count a game of a pair."""
        self.played[pair].add(self.matches[pair], result)

    def _numbers(self, order: deque[int]) -> Iterator[tuple[Match, int]]:
        """Yield the games to play, noting their pairs in `order`."""
        seats, games = self.matches[0].seats, self.matches[0].games
        for first in range(0, games, seats):
            for pair, match in enumerate(self.matches):
                if first < self._done(match):
                    continue
                if pair not in self.played or self.played[pair].thought() < 60 * self.minutes:
                    order.extend([pair] * seats)
                    yield from [(match, first + rotation) for rotation in range(seats)]

    def report(self, anchor: str | None = None) -> dict[str, Any]:
        """Return the ladder as JSON (see `standings.report`)."""
        match = self.matches[0]
        head = {"game": match.game, "seats": match.seats, "options": dict(match.options)}
        times = {name: self._times(bot).report() for bot, name in enumerate(self.bots)}
        return report(head, times, [self._meeting(pair) for pair in self.played], anchor)

    def _times(self, bot: int) -> Times:
        """Return how long the decisions of a bot took, over all its pairs."""
        found = Times()
        for pair, played in self.played.items():
            if bot in self.pairs[pair]:
                found.merge(played.times[self.pairs[pair].index(bot)])
        return found

    def _meeting(self, pair: int) -> Meeting:
        match = self.matches[pair]
        first = sum(match.bot_of(player) == 0 for player in range(match.seats))
        return Meeting((match.bots[0], match.bots[1]), (first, match.seats - first), self.played[pair].deals)


def neighbours(count: int, reach: int | None) -> list[tuple[int, int]]:
    """Return the pairs of bots, by number; with `reach` only those at most so many places apart."""
    return [(one, two) for one, two in combinations(range(count), 2) if reach is None or two - one <= reach]
