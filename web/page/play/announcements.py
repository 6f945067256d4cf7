"""Windows of the table that open by themselves to show what has happened, such as a scoring.

The other players wait while one is open; nobody else does: it closes by itself after a while, by a click, or when the
person skips ahead. The log has what has happened too, and the table says where to open the window again.

A window that nobody may miss stays until it is closed, at any pace: while the others move without pauses it waits for
the next question, or the end. If several people share the device, each sees it when the curtain is lifted.
"""

import asyncio

import tables
from page.kit import pace
from page.kit.effects import stays
from page.table import turn_summary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.play.play import Play
    from page.types import Frame

PAUSES, LEAST = 9, 5
"""The full pauses that a window stays open by itself, and the seconds at least."""


def waiting(play: "Play") -> bool:
    """Return whether the others wait for a window to be closed."""
    return bool(play.ui.shows and play.ui.dialog)


async def stay(play: "Play", frame: "Frame", name: str) -> None:
    """Close a window that has opened after a while, unless it stays; at the end of a game nobody waits for it."""
    if name == turn_summary.NAME or frame["over"] or stays(name, tables.at(frame).EFFECTS):
        return
    left = max(PAUSES * pace.full(play.ui), LEAST)
    while left > 0 and play.ui.dialog == name and play.frame is frame:
        await asyncio.sleep(pace.POLL)
        left -= pace.POLL
    if play.ui.dialog == name and play.frame is frame and play.ui.shows:
        following(play)


def following(play: "Play") -> None:
    """Close the window that is open and show the next one, or the table."""
    ui = play.ui
    ui.shows = ui.shows[1:]
    if not ui.shows:
        play.window(None)
        if play.frame is not None:
            play.auto_answer.give(play.frame, False)
        return
    ui.dialog = ui.shows[0]
    if len(ui.shows) == 1 and ui.dialog == "score":
        ui.shows = []
    elif play.frame is not None:
        asyncio.create_task(stay(play, play.frame, ui.dialog))
    play.window(ui.dialog)
