"""Alhambra in numbers, for learning programs (see `sanjuan.table.encoding`).

A building on the yard is the action `@currency`: which building that is, is clear. Seats are numbered from the
viewer: 0 is the seat itself, 1 the next one clockwise; Martin is `martin`.
"""

from typing import Any

from sanjuan.games.alhambra.cards import BUILDINGS, CATEGORIES, CATEGORY, CURRENCIES, DUMMY, LETTERS, MONEY
from sanjuan.games.alhambra.cards import money as all_money
from sanjuan.games.alhambra.kinds import KINDS
from sanjuan.games.alhambra.state import State
from sanjuan.table.encoding import Figures, columns, counted
from sanjuan.table.game_options import resolve
from sanjuan.table.options import AT

MOST = 999
NAMES = tuple([category.name for category in CATEGORIES])
DIFFERENT = tuple(dict.fromkeys(BUILDINGS))


class AlhambraEncoding:
    """The vocabulary and the columns for a number of seats."""

    kinds = tuple(KINDS)
    actions = (*MONEY, *[AT + currency for currency in CURRENCIES], DUMMY)

    def __init__(self, seats: int, **options: Any) -> None:
        resolve((), options)
        self.seats = seats
        size, copies = len(all_money(seats)), 3
        self.columns = {"round": MOST, "turn": seats, "buildings": len(BUILDINGS), "money": size + len(LETTERS)}
        self.columns |= columns("scored", LETTERS, 1) | columns("bought", DIFFERENT, 1)
        self.columns |= columns("discard", MONEY, copies) | columns("pool", MONEY, copies)
        self.columns |= columns("row", MONEY, copies) | columns("hand", MONEY, copies)
        for currency in CURRENCIES:
            self.columns |= columns(f"yard.{currency}", DIFFERENT, 1)
        for owner in self._owners():
            self.columns |= {f"{owner}.points": MOST} | columns(f"{owner}.palace", NAMES, len(BUILDINGS))
        for number in range(seats):
            self.columns |= {f"seat.{number}.cards": size} | columns(f"seat.{number}.seen", MONEY, copies)

    def _owners(self) -> list[str]:
        return [*[f"seat.{number}" for number in range(self.seats)], *([DUMMY] if self.seats == 2 else [])]

    def action(self, option: str) -> str:
        """Return the word of an option: of a building only the slot."""
        at = option.find(AT)
        return option if at < 0 else option[at:]

    def figures(self, view: State, seat: int) -> Figures:
        """Return what a seat sees: the columns that are not 0."""
        order = [(seat + number) % self.seats for number in range(self.seats)]
        figures = {"round": view.round, "turn": order.index(view.turn)}
        figures |= {"buildings": len(view.buildings), "money": len(view.money)}
        figures |= counted("scored", view.scored) | counted("bought", [view.bought] if view.bought else [])
        figures |= counted("discard", view.discard) | counted("pool", view.pool)
        figures |= counted("row", view.row) | counted("hand", view.hands[seat])
        for currency, card in zip(CURRENCIES, view.yard, strict=True):
            figures |= counted(f"yard.{currency}", [card] if card else [])
        for owner, number in zip(self._owners(), [*order, self.seats], strict=False):
            figures[f"{owner}.points"] = view.points[number]
            figures |= counted(f"{owner}.palace", [CATEGORY[card] for card in view.palaces[number]])
        for place, number in enumerate(order):
            figures[f"seat.{place}.cards"] = len(view.hands[number])
            figures |= counted(f"seat.{place}.seen", view.seen[number])
        return figures
