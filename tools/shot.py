"""The subject of a screenshot of the page: a row that a game lists in tools/NAME/shots.py."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

Wanted = Callable[[dict[str, Any]], bool]
"""Says of a frame whether a picture is to be taken there."""
SIZES = ("1440x900", "820x1180", "390x844", "844x390")
TWO = ("1440x900", "390x844")


@dataclass(frozen=True)
class Shot:
    """A state of the page: where it opens, its saved game, and what is pressed in it.

    `at` is the fragment or query of the address; `save` returns the text of a saved game of `game`, with which the page
    opens at the table. `press` are selectors that are clicked in turn, "key:x" presses a key; `ready` must be seen
    before the picture. `looks` are a theme and a language each.
    """

    name: str
    says: str
    at: str = ""
    game: str = ""
    save: Callable[[], str] | None = None
    press: tuple[str, ...] = ()
    ready: str = "main"
    looks: tuple[str, ...] = ("day-en",)
    sizes: tuple[str, ...] = SIZES


@cache
def save(game: str, seats: int, kind: str, wanted: Wanted) -> str:
    """Return the text of a game in which a person is asked so."""
    import positions

    text: str = positions.save_at(kind, seats, wanted, game=game)
    return text


@cache
def finished(game: str) -> str:
    """Return the text of a game of four that is over."""
    import positions

    text, _ = positions.over(4, seed=4, game=game)
    return str(text)


@dataclass(frozen=True)
class Gallery:
    """Rows for a game by its name and title, at saved games and at the set-up."""

    game: str
    title: str

    def at(self, seats: int, kind: str, wanted: Wanted) -> Callable[[], str]:
        """Return what makes a game in which a person is asked so."""
        return partial(save, self.game, seats, kind, wanted)

    def over(self) -> Callable[[], str]:
        """Return what makes a game that is over."""
        return partial(finished, self.game)

    def shot(self, name: str, says: str, saved: Callable[[], str] | None = None, **more: Any) -> Shot:
        """Return a row: at a saved game, or at the set-up."""
        known = self.game if saved else ""
        return Shot(f"{self.game}-{name}", f"{self.title}: {says}", f"#game={self.game}", known, saved, **more)
