"""A table is drawn ahead from the page's state as it is going to be."""

import importlib
from types import SimpleNamespace

import pytest

from page.catalog import people
from page.screen import layout
from page.state import Ui
from tests.page.drawing import load, speak
from tests.page.play.test_bot_driver import play_module as play_module

PLAYERS = [{"name": name, "who": "human", "bot": ""} for name in ("Ana", "Ben", "Cleo", "Dora")]


@pytest.fixture
def ahead(play_module):
    """The module, with nothing behind what it takes from the browser."""
    return importlib.import_module("page.play.ahead")


def playing(**changes):
    """Return a game of which nothing has been shown yet, and a frame that has come: (play, frame, words)."""
    state = load("build-4")
    ui = Ui(**state["ui"] | {"names": [], "bots": [], "speed": "normal", "log": [], **changes})
    t = speak(state)
    screen = SimpleNamespace(names=lambda players, ui, dummies: people.names(players, ui.bots, t), rest=lambda: 0)
    frame = state["frame"] | {"log_from": 0, "proposal": [], "error": None, "players": PLAYERS}
    return SimpleNamespace(ui=ui, screen=screen, players=PLAYERS), frame, t


def test_names_are_known_though_nothing_has_been_shown(ahead):
    play, frame, t = playing()
    frame["log"] = [{"id": "role", "seat": 3, "role": "trader", "at": 9}]
    ui = ahead.coming(play, frame)
    assert ui.names == ["Ana", "Ben", "Cleo", "Dora"]
    assert list(layout.ahead(frame, ui, t, lambda: False))


def test_the_state_that_is_shown_is_left_alone(ahead):
    play, frame, _ = playing(why="No.", chosen=["crane"])
    assert ahead.coming(play, frame).why == ""
    assert (play.ui.why, play.ui.chosen, play.ui.names) == ("No.", ["crane"], [])


def test_a_frame_that_is_gone_at_once_is_not_drawn(ahead):
    play, frame, _ = playing(speed="instant", fast=False)
    assert ahead.passing(play, frame | {"turn": {"seat": 1, "who": "bot"}})
    assert not ahead.passing(play, frame | {"turn": {"seat": 0, "who": "human"}})
