"""The link to the worker that runs the engine: commands out, frames in, each under a time-out; replaced when dead."""

import asyncio
import json

from pyscript import workers
from pyscript.js_modules import link as js_link

NAME = "engine"
"""Name of the worker that index.html starts; those that replace it are numbered."""
START_TIME = 90_000
ANSWER_TIME = 12_000
"""Milliseconds after which a worker is given up: while it starts, while it answers."""


class Lost(Exception):
    """The worker cannot be reached: it did not start, ended, or hangs."""


class Link:
    """One worker at a time; commands are sent one after the other."""

    def __init__(self):
        self.name = NAME
        self.count = 1
        self.worker = None
        self.busy = False

    async def start(self):
        """Take the present worker up once it answers; raises Lost."""
        worker = await settled(workers[self.name], START_TIME)
        await settled(worker.ping(), ANSWER_TIME)
        self.worker = worker

    async def restart(self):
        """End the worker and take another one up; raises Lost."""
        self.count += 1
        following = NAME + "-" + str(self.count)
        js_link.replace(self.name, following)
        self.name = following
        self.worker = None
        await self.start()

    async def call(self, command):
        """Send one command (a dict) and return the frame; raises Lost."""
        while self.busy:
            await asyncio.sleep(0.01)
        if self.worker is None:
            raise Lost("no worker")
        self.busy = True
        try:
            return json.loads(await settled(self.worker.call(json.dumps(command)), ANSWER_TIME))
        finally:
            self.busy = False


async def settled(promise, milliseconds):
    """Return what a promise of JavaScript brings within a time; raises Lost when it is late or fails."""
    try:
        return await js_link.within(promise, milliseconds)
    except Exception as error:  # JavaScript's errors have no classes of their own in Python
        trouble = str(error)
    raise Lost(trouble)
