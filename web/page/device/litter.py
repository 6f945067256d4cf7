"""What nobody needs any more is swept up in tasks of its own, after what was drawn has been painted.

As it comes, each 16 kB, it takes as long as drawing; in the end of a task that draws, a click would wait for it.
"""

import asyncio
import gc

from pyscript.js_modules import paint as js_paint

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST = 1024 * 1024
"""Bytes after which it is swept up in the end of whatever task that is; looking for free places takes long, too, where
much lies about."""
collector: "Any" = gc
"""MicroPython's, which can be told when to sweep; it does so when the task ends."""


class Sweeper:
    """Sweeps up once after each drawing, or several that follow one another at once."""

    def __init__(self) -> None:
        self.waiting = False

    def soon(self) -> None:
        """Sweep up when what stands on the screen now has been painted."""
        if not self.waiting:
            self.waiting = True
            asyncio.create_task(self._sweep())

    async def _sweep(self) -> None:
        await js_paint.painted()
        await js_paint.turn()
        self.waiting = False
        collector.collect()


def begin() -> None:
    """Let nothing be swept up in the midst of drawing."""
    collector.threshold(MOST)
