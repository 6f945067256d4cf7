"""The tally of a match: wins, shares, mean scores and the interval in which a player's true share lies."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sanjuan.measure.arena import Match, Result
from sanjuan.measure.intervals import DealSums
from sanjuan.measure.times import Times

TOLD = 3
"""The number of kinds of faults that are shown."""
KINDS_KEPT = 100
"""The number of kinds of faults that are counted apart: a program may find ever new ones."""
OTHER = "something else"


@dataclass
class Line:
    """The results of one bot, over all seats that it played."""

    players: Sequence[int]
    wins: float = 0.0
    points: int = 0
    deals: DealSums = field(default_factory=DealSums)
    times: Times = field(default_factory=Times)
    faults: Counter[str] = field(default_factory=Counter)
    _deal: tuple[float, int] = (0.0, 0)
    """The wins and games of the deal that is being played."""

    def add(self, result: Result) -> None:
        """Count a game of the deal that is being played."""
        won = sum([result.shares[player] for player in self.players])
        self.wins += won
        self.points += sum([result.scores[player] for player in self.players])
        self._deal = self._deal[0] + won, self._deal[1] + 1
        for player in self.players:
            self.times.add(result.seconds[player] if result.seconds else ())
        for player, fault in result.faults:
            if player in self.players:
                self.faults[fault if fault in self.faults or len(self.faults) < KINDS_KEPT else OTHER] += 1

    def end_deal(self) -> float:
        """Count the deal as ended; returns the share of its games that was won."""
        wins, games = self._deal
        self._deal = 0.0, 0
        self.deals.add(wins, games)
        return wins / games


class Tally:
    """The sum of the games of a match, deal by deal; `sets` matches of the same bots may be counted as one."""

    def __init__(self, match: Match, sets: int = 1) -> None:
        self.match = match
        self.games = 0
        self.rounds = 0
        players = range(match.seats)
        self.lines = [
            Line([player for player in players if match.bot_of(player) == bot]) for bot in range(len(match.bots))
        ]
        self._whole = match.rotations * sets
        self._played = 0
        """Games of the deal that is being played."""

    def add(self, result: Result) -> list[float]:
        """Count a game; returns each bot's share of the games of a deal that has ended with it, else []."""
        self.games += 1
        self.rounds += result.rounds
        self._played += 1
        for line in self.lines:
            line.add(result)
        return self._end_deal() if self._played == self._whole else []

    def _end_deal(self) -> list[float]:
        self._played = 0
        return [line.end_deal() for line in self.lines]

    def report(self, times: bool = False) -> dict[str, Any]:
        """Return the tally as JSON: "bots" in the order given, each with its wins over all seats that it played.

        A shared win counts 1/n. "rounds" is the mean length of a game.
        """
        if self._played:
            self._end_deal()
        return {
            "game": self.match.game,
            "seats": self.match.seats,
            "games": self.games,
            "seed": self.match.seed,
            "rounds": round(self.rounds / self.games, 2),
            "bots": [self._row(bot) | (line.times.report() if times else {}) for bot, line in enumerate(self.lines)],
        }

    def _row(self, bot: int) -> dict[str, Any]:
        line = self.lines[bot]
        low, high = line.deals.interval()
        return {
            "name": self.match.bots[bot],
            "games": self.games,
            "wins": round(line.wins, 4),
            "share": round(min(1.0, line.wins / self.games), 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "mean_score": round(line.points / self.games / len(line.players), 2),
            "faults": line.faults.total(),
            "fair": round(len(line.players) / self.match.seats, 4),
        }

    def faults(self) -> list[str]:
        """Return a sentence for each bot that failed to answer: how often, and what was wrong, most frequent first."""
        told = []
        for name, line in zip(self.match.bots, self.lines, strict=True):
            if found := line.faults:
                times = f"{found.total()} turn{'s' if found.total() > 1 else ''}"
                why = "; ".join(f"{count} x {fault}" for fault, count in found.most_common(TOLD))
                more = "; ..." if len(found) > TOLD else ""
                told.append(f"bot {name!r} lost {times} to the default move: {why}{more}")
        return told


def report(match: Match, results: Iterable[Result]) -> dict[str, Any]:
    """Return the tally of the games of a match as JSON (see `Tally.report`)."""
    tally = Tally(match)
    for result in results:
        tally.add(result)
    return tally.report()


def table(tally: dict[str, Any]) -> str:
    """Return the tally as lines of text."""
    width = max(24, *[len(bot["name"]) for bot in tally["bots"]])
    head = f"{'bot':{width}} {'wins':>8} {'share':>7} {'95 % interval':>15} {'fair':>7} {'mean score':>11}"
    if "ms_mean" in tally["bots"][0]:
        head += f" {'ms: mean':>10} {'median':>9} {'max':>9}"
    lines = [_row(bot, width) for bot in tally["bots"]]
    cut = f"; cut short: {tally['cut_short']}" if "cut_short" in tally else ""
    games = "1 game" if tally["games"] == 1 else f"{tally['games']} games"
    end = [f"{games} of {tally['rounds']:.1f} rounds on average, seed {tally['seed']}{cut}"]
    return "\n".join([head, *lines, *end, *([_verdict(tally)] if "sprt" in tally else [])])


def _row(bot: dict[str, Any], width: int) -> str:
    row = (
        f"{bot['name']:{width}} {bot['wins']:8.1f} {bot['share']:7.1%} "
        f"{bot['low']:7.1%} -{bot['high']:6.1%} {bot['fair']:7.1%} {bot['mean_score']:11.1f}"
    )
    if "ms_mean" in bot:
        row += f" {bot['ms_mean']:10.3f} {bot['ms_median']:9.3f} {bot['ms_max']:9.1f}"
    return row


def _verdict(tally: dict[str, Any]) -> str:
    test, name = tally["sprt"], tally["bots"][0]["name"]
    said = {
        "accepted": f"wins {test['high']:.1%} or more rather than {test['low']:.1%}",
        "rejected": f"wins {test['low']:.1%} or less rather than {test['high']:.1%}",
        "undecided": f"may win {test['low']:.1%} or {test['high']:.1%}",
    }[test["state"]]
    figures = f"log likelihood ratio {test['llr']:+.2f} of {test['bound']:.2f} after {test['deals']} deals"
    return f"{test['state']}: {name} {said} ({figures})"
