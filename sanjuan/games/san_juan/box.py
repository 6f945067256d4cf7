"""A box of San Juan: the cards, figures and phases of one set of options, shared by all games played with it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from sanjuan.games.san_juan.cards import GOODS, PRODUCTION, Card
from sanjuan.table.flow import Step

SeatStep = Callable[[Any, int], None]
TableStep = Callable[[Any], None]


@dataclass(frozen=True)
class Phase:
    """The steps of a role or event: `before` and `after` once for the table, `each` for every seat from the chooser
    on."""

    each: SeatStep
    before: tuple[TableStep, ...] = ()
    after: tuple[TableStep, ...] = ()
    wants_a_role: bool = False
    """An event that can only be taken when a role of this round lies before somebody."""
    stacks: dict[tuple[int, int], tuple[Step, ...]] = field(default_factory=dict, compare=False, repr=False)

    def stack(self, seats: int, first: int) -> tuple[Step, ...]:
        """Return all steps of the phase, the last one first; they are the same every time, so they are made once."""
        key = (seats, first)
        if key not in self.stacks:
            seatwise = [(self.each, (first + n) % seats) for n in range(seats)]
            steps = [*[(one,) for one in self.before], *seatwise, *[(one,) for one in self.after]]
            self.stacks[key] = tuple(reversed(steps))
        return self.stacks[key]


@dataclass(frozen=True, eq=False)
class Box:
    """The contents of the box: rows by name, and their figures by power, each table with only the cards that have it.

    `round_start` are the steps of every seat before the governor's first choice, in the order of the rules.
    """

    options: dict[str, Any]
    cards: dict[str, Card]
    phases: dict[str, Phase]
    events: tuple[str, ...]
    """The events that are shuffled into the deck: phases that are taken instead of a role."""
    round_start: tuple[SeatStep, ...]
    cost: dict[str, int] = field(init=False)
    points: dict[str, int] = field(init=False)
    production: frozenset[str] = field(init=False)
    """Production buildings; all others are city (violet, beige) buildings, of which a seat has one of a kind."""
    places_of_goods: dict[str, int] = field(init=False)
    """Cards that hold a good, with the column of the price tile that it sells by."""
    powers: dict[str, dict[str, int]] = field(init=False)

    def __post_init__(self) -> None:
        cards = self.cards
        put = object.__setattr__
        put(self, "cost", {name: card.cost for name, card in cards.items()})
        put(self, "points", {name: card.points for name, card in cards.items()})
        put(self, "production", frozenset(name for name, card in cards.items() if card.kind == PRODUCTION))
        put(self, "places_of_goods", {name: GOODS.index(card.good) for name, card in cards.items() if card.good})
        put(self, "powers", {power: self._having(power) for power in POWERS})

    def _having(self, power: str) -> dict[str, int]:
        return {name: getattr(card, power) for name, card in self.cards.items() if getattr(card, power)}

    def deck(self) -> list[str]:
        """Return the draw pile before the set-up: buildings in the order of the rows, then events."""
        buildings = [name for name, card in self.cards.items() for _ in range(card.copies) if not card.on_table]
        return buildings + list(self.events)

    def position_options(self) -> dict[str, Any]:
        """Return the options from which an equal box is opened (for the text form of positions)."""
        return self.options


_FIGURES = {"name", "kind", "cost", "points", "copies", "phase", "good", "scores"}
POWERS = tuple(f.name for f in fields(Card) if f.name not in _FIGURES)


def total(power: dict[str, int], city: Sequence[str]) -> int:
    """Return the sum of a power over the buildings of a city (few cards have a power, cities are long)."""
    found = 0
    for name in power:
        if name in city:
            found += power[name] * city.count(name)
    return found


def largest(power: dict[str, int], city: list[str], default: int) -> int:
    """Return the greatest figure of a power among the buildings of a city, or `default` if none has it."""
    found = default
    for name in power:
        if name in city:
            found = max(found, power[name])
    return found
