"""What a game offers to the table: the protocol that bots, page, terminal, records and tests rely on."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol

from sanjuan.table.encoding import Encoding
from sanjuan.table.flow import Table

Bot = Callable[[Any, Random], tuple[str, ...]]


class Game(Protocol):
    """One game. States are `Table`s; a view is a state whose hidden parts are masked."""

    def __hash__(self) -> int:
        """Return a hash, as objects have one by themselves: things of a game may be remembered under it."""

    @property
    def name(self) -> str:
        """Return the game's name in `GAMES`, records and scenario files."""

    @property
    def seats(self) -> Sequence[int]:
        """Return how many players it seats."""

    @property
    def rules(self) -> int:
        """Return the number of its rules: a record of other rules cannot be replayed."""

    @property
    def bots(self) -> Mapping[str, Bot]:
        """Return the players made for this game, weakest first."""

    @property
    def characters(self) -> Sequence[str]:
        """Return those of its players that people may sit down with, weakest first: each has name, face and style."""

    def new(self, seats: int, seed: int, **options: Any) -> Any:
        """Set up a game; raises ValueError on a wrong number of seats or an unknown option."""

    def view(self, state: Any, seat: int | None) -> Any:
        """Return what this seat may see (None: what everybody sees)."""

    def guess(self, view: Any, rng: Random) -> Any:
        """Deal a full state that fits a view."""

    def copy(self, state: Any) -> Any:
        """Return an independent copy."""

    def over(self, state: Table) -> bool:
        """Say whether the game has ended."""

    def scores(self, state: Any) -> list[int]:
        """Return the points of every seat, as if the game ended now."""

    def winners(self, state: Any) -> list[int]:
        """Return the seats that would win now; several when a tie is not broken."""

    def sheet(self, state: Any) -> list[dict[str, Any]]:
        """Return the score sheet, row by row in the order of the rules."""

    def show(self, view: Any, seat: int | None) -> dict[str, Any]:
        """Return a view as JSON for a table to draw."""

    def question(self, view: Any) -> dict[str, Any]:
        """Return what words and prices the open question needs, as JSON."""

    def reasons(self, view: Any) -> dict[str, dict[str, Any]]:
        """Return why what is not offered now cannot be chosen, where the rules tell: {option: {"id", "args"}}."""

    def catalogue(self, state: Any) -> dict[str, dict[str, Any]]:
        """Return the cards of this game: cost, points, kind, good, phase, copies."""

    def facts_of(self, state: Table, seat: int | None) -> list[dict[str, Any]]:
        """Return what happened since the last answer, as far as this seat may know (None: everybody)."""

    def parts(self) -> Mapping[str, Callable[..., Any]]:
        """Return what a position text is built of: data classes by name and, as "box", a function from options."""

    def check(self, state: Any) -> None:
        """Refuse a position or view that cannot be one; raises ValueError with the place and the nearest word."""

    def encoding(self, seats: int, **options: Any) -> Encoding:
        """Return the vocabulary and the figures by which learning programs see this game."""

    def lab(self, state: Any) -> dict[str, Any]:
        """Return what a finished game tells about the game's balance, for the arena's report.

        "rounds" (whole number), "turns" (for every seat its place in the first round, from 0) and "owned" (for every
        seat the names of what it has in the end, as often as it has them).
        """
