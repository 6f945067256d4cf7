"""The shapes of what High Card shows (`HighCard.show`): for mypy, not to run.

The last lines have mypy compare the table with what the page asks for.
"""

from typing import TypedDict

from page.types import FrameOf, Held, Player, TableOf
from tables.high_card import motion, table
from tables.types import Drawing, Moving


class Card(TypedDict):
    """A row of the catalogue."""

    value: int


class Seat(Player):
    """A seat: whether a card lies face down before it, and its card of the last trick."""

    down: bool
    last: list[str]


class Table(TableOf[Seat, Held]):
    """High Card's table as the viewer sees it."""

    pot: list[str]


Frame = FrameOf[Table, Card]
_table: Drawing[Frame, Held] = table
_motion: Moving = motion
