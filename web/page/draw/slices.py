"""Long drawings made a piece at a time, in tasks so short that the page answers clicks in between."""

from pyscript import window
from pyscript.js_modules import paint as js_paint

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

SLICE = 8
"""Milliseconds that is drawn at one go."""


async def in_slices(drawing: "Iterator[None]") -> None:
    """Make a drawing that pauses after each piece; what follows it comes in a task of its own."""
    begun = window.performance.now()
    for _ in drawing:
        if window.performance.now() - begun > SLICE:
            await js_paint.turn()
            begun = window.performance.now()
    await js_paint.turn()
