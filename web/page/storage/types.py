"""The shapes of what is kept of games that were played, and of the window that shows it: for mypy, not to run."""

from typing import NotRequired, TypedDict

from page.storage.parked_games import Kept, Unfinished
from sanjuan.words.words import Words


class Played(TypedDict):
    """A game that one person has played to its end; `id` is the checksum of its save, `bots` has "" at `me`.

    Entries of the time when there was one game have no `game`.
    """

    id: str
    date: str
    game: NotRequired[str]
    variant: NotRequired[str]
    me: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    deal: NotRequired[str]
    rounds: NotRequired[int]


class Strength(TypedDict):
    """The strength of the person in a game, in Elo, from `n` games; the true figure is rarely outside its range."""

    n: int
    elo: int
    low: int
    high: int


class Measured(TypedDict):
    """The strengths in a game: those of the computer players, and that of the person as far as games have shown it."""

    levels: dict[str, int]
    found: Strength | None


class Aside(Kept):
    """An unfinished game in the file of all games, with its save."""

    save: str


class Look(TypedDict, total=False):
    """The state of the window of games played, see `page.history.history_window`."""

    tab: str
    game: str
    names: list[str]
    bots: list[str]
    games: list[Played]
    medals: dict[str, str]
    known: list[str]
    can: list[str]
    note: str
    today: str
    kept: list[Unfinished]
    asked: str
    playing: str
    words: Words | None
    strength: Measured | None
