"""The link to the worker: one command after the other, and a worker with the game at hand that comes to the table."""

import asyncio
import importlib
import json
import sys
import types

import pytest


class Engine:
    """runtime/engine.js: a worker answers with the game it was given; `replaced` notes what it has given way for."""

    def __init__(self):
        self.wanted = self.given = ""
        self.replaced, self.gate, self.comes = [], asyncio.Event(), True

    def about(self, name):
        self.wanted, self.given = name, self.given or name

    def other(self):
        return self.given != self.wanted

    def replace(self):
        self.given = self.wanted
        self.replaced.append(self.wanted)

    async def ready(self):
        if not self.comes:
            raise OSError("gone")
        return True

    async def call(self, text):
        if json.loads(text) == {"do": "think"}:
            await self.gate.wait()
        return json.dumps({"game": self.given})


@pytest.fixture
def engine(monkeypatch):
    """The engine of `link_module`."""
    return Engine()


@pytest.fixture
def link(monkeypatch, engine):
    """A link to that engine, which has come with San Juan."""
    scripts = types.ModuleType("pyscript.js_modules")
    scripts.engine, scripts.link = engine, types.SimpleNamespace(within=lambda promise, _: promise)
    monkeypatch.setitem(sys.modules, "pyscript", types.ModuleType("pyscript"))
    monkeypatch.setitem(sys.modules, "pyscript.js_modules", scripts)
    monkeypatch.delitem(sys.modules, "page.play.link", raising=False)
    made = importlib.import_module("page.play.link").Link()
    yield made
    del sys.modules["page.play.link"]


@pytest.mark.parametrize("do", ["advise", "hear"])
def test_a_slow_device_has_longer_for_what_may_be_a_hint(link, monkeypatch, do):
    given = []
    within = sys.modules["pyscript.js_modules"].link
    monkeypatch.setattr(within, "within", lambda promise, patience: (given.append(patience), promise)[1])
    link.up = True
    for command in ("bot", do):
        asyncio.run(asked(link, command))
    assert given[1] >= 5 * given[0], "a slow device takes the same tries as a quick one"


async def asked(link, do="bot"):
    return (await link.call({"do": do}))["game"]


async def settle():
    for _ in range(20):
        await asyncio.sleep(0.01)


def test_a_worker_with_another_game_gives_way_before_what_is_asked_next(link, engine):
    async def run():
        link.about("san_juan")
        await link.start()
        assert await asked(link) == "san_juan" and engine.replaced == []
        link.about("citadels")
        assert await asked(link) == "citadels" and link.up
        assert engine.replaced == ["citadels"] and link.line == []

    asyncio.run(run())


def test_it_first_does_what_it_was_asked_before(link, engine):
    async def run():
        link.about("san_juan")
        await link.start()
        thinking = asyncio.create_task(asked(link, "think"))
        await asyncio.sleep(0)
        link.about("citadels")
        await settle()
        assert engine.replaced == []
        engine.gate.set()
        assert await thinking == "san_juan" and await asked(link) == "citadels"

    asyncio.run(run())


def test_who_goes_back_to_the_same_game_meanwhile_keeps_the_worker(link, engine):
    async def run():
        link.about("san_juan")
        await link.start()
        link.about("citadels")
        link.about("san_juan")
        await settle()
        assert engine.replaced == [] and link.line == [] and await asked(link) == "san_juan"

    asyncio.run(run())


def test_a_worker_that_is_still_coming_is_waited_for(link, engine):
    async def run():
        link.about("san_juan")
        link.coming = True
        link.about("citadels")
        await settle()
        assert engine.replaced == []
        link.coming = False
        await settle()
        assert engine.replaced == ["citadels"]

    asyncio.run(run())


def test_a_new_worker_that_does_not_come_is_told_by_who_asks_next(link, engine):
    async def run():
        link.about("san_juan")
        await link.start()
        engine.comes = False
        link.about("citadels")
        await settle()
        with pytest.raises(sys.modules["page.play.link"].Lost):
            await asked(link)
        engine.comes = True
        await link.restart()
        assert await asked(link) == "citadels"

    asyncio.run(run())
