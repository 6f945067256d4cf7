"""An answer given at a painted table (first_screen/painted.js) by a page that was loaded again before its Python ran.

It becomes the save of the game, as Python would have written it, and the page continues with that.
"""

import json

from pyscript.js_modules import storage as js_storage

from page.browser.store import of_game
from page.catalog import games
from page.storage import parked_games, quota, saves, tabs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play


def read() -> "dict[str, Any] | None":
    """Return what is left: "game", "record", "chosen", "next"; None if that is nothing, or damaged."""
    try:
        left = json.loads(js_storage.leftText())
        sound = left["game"] in games.names() and isinstance(json.loads(left["record"])["answers"], list)
    except (ValueError, KeyError, TypeError, RuntimeError):  # too deep a nesting is a RuntimeError in CPython
        return None
    return left if sound and isinstance(left.get("chosen"), list) else None


def game() -> str:
    """Return the name of the game in which an answer is left, "" for none."""
    left = read()
    return left["game"] if left else ""


def with_answer(left: "dict[str, Any]") -> str:
    """Return the record of the table with the answer."""
    record = json.loads(left["record"])
    record["answers"].append(left["chosen"])
    return json.dumps(record)


async def kept(play: "Play") -> "dict[str, Any] | None":
    """Turn an answer that was left into the save of its game, and return what was left; None for nothing.

    The unfinished game of this name is put aside; if the answer was given at a next table, that one is used up.
    """
    left = read()
    if js_storage.leftText():
        js_storage.hand(None)
    if left is None or not await tabs.alone(play, left["game"]):
        return None
    play.ui.note = parked_games.put_aside(play.store, left["game"]) or play.ui.note
    if left.get("next"):
        play.store.drop(of_game(quota.NEXT, left["game"]))
    saves.put(play.store, left["game"], with_answer(left), {})
    return left
