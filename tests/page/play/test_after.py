"""One state after a frame: the table is drawn ahead from it, shown in it, and prepared in it for the next visit."""

import ast
import asyncio
import importlib
import json
import sys
from pathlib import Path

import pytest

from first_screen import first_tables
from page.catalog import games, settings
from page.kit import memo, pace
from page.play.after import after
from page.play.choice import Choice
from page.state import Ui
from sanjuan.games import GAMES
from sanjuan.table.rng import chance
from sanjuan.words.bundles import words
from tests.answering import random_answer
from tests.page.drawing import load, speak
from tests.page.hosted import player
from tests.page.laid_table import MemoryOfKeep, Store, seated
from tests.page.laid_table import browser as browser
from tests.page.play.test_bot_driver import Screen, SlowLink
from tests.page.play.test_bot_driver import play_module as play_module
from tests.page.play.test_next_table import kept_by, start_of
from tests.reading import nodes

WEB = Path(__file__).resolve().parents[3] / "web"
PLAYERS = [{"name": name, "who": "human", "bot": ""} for name in ("Ana", "Ben", "Cleo", "Dora")]


def drawings():
    """Return the files that draw a table and what is over it."""
    screen = [WEB / "page" / "screen" / f"{name}.py" for name in ("layout", "dialogs", "curtain", "menu", "message")]
    return [*(WEB / "tables").rglob("*.py"), *(WEB / "page" / "table").glob("*.py"), *screen]


def read_by(path):
    """Return the fields of the page's state that a file reads."""
    inside = [node for node in nodes(path) if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "ui"]
    return {node.attr for node in inside} & {*vars(Ui()), *Ui.__annotations__}


READ = sorted(set().union(*map(read_by, drawings())))


def test_the_fields_that_drawings_read_are_found():
    assert {"log", "chosen", "names", "cards", "first", "shows", "given"} <= {*READ} and "setups" not in READ


def fields(ui, names=READ):
    """Return some fields of a state as they are now."""
    return {name: memo.still(getattr(ui, name)) for name in names}


class Twice(Screen):
    """A screen that compares the state in which a frame is drawn ahead with that in which it is shown.

    `others` are the fields that differ, as they were and as they are.
    """

    def __init__(self):
        super().__init__()
        self.coming, self.seen, self.others = None, 0, {}

    async def ahead(self, frame, ui):
        self.coming = (frame, fields(ui))

    def draw(self, play):
        super().draw(play)
        frame, told = self.coming or (None, None)
        if frame is not None and frame is play.frame:
            now = fields(play.ui)
            self.others |= {name: (told[name], now[name]) for name in READ if told[name] != now[name]}
            self.coming, self.seen = None, self.seen + 1

    def open_window(self, play):
        self.draw(play)


def at_rest(module, monkeypatch):
    """Let the others move at once, and nothing else be done in the background."""
    monkeypatch.setattr(pace, "seconds", lambda *_: 0)
    monkeypatch.setattr(module.FirstTable, "rest", lambda self: None)
    monkeypatch.setattr(importlib.import_module("page.play.score_count"), "begin", lambda *_: None)


async def played(module, game, players, seed, link, screen, **ui):
    """Play a game with answers at random, up to its end."""
    state = Ui(setup={}, preferences=settings.preferences("") | {"digest": True}, **ui)
    play = module.Play(state, link, Store(MemoryOfKeep()), screen)
    link.gate.set()
    start = {"do": "start", "game": game.name, "seats": len(players), "seed": seed, "options": {}, "players": players}
    assert await play.open(start) is None
    rng = chance(seed)
    while not play.frame["over"]:
        if play.ui.shows:
            module.announcements.following(play)
        elif play.frame["curtain"] is not None:
            play.confirm()
        elif play.frame["ask"] and not play.sending:
            view = game.view(play.link.host.record.state, play.frame["ask"]["seat"])
            play.answer(list(random_answer(view, rng)))
            play.ui.fast = play.ui.why = ""  # what a person does meanwhile
        await asyncio.sleep(0)


@pytest.mark.few(3)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("who", ["one", "two"])
def test_a_table_is_drawn_ahead_in_the_state_in_which_it_is_shown(name, who, play_module, monkeypatch):
    at_rest(play_module, monkeypatch)
    bots = player("bot", [*GAMES[name].bots][0])
    people = [player("human"), player("human") if who == "two" else bots, bots]
    speed = "instant" if who == "one" else "normal"
    screen = Twice()
    asyncio.run(played(play_module, GAMES[name], people, len(who), SlowLink(), screen, speed=speed))
    assert screen.others == {} and screen.seen > 50


@pytest.mark.parametrize("name", GAMES)
def test_the_next_table_is_drawn_in_the_state_in_which_it_begins(name, browser, monkeypatch):
    async def story():
        play, _ = seated(browser, name)
        monkeypatch.setattr(sys.modules["pyscript"], "window", None, raising=False)
        monkeypatch.setattr(sys.modules["pyscript.js_modules"], "paint", None, raising=False)
        table = importlib.import_module("page.prepared.table")
        start = start_of(name)
        play.store.put("met", name)
        play.link.up, play.link.coming = True, False
        kept = kept_by(play, start)
        drawn = table.state(play.ui, kept["frame"], play.screen.words)
        assert await play.open(start) is None
        assert fields(play.ui) == fields(drawn) and play.frame["table"] == kept["frame"]["table"]

    asyncio.run(story())


@pytest.mark.parametrize("name", GAMES)
def test_a_table_of_the_build_is_drawn_in_the_state_in_which_a_first_game_begins(name, browser):
    async def story():
        play, command = seated(browser, name)
        play.ui.preferences, t = settings.preferences(None), words("en", name)
        play.screen.words = t
        frame = json.loads(browser.dealt[command["game"], command["seats"]])["frame"]
        assert await play.open(command) is None
        drawn = first_tables.state("en", games.of(name), frame, t)
        told = [field for field in READ if field != "speed"]
        assert fields(play.ui, told) == fields(drawn, told)

    asyncio.run(story())


def come(**changes):
    """Return the state after a frame of which nothing has been shown yet: (state before, frame, words, after it)."""
    state = load("build-4")
    ui = Ui(**state["ui"] | {"names": [], "bots": [], "log": [], **changes})
    frame = state["frame"] | {"log_from": 0, "proposal": [], "fresh": 0, "error": None, "players": PLAYERS}
    frame["cards"] = ui.cards
    return ui, frame, after(ui, frame, Choice(frame["ask"]), speak(state))


def test_the_first_frame_tells_the_names():
    assert come()[2].names == ["Ana", "Ben", "Cleo", "Dora"]


def test_the_state_that_is_shown_is_left_alone():
    before, _, then = come(why="No.", chosen=["crane"])
    assert then.why == "" and (before.why, before.chosen, before.names) == ("No.", ["crane"], [])


def test_a_frame_that_is_gone_at_once_is_not_drawn():
    ui, frame, _ = come(speed="instant", fast=False)
    assert pace.passing(ui, frame | {"turn": {"seat": 1, "who": "bot"}}, 0)
    assert not pace.passing(ui, frame | {"turn": {"seat": 1, "who": "bot"}}, pace.GLIMPSE)
    assert not pace.passing(ui, frame | {"turn": {"seat": 0, "who": "human"}}, 0)
