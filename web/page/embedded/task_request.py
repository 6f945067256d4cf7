"""The lesson or puzzle that somebody else asks for: a page that shows one in a frame, by its address or by a message.

Pure, and as strict as `setup_request`. A task is at a table of its own: nothing else of a table goes with it.
"""

from page.embedded import setup_request
from page.embedded.setup_request import Declined, is_number, listed, refuse, shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

KINDS = ("lesson", "puzzle")


def kind_of(fields: "dict[str, Any]") -> "str | None":
    """Return which kind of task fields ask for, None where they ask for none."""
    for kind in KINDS:
        if kind in fields:
            return kind
    return None


def task(fields: "dict[str, Any]") -> str:
    """Return the task that fields describe, as "lesson:citadels:3"; raises Declined for the first that is not sound.

    game: its name; lesson, or puzzle: its number, from 1.
    """
    kind = kind_of(fields) or KINDS[0]
    for name in fields:
        if name not in ("game", kind):
            raise Declined("asked_unknown", name=shown(name), allowed=listed(("game", kind)))
    game = setup_request.game_of(fields)
    number: Any = fields.get(kind)
    count = game.get(kind + "s") or 0
    if not is_number(number) or not 1 <= number <= count:
        refuse(kind, number, "1–" + str(count))
    return kind + ":" + game["name"] + ":" + str(number)
