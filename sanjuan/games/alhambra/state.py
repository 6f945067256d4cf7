"""The state of a game of Alhambra: plain data, copied by hand. A view is a state whose hidden cards are all "?"."""

from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from sanjuan.games.alhambra.cards import CURRENCIES, CURRENCY, SLOT, VALUE
from sanjuan.games.alhambra.kinds import KINDS
from sanjuan.table.flow import Rule, Table
from sanjuan.table.kinds import Kind, Sampler
from sanjuan.table.rng import generator

Span = tuple[int, int]
NOWHERE: Span = (0, -1)
"""No place at all."""
NO_SLOT = -1


@dataclass(slots=True, kw_only=True)
class State(Table):
    """A position of Alhambra.

    One entry a seat: `hands` (`worth` adds them up, four currencies for each seat in turn), `seen` (what everybody saw
    the seat take and has not seen it pay) and `spent` (what it paid without having been seen to take it: cards of its
    start hand). One entry a seat and at two seats one more, the last, for Martin: `palaces` and `points`.

    `yard` has the building of each slot, "" for none; `row` the money on offer. `buildings` and `money` are the piles,
    their top cards last; `discard` the money paid. `scored` has the letters of the scorings that are over, `tally`
    (letter, points of each category for each owner) of those that were played. `slot` is that of the building being
    paid for, NO_SLOT else; `bought` the building for which a gift is being decided, "" else. All see both.

    `turn` is the seat to move, `first` the one that began, `idle` how many seats have passed in a row. `dealt`: the
    hands come from the deal of the rules, not from a position. `pool` lists in order what is known to lie in the money
    pile, since it was reshuffled; `spans` are the places (counted from the bottom of the money pile, both ends
    included) among which the scoring cards A and B lie. `stacked` are piles laid out beforehand for coming reshuffles,
    top first.
    """

    RULES: ClassVar[dict[str, Rule]] = {}
    SAMPLERS: ClassVar[dict[str, Sampler]] = {}
    KINDS: ClassVar[dict[str, Kind]] = KINDS

    hands: list[list[str]]
    palaces: list[list[str]]
    points: list[int]
    worth: list[int]
    yard: list[str] = field(default_factory=lambda: [""] * 4)
    row: list[str] = field(default_factory=list)
    buildings: list[str] = field(default_factory=list)
    money: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    scored: list[str] = field(default_factory=list)
    tally: list[tuple[str, tuple[tuple[int, ...], ...]]] = field(default_factory=list)
    slot: int = NO_SLOT
    bought: str = ""
    turn: int = 0
    first: int = 0
    idle: int = 0
    dealt: bool = True
    seen: list[tuple[str, ...]] = field(default_factory=list)
    spent: list[tuple[str, ...]] = field(default_factory=list)
    pool: list[str] = field(default_factory=list)
    spans: tuple[Span, Span] = (NOWHERE, NOWHERE)
    stacked: list[list[str]] = field(default_factory=list)

    def copy(self) -> "State":
        """Return an independent copy, without what was told since the last answer."""
        new = State.__new__(State)
        new.ask, new.todo, new.facts, new.reveals = self.ask, self.todo[:], [], self.reveals
        new.round, new.seed, new.shuffles, new.viewer = self.round, self.seed, self.shuffles, self.viewer
        new.hands = [hand[:] for hand in self.hands]
        new.palaces = [palace[:] for palace in self.palaces]
        new.seen, new.spent = self.seen[:], self.spent[:]
        new.points, new.yard, new.row = self.points[:], self.yard[:], self.row[:]
        new.buildings, new.money, new.discard = self.buildings[:], self.money[:], self.discard[:]
        new.scored, new.tally, new.bought = self.scored[:], self.tally[:], self.bought
        new.slot, new.worth = self.slot, self.worth[:]
        new.turn, new.first, new.idle, new.dealt = self.turn, self.first, self.idle, self.dealt
        new.pool, new.spans, new.stacked = self.pool[:], self.spans, self.stacked[:]
        return new

    def chance(self) -> Random:
        """Return the generator of the next chance event."""
        self.shuffles += 1
        return generator(self.seed, self.shuffles)

    def add_up(self, seat: int) -> None:
        """Note what a hand is worth in each currency."""
        sums = [0] * len(CURRENCIES)
        for card in self.hands[seat]:
            sums[SLOT[CURRENCY[card]]] += VALUE[card]
        self.worth[len(CURRENCIES) * seat : len(CURRENCIES) * (seat + 1)] = sums

    def martin(self) -> bool:
        """Return whether Martin plays too, the imaginary third player of a game of two."""
        return len(self.palaces) > len(self.hands)


def empty(seats: int, seed: int) -> State:
    """Return an empty table with a number of seats; at two there is a palace for Martin."""
    owners = seats + (seats == 2)
    return State(
        hands=[[] for _ in range(seats)],
        palaces=[[] for _ in range(owners)],
        points=[0] * owners,
        worth=[0] * seats * len(CURRENCIES),
        seen=[()] * seats,
        spent=[()] * seats,
        seed=seed,
    )
