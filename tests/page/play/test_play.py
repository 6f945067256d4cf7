"""The walk of a frame through the page, from the link to the engine until the HTML of its table is in the document.

The rooms of a walk are the modules whose functions run on the way, one that a function returns to included. The kit is
no room, it is tools. A drawing is one room: the parts of the table that it calls lie below it, and so do the table and
the motion of a game.
"""

import asyncio
import importlib
import json
import sys
import types
from itertools import groupby
from unittest.mock import MagicMock

import pytest

from page.catalog import settings
from page.kit import pace
from page.state import Ui
from sanjuan.games import GAMES
from sanjuan.table.rng import chance
from sanjuan.words.bundles import words
from tests.answering import random_answer
from tests.page.hosted import player
from tests.page.laid_table import NOTHING, MemoryOfKeep, Store
from worker.host import Host

MOST = 12
"""The rooms of a walk at most."""
FRAMES, FEW = 14, 9
"""The frames of a game that are followed, and how many there are at least."""
MOST_LOOKS = 2000
"""The times that the table is looked at for something to do."""
DRAWINGS = ("page.table.table", "page.screen.dialogs", "page.screen.curtain")
SCRIPTS = "back link files parts device engine deals prepared painted paint size gestures storage scene fluent".split()
BODY = "<module>"


class Walk:
    """The stays of the frame that came last, in their order, each the name of a module; `all` are those of all.

    `below` is the number of calls that are open in a drawing.
    """

    def __init__(self):
        self.stays, self.all, self.below = None, [], 0

    def begin(self):
        self.stays, self.below = [], 0
        sys.setprofile(self.note)

    def end(self):
        sys.setprofile(None)
        if self.stays is not None:
            self.all.append([room for room, _ in groupby(self.stays)])
        self.stays = None

    def note(self, frame, event, _):
        if event == "call" and self.below:
            self.below += 1
        elif event == "call":
            room = self.stay(frame)
            self.below = int(room in DRAWINGS or room.startswith("tables."))
        elif event == "return" and self.below > 1:
            self.below -= 1
        elif event == "return":
            self.below = 0
            self.stay(frame.f_back)

    def stay(self, at):
        """Note a room that is entered, or come back to, and return it; a module that is loaded just then is none."""
        room = at.f_globals.get("__name__", "") if at is not None and at.f_code.co_name != BODY else ""
        if room.startswith("page.") and not room.startswith("page.kit."):
            self.stays.append(room)
        return room


async def nothing(*_):
    """As if that were over already."""


def browser_modules():
    """Return modules for a browser that does nothing and never waits: pyscript, its scripts, ffi."""
    browser, scripts, ffi = [types.ModuleType(f"pyscript{name}") for name in ("", ".js_modules", ".ffi")]
    browser.document, browser.window, browser.fetch, browser.js_modules = MagicMock(), MagicMock(), None, scripts
    browser.document.documentElement.dataset.motion = "full"
    browser.document.documentElement.hasAttribute = lambda name: False
    browser.document.querySelectorAll = lambda selector: []
    browser.window.performance.now = lambda: 0.0
    ffi.to_js = lambda value: value
    for name in SCRIPTS:
        setattr(scripts, name, MagicMock())
    scripts.deals.today, scripts.prepared.visitor = lambda: "2026-11-23", lambda: False
    scripts.engine.other, scripts.painted.taken = lambda: False, lambda: NOTHING
    scripts.link.within = lambda promise, milliseconds: promise
    scripts.paint.painted = scripts.paint.turn = scripts.parts.rest = scripts.parts.lay = nothing
    scripts.scene.look.return_value.told = lambda: "[{}, {}]"
    scripts.scene.look.return_value.holding = lambda selector: "[]"
    scripts.scene.between = lambda *_: "[[], []]"
    return browser, scripts, ffi


@pytest.fixture
def walk(monkeypatch):
    """Provide a walk; the page's modules are loaded again, for a browser that ends it when it gets the drawing."""
    modules = browser_modules()
    for module in modules:
        monkeypatch.setitem(sys.modules, module.__name__, module)
    before, walk = set(sys.modules), Walk()

    def painted(*_):
        walk.end()
        return True

    modules[1].paint.pieces = modules[1].paint.whole = painted
    yield walk
    sys.setprofile(None)
    for name in set(sys.modules) - before:
        package, _, own = sys.modules.pop(name).__name__.rpartition(".")
        if own in vars(sys.modules.get(package, object)):
            delattr(sys.modules[package], own)


def seated(game, walk):
    """Return a page with the engine up, whose walks begin when a frame has come."""
    host, scripts = Host(), sys.modules["pyscript.js_modules"]

    async def call(text):
        await asyncio.sleep(0)
        reply = host.call(text)
        if "table" in json.loads(reply):
            walk.begin()
        return reply

    scripts.engine.call = call
    link = importlib.import_module("page.play.link").Link()
    link.up = True
    view = importlib.import_module("page.screen.screen").View(MagicMock())
    view.sweeper.soon = lambda: None  # among ten thousand tests there is much more to look through than on a page
    view.words, view.game, view.opened = words("en", game.name), game.name, True
    ui = Ui(setup={}, preferences=settings.preferences("") | {"digest": True})
    play = importlib.import_module("page.play.play").Play(ui, link, Store(MemoryOfKeep()), view)
    play.first_table.rest = lambda: None
    return play, host


async def played(game, walk):
    """Play a game of two people and a computer with answers at random, for FRAMES frames."""
    play, host = seated(game, walk)
    players = [player("human"), player("human"), player("bot", [*game.bots][0])]
    start = {"do": "start", "game": game.name, "seats": 3, "seed": 5, "options": {}, "players": players}
    assert await play.open(start) is None
    rng = chance(5)
    for _ in range(MOST_LOOKS):
        play.screen.motion.begin()  # as the browser does once it has painted
        if play.ui.shows:
            importlib.import_module("page.play.announcements").following(play)
        elif play.frame["curtain"] is not None:
            play.confirm()
        elif play.frame["ask"] and not play.sending:
            play.answer(list(random_answer(game.view(host.record.state, play.frame["ask"]["seat"]), rng)))
        await asyncio.sleep(0)
        if len(walk.all) >= FRAMES or play.frame["over"]:
            return


@pytest.mark.parametrize("name", GAMES)
def test_a_frame_passes_few_rooms_on_its_way_to_the_table(name, walk, monkeypatch):
    monkeypatch.setattr(pace, "seconds", lambda *_: 0)
    asyncio.run(played(GAMES[name], walk))
    ways = [sorted({*stays}) for stays in walk.all]
    assert [way for way in ways if len(way) > MOST] == []
    usual = {"page.play.link", "page.play.play", "page.play.after", "page.screen.layout", "page.table.table"}
    assert len(ways) > FEW and [way for way in ways if not usual <= {*way}] == []
