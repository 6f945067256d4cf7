"""Tests of what a table with people elsewhere looks like: it is that of its game, and no button does nothing."""

import importlib

import pytest

from page.screen import layout
from page.state import Ui
from page.together import seating
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from tests.page.drawing import FIRST, Elements
from tests.page.screen.test_whole_games import ui_of
from tests.worker.together.test_watching import begun
from worker.together import watching

OTHER = list(GAMES)[1]


@pytest.mark.usefixtures("browser")
@pytest.mark.parametrize(
    ("host", "told", "game"),
    [
        (True, {}, OTHER),
        (False, {"about": OTHER}, OTHER),
        (False, {"about": FIRST, "game": OTHER}, OTHER),
        (False, {"asks": True}, ""),
    ],
)
def test_a_lobby_looks_like_its_game(host, told, game):
    attributes = importlib.import_module("page.screen.document_attributes")
    assert attributes.set_up(Ui(together=seating.table(host) | told, setup={"game": OTHER})) == game


def buttons(frame, game, together):
    """Return the buttons of the panel while somebody else plays: {id: whether it can be pressed}."""
    shown = frame | {"ask": None}
    page = layout.pieces(shown, ui_of(shown, GAMES[game], frame["log"], together=together), words("en", game))
    found = [one["attrs"] for one in Elements("".join(page)).all if one["attrs"].get("id") in ("skip", "undo")]
    return {one["id"]: "disabled" not in one for one in found}


@pytest.mark.usefixtures("browser")
@pytest.mark.parametrize("game", GAMES)
def test_nobody_elsewhere_is_skipped_and_who_looks_on_has_nothing_to_press(game):
    frame = begun(game).people[watching.FIRST].frame
    turn = {who: frame | {"turn": {"seat": 0, "who": who}, "undo": False} for who in ("bot", "elsewhere")}
    assert buttons(turn["bot"], game, {}) == {"skip": True, "undo": False}
    assert buttons(turn["bot"], game, seating.table(True)) == {"skip": True, "undo": False}
    assert buttons(turn["elsewhere"], game, seating.table(False)) == {"skip": False, "undo": False}
    assert buttons(turn["elsewhere"], game, seating.table(False) | {"watches": True}) == {}
