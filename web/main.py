"""The page: boots the table on the main thread."""

import asyncio
import json

from pyscript import document, workers


async def boot():
    """Show that the set-up can be used, then wait for the engine."""
    document.documentElement.dataset.state = "setup"
    engine = await workers["engine"]
    print("engine:", json.loads(await engine.ping()))
    document.documentElement.dataset.engine = "ready"


asyncio.create_task(boot())
