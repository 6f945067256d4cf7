"""While a computer thinks the page is free: what a person does takes effect at once, and the late answer is dropped."""

import asyncio
import importlib
import json
import sys
import types

import pytest

from page.state import Ui
from worker.host import Host


@pytest.fixture
def play_module(monkeypatch):
    """The page's module of play, with nothing behind what it takes from the browser."""
    browser = types.ModuleType("pyscript")
    scripts = types.ModuleType("pyscript.js_modules")
    scripts.back = scripts.link = scripts.files = scripts.parts = scripts.device = None
    scripts.engine = types.SimpleNamespace(about=lambda name: None, other=lambda: False)
    scripts.deals = types.SimpleNamespace(today=lambda: "2026-11-23")
    scripts.prepared = types.SimpleNamespace(visitor=lambda: False)
    scripts.painted = types.SimpleNamespace(taken=lambda: '{"marks": null, "sent": false}', saved=lambda: None)
    monkeypatch.setitem(sys.modules, "pyscript", browser)
    monkeypatch.setitem(sys.modules, "pyscript.js_modules", scripts)
    before = set(sys.modules)
    yield importlib.import_module("page.play.play")
    for name in set(sys.modules) - before:
        package, _, own = sys.modules.pop(name).__name__.rpartition(".")
        if own in vars(sys.modules.get(package, object)):
            delattr(sys.modules[package], own)


class SlowLink:
    """A link to an engine in which thinking takes until `gate` is opened; one command at a time, like the real one."""

    coming = False

    def __init__(self):
        self.host = Host()
        self.gate = asyncio.Event()
        self.thinking = asyncio.Event()
        self.lock = asyncio.Lock()
        self.done = []

    def about(self, game):
        """Any game will do."""

    async def call(self, command):
        async with self.lock:
            self.done.append(command["do"])
            if command["do"] == "think":
                self.thinking.set()
                await self.gate.wait()
            await asyncio.sleep(0)
            return json.loads(self.host.call(json.dumps(command)))


class Screen:
    """A screen that only remembers what state it was drawn in."""

    waiting = False

    def __init__(self):
        self.states = []

    def draw(self, play):
        self.states.append(play.state())

    def mark(self, play):
        self.draw(play)

    def wait(self, play):
        self.draw(play)

    async def ready(self, game):
        """Nothing is imported late here."""

    async def ahead(self, frame, ui):
        """Nothing is drawn here."""

    def state(self, name):
        self.states.append(name)

    def sent(self):
        self.states.append("thinking")

    async def painted(self):
        """Nothing is painted here."""

    def close_window(self, play):
        self.draw(play)

    def words(self, id, **_):
        return id

    def rest(self):
        return 1000

    def refusal(self, error):
        return error["id"]


class Keep(dict):
    """Texts in memory."""

    def put(self, key, text):
        self[key] = text
        return True


BOT = next(iter(Host.__init__.__globals__["GAMES"]["san_juan"].bots))
PLAYERS = [{"name": "", "who": who, "bot": BOT} for who in ("human", "bot")]


def start(seed):
    return {"do": "start", "game": "san_juan", "seats": 2, "seed": seed, "options": {}, "players": PLAYERS}


async def at_the_table(module, seed=9):
    """Return a game in which the person has passed as the builder, and the computer has begun to think."""
    ui = {"speed": "instant", "setup": {}, "engine_ready": True, "bots": [], "dialog": None, "message": None}
    ui |= {"refused": False, "note": "", "warned": False, "busy": False, "fast": False, "why": "", "log": []}
    play = module.Play(Ui(**ui), SlowLink(), Keep(), Screen())
    play.link.gate.set()
    await play.open(start(seed))
    await until(lambda: play.frame["ask"] and play.frame["ask"]["kind"] == "role")
    play.answer(["builder"])
    await until(lambda: play.frame["ask"] and play.frame["ask"]["kind"] == "build")
    play.link.gate.clear()
    play.link.thinking.clear()
    play.answer([])
    await play.link.thinking.wait()
    assert play.state() == "thinking" and play.frame["ask"] is None
    return play


async def until(ready):
    """Wait for something that comes within moments."""
    for _ in range(500):
        if ready():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not come")


def test_take_back_shows_its_question_at_once_and_drops_what_was_thought(play_module):
    async def story():
        play = await at_the_table(play_module)
        answers = len(play.link.host.record.answers)
        assert play.frame["undo"]
        play.undo()
        assert play.frame["ask"]["kind"] == "build", "before the computer has thought to the end"
        play.link.gate.set()
        await until(lambda: not play.sending)
        assert play.state() == "your-turn" and play.frame["ask"]["kind"] == "build"
        assert len(play.link.host.record.answers) == answers - 1
        assert "bot" not in play.link.done[play.link.done.index("undo") :]

    asyncio.run(story())


def test_leaving_is_at_once_and_nobody_moves_afterwards(play_module):
    async def story():
        play = await at_the_table(play_module)
        answers = list(play.link.host.record.answers)
        play.leave()
        assert play.state() == "setup"
        play.link.gate.set()
        await asyncio.sleep(0.1)
        assert play.frame is None and play.link.host.record.answers == answers

    asyncio.run(story())


def test_leaving_is_at_once_also_while_a_command_is_on_its_way(play_module):
    async def story():
        play = await at_the_table(play_module)
        play.send({"do": "look"})
        await asyncio.sleep(0)
        play.leave()
        assert play.sending and play.state() == "setup" == play.screen.states[-1]
        play.link.gate.set()
        await until(lambda: not play.sending)
        assert await play.open(start(2)) is None
        await until(lambda: play.frame["ask"])
        assert play.link.host.record.seed == 2 and play.state() == "your-turn"

    asyncio.run(story())


@pytest.mark.parametrize("opens", [False, True])
def test_who_leaves_before_an_answer_is_on_its_way_has_left(play_module, opens):
    async def story():
        play, seen = await at_the_table(play_module), asyncio.Event()
        play.undo()
        play.link.gate.set()
        await until(lambda: not play.sending)
        play.screen.painted = seen.wait  # as on a slow phone, which paints the pressed button late
        play.answer([])
        await asyncio.sleep(0)
        play.leave()
        if opens:
            await play.open(start(2))
        seen.set()
        await until(lambda: not play.sending)
        await asyncio.sleep(0.1)
        assert play.link.done.count("answer") == 2, "those before it"
        assert play.state() == ("your-turn" if opens else "setup")

    asyncio.run(story())


def test_another_game_starts_clean(play_module):
    async def story():
        play = await at_the_table(play_module)
        play.leave()
        opening = asyncio.create_task(play.open(start(2)))
        await asyncio.sleep(0)
        assert play.state() == "thinking" and play.ui.busy
        play.link.gate.set()
        assert await opening is None
        await until(lambda: play.frame["ask"])
        assert play.link.host.record.seed == 2
        assert play.link.done.count("think") == play.link.done.count("bot") + 1

    asyncio.run(story())


def test_what_is_refused_meanwhile_does_not_stop_the_game(play_module):
    async def story():
        play = await at_the_table(play_module)
        play.send({"do": "look"})
        play.link.gate.set()
        await until(lambda: play.frame["ask"])
        assert play.ui.why == "" and play.state() == "your-turn"

    asyncio.run(story())


class ComingLink(SlowLink):
    """A link to an engine that is on its way; its start fails when `fail` is called."""

    def __init__(self, lost):
        super().__init__()
        self.gate.set()
        self.coming, self.failed, self.lost = True, asyncio.Event(), lost

    async def call(self, command):
        self.done.append(command["do"])
        if self.coming:
            await self.failed.wait()
            raise self.lost("the engine is missing")
        return json.loads(self.host.call(json.dumps(command)))


def at_the_form(module, link):
    """Return a set-up form whose engine is on its way."""
    ui = {"speed": "instant", "setup": {}, "engine_ready": False, "bots": [], "dialog": None, "message": None}
    ui |= {"refused": False, "note": "", "warned": False, "busy": False, "fast": False, "why": "", "log": []}
    return module.Play(Ui(**ui), link, Keep(), Screen())


def test_a_game_is_ordered_before_the_engine_is_there_and_again_when_its_start_failed(play_module):
    async def story():
        link = ComingLink(sys.modules["page.play.link"].Lost)
        play = at_the_form(play_module, link)
        opening = asyncio.create_task(play.open(start(9)))
        await until(lambda: link.done == ["start"])
        assert play.state() == "thinking", "the engine is not there yet, and has its order"
        link.coming = False
        link.failed.set()
        await asyncio.sleep(0.1)
        assert not opening.done(), "the failure is told by who awaits the engine; the order stands"
        play.ui.engine_ready = True
        await opening
        assert link.done[:2] == ["start", "start"] and play.frame["ask"]

    asyncio.run(story())
