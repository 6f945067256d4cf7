"""The toy game at the page: its form, and the frames of its games."""

from random import Random

import pytest

from page.catalog import games, settings
from page.setup import form as draw_form
from page.state import Ui
from tests.page.drawing import Elements
from tests.page.hosted import do, play
from tests.toys.house import NAME, enter, speak
from worker.host import Host

DEAL = "#deal=4711&game=auction&seats=6&short=0&purse=6&house=town&with=greedy,greedy,greedy,greedy,greedy"


@pytest.fixture(autouse=True)
def toy(monkeypatch):
    """The toy is one of the games."""
    enter(monkeypatch)


def laid(**changes):
    """Return a table of the toy as the form lays it out."""
    setup = settings.new_setup(games.of(NAME))
    for path, value in changes.items():
        settings.change(setup, path, str(value))
    return setup


def begun(**changes):
    """Return a host at the first frame of a game that the form has set up."""
    host = Host()
    frame = do(host, settings.command(laid(**({"seed": "4711"} | changes))))
    assert frame["error"] is None
    return host, frame


def ended(**changes):
    """Return a host at the last frame of a game."""
    host, frame = begun(**changes)
    *_, last = play(host, frame, Random(5))
    return host, last


def form(**changes):
    """Return the form for a table of the toy, as elements."""
    ui = Ui(setup=laid(**changes), bots=games.characters(games.of(NAME)), lang="en", theme="day")
    return Elements(draw_form.setup(ui, speak()))
