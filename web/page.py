"""The page as it stands on its own; `embed` is its sister for frames on other people's pages."""

import asyncio

from main import boot

asyncio.create_task(boot())
