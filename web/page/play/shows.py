"""Windows of the table that open by themselves to show what has happened, such as a scoring.

The other players wait while one is open; nobody else does: it closes by itself after a while, by a click, or when the
person skips ahead. The log has what has happened too, and the table says where to open the window again.

A window that nobody may miss stays until it is closed, at any pace: while the others move without pauses it waits for
the next question, or the end. If several people share the device, each sees it when the curtain is lifted.
"""

import asyncio

import tables
from page.kit import pace
from page.kit.effects import opened, stays
from page.play import keeping
from page.table import turn_summary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.play.play import Play
    from page.types import Frame

PAUSES, LEAST = 9, 5
"""The full pauses that a window stays open by itself, and the seconds at least."""


def begin(play: "Play", frame: "Frame", lifted: bool = False) -> None:
    """Open the windows for a frame's news; one that is open already, such as the score of a game, comes after them.

    `lifted`: a person has just taken the device, and first sees what the others have done.
    """
    ui, effects = play.ui, tables.at(frame).EFFECTS
    ui.shows, hurried = [], pace.hurried(ui)
    if frame["curtain"] is not None or ui.review:
        return
    names = ui.untold + [name for name in opened(frame, effects) if not hurried or stays(name, effects)]
    if lifted and frame["ask"] and ui.preferences.get("digest") and turn_summary.has(frame):
        names = [turn_summary.NAME] + names
    ui.untold = names if hurried and not (frame["ask"] or frame["over"]) else []
    if names and not ui.untold:
        ui.shows = names + ([ui.dialog] if ui.dialog else [])
        ui.dialog = names[0]
        _open(play, frame, names[0])


def waiting(play: "Play") -> bool:
    """Return whether the others wait for a window to be closed."""
    return bool(play.ui.shows and play.ui.dialog)


def _open(play: "Play", frame: "Frame", name: str) -> None:
    """Let a window that has opened close after a while, unless it stays; at the end of a game nobody waits for it."""
    if name != turn_summary.NAME and not frame["over"] and not stays(name, tables.at(frame).EFFECTS):
        asyncio.create_task(_stay(play, frame, name))


async def _stay(play: "Play", frame: "Frame", name: str) -> None:
    """Close a window after a while if it is still open then."""
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
            keeping.by_itself(play, keeping.moot(play, play.frame))
        return
    ui.dialog = ui.shows[0]
    if len(ui.shows) == 1 and ui.dialog == "score":
        ui.shows = []
    elif play.frame is not None:
        _open(play, play.frame, ui.dialog)
    play.window(ui.dialog)
