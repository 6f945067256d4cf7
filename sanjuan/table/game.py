"""The interface of a game: the protocols that bots, page, terminal, records and tests rely on.

A game has all of `Rules`, `Presents`, `Notates` and `Studies`. Whatever else it may have is an attribute that is None
in a game without it; a class of a game that derives from `Bare` names only what it has.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from random import Random
from typing import Any, Protocol

from sanjuan.table.achieving import Achiever
from sanjuan.table.advice import Adviser
from sanjuan.table.encoding import Encoding
from sanjuan.table.flow import Table
from sanjuan.table.game_options import GameOption
from sanjuan.table.run_out import run_out
from sanjuan.table.scenes import Scenes

Bot = Callable[[Any, Random], tuple[str, ...]]
HOUSE_PLAYER = "greedy"


def by_strength(characters: Mapping[str, Bot], greedy: Bot) -> Mapping[str, Bot]:
    """Return a game's players, weakest first: `greedy` beats all of its characters but the last (docs/opponents.md)."""
    *weaker, strongest = characters
    return {name: characters[name] for name in weaker} | {HOUSE_PLAYER: greedy, strongest: characters[strongest]}


class Patient:
    """A player that thinks in pieces, so that its caller can do something else in between."""

    def pieces(self, view: Any, rng: Random) -> Generator[None, None, tuple[str, ...]]:
        """Think about the open question of a view, some milliseconds between two yields; returns the answer."""
        raise NotImplementedError

    def __call__(self, view: Any, rng: Random) -> tuple[str, ...]:
        """Return the answer, all thinking done at once."""
        return run_out(self.pieces(view, rng))


class Rules(Protocol):
    """The rules. States are `Table`s; a view is a state whose hidden parts are masked."""

    def __hash__(self) -> int:
        """Return a hash, as any object has one, so that a game can be the key of a cache."""

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
    def options(self) -> Sequence[GameOption]:
        """Return its options, in the order in which they are asked for."""

    def new(self, seats: int, seed: int, **options: Any) -> Any:
        """Set up a game; raises ValueError on a wrong number of seats or an unknown option."""

    def dummies(self, seats: int) -> Sequence[str]:
        """Return the ids of players that own and score at a table of this size, but never act and cannot win.

        In facts, in the players of `show` and in the columns of the score sheet they come after the seats.
        """

    def suspected(self, before: Any, after: Any) -> int | None:
        """Return the seat that may have a discreet question after an answer, as far as all can tell; None: no seat.

        It is the same seat whether the question is put or not: a shared device is handed over in both cases.
        """

    def view(self, state: Any, seat: int | None) -> Any:
        """Return what this seat may see (None: what everybody sees)."""

    def guess(self, view: Any, rng: Random) -> Any:
        """Deal a full state that fits a view."""

    def copy(self, state: Any) -> Any:
        """Return an independent copy."""

    def over(self, state: Table) -> bool:
        """Return whether the game has ended."""

    def scores(self, state: Any) -> list[int]:
        """Return the points of every seat, as if the game ended now."""

    def winners(self, state: Any) -> list[int]:
        """Return the seats that would win now; several when a tie is not broken."""


class Presents(Protocol):
    """The side of a game that people see and read, as JSON."""

    def variant(self, options: Mapping[str, Any]) -> str:
        """Return which wording of its texts goes with these options, "" the usual one (see `sanjuan.words.words`)."""

    def sheet(self, state: Any) -> list[dict[str, Any]]:
        """Return the score sheet, row by row in the order of the rules: {"id", "card", "points": [a seat each]}.

        Rows of one round of scoring have its id as "group". The rows "total" and "tie_break" come last.
        """

    def laid_open(self, state: Any) -> dict[str, Any]:
        """Return what the end of a game reveals besides the points, of a shape that its table knows."""

    def show(self, view: Any, seat: int | None) -> dict[str, Any]:
        """Return a view as a table draws it: game, seats, me, round, variant, players, hand, and what the game adds.

        Each player has seat, hand (a number) and score.
        """

    def stage(self, state: Any) -> tuple[int, int] | None:
        """Return how far the game has come: (done, what ends it), with `title.stage` for its words."""

    def question(self, view: Any) -> dict[str, Any]:
        """Return what words and prices the open question needs: "args" and "prices", perhaps "sure" and "gives",
        and "moot", the answer by which nothing can be lost.

        Where several options may be chosen also, perhaps, "alone", those that go with no other one, and "budget", the
        most that the others may be worth together by their "prices"; and "bonus", what comes by itself for no option
        chosen, for one, two ...
        """

    def reasons(self, view: Any) -> dict[str, dict[str, Any]]:
        """Return why what is not offered now cannot be chosen, where the rules tell: {option: {"id", "args"}}."""

    def catalogue(self, state: Any) -> dict[str, dict[str, Any]]:
        """Return what is printed on the cards of this game, by name: a row each, of a shape that its table knows."""

    def facts_of(self, state: Table, seat: int | None) -> list[dict[str, Any]]:
        """Return what happened since the last answer, as far as this seat may know (None: everybody)."""


class Notates(Protocol):
    """Positions as text."""

    def parts(self) -> Mapping[str, Callable[..., Any]]:
        """Return what a position text is built of: data classes by name and, as "box", a function from options."""

    def check(self, state: Any) -> None:
        """Refuse a position or view that cannot be one; raises ValueError with the place and the nearest word."""


class Studies(Protocol):
    """Players, and numbers for those who learn and measure."""

    @property
    def bots(self) -> Mapping[str, Bot]:
        """Return the players made for this game, weakest first."""

    @property
    def characters(self) -> Sequence[str]:
        """Return those of its players that people may sit down with, weakest first: each has name, face and style."""

    @property
    def ratings(self) -> Mapping[str, int]:
        """Return how strong the characters are, in Elo on a scale of this game; nothing where it was not measured."""

    @property
    def company(self) -> Sequence[str]:
        """Return further people with name and face: who sits at the table in place of a character that is there
        already, and plays as that one does."""

    @property
    def house_player(self) -> str:
        """Return the quick player that sits in for others and proposes answers."""

    @property
    def minutes(self) -> Sequence[int]:
        """Return how long a game against computer players takes, at the smallest table and at the largest one."""

    @property
    def coach(self) -> str:
        """Return the character that comments and teaches, "" if there is none."""

    def encoding(self, seats: int, **options: Any) -> Encoding:
        """Return the vocabulary and the figures by which learning programs see this game."""

    def lab(self, state: Any) -> dict[str, Any]:
        """Return what a finished game says about the game's balance, for the arena's report.

        "rounds" (whole number), "turns" (for every seat its place in the first round, from 0) and "owned" (for every
        seat the names of what it has in the end, as often as it has them).
        """


class Game(Rules, Presents, Notates, Studies, Protocol):
    """One game, with its optional parts."""

    @property
    def adviser(self) -> Adviser | None:
        """Return who advises; without one there are no hints, reviews and comments."""

    @property
    def achiever(self) -> Achiever | None:
        """Return who knows achievements."""

    @property
    def scenes(self) -> Scenes | None:
        """Return how positions are set up for scenario files."""

    @property
    def lessons(self) -> str | None:
        """Return the folder of its lessons, inside its package."""

    @property
    def locales(self) -> Any:
        """Return the folder of its words if that is not "locales" in its package (see `sanjuan.words.bundles`)."""

    @property
    def wording(self) -> Any:
        """Return its special wording if that is not its module `wording` (`sanjuan.words.wording`)."""

    @property
    def rulebook(self) -> Any:
        """Return the module that gives a page of the rules its figures, or None."""

    @property
    def terminal(self) -> Any:
        """Return the module that draws its table in a terminal (see `sanjuan.terminal.draw`), or None."""


class Bare:
    """A game without options, dummies, characters and all other optional parts."""

    options: Sequence[GameOption] = ()
    characters: Sequence[str] = ()
    ratings: Mapping[str, int] = {}
    company: Sequence[str] = ()
    house_player: str = HOUSE_PLAYER
    coach: str = ""
    minutes: Sequence[int] = (10, 20)
    adviser: Adviser | None = None
    achiever: Achiever | None = None
    lessons: str | None = None
    locales: Any = None
    wording: Any = None

    @property
    def scenes(self) -> Scenes | None:
        """Return None: there are no scenario files for it."""
        return None

    @property
    def rulebook(self) -> Any:
        """Return None: it has no page of rules with figures."""
        return None

    @property
    def terminal(self) -> Any:
        """Return None: its table is drawn plainly."""
        return None

    def dummies(self, seats: int) -> Sequence[str]:
        """Return no dummies."""
        return ()

    def suspected(self, before: Any, after: Any) -> int | None:
        """Return None: no question is discreet."""
        return None

    def laid_open(self, state: Any) -> dict[str, Any]:
        """Return nothing: the points say it all."""
        return {}

    def variant(self, options: Mapping[str, Any]) -> str:
        """Return the only variant."""
        return ""

    def stage(self, state: Any) -> tuple[int, int] | None:
        """Return None: only the round shows how far the game has come."""
        return None

    def reasons(self, view: Any) -> dict[str, dict[str, Any]]:
        """Return no reasons."""
        return {}

    def catalogue(self, state: Any) -> dict[str, dict[str, Any]]:
        """Return no cards of which there is more to tell than the name."""
        return {}

    def check(self, state: Any) -> None:
        """Refuse nothing that its types allow."""

    def copy(self, state: Any) -> Any:
        """Return an independent copy."""
        return state.copy()

    def over(self, state: Table) -> bool:
        """Return whether the game has ended."""
        return state.ask is None
