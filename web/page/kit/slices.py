"""Long drawings made a piece at a time, in tasks so short that the page answers clicks in between."""

from pyscript import window
from pyscript.js_modules import paint as js_paint

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from page.kit.memo import Late

SLICE = 8
"""Milliseconds of drawing before a pause."""


class Clock:
    """The time since the last pause of a drawing."""

    def __init__(self) -> None:
        self.begun = window.performance.now()

    def late(self) -> bool:
        """Return whether a pause is due."""
        return bool(window.performance.now() - self.begun > SLICE)

    async def pause(self) -> None:
        """Let the browser do other things; the rest is drawn in a task of its own."""
        await js_paint.turn()
        self.begun = window.performance.now()


async def in_slices(drawing: "Callable[[Late], Iterator[str]]", shown: "list[str] | None" = None) -> None:
    """Make a drawing that pauses after each piece, and within one ("") if it is late.

    `shown` are the pieces on the page, if the drawing is meant for it: others are parsed now.
    """
    clock = Clock()
    for piece in drawing(clock.late):
        if clock.late():
            await clock.pause()
        if piece and shown is not None and piece not in shown:
            js_paint.ready(piece)
    await clock.pause()
