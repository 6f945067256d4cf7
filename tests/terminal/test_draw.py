"""Tests of a position as the terminal draws it."""

import io

import pytest
from rich.console import Console

from sanjuan.games import GAMES
from sanjuan.table.flow import answer
from sanjuan.terminal.draw import Drawing
from sanjuan.words.bundles import words

GAME = GAMES["san_juan"]
EN = words("en", "san_juan")


def printed(drawn):
    """Return a drawing as text."""
    console = Console(width=120, file=io.StringIO())
    console.print(drawn)
    return console.file.getvalue()


@pytest.fixture
def state():
    """A two-seat game of the first edition with the expansions, in its first question."""
    return GAME.new(2, 6, edition=1, new_buildings=True, events=True)


@pytest.fixture
def drawing(state):
    return Drawing(GAME, ["You", "Ana"], GAME.catalogue(state), EN)


def test_goods_lie_on_their_buildings(state, drawing):
    answer(state, ("producer",))
    answer(state, state.ask.options)
    table = printed(drawing.table(GAME.show(GAME.view(state, 0), 0)))
    assert "Indigo plant ●indigo" in table


def test_customs_goods_covered_and_tucked_cards_are_shown(state, drawing):
    own = state.seats[0]
    own.city, own.goods, own.covered = ["customs_office", "chapel"], ["well", ""], [("tower",), ()]
    own.tucked = [(1, "chapel", "crane")]
    table = printed(drawing.table(GAME.show(GAME.view(state, 0), 0)))
    assert "Customs office ●customs good +1 · Chapel (1 tucked)" in table


def test_events_and_the_cathedral_lie_beside_the_roles(state, drawing):
    state.events = ["earthquake"]
    assert "Earthquake · Cathedral" in printed(drawing.table(GAME.show(GAME.view(state, 0), 0)))


def test_a_proposed_option_is_marked_with_a_star(drawing):
    ask = {"kind": "pay", "options": ["well", "crane", "well"], "least": 2, "most": 2, "prices": {}}
    ask["args"] = {"card": "tower", "price": 2, "goods": False}
    shown = printed(drawing.question(ask, ("well", "well")))
    assert "*1  Well" in shown and " 2  Crane" in shown and "*3  Well" in shown


def test_the_score_sheet_has_a_dash_where_a_seat_has_nothing(drawing):
    rows = [
        {"id": "buildings", "card": None, "points": [12, 9]},
        {"id": "chapel", "card": "chapel", "points": [3, None]},
    ]
    shown = printed(drawing.sheet(rows, [0]))
    assert "Buildings" in shown and "Chapel" in shown and "–" in shown
