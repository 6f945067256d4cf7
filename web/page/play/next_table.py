"""The next table of a game, laid by the engine while it has nothing else to do: Start then deals this one at once.

It outlives the visit, with its drawing, which is painted before this Python has loaded (painted.js). As for
every table its seed is drawn at random; it is dealt once, and only if the set-up is still the same.
"""

import json

from pyscript.js_modules import prepared as js_prepared

from page.browser.store import of_game
from page.catalog import games, lists, settings
from page.storage.quota import NEXT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play

MADE = ("record", "frame")


def take(play: "Play", command: "dict[str, Any]") -> "dict[str, Any] | None":
    """Return the table that is ready for a command, with "record" and "frame", once; None if there is none."""
    if command["do"] != "start" or command["seed"] or play.ui.framed:
        return None
    key = of_game(NEXT, command["game"])
    kept = read(play.store.get(key))
    if not fits(kept, command):
        return None
    play.store.drop(key)
    return kept


def read(text: "str | None") -> "dict[str, Any]":
    """Return what is kept of a table, nothing if that is damaged."""
    try:
        kept = json.loads(text) if text else {}
    except (ValueError, RuntimeError):  # CPython tells too deep a nesting by the latter
        return {}
    return kept if isinstance(kept, dict) else {}


def fits(kept: "dict[str, Any]", command: "dict[str, Any]") -> bool:
    """Return whether a table was laid for this command, by this version of the site."""
    if kept.get("version") != js_prepared.version() or kept.get("start") != command:
        return False
    return isinstance(kept.get("record"), str) and isinstance(kept.get("frame"), dict)


def wanted(play: "Play") -> "dict[str, Any] | None":
    """Return the command whose table is to be laid; None if one is ready, or it is not for one person alone."""
    ui, task = play.ui, play.frame is not None and play.frame.get("task")
    if ui.framed or ui.together or task or not play.link.up or lists.lacking(games.of(ui.setup.get("game")), ui.setup):
        return None
    command = settings.command(ui.setup)
    people = [player for player in command["players"] if player["who"] == "human"]
    if command["seed"] or len(people) != 1 or settings.elsewhere(command["players"]):
        return None
    return None if fits(read(play.store.get(of_game(NEXT, command["game"]))), command) else command
