"""The standings of a ladder: what the games of all pairs say about each player, also of several ladders together."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sanjuan.measure import rating
from sanjuan.measure.intervals import paired
from sanjuan.table.errors import cut

HEAD = ("game", "seats", "options")
"""The common settings of ladders that are to be rated together."""
MOST = 1e15
"""No figure of a ladder is as large."""


class Unlike(ValueError):
    """Ladders that cannot be rated together, or no ladders; the message says why."""

    def __init__(self, sentence: str) -> None:
        super().__init__(cut(sentence))


@dataclass(frozen=True)
class Meeting:
    """The games of two bots against each other: their seats, and for each deal (wins of the first, games)."""

    bots: tuple[str, str]
    seats: tuple[int, int]
    deals: Sequence[tuple[float, int]]

    @property
    def games(self) -> int:
        """Return how many games were played."""
        return sum(played for _, played in self.deals)

    def wins_of(self, bot: str) -> float:
        """Return the wins of one of the two, a shared one counting in part."""
        first = sum(wins for wins, _ in self.deals)
        return first if bot == self.bots[0] else self.games - first


def report(
    head: Mapping[str, Any], times: Mapping[str, Mapping[str, float]], meetings: Sequence[Meeting], anchor: str | None
) -> dict[str, Any]:
    """Return a ladder as JSON: `head`, "bots" strongest first, each with its figures and `times`, and "pairs".

    Bots without a game are left out; where `anchor` is one of them, or None, the mean rating is 0.
    """
    names = [name for name in times if any(name in met.bots for met in meetings)]
    pairs = [
        rating.Pair((names.index(met.bots[0]), names.index(met.bots[1])), met.seats, met.deals) for met in meetings
    ]
    zero = names.index(anchor) if anchor in names else None
    elos, bounds = rating.elo(pairs, len(names), zero), rating.intervals(pairs, len(names), zero)
    lines: list[dict[str, Any]] = [
        {"name": name, "elo": round(elo, 1), "low": round(low, 1), "high": round(high, 1)}
        | _record(name, meetings)
        | dict(times[name])
        for name, elo, (low, high) in zip(names, elos, bounds, strict=True)
    ]
    games = sum(met.games for met in meetings)
    bots = sorted(lines, key=lambda line: -line["elo"])
    return {**head, "games": games, "bots": bots, "pairs": [_pair(met) for met in meetings]}


def _record(bot: str, meetings: Sequence[Meeting]) -> dict[str, Any]:
    own = [met for met in meetings if bot in met.bots]
    games = sum(met.games for met in own)
    return {"games": games, "share": round(sum(met.wins_of(bot) for met in own) / games, 4)}


def _pair(met: Meeting) -> dict[str, Any]:
    low, high = paired(met.deals)
    share = met.wins_of(met.bots[0]) / met.games
    figures = {"share": round(share, 4), "low": round(low, 4), "high": round(high, 4)}
    return {"bots": list(met.bots), "seats": list(met.seats), "games": met.games, **figures, "deals": list(met.deals)}


def check(ladder: Any) -> None:
    """Raise `Unlike` with the place where something that was read is no ladder."""
    try:
        for line in ladder["bots"]:
            _number(line, "decisions", "ms_mean", "ms_median", "ms_max")
        for pair in ladder["pairs"]:
            one, two = pair["bots"]
            _number(dict(enumerate(pair["seats"])), 0, 1)
            for deal in pair["deals"]:
                wins, games = deal
                _number({"wins": wins, "games": games}, "wins", "games")
                if not 0 <= wins <= games or not games:
                    raise Unlike(f"a deal of {one} and {two} has {wins} wins in {games} games")
    except KeyError as error:
        raise Unlike(f"{error.args[0]!r} is missing") from None
    except (TypeError, ValueError) as error:
        if isinstance(error, Unlike):
            raise
        raise Unlike("bots and pairs are not written as a ladder writes them") from None


def _number(row: Mapping[Any, Any], *names: Any) -> None:
    for name in names:
        value = row[name]
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value < MOST:
            raise Unlike(f"{name!r} is not a number from 0 on")


def together(ladders: Sequence[Mapping[str, Any]], anchor: str | None) -> dict[str, Any]:
    """Return the report of several ladders' games; raises `Unlike` where they played something else.

    How long a bot's decisions took is told from the ladder in which it took most of them.
    """
    head = {name: ladders[0][name] for name in HEAD}
    for ladder in ladders[1:]:
        if any(ladder[name] != head[name] for name in HEAD):
            raise Unlike(f"ladders of {head} and of { {name: ladder[name] for name in HEAD} } have nothing in common")
    times: dict[str, dict[str, float]] = {}
    for line in sorted((line for ladder in ladders for line in ladder["bots"]), key=lambda line: line["decisions"]):
        times[line["name"]] = {name: line[name] for name in ("decisions", "ms_mean", "ms_median", "ms_max")}
    return report(head, times, _merged([pair for ladder in ladders for pair in ladder["pairs"]]), anchor)


def _merged(pairs: Sequence[Mapping[str, Any]]) -> list[Meeting]:
    """Return the meetings, those of the same two bots as one."""
    found: dict[tuple[str, str], Meeting] = {}
    for pair in pairs:
        one, two = pair["bots"]
        ones, twos = pair["seats"]
        deals = [(wins, games) for wins, games in pair["deals"]]
        # At tables of three the first bot sits on two seats: only the same order is the same meeting.
        before = found.get((one, two))
        found[one, two] = Meeting((one, two), (ones, twos), [*(before.deals if before else []), *deals])
    return list(found.values())
