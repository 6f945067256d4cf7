"""The way of a frame through the page, from the engine's reply until it is drawn, by the modules that it passes."""

import asyncio
import sys
from itertools import groupby

import pytest

from sanjuan.games import GAMES
from tests.page.hosted import player
from tests.page.play.test_after import at_rest, played
from tests.page.play.test_bot_driver import Screen, SlowLink
from tests.page.play.test_bot_driver import play_module as play_module

MOST = 12
"""The modules that a frame passes at most."""
BODY = "<module>"


class Walk:
    """The modules in which the frame that came last has been, in the order of its stays; `all` are those of all."""

    def __init__(self):
        self.stays, self.all = None, []

    def begin(self):
        self.stays = []
        sys.setprofile(self.note)

    def end(self):
        sys.setprofile(None)
        if self.stays is not None:
            self.all.append([module for module, _ in groupby(self.stays)])
        self.stays = None

    def note(self, frame, event, _):
        """Note the module that is entered, or come back to; a module that is loaded just then is no stay."""
        at = frame.f_back if event == "return" else frame
        if event in ("call", "return") and at is not None and at.f_code.co_name != BODY:
            drawn = isinstance(at.f_locals.get("self"), Screen)
            module = "page.screen.screen" if drawn else at.f_globals["__name__"]
            if module.startswith("page."):
                self.stays.append(module)


class Traced(SlowLink):
    """A link that begins a walk with each frame."""

    def __init__(self, walk):
        super().__init__()
        self.walk = walk

    async def call(self, command):
        reply = await super().call(command)
        if "table" in reply:
            self.walk.begin()
        return reply


class End(Screen):
    """A screen at which a walk ends."""

    def __init__(self, walk):
        super().__init__()
        self.walk = walk

    def draw(self, play):
        self.walk.end()
        super().draw(play)

    def open_window(self, play):
        self.draw(play)


@pytest.mark.parametrize("name", GAMES)
def test_a_frame_passes_few_modules_on_its_way_to_the_table(name, play_module, monkeypatch):
    at_rest(play_module, monkeypatch)
    walk, seats = Walk(), [player("human"), player("human"), player("bot", [*GAMES[name].bots][0])]
    try:
        asyncio.run(played(play_module, GAMES[name], seats, 5, Traced(walk), End(walk), speed="normal"))
    finally:
        sys.setprofile(None)
    rest = walk.all[1:]  # the first one opens the game
    assert len(rest) > 50
    assert [sorted({*stays}) for stays in rest if len({*stays}) > MOST] == []
    saved = [stays.count("page.play.autosave") for stays in rest]
    assert max(saved) == 2, "it goes there once, and comes back there from the storage"
