"""Opening a game at the table: the engine opens it, what draws it is fetched meanwhile."""

import asyncio

from page.catalog import games, people
from page.kit import pace
from page.kit.html import DUMMY
from page.play import laid
from page.play.link import Lost
from page.storage import known_games

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play
    from page.state import Ui
    from page.types import Frame


def announce(play: "Play", command: "dict[str, Any]") -> None:
    """Give the engine the game that a command opens, if the page knows it; one at the table keeps its worker."""
    if play.frame is None and command.get("game") in games.names():
        play.link.about(command["game"])


async def first_frame(play: "Play", command: "dict[str, Any]") -> "tuple[Frame | Any, laid.Laid | None]":
    """Have a game opened; return its first frame when it can be drawn, or an error, and the laid table that it is of.

    Raises Lost.
    """
    table = await laid.deal(play, command)
    frame = table.frame if table else await opened(play, command)
    try:
        await play.screen.ready(frame["table"]["game"] if "table" in frame else "")
    except Exception:  # JavaScript's errors have no classes of their own in Python
        return {"error": {"id": "part", "args": {}}}, None
    return frame, table


async def opened(play: "Play", command: "dict[str, Any]") -> "Any":
    """Have a game opened by an engine that may still be on its way: the command waits for it in the worker."""
    if play.link.coming:
        try:
            return await play.link.call(command)
        except Lost:  # it is its start that failed: told by who awaits that, with a way to try again
            pass
    while not play.ui.engine_ready:
        await asyncio.sleep(pace.POLL)
    return await play.link.call(command)


def is_first(play: "Play", frame: "Frame") -> bool:
    """Return whether this game is new to this device, and no person has answered in it."""
    if play.touched or frame.get("task") or frame["over"]:
        return False
    return frame["table"]["game"] not in known_games.read(play.store)


def clear(ui: "Ui") -> None:
    """Clear the page's state of the game before."""
    ui.change({"log": [], "log_of": None, "fast": False, "why": "", "given": None, "dialog": None, "message": None})
    ui.change({"trouble": None, "review": None, "fresh": [], "untold": [], "result": None, "counting": None})
    ui.home = ui.home and bool(ui.learn)  # who learns goes back to where that began
    ui.note = ui.note.replace("msg-deal", "")


def left(ui: "Ui", learn: "dict[str, Any] | None") -> None:
    """Forget what belongs to a table that is left, or was being opened, for the set-up or a place to learn."""
    ui.change({"dialog": None, "shows": [], "review": None, "learn": learn, "given": None, "counting": None})
    ui.change({"shown": False, "left": False, "busy": False})


def seat(ui: "Ui", frame: "Frame") -> None:
    """Show the characters and faces of the players at the table, dummies last."""
    nobody, ui.bots = frame.get("dummies", []), games.characters(games.of(frame["table"]["game"]))
    ui.cast = people.cast(frame["players"], ui.bots) + ["" for _ in nobody]
    ui.faces = people.faces(frame["players"], ui.bots) + [DUMMY for _ in nobody]
