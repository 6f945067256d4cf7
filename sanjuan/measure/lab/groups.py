"""Cases, one for each player of each game, and their shares of the win by whatever they have in common."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sanjuan.measure.arena import Match, Result
from sanjuan.measure.intervals import paired

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


@dataclass(frozen=True)
class Group:
    """What cases with something in common won: their number, mean share, its 95 % interval and the fair share."""

    count: int
    share: float
    low: float
    high: float
    fair: float


def cases(played: Sequence[tuple[Match, Result]]) -> list[Case]:
    """Return the cases of games whose results tell what `Game.lab` saw."""
    sets: dict[int, int] = {}
    return [
        _case(match, result, player, sets.setdefault(id(match), len(sets)))
        for match, result in played
        for player in range(match.seats)
    ]


def _case(match: Match, result: Result, player: int, number: int) -> Case:
    seat = result.seats[player]
    return Case(
        number,
        result.deal,
        match.options,
        match.bots[match.bot_of(player)],
        result.lab["turns"][seat],
        result.scores[player],
        result.shares[player],
        frozenset(result.lab["owned"][seat]),
        1 / match.seats,
    )


def grouped(cases: Iterable[Case], keys: Callable[[Case], Iterable[Key]]) -> dict[Key, Group]:
    """Return the groups by key, in the order in which their keys were met; a case may be of several groups."""
    members: dict[Key, list[Case]] = defaultdict(list)
    for case in cases:
        for key in keys(case):
            members[key].append(case)
    return {key: _group(found) for key, found in members.items()}


def _group(found: Sequence[Case]) -> Group:
    deals: dict[int, tuple[float, int]] = {}
    for case in found:
        won, played = deals.get(case.deal, (0.0, 0))
        deals[case.deal] = won + case.share, played + 1
    low, high = paired(list(deals.values()))
    share = sum(case.share for case in found) / len(found)
    return Group(len(found), share, low, high, sum(case.fair for case in found) / len(found))


def varied(matches: Sequence[Match]) -> list[str]:
    """Return the options of which more than one value was played."""
    names = list(dict.fromkeys(name for match in matches for name in match.options))
    return [name for name in names if len({repr(match.options.get(name)) for match in matches}) > 1]
