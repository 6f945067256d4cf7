"""A finished game: kept once its table has been drawn, and shown in the window that follows."""

import asyncio
import importlib

import pytest

from sanjuan.games import GAMES
from tests.page.hosted import player
from tests.page.play.test_after import at_rest, played
from tests.page.play.test_bot_driver import Screen, SlowLink
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
