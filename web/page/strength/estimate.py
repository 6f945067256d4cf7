"""An estimate of the person's strength in a game, in Elo, from the finished games on this device. Pure.

The model is that of Plackett and Luce: the first place falls to a player with a chance in proportion to 10^(Elo/400),
then the second among the others, and so on. The strengths of the computer players are known, so only one number is
looked for: the most likely one. The curve of the likelihood gives its error. A weak belief that the person is about as
strong as the middle of the levels keeps it within bounds when everything was won, or lost.
"""

from math import exp, log, sqrt

from page.storage import history

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from page.storage.types import Played, Strength

    Stage = tuple[float, float]

UNIT = 400 / log(10)
"""Elo of one natural unit of strength: one more of it multiplies the odds by e."""
LAST = 60
"""The newest games count, as many as these: a person who learns plays better than at first."""
BELIEF = 2.0
"""The spread of what is believed before any game, in natural units: 347 Elo."""
SURE = 1.96
"""Errors to either side that hold the true figure in 95 of 100 cases."""
STEPS, FARTHEST, NEAR = 50, 1.0, 0.001
"""The most steps to the likeliest strength, the longest one, and one that is short enough to end with."""
BOUND = 300
"""Elo to either side: nothing is proposed by an estimate that is looser."""


def estimate(games: "Sequence[Played]", levels: "Mapping[str, int]") -> "Strength | None":
    """Return the strength that games of one game show, None without a game against players of known strength."""
    counted = [game for game in games if known(game, levels)][-LAST:]
    if not counted:
        return None
    middle = sum([levels[bot] for bot in levels]) / len(levels)
    found: list[Stage] = []
    for game in counted:
        found += stages(game, {bot: exp((levels[bot] - middle) / UNIT) for bot in levels})
    at, error = likeliest(found)
    elo, wide = middle + UNIT * at, UNIT * SURE * error
    return {"n": len(counted), "elo": tens(elo), "low": tens(elo - wide), "high": tens(elo + wide)}


def known(game: "Played", levels: "Mapping[str, int]") -> bool:
    """Return whether the strength of everybody else at the table is known, and there was somebody else."""
    others = [bot for seat, bot in enumerate(game["bots"]) if seat != game["me"]]
    return bool(others) and not [bot for bot in others if bot not in levels]


def places(game: "Played") -> "list[list[int]]":
    """Return the seats by their places: those who won, then by their points; who shares a place is in one list."""
    seats = range(len(game["scores"]))
    others = [seat for seat in seats if seat not in game["winners"]]
    points = sorted({game["scores"][seat] for seat in others}, reverse=True)
    first = [seat for seat in seats if seat in game["winners"]]
    return [first] + [[seat for seat in others if game["scores"][seat] == own] for own in points]


def stages(game: "Played", weights: "Mapping[str, float]") -> "list[Stage]":
    """Return for each place up to mine (the sum of the weights of the others who were left, my share of it)."""
    left = [seat for seat in range(len(game["bots"])) if seat != game["me"]]
    out: list[Stage] = []
    for place in places(game):
        if game["me"] in place:
            return out + [(_sum(game, left, weights), 1 / len(place))]
        for seat in place:
            out.append((_sum(game, left, weights), 0.0))
            left.remove(seat)
    return out


def _sum(game: "Played", seats: "list[int]", weights: "Mapping[str, float]") -> float:
    return sum([weights[game["bots"][seat]] for seat in seats])


def likeliest(found: "Sequence[Stage]") -> "tuple[float, float]":
    """Return (the likeliest strength, its standard error) in natural units around the middle, by Newton's steps."""
    at, bend = 0.0, 1.0
    for _ in range(STEPS):
        mine = exp(at)
        chances = [mine / (mine + others) for others, _ in found]
        bend = 1 / BELIEF**2 + sum([chance * (1 - chance) for chance in chances])
        slope = sum([won for _, won in found]) - sum(chances) - at / BELIEF**2
        step = max(-FARTHEST, min(FARTHEST, slope / bend))
        at += step
        if abs(step) < NEAR:
            break
    return at, 1 / sqrt(bend)


def tens(elo: float) -> int:
    """Return a strength as it is said: in tens."""
    return 10 * round(elo / 10)


def even(strength: "Strength | None", levels: "Mapping[str, int]") -> str:
    """Return the level that makes an even game, "" where too little is known."""
    if strength is None or strength["n"] < history.FEW or strength["high"] - strength["low"] > 2 * BOUND:
        return ""
    gaps = sorted([(abs(levels[bot] - strength["elo"]), levels[bot], bot) for bot in levels])
    return gaps[0][2]
