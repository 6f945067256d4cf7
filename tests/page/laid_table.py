"""A page at a laid table, the engine on its way: what the tests of openings share."""

import asyncio
import importlib
import json
import sys
import types

import pytest

from first_screen import first_tables
from page.browser.store import Store
from page.catalog import games, settings
from page.state import Ui
from page.storage import saves
from tests.page.hosted import do
from tests.page.play.test_bot_driver import Screen
from tests.toys.house import enter
from worker.host import Host


@pytest.fixture(autouse=True)
def toy(monkeypatch):
    """The toy is one of the games; the line in the list of tables is the only one that it has."""
    enter(monkeypatch)


NOTHING = json.dumps({"marks": None, "sent": False})
"""The report of web/first_screen/painted.js if nothing was pressed."""


@pytest.fixture
def few(monkeypatch):
    """Three openings are enough to look at."""
    monkeypatch.setattr(first_tables, "COUNT", 3)


@pytest.fixture
def browser(monkeypatch):
    """Provide the scripts that the page's modules import; prepared tables are those of `laid.dealt`."""
    scripts = types.ModuleType("pyscript.js_modules")
    scripts.link = scripts.files = scripts.parts = scripts.device = None
    scripts.engine = types.SimpleNamespace(about=lambda name: None, other=lambda: False)
    scripts.deals = types.SimpleNamespace(today=lambda: "2026-11-25")
    scripts.prepared = types.SimpleNamespace(
        version=lambda: "1", visitor=lambda: True, isPainted=lambda game, seats: False, dealt={}
    )
    scripts.painted = types.SimpleNamespace(taken=lambda: NOTHING, saved=lambda: None)
    scripts.prepared.painted = scripts.painted

    async def deal(game, seats):
        return scripts.prepared.dealt.get((game, seats), "")

    async def rest():
        await scripts.prepared.rested.wait()

    scripts.prepared.deal, scripts.prepared.rest, scripts.prepared.rested = deal, rest, asyncio.Event()
    monkeypatch.setitem(sys.modules, "pyscript", types.ModuleType("pyscript"))
    monkeypatch.setitem(sys.modules, "pyscript.js_modules", scripts)
    before = set(sys.modules)
    yield scripts.prepared
    for name in set(sys.modules) - before:
        package, _, own = sys.modules.pop(name).__name__.rpartition(".")
        if own in vars(sys.modules.get(package, object)):
            delattr(sys.modules[package], own)


class Coming:
    """A link to an engine that is on its way until `gate` is opened."""

    def __init__(self):
        self.host, self.gate, self.lock = Host(), asyncio.Event(), asyncio.Lock()
        self.coming, self.up, self.done = True, False, []

    def about(self, game):
        """Any game will do."""

    async def call(self, command):
        async with self.lock:
            await self.gate.wait()
            self.done.append(command["do"])
            return json.loads(self.host.call(json.dumps(command)))


class MemoryOfKeep(dict):
    """The browser's storage."""

    def read(self, key):
        return self.get(key)

    def write(self, key, text):
        self[key] = text
        return True

    def drop(self, key):
        self.pop(key, None)


def text_of(one, cards):
    """Return an opening as web/first_screen/prepared.js deals it."""
    return json.dumps({"record": json.dumps(one["record"]), "frame": {"cards": cards, **one["frame"]}})


def table_of(name, seats=None, start=None):
    """Return the command for an opening of a game, and the opening as text, dealt."""
    game = games.of(name)
    command = start or first_tables.command(game, seats or game["seats"][0])
    found = first_tables.opening(command | {"seed": 4711})
    return command, text_of({key: found[key] for key in found}, found["frame"]["cards"])


def seated(browser, name, change=lambda dealt: dealt, **table):
    """Return a page at a laid table of a game, the engine on its way; `change` makes another table of it."""
    command, text = table_of(name, **table)
    browser.dealt[command["game"], command["seats"]] = json.dumps(change(json.loads(text)))
    module = importlib.import_module("page.play.play")
    setup = settings.new_setup(games.of(name))
    ui = Ui(speed="instant", setup=setup, engine_ready=False, preferences={"confirm": True, "sure": False})
    return module.Play(ui, Coming(), Store(MemoryOfKeep()), Screen()), command


def some_answer(play):
    """Return the first answer that the engine would take."""
    from worker.frames import first_legal

    host = Host()
    do(host, "resume", save=play.frame["save"])
    return list(first_legal(host.record.state))


def kept(play):
    """Return the answers in what is saved of the game at the table."""
    save = saves.text(play.store, play.frame["table"]["game"])
    host = Host()
    assert do(host, "resume", save=save)["error"] is None
    return host.record.answers
