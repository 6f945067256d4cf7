"""The tally of a match: wins, shares, mean scores and the interval in which a player's true share lies."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any

from sanjuan.bots.arena import Match, Result

Z95 = 1.959964
TOLD = 3
"""How many kinds of faults are told."""


def wilson(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share seen in so many games (E. B. Wilson, 1927)."""
    if games == 0:
        return 0.0, 1.0
    square = Z95 * Z95 / games
    middle = (share + square / 2) / (1 + square)
    half = Z95 * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def report(match: Match, results: Sequence[Result]) -> dict[str, Any]:
    """Return the tally as JSON: "bots" in the order given, each with its wins over all seats that it played.

    A shared win counts 1/n. "rounds" is the mean length of a game.
    """
    return {
        "game": match.game,
        "seats": match.seats,
        "games": len(results),
        "seed": match.seed,
        "rounds": round(sum(result.rounds for result in results) / len(results), 2),
        "bots": [_line(match, results, bot) for bot in range(len(match.bots))],
    }


def _line(match: Match, results: Sequence[Result], bot: int) -> dict[str, Any]:
    players = [player for player in range(match.seats) if match.bot_of(player) == bot]
    wins = sum(result.shares[player] for result in results for player in players)
    scores = [result.scores[player] for result in results for player in players]
    share = min(1.0, wins / len(results))
    low, high = wilson(share, len(results))
    return {
        "name": match.bots[bot],
        "games": len(results),
        "wins": round(wins, 4),
        "share": round(share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "mean_score": round(sum(scores) / len(scores), 2),
        "faults": len(_faults_of(match, results, bot)),
    }


def table(tally: dict[str, Any]) -> str:
    """Return the tally as lines of text."""
    width = max(24, *[len(bot["name"]) for bot in tally["bots"]])
    head = f"{'bot':{width}} {'wins':>8} {'share':>7} {'95 % interval':>15} {'mean score':>11}"
    lines = [
        f"{bot['name']:{width}} {bot['wins']:8.1f} {bot['share']:7.1%} "
        f"{bot['low']:7.1%} -{bot['high']:6.1%} {bot['mean_score']:11.1f}"
        for bot in tally["bots"]
    ]
    return "\n".join([head, *lines, f"{tally['games']} games of {tally['rounds']:.1f} rounds on average"])


def faults(match: Match, results: Sequence[Result]) -> list[str]:
    """Return a sentence for each bot that failed to answer: how often, and what was wrong, most frequent first."""
    told = []
    for bot, name in enumerate(match.bots):
        found = Counter(_faults_of(match, results, bot))
        if found:
            times = f"{found.total()} turn{'s' if found.total() > 1 else ''}"
            why = "; ".join(f"{count} x {fault}" for fault, count in found.most_common(TOLD))
            more = "; ..." if len(found) > TOLD else ""
            told.append(f"bot {name!r} lost {times} to the default move: {why}{more}")
    return told


def _faults_of(match: Match, results: Sequence[Result], bot: int) -> list[str]:
    return [fault for result in results for player, fault in result.faults if match.bot_of(player) == bot]
