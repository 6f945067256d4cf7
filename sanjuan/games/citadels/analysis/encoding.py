"""Citadels in numbers, for learning programs (see `sanjuan.table.encoding`).

A district in a city is the action of its name and, where it can be anybody's, its owner; of equal names in one city
the place decides. Seats are numbered from the viewer: 0 is the seat itself, 1 the next one clockwise.
"""

from typing import Any

from sanjuan.games.citadels.cards import DISTRICTS, TYPES
from sanjuan.games.citadels.characters import NAMES
from sanjuan.games.citadels.kinds import KINDS
from sanjuan.games.citadels.options import OPTIONS
from sanjuan.games.citadels.rules.moving import seat_option
from sanjuan.games.citadels.state import State
from sanjuan.table.encoding import Figures, columns, counted
from sanjuan.table.game_options import resolve

MOST = 999
COPIES = 5
CITY = 40
"""Places of a city that have words of their own: nobody builds more."""
CARDS = tuple(DISTRICTS)
WORDS = ("gold", "cards", "income", "power", "card", "pay", "reveal", "confiscate")
MARKS = ("killed", "bewitched", "robbed", "signed", "flower")


class CitadelsEncoding:
    """The vocabulary and the columns for a number of seats."""

    kinds = tuple(KINDS)

    def __init__(self, seats: int, **options: Any) -> None:
        resolve(OPTIONS, options)
        self.seats = seats
        own = [f"@{index}" for index in range(CITY)]
        anybodys = [f"{seat}:@{index}" for seat in range(seats) for index in range(CITY)]
        opponents = [seat_option(seat) for seat in range(seats)]
        self.actions = (*WORDS, *TYPES, *NAMES, *CARDS, *opponents, *own, *anybodys)
        self.columns = {"round": MOST, "called": 9, "deck": 84, "pot": MOST, "crown": seats, "turn": seats}
        self.columns |= columns("cast", NAMES, 1) | columns("face_up", NAMES, 1) | columns("acting", NAMES, 1)
        for mark in MARKS:
            self.columns |= columns(mark, NAMES, 1)
        self.columns |= columns("warrant", NAMES, 1) | columns("threat", NAMES, 1) | columns("held", NAMES, 1)
        self.columns |= columns("hand", CARDS, COPIES) | columns("building", CARDS, 1)
        for number in range(seats):
            seat = f"seat.{number}"
            self.columns |= {f"{seat}.gold": MOST, f"{seat}.cards": 84, f"{seat}.coins": CITY}
            self.columns |= columns(f"{seat}.city", CARDS, COPIES) | columns(f"{seat}.revealed", NAMES, 1)

    def action(self, option: str) -> str:
        """Return the word of an option: for a district in a city only its owner and its place."""
        start, at = option.find(":"), option.find("@")
        return option if at < 0 else option[: start + 1] + option[at:]

    def figures(self, view: State, seat: int) -> Figures:
        """Return what a seat sees: the columns that are not 0."""
        order = [(seat + number) % self.seats for number in range(self.seats)]
        figures = {"round": view.round, "called": view.called, "deck": len(view.deck), "pot": view.pot}
        figures |= {"crown": order.index(view.crown), "turn": order.index(view.turn) + 1 if view.turn >= 0 else 0}
        figures |= counted("cast", view.cast) | counted("face_up", view.face_up)
        figures |= counted("warrant", view.warrants) | counted("threat", view.threats)
        figures |= counted("held", view.held[seat]) | counted("hand", view.hands[seat])
        for column in ("acting", *MARKS):
            figures |= counted(column, [name for name in (getattr(view, column),) if name in NAMES])
        figures |= counted("building", [view.building] if view.building else [])
        for place, number in enumerate(order):
            figures |= {f"seat.{place}.gold": view.gold[number], f"seat.{place}.cards": len(view.hands[number])}
            figures[f"seat.{place}.coins"] = sum(view.coins[number])
            figures |= counted(f"seat.{place}.city", view.cities[number])
            figures |= counted(f"seat.{place}.revealed", view.revealed[number])
        return figures
