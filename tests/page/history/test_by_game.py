"""Figures, rows, achievements and the file of all games are by game; what names none is of the first one."""

import json

import pytest

from page.history.draw import draw
from page.state import Ui
from page.storage import backup, history, medals, streaks
from sanjuan.games import GAMES
from tests.page.drawing import Elements, load, speak

PLAYERS = [{"who": "human", "bot": ""}, {"who": "bot", "bot": "fox"}]
DAY = "2026-11-21"


def played(game, number, scores=(3, 2), deal=""):
    over = {"scores": list(scores), "winners": [0], "deal": deal, "rounds": 5}
    frame = {"save": f"sanjuan.1.{number}.abc", "table": {"game": game, "variant": "x"}, "over": over}
    return history.entry(frame, PLAYERS, DAY)


OLD = {name: value for name, value in played("san_juan", "a").items() if name not in ("game", "variant")}
ASIDE = {"id": "d", "game": "toy", "told": {"round": 3, "turn": 2}, "save": "sanjuan.1.d.abc"}
GAMES_OF_TWO = [OLD, played("toy", "b", (9, 2), DAY), played("toy", "c", (8, 2))]


def test_a_game_without_a_name_is_of_the_first_one():
    read = history.read(json.dumps(GAMES_OF_TWO))
    assert [history.game_of(game) for game in read] == ["san_juan", "toy", "toy"]
    assert history.of(read, "san_juan") == [OLD] and len(history.of(read, "toy")) == 2


@pytest.mark.parametrize("name", ["", 3, None, "x" * 41])
def test_a_name_that_no_game_has_is_not_sound(name):
    assert history.read(json.dumps([OLD | {"game": name}])) == []


def test_rows_of_days_are_by_game():
    assert streaks.daily(history.of(GAMES_OF_TWO, "toy"), DAY) == (1, 1, True)
    assert streaks.daily(history.of(GAMES_OF_TWO, "san_juan"), DAY) == (0, 0, False)


def test_achievements_of_two_games_may_have_one_name():
    text, fresh = medals.add("", "san_juan", ["victory"], "2026-11-20")
    assert json.loads(text) == {"victory": "2026-11-20"} and fresh == ["victory"]
    text, fresh = medals.add(text, "toy", ["victory"], DAY)
    assert fresh == ["victory"] and medals.add(text, "toy", ["victory"], DAY)[1] == []
    kept = medals.read(text)
    assert medals.of(kept, "san_juan") == {"victory": "2026-11-20"} and medals.of(kept, "toy") == {"victory": DAY}
    assert medals.of(kept, "to") == {}


def test_the_file_holds_all_games():
    text, _ = medals.add("", "toy", ["victory"], DAY)
    read = backup.read(backup.write(GAMES_OF_TWO, {"b": "sanjuan.1.b.abc"}, medals.read(text), [ASIDE]))
    assert read == (GAMES_OF_TWO, {"b": "sanjuan.1.b.abc"}, {"toy:victory": DAY}, [ASIDE])


@pytest.mark.parametrize("wrong", [{"id": "<b>"}, {"id": None}, {"save": "sanjuan.1.e.abc"}, {"save": 3}, {"game": 1}])
def test_of_unfinished_games_only_sound_ones_come_from_a_file(wrong):
    assert backup.read(backup.write([], {}, {}, [ASIDE | wrong, ASIDE]))[3] == [ASIDE]
    assert backup.read(backup.write([], {}, {}, [ASIDE | {"told": 3}]))[3] == [ASIDE | {"told": {}}]


def test_an_older_file_has_no_unfinished_games():
    whole = json.loads(backup.write(GAMES_OF_TWO, {}, {}, [ASIDE]))
    for listed in ({}, {"unfinished": None}, {"unfinished": {"a": 1}}):
        older = {key: whole[key] for key in whole if key != "unfinished"} | listed
        assert backup.read(json.dumps(older)) == (GAMES_OF_TWO, {}, {}, [])


def window(tab, game, names=("san_juan", "toy"), lang="en"):
    """Return the window as elements."""
    state = load("dialog-menu")
    look = {"tab": tab, "game": game, "names": list(names), "games": GAMES_OF_TWO, "can": [], "note": "", "today": DAY}
    look |= {"kept": [], "asked": "", "playing": ""}
    look |= {"medals": {"toy:long": DAY}, "known": ["victory"] if game == "san_juan" else ["long", "short"]}
    look["bots"] = GAMES["san_juan"].characters if game == "san_juan" else ["fox"]
    state["ui"]["returning"] = look
    return Elements(draw(state["frame"], Ui(**state["ui"]), speak(state, lang)))


def test_the_window_shows_one_game_at_a_time():
    assert "2 games played to their end" in window("figures", "toy").having("id", "dialog")[0]["text"]
    assert "1 game played to its end" in window("figures", "san_juan").having("id", "dialog")[0]["text"]
    assert len([one for one in window("games", "toy").all if one["attrs"].get("class") == "won"]) == 2
    assert [one["attrs"]["data-medal"] for one in window("medals", "toy").having("data-medal")] == ["long", "short"]
    assert [one["attrs"]["data-medal"] for one in window("medals", "san_juan").having("data-medal")] == ["victory"]


def test_there_is_a_choice_of_games_where_there_is_more_than_one():
    chosen = window("figures", "toy").having("data-act", "statistics-of")
    assert [one["attrs"]["aria-pressed"] for one in chosen] == ["false", "true"] and chosen[1]["text"] == "Toy"
    assert not window("figures", "toy", ["toy"]).having("data-act", "statistics-of")
