"""Payments: exact if that is possible, and such that the rest of the hand pays well."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from sanjuan.games.alhambra.cards import VALUE

MOST_TRIED = 12
"""Cards of which all sets are tried; of more, the smallest ones are left out of the first look."""


@lru_cache(maxsize=1 << 14)
def payment(cards: tuple[str, ...], price: int) -> tuple[str, ...]:
    """Return the best payment: as little too much as possible, then the fewest cards; together they do suffice.

    Small cards make exact payments possible later, so few large ones are given first.
    """
    tried = sorted(cards, key=lambda card: -VALUE[card])[:MOST_TRIED]
    best, least = tuple(cards), sum([VALUE[card] for card in cards]) - price
    for size in range(1, len(tried) + 1):
        for chosen in combinations(tried, size):
            over = sum([VALUE[card] for card in chosen]) - price
            if 0 <= over < least or over == 0 == least and len(chosen) < len(best):
                best, least = chosen, over
        if least == 0:
            break
    return best


def sums_of(cards: Sequence[str]) -> int:
    """Return the sums that some of the cards make, as the bits that are set: bit 0 for none of them."""
    sums = 1
    for card in cards:
        sums |= sums << VALUE[card]
    return sums


def pays_exactly(cards: Sequence[str], price: int) -> bool:
    """Return whether some of the cards make a price exactly."""
    return bool(sums_of(cards) >> price & 1)
