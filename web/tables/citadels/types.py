"""The shapes of what Citadels shows, see `sanjuan.games.citadels.presenting.show`: for mypy, not to run."""

from typing import NotRequired, TypedDict

from page.types import FrameOf, Player, TableOf
from page.types import Held as Held
from tables.citadels import motion, table
from tables.types import Drawing, Moving


class Card(TypedDict):
    """A row of the catalogue: a district with its type and cost, or a character with its rank."""

    type: NotRequired[str]
    cost: NotRequired[int | None]
    copies: NotRequired[int]
    rank: NotRequired[int]


class Place(TypedDict):
    """A district of a city: what it is worth now, whether an Artist's coin lies on it, how many cards lie under it."""

    card: str
    cost: int
    coin: bool
    under: int


class Character(TypedDict):
    """A character of a player, "" if it is not known."""

    card: str
    rank: int


class Seat(Player):
    """The public side of a seat; `safe` says why rank 8 cannot touch its city ("" if it can)."""

    gold: int
    city: list[Place]
    held: list[Character]
    done: bool
    safe: str


class Rank(TypedDict):
    """A rank of this game: its character, how far the calling is ("out": face up, "next", "now", "past"), who holds it
    (None: nobody, or not known), what is on it, what I know of it from the draft ("offered", "passed",
    "before", "down" where I put it face down, or "") and who may hold it, as far as I can tell; `down`: whether it may
    lie face down."""

    rank: int
    card: str
    state: str
    holder: int | None
    marks: list[str]
    know: str
    may: list[int]
    down: bool


class Power(TypedDict):
    """A power of my character: the option of a turn, what it would bring, whether it is "open" or "used"."""

    option: str
    n: int
    state: str


class Acting(TypedDict):
    """The seat whose turn it is, and the character it acts as ("" if nobody acts)."""

    seat: int | None
    card: str


class Table(TableOf[Seat, Held]):
    """Citadels' table as the viewer sees it.

    `size` districts make a whole city; `call` is the rank that is called (0 while characters are chosen), `down` the
    characters that lie face down, `pot` the gold on the Tax Collector's token (None where he does not play).
    """

    size: int
    crown: int
    call: int
    deck: int
    down: int
    pot: int | None
    ranks: list[Rank]
    powers: list[Power]
    acting: Acting


Frame = FrameOf[Table, Card]
_table: Drawing[Frame, Held] = table
_motion: Moving = motion
