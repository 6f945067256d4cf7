"""Fields of the games on the form, each between the chairs and the rules of the table (`tables.types.Field`).

It comes with the table of the game when the form opens; until then the form keeps room for it. Where it does not come,
the form draws the options as it draws those of every game.
"""

import tables

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tables.types import Field

READY: "list[str]" = []
"""The games whose field is loaded."""
MISSING: "list[str]" = []
"""The games whose field did not come."""


def of(game: str) -> "Field | None":
    """Return the field of a game, None if it has none or it is not loaded."""
    return tables.field_of(game) if game in READY and tables.has_field(game) else None


def coming(game: str) -> bool:
    """Return whether a game has a field that is still to come."""
    return tables.has_field(game) and game not in READY and game not in MISSING
