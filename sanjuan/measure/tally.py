"""The tally of a match: wins, shares, mean scores and the interval in which a player's true share lies."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean, median
from typing import Any

from sanjuan.measure.arena import Match, Result
from sanjuan.measure.intervals import paired

TOLD = 3
"""How many kinds of faults are told."""


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
    low, high = paired(by_deal(match, results, bot))
    return {
        "name": match.bots[bot],
        "games": len(results),
        "wins": round(wins, 4),
        "share": round(min(1.0, wins / len(results)), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "mean_score": round(sum(scores) / len(scores), 2),
        "faults": len(_faults_of(match, results, bot)),
    }


def by_deal(match: Match, results: Iterable[Result], bot: int) -> list[tuple[float, int]]:
    """Return (wins of a bot, games played) of every deal, in order."""
    deals: dict[int, tuple[float, int]] = {}
    for result in results:
        wins, games = deals.get(result.deal, (0.0, 0))
        won = sum(share for player, share in enumerate(result.shares) if match.bot_of(player) == bot)
        deals[result.deal] = wins + won, games + 1
    return list(deals.values())


def seconds_of(match: Match, results: Iterable[Result], bot: int) -> Iterator[float]:
    """Yield how long every decision of a bot took."""
    players = [player for player in range(match.seats) if match.bot_of(player) == bot]
    return (second for result in results for player in players for second in result.seconds[player])


def times(seconds: Sequence[float]) -> dict[str, float]:
    """Return the number of decisions, and how long they took: mean, median and longest in milliseconds."""
    if not seconds:
        return {"decisions": 0, "ms_mean": 0.0, "ms_median": 0.0, "ms_max": 0.0}
    figures = {"mean": fmean(seconds), "median": median(seconds), "max": max(seconds)}
    return {"decisions": len(seconds), **{f"ms_{name}": round(1000 * value, 4) for name, value in figures.items()}}


def table(tally: dict[str, Any]) -> str:
    """Return the tally as lines of text."""
    width = max(24, *[len(bot["name"]) for bot in tally["bots"]])
    head = f"{'bot':{width}} {'wins':>8} {'share':>7} {'95 % interval':>15} {'mean score':>11}"
    if "ms_mean" in tally["bots"][0]:
        head += f" {'ms: mean':>10} {'median':>9} {'max':>9}"
    lines = [_row(bot, width) for bot in tally["bots"]]
    end = [f"{tally['games']} games of {tally['rounds']:.1f} rounds on average"]
    return "\n".join([head, *lines, *end, *([_verdict(tally)] if "sprt" in tally else [])])


def _row(bot: dict[str, Any], width: int) -> str:
    row = (
        f"{bot['name']:{width}} {bot['wins']:8.1f} {bot['share']:7.1%} "
        f"{bot['low']:7.1%} -{bot['high']:6.1%} {bot['mean_score']:11.1f}"
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
