"""Tests that the trays of the chairs are drawn again where what they show has changed, and only there."""

import pytest

from page.catalog import games, settings
from page.setup import chairs
from page.state import Ui
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from tests.page.drawing import load


def set_up(game):
    """Return the form of a game."""
    row = games.of(game)
    return Ui(**load("setup")["ui"] | {"bots": games.characters(row), "setup": settings.new_setup(row)})


def player(ui, seat, **changes):
    """Change who sits on a chair."""
    ui.setup["players"][seat].update(changes)


CHANGES = {
    "a person sits down": lambda ui: player(ui, 1, who="human"),
    "somebody elsewhere sits down": lambda ui: player(ui, 1, who="elsewhere"),
    "another computer player sits down": lambda ui: player(ui, 1, bot=ui.bots[0]),
    "a person has a name": lambda ui: player(ui, 0, name="Ada <3"),
    "more sit at the table": lambda ui: ui.setup.update(seats=max(GAMES[ui.setup["game"]].seats)),
    "there are fewer computer players": lambda ui: ui.change({"bots": ui.bots[:2]}),
}


def forget(monkeypatch):
    """Keep none of the trays that were drawn before."""
    monkeypatch.setattr(chairs, "_trays", {})


@pytest.mark.parametrize("name", CHANGES)
@pytest.mark.parametrize("game", GAMES)
def test_chairs_drawn_from_what_is_kept_are_the_chairs_drawn_anew(game, name, monkeypatch):
    ui, t = set_up(game), words("en", game)
    forget(monkeypatch)
    before = chairs.chairs(ui.setup, ui, t)
    CHANGES[name](ui)
    drawn = chairs.chairs(ui.setup, ui, t)
    forget(monkeypatch)
    assert drawn == chairs.chairs(ui.setup, ui, t) != before


def test_another_language_and_another_game_are_drawn_anew(monkeypatch):
    asked = [(game, lang) for game in GAMES for lang in ("en", "fr", "en")]
    drawn = {}
    for game, lang in asked:
        ui = set_up(game)
        made = chairs.chairs(ui.setup, ui, words(lang, game))
        forget(monkeypatch)
        assert made == chairs.chairs(ui.setup, ui, words(lang, game))
        drawn[game, lang] = made
    assert len(set(drawn.values())) == 2 * len(GAMES)


def test_of_a_change_on_one_chair_only_its_tray_is_drawn(monkeypatch):
    game = next(iter(GAMES))
    ui, t = set_up(game), words("en", game)
    forget(monkeypatch)
    chairs.chairs(ui.setup, ui, t)
    made, draw = [], chairs.tray
    monkeypatch.setattr(chairs, "tray", lambda game, seat, *more: made.append(seat) or draw(game, seat, *more))
    player(ui, 0, name="Ada")
    chairs.chairs(ui.setup, ui, t)
    assert made == [0]
