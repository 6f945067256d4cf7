"""The shapes of what San Juan shows, see `sanjuan.games.san_juan.presenting.show`: for mypy, not to run."""

from typing import NotRequired, TypedDict

from page.types import FrameOf, Held, Player, TableOf
from tables.san_juan import motion, table
from tables.types import Drawing, Moving


class Card(TypedDict):
    """A row of the catalogue; `good`, `phase` are "" if there is none."""

    cost: int
    points: int
    kind: str
    good: str
    phase: str
    copies: int


class Place(TypedDict):
    """A building of a city: whether a good lies on it, the cards under it, those tucked away ("?" where unknown).

    `points` are those of a building that is counted at the end, at present.
    """

    card: str
    good: bool
    covered: list[str]
    tucked: int
    tucked_cards: list[str]
    points: NotRequired[int]


class Seat(Player):
    """The public side of a seat; `limit` is that of its hand."""

    city: list[Place]
    built: int
    limit: int


class Saving(TypedDict):
    """A reason why a card is cheaper, and by how much."""

    why: str
    n: int


class Priced(Held):
    """A card of my hand or on the table: its price to me now, and its points if it is counted at the end."""

    cost: int
    price: int
    points: NotRequired[int]
    saved: NotRequired[list[Saving]]


class Role(TypedDict):
    """A role tile: by which seat it is taken, whether it is being carried out."""

    id: str
    taken: int | None
    now: bool


class Tiles(TypedDict):
    """Price lists: the open one, those seen in their order, the number of those nobody has seen."""

    now: list[int] | None
    seen: list[list[int]]
    unseen: int


class Table(TableOf[Seat, Priced]):
    """San Juan's table as the viewer sees it; `event` is the one being carried out, `events` may be taken."""

    governor: int
    phase: str | None
    phase_seat: int | None
    edition: int
    roles: list[Role]
    events: list[str]
    event: str | None
    on_table: list[Priced]
    tiles: Tiles
    draw: int
    discard: int


Frame = FrameOf[Table, Card]


class Listed(Card):
    """A card in the rules: whether it is there without expansions, lies on the table, its copies in other printings."""

    base: bool
    on_table: bool
    others: dict[str, int]


class Book(TypedDict):
    """The data of the rules from the engine, see `sanjuan.games.san_juan.presenting.rulebook`; `cards` by edition."""

    figures: dict[str, int]
    cards: list[dict[str, Listed]]
    names: list[str]
    chapters: tuple[str, ...]
    kinds: tuple[str, ...]
    roles: tuple[str, ...]
    events: tuple[str, ...]
    goods: tuple[str, ...]
    tiles: tuple[tuple[int, ...], ...]


_table: Drawing[Frame, Priced] = table
_motion: Moving = motion
