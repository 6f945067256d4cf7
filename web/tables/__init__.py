"""The tables, reached by the name of the game: all that can only be drawn by who knows it.

A table is a folder with two modules, see `tables.types`: `table` is a `Drawing`, `motion` a `Moving`. Some have a
third, `setup`, a `Field`: what the game says on the form itself. They are fetched when their game is chosen
(web/runtime/parts.js): until then nothing may ask for them. The wording of a game is there before.
"""

from sanjuan.games.alhambra import wording as alhambra
from sanjuan.games.citadels import wording as citadels
from sanjuan.games.san_juan import wording as san_juan
from sanjuan.words import plain_wording

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.types import Frame
    from sanjuan.words.wording import Wording
    from tables.types import AnyDrawing, Field, Moving

_GAMES: "tuple[tuple[str, Wording, bool, bool], ...]" = (
    ("san_juan", san_juan, True, False),
    ("alhambra", alhambra, True, True),
    ("citadels", citadels, True, True),
)
"""A row for each game: its name, its special wording, and whether it has a table and a field of the form of its own.

A game without a row has plain sentences.
"""
PLAIN = "plain"
"""The table at which every game is played that has none of its own."""


def wording_of(game: str) -> "Wording":
    """Return the wording of a game, the plain one if it has none of its own."""
    return ([wording for name, wording, _, _ in _GAMES if name == game] + [plain_wording])[0]


def name_of(game: str) -> str:
    """Return the name of the table at which a game is played."""
    return game if game in [name for name, _, own, _ in _GAMES if own] else PLAIN


def of(game: str) -> "AnyDrawing":
    """Return the table of a game. Here its frames take on the shapes that only this table knows."""
    found: AnyDrawing = __import__("tables." + name_of(game) + ".table", None, None, ("table",))
    return found


def motion_of(game: str) -> "Moving":
    """Return what a table says of motion."""
    found: Moving = __import__("tables." + name_of(game) + ".motion", None, None, ("motion",))
    return found


def has_field(game: str) -> bool:
    """Return whether a game says something on the form itself."""
    return game in [name for name, _, _, own in _GAMES if own]


def field_of(game: str) -> "Field":
    """Return what a game says on the form itself."""
    found: Field = __import__("tables." + name_of(game) + ".setup", None, None, ("setup",))
    return found


def at(frame: "Frame") -> "AnyDrawing":
    """Return the table that a frame is drawn at."""
    return of(frame["table"]["game"])
