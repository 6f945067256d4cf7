"""Tests of a game's own part of the form: between chairs and rules, loaded later, perhaps not at all."""

from types import SimpleNamespace

import pytest

import tables
from page.catalog import games, settings
from page.setup import fields
from page.setup import form as draw_form
from page.setup.rows import switches
from page.state import Ui
from tests.page.drawing import Elements
from tests.toys.house import NAME, enter, speak


def shouting(game, row, setup, t):
    """Another drawing of a switch."""
    return switches(game, row, setup, t).replace("One round only", "ONE ROUND ONLY")


FIELD = SimpleNamespace(
    OPEN=("house", "goods"),
    FOLDED={"short": shouting},
    field=lambda game, ui, t: f'<section id="mine" data-house="{ui.setup["house"]}">{game["name"]}</section>',
    facts=lambda game, ui, t: ["nine lots", "two rounds"],
)


@pytest.fixture
def own(monkeypatch):
    """The toy says something on the form; whether it is at hand is up to the test."""
    enter(monkeypatch)
    monkeypatch.setattr(tables, "has_field", lambda game: game == NAME)
    monkeypatch.setattr(tables, "field_of", lambda game: FIELD)
    monkeypatch.setattr(fields, "READY", [])
    monkeypatch.setattr(fields, "MISSING", [])
    return fields


def form():
    """Return the toy's form, as elements."""
    setup = settings.new_setup(games.of(NAME))
    return Elements(draw_form.setup(Ui(setup=setup, bots=["greedy"], lang="en", theme="day"), speak()))


def ids(page):
    """Return the ids of the form in order."""
    return [e["attrs"]["id"] for e in page.having("id")]


def test_until_it_is_at_hand_the_form_keeps_room_for_it_and_for_the_rules(own):
    page = form()
    [room] = page.having("id", "own")
    assert room["attrs"]["aria-busy"] == "true" and room["text"] == ""
    assert not {"table-rules", "set-goods", "mine"} & set(ids(page)) and "start" in ids(page)


def test_it_stands_between_the_chairs_and_the_rules(own):
    own.READY.append(NAME)
    page = form()
    assert page.having("id", "mine")[0]["attrs"]["data-house"] == "town"
    order = [id for id in ids(page) if id in ("seat-7", "own", "mine", "table-rules", "seed")]
    assert order == ["seat-7", "own", "mine", "table-rules", "seed"]


def test_options_that_it_sets_are_not_folded_and_others_may_be_drawn_another_way(own):
    own.READY.append(NAME)
    page = form()
    assert not {"set-house-country", "set-goods"} & set(ids(page))
    assert page.having("id", "set-purse-6") and "ONE ROUND ONLY" in page.having("id", "set-short")[0]["text"]


def test_the_line_beside_start_tells_more(own):
    own.READY.append(NAME)
    [line] = form().having("class", "facts")
    assert line["text"].endswith("nine lotstwo rounds")


def test_where_it_does_not_come_the_form_is_that_of_every_game(own):
    own.MISSING.append(NAME)
    page = form()
    assert {"set-house-country", "set-goods", "table-rules"} <= set(ids(page)) and not page.having("id", "own")
