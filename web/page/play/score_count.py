"""The points counted row by row after a game: a click or a key shows all of them at once.

`ui.counting` is the number of rows of the score sheet that have been counted, None where all are shown. People who
want little motion, let the others move at once, or have set so see all of them from the beginning.
"""

import asyncio

from page.kit import pace
from page.table.score import counted_rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play
    from page.types import Frame

ALL, MOST = 9.0, 0.9
"""Seconds that the whole sheet takes, and that one row takes at most."""


def begin(play: "Play", frame: "Frame") -> None:
    """Begin to count the points of a game that has just ended, if the person wants that."""
    from page.motion.motion import calm  # with the table, which comes after the form

    if play.ui.preferences.get("count") and play.ui.speed != "instant" and not calm():
        play.ui.counting = 0
        asyncio.create_task(_count(play, frame))


async def _count(play: "Play", frame: "Frame") -> None:
    """Count one row after the other, after the windows that show the end."""
    rows = len(counted_rows(frame))
    step = min(ALL / max(rows, 1), MOST)
    while play.ui.counting is not None and play.frame is frame:
        await _wait(play, step)
        if play.ui.counting is None or play.frame is not frame:
            return
        if play.ui.dialog == "score":
            play.ui.counting += 1
            if play.ui.counting > rows:
                play.ui.counting = None
            play.show()


async def _wait(play: "Play", left: float) -> None:
    while left > 0 and play.ui.counting is not None:
        await asyncio.sleep(pace.POLL)
        left -= pace.POLL


def at_once(play: "Play", element: "Any" = None) -> None:
    """Show all points."""
    if play.ui.counting is not None:
        play.ui.counting = None
        play.show()
