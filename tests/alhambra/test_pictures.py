"""The pictures of the table: one for everything that there is, as their source draws them, and light ones."""

import pytest

from alhambra import render_art
from sanjuan.games import GAMES
from sanjuan.games.alhambra.cards import CATEGORIES, CURRENCIES

SOURCE = render_art.SYMBOLS.read_text("utf-8")
MOST = 80_000
"""Bytes of all pictures of the table: they are there before the first decision."""
MOST_IN_ALL = 400_000
"""Bytes of all pictures of the game: those of the table, the poster by day and by night, portraits and medals."""


@pytest.mark.parametrize("name", render_art.SPRITES)
def test_the_symbols_are_those_of_the_source(name):
    drawn = (render_art.TABLE / f"{name}.svg").read_text("utf-8")
    assert drawn == render_art.sprite(SOURCE, render_art.SPRITES[name])


def test_every_kind_of_building_and_every_currency_has_its_symbols():
    wanted = [f"{prefix}-{row.name}" for prefix in ("b", "k") for row in CATEGORIES]
    wanted += [f"{prefix}-{currency}" for prefix in ("m", "mk") for currency in CURRENCIES]
    assert [name for name in wanted if f'<symbol id="{name}"' not in SOURCE] == []


def test_all_pictures_of_the_table_are_light():
    assert sum(path.stat().st_size for path in render_art.TABLE.iterdir()) <= MOST


def test_all_pictures_of_the_game_are_light():
    own = [*render_art.TABLE.iterdir(), *render_art.TARGET.rglob("*alhambra*")]
    people = [render_art.TARGET / f"p-{name}.webp" for name in GAMES["alhambra"].characters]
    assert {path.suffix for path in own} == {".svg", ".webp"}
    assert sum(path.stat().st_size for path in [*own, *people]) <= MOST_IN_ALL


def test_by_night_nothing_shines_on_the_poster_but_its_windows():
    source = (render_art.SOURCE / "poster.svg").read_text("utf-8")
    shining = {colour for _, colour in render_art.COLOUR.findall(render_art.lamps(source))}
    assert shining == {"#000", *render_art.WINDOWS.values()}
