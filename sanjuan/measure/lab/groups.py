"""Cases, one for each player of each game, and their shares of the win by whatever they have in common."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from sanjuan.measure.arena import Match, Result
from sanjuan.measure.intervals import DealSums

Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True)
class Case:
    """One player in one game: of which bot, by which options, as which in turn, with what end."""

    rules: int
    """The number of the option set."""
    deal: int
    options: Mapping[str, Any]
    bot: str
    turn: int
    score: int
    share: float
    owned: frozenset[str]
    fair: float
    """The share of a player who is no better than the others."""


def cases(match: Match, result: Result, rules: int) -> Iterator[Case]:
    """Yield the cases of a game whose result says what `Game.lab` saw."""
    for player in range(match.seats):
        seat = result.seats[player]
        yield Case(
            rules,
            result.deal,
            match.options,
            match.bots[match.bot_of(player)],
            result.lab["turns"][seat],
            result.scores[player],
            result.shares[player],
            frozenset(result.lab["owned"][seat]),
            1 / match.seats,
        )


@dataclass
class Group:
    """The wins of cases with something in common, counted deal by deal."""

    count: int = 0
    won: float = 0.0
    due: float = 0.0
    """The wins that players no better than the others would have."""
    _deals: DealSums = field(default_factory=DealSums)
    _deal: tuple[int, float, int] = (-1, 0.0, 0)
    """The deal that is being played, its wins and games."""

    def add(self, case: Case) -> None:
        """Count a case, of the same deal as the last one or of a later one."""
        self.count += 1
        self.won += case.share
        self.due += case.fair
        deal, won, games = self._deal
        if deal != case.deal:
            self._end_deal()
            won, games = 0.0, 0
        self._deal = case.deal, won + case.share, games + 1

    def _end_deal(self) -> None:
        _, won, games = self._deal
        if games:
            self._deals.add(won, games)
        self._deal = -1, 0.0, 0

    @property
    def share(self) -> float:
        """Return the mean share of the win."""
        return self.won / self.count

    @property
    def fair(self) -> float:
        """Return the mean share of players who are no better than the others."""
        return self.due / self.count

    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the share."""
        self._end_deal()
        return self._deals.interval()


class Groups(Generic[Key]):
    """Groups by key, in the order in which their keys were met; a case may be of several groups."""

    def __init__(self, keys: Callable[[Case], Iterable[Key]]) -> None:
        self._keys = keys
        self.by_key: dict[Key, Group] = defaultdict(Group)

    def add(self, case: Case) -> None:
        """Count a case in all its groups."""
        for key in self._keys(case):
            self.by_key[key].add(case)


def varied(matches: Sequence[Match]) -> list[str]:
    """Return the options of which more than one value is played."""
    names = list(dict.fromkeys(name for match in matches for name in match.options))
    return [name for name in names if len({repr(match.options.get(name)) for match in matches}) > 1]
