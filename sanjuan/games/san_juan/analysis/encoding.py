"""San Juan in numbers, for learning programs (see `sanjuan.table.encoding`).

A place of a city is the action `@index`, a card to be put on a place `card>@index`: whose place it is, is clear.
Seats are numbered from the viewer: 0 is the seat itself, 1 the next one clockwise.
"""

from sanjuan.games.san_juan.box import Box
from sanjuan.games.san_juan.cards import GOODS, PRICE_TILES
from sanjuan.games.san_juan.kinds import KINDS
from sanjuan.games.san_juan.phases.builder import BUILDINGS_TO_END
from sanjuan.games.san_juan.phases.rounds import ROLES, STALLED_ROUNDS, hand_limit
from sanjuan.games.san_juan.score import scores
from sanjuan.games.san_juan.state import State
from sanjuan.table import options
from sanjuan.table.encoding import Figures, columns, counted
from sanjuan.table.sight import HIDDEN

PLACES = range(BUILDINGS_TO_END)
MOST = 255


class SanJuanEncoding:
    """The vocabulary and the columns for a number of seats and a box of cards."""

    kinds = tuple(KINDS)

    def __init__(self, seats: int, box: Box) -> None:
        self.box = box
        self.cards = tuple(box.cards)
        self.size = len(box.deck())
        places = [f"@{place}" for place in PLACES]
        cranes = [f"{card}>{place}" for card in self.cards for place in places]
        self.actions = (*ROLES, *box.events, "use", *self.cards, *places, *cranes)
        self.columns = self._round_columns(seats) | self._pile_columns() | self._own_columns()
        for number in range(seats):
            self.columns |= self._seat_columns(f"seat.{number}")

    def action(self, option: str) -> str:
        """Return the word of an option: the name of the building on a place is left out."""
        if not options.is_place(option):
            return option
        place = options.place("", options.place_of(option))
        return options.move(options.card_of(option), place) if options.is_move(option) else place

    def _round_columns(self, seats: int) -> Figures:
        numbers = list(map(str, range(seats)))
        single = {"round": MOST, "idle": STALLED_ROUNDS, "privilege": MOST, "choice": seats, "library_used": 1}
        seen = columns("governor", numbers, 1) | columns("chooser", numbers, 1) | columns("phase", self.box.phases, 1)
        for number in numbers:
            seen |= columns(f"taken.{number}", ROLES, 1)
        return single | seen

    def _pile_columns(self) -> Figures:
        tiles = [f"{place}.{good}" for place in range(len(PRICE_TILES)) for good in GOODS]
        return {
            "draw": self.size,
            "discard": self.size,
            **columns("tile", tiles, max(map(max, PRICE_TILES))),
            **columns("event", self.box.events, 1),
            **columns("on_table", self.box.powers["on_table"], 1),
            **columns("aside", self.cards, self.size),
        }

    def _own_columns(self) -> Figures:
        found = columns("hand", self.cards, self.size) | columns("tucked", (*self.cards, "unseen"), self.size)
        found |= columns("spent", self.box.powers["tucks_once"], 1)
        for place in PLACES:
            found |= columns(f"place.{place}", self.cards, 1) | {f"place.{place}.good": 1}
            found |= {f"place.{place}.covered": self.size, f"place.{place}.tucked": self.size}
        return found

    def _seat_columns(self, name: str) -> Figures:
        figures = {f"{name}.points": MOST, f"{name}.limit": MOST, f"{name}.cards": self.size}
        for family in ("city", "goods", "covered"):
            figures |= columns(f"{name}.{family}", self.cards, self.size)
        return figures

    def figures(self, view: State, seat: int) -> Figures:
        """Return what a seat sees: the columns that are not 0."""
        order = view.from_seat(seat)
        figures = _round(view, order) | _piles(view) | _own(view, seat)
        points = scores(view)
        for number, other in enumerate(order):
            figures[f"seat.{number}.points"] = points[other]
            figures |= _seat(view, f"seat.{number}", other)
        return figures


def _round(view: State, order: list[int]) -> Figures:
    figures = {
        "round": view.round,
        "idle": view.idle,
        "privilege": view.privilege,
        "choice": view.choice,
        "library_used": int(view.library_used),
        f"governor.{order.index(view.governor)}": 1,
    }
    if view.phase:
        figures |= {f"phase.{view.phase}": 1, f"chooser.{order.index(view.chooser)}": 1}
    return figures | {f"taken.{order.index(seat)}.{role}": 1 for role, seat in view.taken}


def _piles(view: State) -> Figures:
    figures = {"draw": len(view.deck), "discard": len(view.discard)}
    for place, tile in enumerate(view.tiles):
        figures |= {f"tile.{place}.{good}": price for good, price in zip(GOODS, tile, strict=True)}
    aside = [card for card in view.aside if card != HIDDEN]
    return figures | counted("event", view.events) | counted("on_table", view.on_table) | counted("aside", aside)


def _own(view: State, seat: int) -> Figures:
    own = view.seats[seat]
    tucked = ["unseen" if card == HIDDEN else card for _, _, card in own.tucked]
    figures = counted("hand", own.hand) | counted("tucked", tucked) | counted("spent", own.spent)
    for place, card in enumerate(own.city):
        figures |= {f"place.{place}.{card}": 1, f"place.{place}.good": int(bool(own.goods[place]))}
        figures[f"place.{place}.covered"] = len(own.covered[place])
    return figures | counted("place", [f"{place}.tucked" for place, _, _ in own.tucked])


def _seat(view: State, name: str, seat: int) -> Figures:
    own = view.seats[seat]
    goods = [card for card, good in zip(own.city, own.goods, strict=True) if good]
    return {
        f"{name}.limit": hand_limit(view, seat),
        f"{name}.cards": len(own.hand),
        **counted(f"{name}.city", own.city),
        **counted(f"{name}.goods", goods),
        **counted(f"{name}.covered", [card for cards in own.covered for card in cards]),
    }
