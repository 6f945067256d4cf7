"""The page on its own; `embed` is its sister for frames on other people's pages."""

import asyncio

from page.main import boot, know_games

know_games()
asyncio.create_task(boot())
