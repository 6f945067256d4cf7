"""The page as other people's pages show it in a frame, see docs/embedding.md."""

import asyncio

from page.embedded import address
from page.embedded.framed import Frame, Framed, parameters
from page.main import boot, know_games

know_games()
asyncio.create_task(boot(Framed, Frame(*address.read(parameters()))))
