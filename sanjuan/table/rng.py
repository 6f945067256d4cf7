"""Chance that can be replayed: a shuffle depends on the seed and its number, a decision on words of its own.

Only `Random.random()` is used: its sequence is the same in every Python, that of `Random.shuffle` is not.
"""

from random import Random
from typing import Any


def generator(seed: int, number: int) -> Random:
    """Return the random generator of the `number`-th chance event of a game with this seed: for shuffles only."""
    return Random(seed * 1_000_003 + number)


def chance(*what: object) -> Random:
    """Return the chance for a decision: `what` are words and numbers that name it, the game and the place in it.

    It is independent of every shuffle. A player that drew from the generator of one would deal hidden cards as the deck
    was shuffled, and be right about them far more often than by chance.
    """
    text = ":".join(map(str, what))
    return Random(Random(text).getrandbits(256))  # a text seeds by its SHA-512; the second seed has nothing of it left


def shuffle(items: list[Any], rng: Random) -> None:
    """Shuffle in place (Fisher and Yates), drawing on `rng.random()` alone."""
    random = rng.random
    for last in range(len(items) - 1, 0, -1):
        other = int(random() * (last + 1))
        items[last], items[other] = items[other], items[last]
