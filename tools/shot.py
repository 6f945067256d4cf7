"""What a picture of the page is taken of: a row that a game lists in tools/NAME/shots.py."""

from collections.abc import Callable
from dataclasses import dataclass

SIZES = ("1440x900", "820x1180", "390x844", "844x390")
TWO = ("1440x900", "390x844")


@dataclass(frozen=True)
class Shot:
    """A state of the page: where it opens, the saved game it stands at, and what is pressed in it.

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
