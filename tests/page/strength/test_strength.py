"""Tests of the person's strength in the window of games, and of the even game on the form."""

import asyncio
import importlib
import json
import re
import sys
import types
from pathlib import Path

import pytest

from page.kit import parts
from page.state import SOUGHT, Ui
from page.storage import history
from page.strength import draw
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from tests.page.drawing import Elements

LEVELS = dict(GAMES["citadels"].ratings)
MIDDLE = {"n": 23, "elo": 1220, "low": 1110, "high": 1330}


def section(found, lang="en"):
    """Return the drawn strength as elements."""
    return Elements(draw.section({"levels": LEVELS, "found": found}, "citadels", words(lang, "citadels")))


def test_the_strength_is_said_with_its_range_and_between_whom():
    said = section(MIDDLE).having("id", "strength")[0]["text"]
    assert said.startswith("Your strength in Citadels: about 1,220 (1,110 to 1,330), between Maud and Gilles.")
    assert "the last 23 games" in said


@pytest.mark.parametrize(("elo", "where"), [(800, "below Colin"), (1900, "above Blanche"), (1000, "between Colin")])
def test_who_is_weaker_or_stronger_than_all_is_told_so(elo, where):
    shown = section(MIDDLE | {"elo": elo, "low": elo - 100, "high": elo + 100})
    assert where in shown.having("id", "strength")[0]["text"]


def test_the_picture_has_all_levels_in_their_order_and_the_mark_between_its_neighbours():
    shown = section(MIDDLE)
    places = [float(one["attrs"]["x"][:-1]) for one in shown.having("overflow", "visible")]
    assert len(places) == 5 and places == sorted(places)
    [mark] = [one for one in shown.all if one["tag"] == "circle"]
    assert places[2] < float(mark["attrs"]["cx"][:-1]) < places[3]
    assert 0 < places[0] and places[-1] < 100


@pytest.mark.parametrize("elo", [300, 2600])
def test_a_mark_far_from_all_levels_stays_in_the_picture(elo):
    shown = section(MIDDLE | {"elo": elo, "low": elo - 900, "high": elo + 900})
    ends = [one["attrs"] for one in shown.all if one["tag"] == "line" and "x1" in one["attrs"]]
    assert all(0 <= float(one[end].strip("%")) <= 100 for one in ends for end in ("x1", "x2"))
    levels = [one["attrs"]["x"] for one in shown.having("overflow", "visible")]
    assert levels == [one["attrs"]["x"] for one in section(MIDDLE).having("overflow", "visible")]


def test_before_a_few_games_only_their_number_is_said():
    shown = section(MIDDLE | {"n": history.FEW - 1})
    assert "After one more game" in shown.all[0]["text"] and not shown.having("id", "strength")
    assert draw.section(None, "citadels", None) == draw.section({"levels": LEVELS, "found": None}, "x", None) == ""


def seated(*bots, **more):
    """Return the form's state with these players, "" for a person, at a table for which Gilles is an even match."""
    players = [{"who": "bot" if bot else "human", "bot": bot, "name": ""} for bot in bots]
    setup = {"game": "citadels", "seats": len(bots), "players": players + [players[-1]], "seed": "", "deal": ""}
    return Ui(setup=setup | more, even={"citadels": "mason"}, today="2026-11-28")


def offered(ui, lang="en"):
    """Return the proposal as elements."""
    return Elements(draw.offer(ui, words(lang, "citadels")))


def test_the_form_proposes_the_even_level_and_a_button_seats_it():
    shown = offered(seated("", "squire", "mason"))
    assert "An even game for you: everyone as strong as Gilles." in shown.having("id", "even")[0]["text"]
    [button] = shown.having("data-set")
    assert button["attrs"]["data-set"] == "players.1.bot:mason players.2.bot:mason"
    assert "An even game for you: Gilles." in offered(seated("", "squire")).having("id", "even")[0]["text"]


def test_a_table_that_is_even_needs_no_button():
    shown = offered(seated("", "mason", "mason"))
    assert shown.having("id", "even") and not shown.having("data-set")


def test_where_the_games_show_no_level_the_line_says_so():
    ui = seated("", "squire")
    ui.even = {"citadels": ""}
    [line] = offered(ui).having("id", "even")
    assert "do not show an even game" in line["text"] and not offered(ui).having("data-set")


def room(level, *bots):
    """Return what the form has for a level that is not there yet: the element that keeps the room."""
    from page.setup.form import even

    ui = seated(*bots)
    ui.even = {} if level == "never looked" else {"citadels": level}
    return Elements(even("citadels", ui, words("en", "citadels"))).having("id", "even-room")[0]["attrs"]


def test_the_form_keeps_room_for_a_level_that_is_looked_for():
    assert "hidden" not in room(SOUGHT, "", "squire")
    assert "hidden" in room(None, "", "squire") and "hidden" in room("never looked", "", "squire")
    assert "hidden" in room(SOUGHT, "", "") and "hidden" in room(SOUGHT, "squire", "miser")


def test_the_form_before_python_keeps_it_for_as_many_games():
    form = Path(__file__).resolve().parents[3] / "web/first_screen/form.js"
    assert re.findall(r"\bFEW = (\d+)", form.read_text("utf-8")) == [str(history.FEW)]


def test_nothing_is_proposed_to_several_people_or_to_none():
    assert draw.offer(seated("", "", "squire"), None) == draw.offer(seated("squire", "miser"), None) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.ratings])
def test_every_language_has_the_words(game, lang):
    t, levels = words(lang, game), dict(GAMES[game].ratings)
    for elo in (600, 1240, 3000):
        assert "{" not in draw.section({"levels": levels, "found": MIDDLE | {"elo": elo}}, game, t)
    for n in (1, 2, 4):
        assert "{" not in draw.section({"levels": levels, "found": MIDDLE | {"n": n}}, game, t)
    assert t("strength-take") and t("strength-unsure")
    assert t("strength-even", n=1, name="X") != t("strength-even", n=2, name="X")
    assert t.missing == []


def answers(text, ok=True):
    """Return what stands for the browser's fetch, and the addresses that it was asked for."""
    asked = []

    async def whole():
        return text

    async def fetch(address):
        asked.append(address)
        return types.SimpleNamespace(ok=ok, text=whole)

    return fetch, asked


@pytest.fixture
def following(monkeypatch):
    """Import what looks the strength up, without a browser; it has fetched nothing yet."""
    browser = types.ModuleType("pyscript")
    browser.fetch = None
    monkeypatch.setitem(sys.modules, "pyscript", browser)
    monkeypatch.delitem(sys.modules, "page.strength.following", raising=False)
    return importlib.import_module("page.strength.following")


def won(number):
    """Return a game won against the mason."""
    return {"id": str(number), "date": "2026-11-28", "game": "citadels", "me": 0, "bots": ["", "mason"]} | {
        "scores": [20, 19], "winners": [number % 2],
    }  # fmt: skip


def form(games):
    """Return the form of the page with some games kept, and how often it was drawn."""
    drawn = []
    play = types.SimpleNamespace(
        ui=Ui(setup={"game": "citadels"}), frame=None, game_name=lambda: "citadels", show=lambda: drawn.append(1),
        store=types.SimpleNamespace(get=lambda key: json.dumps(games)),
    )  # fmt: skip
    return play, drawn


@pytest.mark.parametrize(("games", "level"), [(4, ""), (20, "mason")])
def test_the_even_level_is_looked_up_once_there_are_enough_games(monkeypatch, following, games, level):
    fetch, asked = answers(json.dumps({"citadels": LEVELS}))
    monkeypatch.setattr(following, "fetch", fetch)
    play, drawn = form([won(number) for number in range(games)])
    for _ in range(2):
        asyncio.run(following.follow(play, "citadels"))
    assert play.ui.even == {"citadels": level} and asked == ["./ratings.json"]
    assert len(drawn) == (2 if level else 0)
    play.ui.even = {"citadels": SOUGHT}
    asyncio.run(following.follow(play, "citadels"))
    assert len(drawn) == (3 if level else 1), "the room that was kept gets its words"


def test_without_the_figures_nothing_is_said(monkeypatch, following):
    monkeypatch.setattr(following, "fetch", answers("", ok=False)[0])
    play, drawn = form([won(number) for number in range(20)])
    asyncio.run(following.follow(play, "citadels"))
    assert play.ui.even == {"citadels": ""} and not drawn
    assert following.measured([won(1)], "citadels") is None


def test_the_form_draws_nothing_of_it_before_it_is_known():
    from page.setup.form import seats

    assert "strength" not in parts.READY and 'id="even"' not in seats(GAME, Ui(setup=new()), words("en", "citadels"))


def new():
    """Return a new table."""
    from page.catalog import settings

    return settings.new_setup(GAME)


def described():
    """Return the game as the page knows it."""
    from page.catalog import games

    return games.of("citadels")


GAME = described()
