"""Tests that the pauses after the moves of others are counted together, until the next decision."""

import asyncio
import importlib
import types

from tests.page.play.test_bot_driver import play_module

__all__ = ["play_module"]


def test_the_pauses_of_one_drive_are_counted_together(play_module):
    driver = importlib.import_module("page.play.bot_driver")
    frame = {"log": [], "players": [{"who": "bot"}] * 7, "table": {"me": 0, "game": "san_juan"}, "turn": {"who": "bot"}}
    ui = types.SimpleNamespace(speed="normal", fast=True, dialog=None, shows=[])
    play = types.SimpleNamespace(ui=ui, frame=frame, sending=False)
    others = driver.Others(play)

    async def story():
        spent = [0.0]
        for _ in range(60):
            await others._pause(0)
            spent.append(others.spent)
        others._drive = lambda drive: asyncio.sleep(0)
        others.go()
        return [later - sooner for sooner, later in zip(spent, spent[1:], strict=False)]

    pauses = asyncio.run(story())
    assert pauses[-1] < pauses[0] and others.spent == 0.0
