"""An answer that was given at a painted table, by a page that was loaded again before its Python was there."""

import asyncio
import importlib
import json
import sys

import pytest

from page.storage import saves
from tests.page.hosted import do
from tests.page.laid_table import browser as browser
from tests.page.laid_table import kept as answers_kept
from tests.page.laid_table import seated, some_answer
from tests.page.laid_table import toy as toy
from worker.host import Host


class Tab:
    """Stands in for web/js/storage.js, with a text left by the page before, and for web/js/lock.js."""

    def __init__(self, text="", alone=True):
        self.text, self.alone, self.handed = text, alone, []

    def leftText(self):  # noqa: N802 (a name of JavaScript)
        return self.text

    def hand(self, sent):
        self.handed.append(sent)

    async def hold(self, name, steal, lost):
        return self.alone


@pytest.fixture
def left(browser):
    """left(name, change, alone) -> page at which an answer is left, the module that takes it up, what was left, tab."""

    def made(name="san_juan", change=lambda left: left, alone=True):
        scripts, tab = sys.modules["pyscript.js_modules"], Tab(alone=alone)
        scripts.storage = scripts.lock = tab
        play, command = seated(browser, name)
        dealt = json.loads(browser.dealt[command["game"], command["seats"]])
        play.frame = dealt["frame"] | {"save": dealt["record"]}
        what = {"game": name, "record": dealt["record"], "chosen": some_answer(play), "next": False}
        play.frame = None
        tab.text = json.dumps(change(what))
        return play, importlib.import_module("page.play.pending_answer"), what, tab

    return made


@pytest.mark.parametrize("name", ["san_juan", "alhambra", "citadels"])
def test_it_becomes_the_save_of_its_game(left, name):
    play, sent, what, tab = left(name)
    assert sent.game() == name
    assert asyncio.run(sent.kept(play)) == what and tab.handed == [None]
    play.frame = {"table": {"game": name}}
    assert answers_kept(play)[-1] == tuple(what["chosen"])
    assert [one["game"] for one in saves.unfinished(play.store)] == [name]


def test_what_was_unfinished_of_the_game_is_put_aside_and_the_next_table_is_dealt(left):
    play, sent, what, _ = left(change=lambda what: what | {"next": True})
    before = do(Host(), "resume", save=what["record"])["save"]
    saves.put(play.store, "san_juan", before, {"round": 1})
    play.store.put("next", "{}")
    asyncio.run(sent.kept(play))
    shelf = importlib.import_module("page.storage.parked_games")
    assert [shelf.text(play.store, one["id"]) for one in shelf.read(play.store)] == [before]
    assert play.store.get("next") is None and saves.text(play.store, "san_juan") == sent.with_answer(what)


def test_another_tab_that_plays_is_left_alone(left):
    play, sent, _, tab = left(alone=False)
    play.screen.message = lambda *what: None
    assert asyncio.run(sent.kept(play)) is None and tab.handed == [None]
    assert not saves.text(play.store, "san_juan")


@pytest.mark.parametrize(
    "change", [{"record": "{}"}, {"record": "[]"}, {"record": 3}, {"game": "nine"}, {"chosen": "no"}, {"game": []}]
)
def test_what_is_damaged_is_forgotten(left, change):
    play, sent, _, tab = left(change=lambda what: what | change)
    assert sent.game() == "" and asyncio.run(sent.kept(play)) is None and tab.handed == [None]
    assert not saves.text(play.store, "san_juan")


def test_where_nothing_is_left_what_this_page_has_handed_stays(left):
    play, sent, _, tab = left()
    tab.text = ""
    assert asyncio.run(sent.kept(play)) is None and not tab.handed
