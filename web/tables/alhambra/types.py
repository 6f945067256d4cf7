"""The shapes of what Alhambra shows, see `sanjuan.games.alhambra.presenting.show`: for mypy, not to run."""

from typing import NotRequired, TypedDict

from page.types import FrameOf, Player, TableOf
from page.types import Held as Held
from tables.alhambra import motion, table
from tables.types import Drawing, Moving


class Card(TypedDict):
    """A row of the catalogue: a building with its category, or money."""

    category: NotRequired[str]
    price: NotRequired[int]
    prices: NotRequired[list[int]]
    prizes: NotRequired[dict[str, list[int]]]
    currency: NotRequired[str]
    value: NotRequired[int]
    copies: NotRequired[int]


class Standing(TypedDict):
    """A place in the scoring to come, if it came now."""

    place: int
    points: int
    tied: bool


class Cards(TypedDict):
    """Cards that lie together."""

    cards: list[str]


class Seat(Player):
    """The public side of a seat; `seen` is the money that everybody saw it take."""

    palace: list[str]
    seen: Cards
    owned: dict[str, int]
    stands: dict[str, Standing]


class Purse(TypedDict):
    """My money of a currency, and whether some of it makes the price of the building of its slot."""

    sum: int
    exact: bool


class Next(TypedDict):
    """The scoring to come: "a", "b" or "c"."""

    letter: str


class Table(TableOf[Seat, Held]):
    """Alhambra's table as the viewer sees it; `would` are my places with one building more of a kind.

    `comes` has the least and the most money cards until the next scoring card, nothing before the last scoring;
    `scored` the points of each scoring by category, then by owner; `prizes` those of the places of the next one.
    """

    slots: dict[str, str]
    row: list[Held]
    buildings: int
    money: int
    discard: int
    scored: dict[str, list[list[int]]]
    next: Next
    prizes: dict[str, list[int]]
    comes: list[int]
    purse: dict[str, Purse]
    would: dict[str, Standing]


Frame = FrameOf[Table, Card]
_table: Drawing[Frame, Held] = table
_motion: Moving = motion
