"""Opening a game at the table: the engine opens it, what draws it is fetched meanwhile."""

import asyncio

from page.catalog import games
from page.kit import pace
from page.play.link import Lost

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.first_table import Laid
    from page.play.play import Play
    from page.state import Ui
    from page.types import Frame


def announce(play: "Play", command: "dict[str, Any]") -> None:
    """Give the engine the game that a command opens, if the page knows it; one at the table keeps its worker."""
    if play.frame is None and command.get("game") in games.names():
        play.link.about(command["game"])


async def first_frame(play: "Play", command: "dict[str, Any]") -> "tuple[Frame | Any, Laid | None]":
    """Have a game opened; return its first frame when it can be drawn, or an error, and the laid table that it is of.

    Raises Lost.
    """
    table = await play.first_table.deal(command)
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


def left(ui: "Ui", learn: "dict[str, Any] | None") -> None:
    """Forget what belongs to a table that is left, or was being opened, for the set-up or a place to learn."""
    ui.change({"dialog": None, "shows": [], "review": None, "learn": learn, "given": None, "counting": None})
    ui.change({"shown": False, "left": False, "busy": False})
