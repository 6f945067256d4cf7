"""The player who answers at random: every legal answer to a question is equally likely."""

from math import comb
from random import Random
from typing import Any

from sanjuan.table.flow import Ask, refusal

STYLE = "Takes any legal answer, by chance."
"""A line about this player, for lists of players."""


def random(view: Any, rng: Random) -> tuple[str, ...]:
    """Return an answer to the open question, uniform over the legal sets of its options.

    Where the question's rule brings a sampler, that one draws.

    Works on views and on full states. Draws on `rng.random()` alone, so that every Python plays the same game.
    """
    question: Ask = view.ask
    rule = question.rule
    if rule in view.SAMPLERS:
        drawn: tuple[str, ...] = view.SAMPLERS[rule](view, rng)
        return drawn
    return _until_legal(view, question, rng) if rule else _drawn(question, rng)


def _until_legal(view: Any, question: Ask, rng: Random) -> tuple[str, ...]:
    """Draw again and again until the rule is kept."""
    chosen = _drawn(question, rng)
    while refusal(view, chosen) is not None:
        chosen = _drawn(question, rng)
    return chosen


def _drawn(question: Ask, rng: Random) -> tuple[str, ...]:
    options, count = question.options, question.least
    if question.most == 1:
        at = int(rng.random() * (len(options) + 1 - count))
        return (options[at],) if at < len(options) else ()
    if count != question.most:
        count = _count(len(options), count, question.most, rng)
    return subset(options, count, rng)


def _count(among: int, least: int, most: int, rng: Random) -> int:
    """Draw how many options to choose: as likely as there are sets of that size."""
    weights = [comb(among, count) for count in range(least, most + 1)]
    left = rng.random() * sum(weights)
    for count, weight in enumerate(weights, least):
        left -= weight
        if left < 0:
            return count
    return most


def subset(options: tuple[str, ...], count: int, rng: Random) -> tuple[str, ...]:
    """Draw `count` of the options, every set of that size equally likely."""
    left = list(options)
    for place in range(count):
        other = place + int(rng.random() * (len(left) - place))
        left[place], left[other] = left[other], left[place]
    return tuple(left[:count])
