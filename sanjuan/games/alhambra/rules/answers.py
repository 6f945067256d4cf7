"""Which answers as a whole are legal where their number alone does not say it, and how to draw one that is."""

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
"""What may go together with others."""


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
    small = [card for card in row if card in SMALL]
    return _sets_of_small(tuple(small)) if len(small) > 1 else ()


@lru_cache(maxsize=1 << 13)
def _sets_of_small(small: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    found = [cards for size in range(2, len(small) + 1) for cards in combinations(small, size)]
    return tuple([cards for cards in found if sum([VALUE[card] for card in cards]) <= TOGETHER])


def drawn_turn(table: State, rng: Random) -> tuple[str, ...]:
    """Draw an answer to `turn`, every legal set of options equally likely."""
    assert table.ask is not None
    options = table.ask.options
    sets = sets_together(table.row)
    at = int(rng.random() * (len(options) + len(sets)))
    return (options[at],) if at < len(options) else sets[at - len(options)]


@lru_cache(maxsize=1 << 13)
def payments(values: tuple[int, ...], price: int) -> list[list[int]]:
    """Return how many sets of cards reach a sum: `[at][sum]` counts those of the cards from number `at` on."""
    rows = [[1] + [0] * price]
    for value in reversed(values):
        below = rows[-1]
        rows.append([below[wanted] + below[wanted - value if wanted > value else 0] for wanted in range(price + 1)])
    return rows[::-1]


def drawn_payment(table: State, rng: Random) -> tuple[str, ...]:
    """Draw an answer to `pay`, every set of cards that reaches the price equally likely: card by card, each kept as
    often as there are payments with it. (In order of their values, so that the numbers are known from other hands.)"""
    assert table.ask is not None
    missing, options = price_asked(table), sorted(table.ask.options, key=VALUE.__getitem__)
    rows = payments(tuple([VALUE[card] for card in options]), missing)
    ways, chosen = rows[0][missing], []
    for card, after in zip(options, rows[1:], strict=True):
        less = missing - VALUE[card] if missing > VALUE[card] else 0
        if rng.random() * ways < after[less]:
            chosen.append(card)
            missing = less
        ways = after[missing]
    return tuple(chosen)


State.RULES.update({"turn": takes_or_buys, "pay": reaches})
State.SAMPLERS.update({"turn": drawn_turn, "pay": drawn_payment})
