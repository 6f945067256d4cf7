"""A game is saved once its table has been drawn; a note about that, or the result at its end, is drawn after it."""

import asyncio
import importlib

import pytest

from page.catalog import settings
from page.state import Ui
from page.storage import saves
from sanjuan.games import GAMES
from tests.page.hosted import player
from tests.page.laid_table import MemoryOfKeep, Store
from tests.page.play.test_after import at_rest, played
from tests.page.play.test_bot_driver import Screen, SlowLink, start
from tests.page.play.test_bot_driver import play_module as play_module


class Ends(Screen):
    """A screen that notes at each drawing of the end whether the game is kept among those played."""

    def __init__(self, waiting):
        super().__init__()
        self.waiting, self.kept = waiting, []

    def draw(self, play):
        if play.frame and play.frame["over"]:
            self.kept.append(bool(play.store.get("history")))


@pytest.mark.parametrize(("waiting", "kept"), [(False, [False, True]), (True, [False])])
def test_a_game_is_kept_once_its_end_is_drawn_which_is_drawn_again_unless_a_window_follows(
    waiting, kept, play_module, monkeypatch
):
    at_rest(play_module, monkeypatch)
    counting = importlib.import_module("page.play.score_count")
    monkeypatch.setattr(counting, "begin", lambda play, frame: setattr(play.ui, "counting", 0))
    screen, bot = Ends(waiting), player("bot", [*GAMES["alhambra"].bots][0])
    asyncio.run(played(play_module, GAMES["alhambra"], [player("human"), bot], 1, SlowLink(), screen, speed="instant"))
    assert screen.kept == kept


class Full(MemoryOfKeep):
    """A browser's storage in which there is no room."""

    def write(self, key, text):
        return False


class Notes(Screen):
    """A screen that remembers the notes on the table, or `fails` to draw any."""

    fails = False

    def __init__(self):
        super().__init__()
        self.notes = []

    def draw(self, play):
        if play.frame:
            assert not self.fails
            self.notes.append(play.ui.note)


def opened(module, keep, screen):
    """Return a page that is about to open a game, and the opening."""
    play = module.Play(Ui(setup={}, preferences=settings.preferences("")), SlowLink(), Store(keep), screen)
    return play, play.open(start(9))


def test_a_game_that_cannot_be_saved_is_drawn_and_then_said_to_be_so(play_module):
    async def story():
        play, opening = opened(play_module, Full(), Notes())
        assert await opening is None
        assert play.screen.notes == ["", "msg-storage"]

    asyncio.run(story())


def test_a_game_is_saved_even_if_its_table_cannot_be_drawn(play_module):
    async def story():
        screen = Notes()
        screen.fails = True
        play, opening = opened(play_module, MemoryOfKeep(), screen)
        with pytest.raises(AssertionError):
            await opening
        assert saves.text(play.store, "san_juan")

    asyncio.run(story())
