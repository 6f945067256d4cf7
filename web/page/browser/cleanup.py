"""Garbage collection in tasks of its own, after the drawing has been painted.

An automatic collection, each 16 kB, takes as long as drawing; at the end of a task that draws, a click would wait for
it.
"""

import asyncio
import gc

from pyscript.js_modules import paint as js_paint

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST = 1024 * 1024
"""Bytes after which a collection runs at the end of any task: finding free memory takes long, too, where there is much
litter."""
collector: "Any" = gc
"""MicroPython's collector, whose threshold can be set; a collection runs when the task ends."""


class Sweeper:
    """Collects garbage once after each drawing, or after several in quick succession."""

    def __init__(self) -> None:
        self.waiting = False

    def soon(self) -> None:
        """Collect garbage once the present drawing has been painted."""
        if not self.waiting:
            self.waiting = True
            asyncio.create_task(self._sweep())

    async def _sweep(self) -> None:
        await js_paint.painted()
        await js_paint.turn()
        self.waiting = False
        collector.collect()


def begin() -> None:
    """Keep collections out of drawing."""
    collector.threshold(MOST)
