"""The state of a game of San Juan: plain data, copied by hand. A view is a state whose hidden cards are all "?"."""

from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from sanjuan.games.san_juan.box import Box
from sanjuan.games.san_juan.kinds import KINDS
from sanjuan.table import options
from sanjuan.table.flow import Rule, Table
from sanjuan.table.kinds import Kind
from sanjuan.table.rng import generator

HIDDEN_TILE = (0, 0, 0, 0, 0)
Tile = tuple[int, ...]


@dataclass(slots=True)
class Seat:
    """One player's cards. Places of the city are numbered from 0; the four lists of places run in parallel.

    `city` holds the uncovered buildings, `goods` the card lying on each ("" for none), `covered` those underneath,
    nearest first. `tucked` lists (place, building, card) for cards under a chapel, bank or harbor of that place;
    `spent` names the powers that work once in a game and have done so.
    """

    city: list[str] = field(default_factory=list)
    goods: list[str] = field(default_factory=list)
    covered: list[tuple[str, ...]] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    tucked: list[tuple[int, str, str]] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)

    def copy(self) -> "Seat":
        """Return an independent copy."""
        return Seat(self.city[:], self.goods[:], self.covered[:], self.hand[:], self.tucked[:], self.spent[:])


@dataclass(slots=True, kw_only=True)
class State(Table):
    """A position of San Juan.

    `deck` has its top card last; `tiles` has the top tile first, and the last `known` of them have been seen by
    everybody. `on_table` holds buildings that anybody may build, `events` the events lying face up, `event` the one
    being carried out. `taken` lists (role, seat) of this round, `choice` is the number of its latest choice; `idle`
    counts rounds since somebody built. While a phase runs, `phase` is its role, `chooser` the seat that took it,
    `privilege` how often the chooser's privilege counts, `fresh` the buildings (seat, card) put up in it and
    `sales` the goods sold in it. `aside` holds cards that are in no pile while a question is open.
    """

    RULES: ClassVar[dict[str, Rule]] = {}
    HEREDITARY: ClassVar[frozenset[str]] = frozenset({"goods_in_payment"})
    KINDS: ClassVar[dict[str, Kind]] = KINDS

    box: Box
    seats: list[Seat]
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    tiles: list[Tile] = field(default_factory=list)
    known: int = 0
    on_table: list[str] = field(default_factory=list)
    events: list[str] = field(default_factory=list)
    governor: int = 0
    idle: int = 0
    taken: list[tuple[str, int]] = field(default_factory=list)
    choice: int = 0
    phase: str = ""
    chooser: int = 0
    privilege: int = 0
    event: str = ""
    fresh: list[tuple[int, str]] = field(default_factory=list)
    sales: int = 0
    library_used: bool = False
    aside: list[str] = field(default_factory=list)

    def copy(self) -> "State":
        """Return an independent copy, without what was told since the last answer."""
        new = State.__new__(State)
        new.ask, new.todo, new.facts, new.reveals = self.ask, self.todo[:], [], self.reveals
        new.box = self.box
        new.seats = [Seat(s.city[:], s.goods[:], s.covered[:], s.hand[:], s.tucked[:], s.spent[:]) for s in self.seats]
        new.deck, new.discard, new.tiles, new.known = self.deck[:], self.discard[:], self.tiles[:], self.known
        new.governor, new.round, new.idle, new.taken = self.governor, self.round, self.idle, self.taken[:]
        new.choice = self.choice
        new.on_table, new.events, new.event = self.on_table[:], self.events[:], self.event
        new.phase, new.chooser, new.privilege = self.phase, self.chooser, self.privilege
        new.fresh, new.sales = self.fresh[:], self.sales
        new.library_used, new.aside = self.library_used, self.aside[:]
        new.seed, new.shuffles, new.viewer = self.seed, self.shuffles, self.viewer
        return new

    def chance(self) -> Random:
        """Return the generator of the next chance event."""
        self.shuffles += 1
        return generator(self.seed, self.shuffles)

    def from_seat(self, first: int) -> list[int]:
        """Return all seats clockwise, beginning with `first`."""
        count = len(self.seats)
        return [(first + n) % count for n in range(count)]


def place_name(seat: Seat, place: int) -> str:
    """Return how a place of a city is written in options: `card@index`."""
    return options.place(seat.city[place], place)
