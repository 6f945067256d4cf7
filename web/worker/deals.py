"""The deal of the cards, in the worker: the seed of a deal's name, and the tag that keeps the name with the game."""

import zlib
from random import SystemRandom

from worker import frames

SEED_LIMIT = 2**32
MOST_LETTERS = 24
"""Letters of a deal's name that are kept with the game."""
MOST_DIGITS = 4_000
"""Digits of a number that is its own seed; Python reads no number of more than 4,300."""


def seed_of(wanted: object) -> int:
    """Return the seed that a text or number names; a fresh one for nothing."""
    if wanted in (None, ""):
        return SystemRandom().randrange(SEED_LIMIT)
    text = str(wanted).strip()
    number = text.isdecimal() and len(text) <= MOST_DIGITS
    return int(text) % SEED_LIMIT if number else zlib.crc32(text.encode())


def deal_tag(wanted: object) -> dict[str, str]:
    """Return the tag of a game whose deal was asked for by a name, nothing for any other."""
    text = str(wanted or "").strip()[:MOST_LETTERS]
    return {frames.DEAL: text} if text else {}
