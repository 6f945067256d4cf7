"""The link to the worker that runs the engine: commands out, frames in, each under a time-out; replaced when dead."""

import asyncio
import json

from pyscript.js_modules import engine
from pyscript.js_modules import link as js_link

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

START_TIME = 90_000
ANSWER_TIME = 12_000
"""Milliseconds after which a worker is given up: while it starts, while it answers."""
HINT_TIME = 60_000
"""Milliseconds for what may be a hint: as many tries as on any device, for which a slow one needs long."""
HINTS = ("advise", "hear")
"""The commands that may ask for a hint: of the person here, and of one elsewhere."""
PAUSE = 0.01
"""Seconds between two looks at what is waited for."""


class Lost(Exception):
    """The worker cannot be reached: it did not start, ended, or hangs."""


class Link:
    """One worker at a time; commands are sent one by one, in their order: a caller with many lets others in between.

    `coming`: it starts, `up`: it answers; `posted` takes what a step of the game brings for people elsewhere.
    """

    def __init__(self) -> None:
        self.coming = self.up = False
        self.line: list[object] = []
        self.posted: Callable[[Any], object] = lambda post: None

    async def start(self) -> None:
        """Take the present worker up once it answers; raises Lost."""
        self.coming = True
        try:
            await settled(engine.ready(), START_TIME)
            self.up = True
        finally:
            self.coming = False

    async def restart(self) -> None:
        """End the worker and take another one up; raises Lost."""
        self.up = False
        engine.replace()
        await self.start()

    async def call(self, command: "dict[str, Any]") -> "Any":
        """Send one command (a dict) and return the frame, also to a worker that is still coming; raises Lost."""
        ticket = object()
        self.line.append(ticket)
        try:
            await self._turn(ticket)
            if not (self.up or self.coming):
                raise Lost("no worker")
            patience = HINT_TIME if command["do"] in HINTS else ANSWER_TIME
            patience += 0 if self.up else START_TIME
            reply = json.loads(await settled(engine.call(json.dumps(command)), patience))
            if "post" in reply:
                self.posted(reply.pop("post"))
            return reply
        finally:
            self.line.remove(ticket)

    def attend(self, told: "Callable[[], object]") -> None:
        """Call `told` when a worker ends by itself after it has answered."""
        engine.attend(told)

    def ended(self) -> bool:
        """Return whether the worker has ended, and is not replaced yet."""
        return bool(engine.ended())

    async def goes_on(self) -> None:
        """Wait until a line that was broken for so long that `Lost` was raised holds again."""
        await engine.goesOn()

    def about(self, game: str) -> None:
        """Announce the game that comes to an empty table.

        A worker that has loaded another game is replaced before the next request: it would take longer to import this
        one.
        """
        engine.about(game)
        if engine.other():
            ticket = object()
            self.line.append(ticket)
            asyncio.create_task(self._give_way(ticket))

    async def _give_way(self, ticket: object) -> None:
        try:
            await self._turn(ticket)
            while self.coming:
                await asyncio.sleep(PAUSE)
            if engine.other():
                await self.restart()
        except Lost:  # the next command reports it, with a way to try again
            pass
        finally:
            self.line.remove(ticket)

    async def _turn(self, ticket: object) -> None:
        while self.line[0] is not ticket:
            await asyncio.sleep(PAUSE)


class Sending:
    """Whether a command that moves the game on is under way: `sending`. `free` is set while there is none."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.sending = False

    @property
    def sending(self) -> bool:
        """Return whether a command is under way."""
        return self._sending

    @sending.setter
    def sending(self, now: bool) -> None:
        self._sending = now
        if now:
            self.free.clear()
        else:
            self.free.set()


async def settled(promise: "Any", milliseconds: int) -> "Any":
    """Return what a promise of JavaScript brings within a time; raises Lost when it is late or fails."""
    try:
        return await js_link.within(promise, milliseconds)
    except Exception as error:  # JavaScript's errors have no classes of their own in Python
        trouble = str(error.args[-1] if error.args else error)  # in MicroPython they are (the error, name, message)
    raise Lost(trouble)
