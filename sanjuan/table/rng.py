"""Chance that can be replayed: every shuffle is told by the seed and its number.

Only `Random.random()` is used: its sequence is the same in every Python, that of `Random.shuffle` is not.
"""

from random import Random
from typing import Any


def generator(seed: int, number: int) -> Random:
    """Return the random generator of the `number`-th chance event of a game with this seed."""
    return Random(seed * 1_000_003 + number)


def shuffle(items: list[Any], rng: Random) -> None:
    """Shuffle in place (Fisher and Yates), drawing on `rng.random()` alone."""
    random = rng.random
    for last in range(len(items) - 1, 0, -1):
        other = int(random() * (last + 1))
        items[last], items[other] = items[other], items[last]
