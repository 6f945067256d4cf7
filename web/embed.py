"""The page as other people's pages show it in a frame, see docs/embedding.md."""

import asyncio

import address
from framed import Frame, Framed, parameters
from main import boot, bots_on_offer

asyncio.create_task(boot(Framed, Frame(*address.read(parameters(), bots_on_offer()))))
