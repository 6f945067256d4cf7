"""The subject of a screenshot of the page: a row that a game lists in tools/NAME/screenshots.py."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

Wanted = Callable[[dict[str, Any]], bool]
"""Says of a frame whether a picture is to be taken there."""
SIZES = ("1440x900", "820x1180", "390x844", "844x390")
TWO = ("1440x900", "390x844")


@dataclass(frozen=True)
class Saved:
    """A saved game: at the first question of a `kind` where the frame is as `wanted`, or ("") played to its end."""

    seats: int
    kind: str = ""
    wanted: Wanted = lambda frame: True
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Screenshot:
    """A state of the page: where it opens, its saved game, and what is pressed in it.

    `at` is the fragment or query of the address; with `saved`, a game of the name `game`, the page opens at the table.
    `press` are selectors that are clicked in turn, "key:x" presses a key; `ready` must be seen
    before the picture. `looks` are a theme and a language each.
    """

    name: str
    says: str
    at: str = ""
    game: str = ""
    saved: Saved | None = None
    press: tuple[str, ...] = ()
    ready: str = "main"
    looks: tuple[str, ...] = ("day-en",)
    sizes: tuple[str, ...] = SIZES


@dataclass(frozen=True)
class Gallery:
    """Rows for a game by its name and title, at saved games and at the set-up."""

    game: str
    title: str

    def row(self, name: str, says: str, saved: Saved | None = None, **more: Any) -> Screenshot:
        """Return a row: at a saved game, or at the set-up."""
        known = self.game if saved else ""
        return Screenshot(f"{self.game}-{name}", f"{self.title}: {says}", f"#game={self.game}", known, saved, **more)
