"""Answers that are legal only as a whole, where their number alone does not say it, and drawing one that is."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from random import Random

from sanjuan.games.alhambra.cards import PRICE, VALUE
from sanjuan.games.alhambra.state import State
from sanjuan.table.flow import Refused
from sanjuan.table.options import AT

TOGETHER = 5
""""... la ou les carte(s) d'argent qu'il souhaite, si leur somme n'est pas superieure a 5": a single one may be any."""

SMALL = frozenset([card for card, value in VALUE.items() if value < TOGETHER])
"""The money cards that may be taken together with others."""
DIGIT = 30
"""Bits of a digit of `sets_below`: more than a currency has cards."""
LAST = (1 << DIGIT) - 1
ONE_SET = [sum([1 << DIGIT * most for most in range(1, price + 1)]) for price in range(max(PRICE.values()) + 1)]
"""Of no card there is the one set without any: it stays below every sum from 1 on."""


def price_asked(table: State) -> int:
    """Return the price of the building for which the open question asks for payment."""
    return PRICE[table.yard[table.slot]]


def takes_or_buys(table: State, chosen: tuple[str, ...]) -> Refused | None:
    """The rule of a turn: one building, one money card, or several money cards of a sum of at most 5."""
    if len(chosen) == 1:
        return None
    for option in chosen:
        if AT in option:
            return Refused("a building is bought alone", "bought_alone", option=option)
    together = sum([VALUE[card] for card in chosen])
    if together > TOGETHER:
        sentence = f"several money cards are {TOGETHER} together at most, not {together}"
        return Refused(sentence, "too_much_money", most=TOGETHER, sum=together)
    return None


def reaches(table: State, chosen: tuple[str, ...]) -> Refused | None:
    """The rule of a payment: "il doit payer au moins le prix indique"; overpaying is allowed (B2-8)."""
    price, paid = price_asked(table), sum([VALUE[card] for card in chosen])
    if paid < price:
        return Refused(f"{paid} do not reach the price of {price}", "too_little_money", price=price, paid=paid)
    return None


def sets_together(row: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return the sets of two to four cards of the row that may be taken together, each in the order of the row."""
    return _sets_of_small(tuple([card for card in row if card in SMALL]))


@lru_cache(maxsize=1 << 13)
def _sets_of_small(small: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    found = [cards for size in range(2, len(small) + 1) for cards in combinations(small, size)]
    return tuple([cards for cards in found if sum([VALUE[card] for card in cards]) <= TOGETHER])


def drawn_turn(table: State, rng: Random) -> tuple[str, ...]:
    """Draw an answer to `turn`, every legal set of options equally likely."""
    assert table.ask is not None
    options, sets = table.ask.options, sets_together(table.row)
    alone = len(options)
    at = int(rng.random() * (alone + len(sets)))
    return (options[at],) if at < alone else sets[at - alone]


def drawn_payment(table: State, rng: Random) -> tuple[str, ...]:
    """Draw an answer to `pay`, every set of cards that reaches the price equally likely: card by card, each kept as
    often as there are payments with it."""
    assert table.ask is not None
    missing, options = price_asked(table), sorted(table.ask.options)
    too_little = sets_below(options, missing)
    among, chosen = 1 << len(options), []
    ways = among - (too_little.pop() >> DIGIT * missing & LAST)
    random = rng.random
    for at, card in enumerate(options):
        if not missing:  # any of the rest may be kept
            chosen += [card for card in options[at:] if random() < 0.5]
            break
        value, among = VALUE[card], among >> 1
        less = missing - value if missing > value else 0
        kept = among - (too_little.pop() >> DIGIT * less & LAST)
        if random() * ways < kept:
            chosen.append(card)
            missing, ways = less, kept
        else:
            ways -= kept
    return tuple(chosen)


def sets_below(cards: Sequence[str], price: int) -> list[int]:
    """Return for the last 0, 1, 2 ... of the cards how many sets of them stay below each sum up to a price.

    Each is one number: its digit at `sum` is the count for that sum. So adding a card is a shift (the sets with it,
    that much higher) and an addition.
    """
    below = ONE_SET[price]
    found = [below]
    for card in reversed(cards):
        below += below << DIGIT * VALUE[card]
        found.append(below)
    return found


State.RULES.update({"turn": takes_or_buys, "pay": reaches})
State.SAMPLERS.update({"turn": drawn_turn, "pay": drawn_payment})
