"""Home says of each game how far it is, who leads and when it was played last, without its words and its engine."""

import random

import pytest

import site_games
from page.catalog import games
from page.setup import home
from page.state import Ui
from page.storage import saves
from sanjuan.games import GAMES
from sanjuan.table.flow import answer
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from tests.page.drawing import Elements

TOLD = {"round": 4, "done": 2, "whole": 3, "points": 15, "best": 14, "day": 20261125}
TODAY = "2026-11-26"


@pytest.fixture(autouse=True)
def described():
    """The games as the site describes them."""
    before = games.rows()
    site_games.known()
    yield
    games.know(before)


def drawn(**ui):
    """Home, as elements."""
    setups = {game["name"]: {"game": game["name"]} for game in games.rows()}
    state = Ui(lang="en", theme="day", setup=setups[games.usual()["name"]], home=True, today=TODAY, site="Tables", **ui)
    return Elements(home.home(state, words("en")))


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.stage(game.new(min(game.seats), 1))])
def test_how_far_a_game_has_come_goes_up_to_its_whole_and_has_words_in_every_language(name):
    game, rng = GAMES[name], random.Random(1)
    state, before = game.new(min(game.seats), 1), 0
    while not game.over(state):
        done, whole = game.stage(state)
        assert 0 <= before <= done + 1 and done <= whole
        before = max(before, done)
        answer(state, game.bots["greedy"](game.view(state, state.ask.seat), rng))
    assert game.stage(state)[0] > 0
    for lang in LANGUAGES:
        said = games.stage(games.of(name), {"done": 2, "whole": 7}, lang)
        assert "2" in said and "7" in said and "{" not in said


@pytest.mark.parametrize("name", GAMES)
def test_a_running_game_tells_where_it_stands_who_leads_and_when_it_was_played(name):
    [small] = [e["text"] for e in drawn(saved={name: TOLD}).having("id", resume(name))]
    stage = games.stage(games.of(name), TOLD, "en")
    stage += ", " if stage else ""
    assert f"Round 4, {stage}you lead 15 to 14 · yesterday" in small


def resume(name):
    """Return the id of the button that continues a game."""
    return home.resume_id(games.of(name))


@pytest.mark.parametrize(
    ("mine", "best", "said"), [(0, 0, "Round 4, "), (5, 5, "level at 5"), (3, 8, "you trail 3 to 8")]
)
def test_nobody_leads_before_there_are_points(mine, best, said):
    line = home.line(games.usual(), TOLD | {"points": mine, "best": best}, words("en"))
    assert said in line and "0" not in line


def test_of_what_an_old_version_kept_the_round_alone_is_told():
    t = words("en")
    assert home.line(games.usual(), {"round": 4}, t) == "Round 4" and home.when(0, TODAY, t) == ""
    assert home.line(games.usual(), {}, t) == "A game in progress"
    assert home.when(20261126, TODAY, t) == "today" and home.when(20251126, TODAY, t) == "2025-11-26"


def test_who_has_begun_a_game_finds_learning_and_the_deal_of_the_day_beside_it():
    page = drawn(saved={"citadels": TOLD}, met=[])
    assert all(
        "hidden" not in e["attrs"] for e in page.having("data-act", "daily") + page.having("data-act", "learn")[:3]
    )
    shown = [e["attrs"]["class"] for e in page.having("class") if "daily-strip" in e["attrs"]["class"].split()]
    hidden = [e["attrs"]["class"] for e in page.having("hidden") if "daily-strip" in e["attrs"].get("class", "")]
    assert sorted(shown) == ["daily-strip", "daily-strip hello"] and hidden == ["daily-strip hello"]
    assert [e["attrs"]["data-act"] for e in page.having("id", "settings-open")] == ["settings"]


def test_a_save_tells_how_far_its_game_has_come():
    frame = {"table": {"game": "x", "round": 4, "players": [{"score": 5}]}, "over": None, "turn": {"seat": 0}}
    told = saves.summary(frame | {"stage": [2, 3]}, [{"who": "human", "bot": ""}], TODAY)
    assert (told["done"], told["whole"]) == (2, 3) and saves.sound(told) == told
    assert "done" not in saves.summary(frame, [{"who": "human", "bot": ""}], TODAY)
