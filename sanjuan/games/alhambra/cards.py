"""The cards of Alhambra, a row each: buildings by category, money by currency, the two scoring cards.

Figures: facts, section B1 (price ranges and copies as printed in the rules, single prices after scans of the cards).
"""

from sys import intern
from typing import NamedTuple


class Category(NamedTuple):
    """A kind of building: the prices of its cards, and what each place brings in the scorings A, B and C."""

    name: str
    prices: tuple[int, ...]
    a: tuple[int, ...]
    b: tuple[int, ...]
    c: tuple[int, ...]

    def prizes(self, letter: str) -> tuple[int, ...]:
        """Return the points of the places, the first one first, in the scoring "a", "b" or "c"."""
        return (self.a, self.b, self.c)[LETTERS.index(letter)]


LETTERS = ("a", "b", "c")
CATEGORIES = (
    Category("pavilion", (2, 3, 4, 5, 6, 7, 8), (1,), (8, 1), (16, 8, 1)),
    Category("seraglio", (3, 4, 5, 6, 7, 8, 9), (2,), (9, 2), (17, 9, 2)),
    Category("arcades", (4, 5, 6, 6, 7, 8, 8, 9, 10), (3,), (10, 3), (18, 10, 3)),
    Category("chambers", (5, 6, 7, 7, 8, 9, 9, 10, 11), (4,), (11, 4), (19, 11, 4)),
    Category("garden", (6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12), (5,), (12, 5), (20, 12, 5)),
    Category("tower", (7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13), (6,), (13, 6), (21, 13, 6)),
)
CURRENCIES = ("yellow", "blue", "green", "orange")
"""In the order of the construction yard, left to right; the slots are numbered like this."""
VALUES = range(1, 10)
COPIES, COPIES_FOR_TWO = 3, 2
"""Copies of each money card: "on en enleve une de chaque" where two play (72 of the 108 cards)."""
SCORING = {"scoring_a": "a", "scoring_b": "b"}
"""The scoring cards that lie among the money, with the letters of their scorings."""


def name(kind: str, number: int) -> str:
    """Return the name of a card. Equal names are one text: they are looked up and compared at every step."""
    return intern(f"{kind}_{number}")


BUILDINGS = tuple([name(row.name, price) for row in CATEGORIES for price in row.prices])
PRICE = {name(row.name, price): price for row in CATEGORIES for price in row.prices}
CATEGORY = {name(row.name, price): row.name for row in CATEGORIES for price in row.prices}
NUMBER = {name(row.name, price): number for number, row in enumerate(CATEGORIES) for price in row.prices}
"""The place of a building's category among all categories."""
MONEY = tuple([name(currency, value) for currency in CURRENCIES for value in VALUES])
"""The different money cards."""
VALUE = {name(currency, value): value for currency in CURRENCIES for value in VALUES}
CURRENCY = {name(currency, value): currency for currency in CURRENCIES for value in VALUES}
SLOT = {currency: slot for slot, currency in enumerate(CURRENCIES)}
SLOT_OF = {card: SLOT[currency] for card, currency in CURRENCY.items()}
"""The slot in which a money card pays."""
DUMMY = "martin"


def money(seats: int) -> list[str]:
    """Return all money cards of a game with this number of seats, without the scoring cards."""
    return list(MONEY) * (COPIES_FOR_TWO if seats == 2 else COPIES)
