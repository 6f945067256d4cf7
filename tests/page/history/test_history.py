"""Tests of the list of finished games, and of its statistics."""

from pathlib import Path

import pytest

from page.motion import sounds
from page.state import Ui
from page.storage import history
from sanjuan.games import GAMES
from sanjuan.words.languages import LANGUAGES
from tables.san_juan.effects import EFFECTS
from tests.page.drawing import load

ROOT = Path(__file__).resolve().parents[3]
PLAYERS = [{"who": "human", "bot": "trader"}, {"who": "bot", "bot": "trader"}, {"who": "bot", "bot": "hoarder"}]


def over(scores, winners, number="1"):
    frame = {"save": f"sanjuan.1.{number}.abc", "table": {"game": "san_juan"}}
    return frame | {"over": {"scores": scores, "winners": winners}}


def test_games_add_up_by_opponent():
    text = ""
    for number, (scores, winners) in enumerate([([30, 20, 10], [0]), ([10, 20, 30], [2]), ([25, 25, 3], [0, 1])]):
        text = history.add(text, history.entry(over(scores, winners, str(number)), PLAYERS, "2026-11-21"))
    games = history.read(text)
    assert [history.place(game) for game in games] == [1, 3, 1]
    assert history.against(games, "trader") == history.against(games, "hoarder") == (3, 1.5)
    assert history.against(games, "governor") == (0, 0)


def test_a_finished_game_that_is_opened_again_counts_once():
    game = history.entry(over([3, 2, 1], [0]), PLAYERS, "2026-11-21")
    assert len(history.read(history.add(history.add("", game), game))) == 1


def test_games_of_several_people_or_of_none_are_not_counted():
    people = [{"who": "human", "bot": ""}] * 2
    assert history.entry(over([1, 2], [1]), people, "") is None
    assert history.entry(over([1, 2], [1]), [{"who": "bot", "bot": "x"}] * 2, "") is None


def test_a_game_that_began_at_a_position_is_not_counted():
    frame = over([3, 2, 1], [0])
    frame["over"]["whole"] = False
    assert history.entry(frame, PLAYERS, "") is None


def test_no_more_than_some_hundred_games_are_kept():
    text = ""
    for number in range(history.MOST + 5):
        text = history.add(text, history.entry(over([3, 2, 1], [0], str(number)), PLAYERS, "d"))
    games = history.read(text)
    assert len(games) == history.MOST and games[-1]["id"] == str(history.MOST + 4)


GAME = '{"id": "a", "date": "d", "bots": ["x"], "scores": [1], "winners": [0], "me": 0}'


@pytest.mark.parametrize(
    "text",
    [
        "{", "3", "{}", "[3]", '[{"id": 1}]', f"[{GAME.replace('[1]', '[]')}]", f"[{GAME.replace('0}', '1}')}]",
        f"[{GAME[:-1]}", f"[{GAME.replace('[0]', '0')}]", f"[{GAME.replace('[1]', '[null]')}]",
    ],
)  # fmt: skip
def test_what_is_not_sound_is_left_out(text):
    assert history.read(text) == [] and len(history.read(f"[{GAME}]")) == 1


def window(tab, lang="en", **more):
    """Return the window of games played as elements, with one game won today."""
    from page.history.draw import draw
    from tests.page.drawing import Elements, speak

    state = load("dialog-menu")
    game = history.entry(over([30, 20, 10], [0]), PLAYERS, "2026-11-21")
    look = {"tab": tab, "games": [game], "medals": {"crane": "2026-11-20"}, "known": ["victory", "crane"], "can": []}
    look |= {"kept": [], "asked": "", "playing": ""}
    look |= {"game": "san_juan", "names": ["san_juan"], "bots": GAMES["san_juan"].characters}
    state["ui"]["returning"] = look | {"note": "", "today": "2026-11-21"} | more
    return Elements(draw(state["frame"], Ui(**state["ui"]), speak(state, lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tab", ["figures", "games", "medals"])
def test_every_leaf_is_well_formed_in_every_language(tab, lang):
    known = GAMES["san_juan"].achiever.medals
    text = window(tab, lang, known=known, can=["1"], note="returning-came").having("id", "dialog")[0]["text"]
    assert text and "{" not in text


def test_the_window_lists_every_opponent_and_the_rows():
    text = window("figures").having("id", "dialog")[0]["text"]
    assert "1 game played to its end, 1 won." in text
    assert "Mateo11100%30" in text and "Doña Aurelia0–––" in text
    assert "Wins in a row1 (best: 1)" in text and "Today’s dealnot yet" in text
    empty = window("figures", games=[]).having("id", "dialog")[0]["text"]
    assert "No game" in empty and "Mateo" not in empty


def test_a_game_can_be_looked_back_at_where_its_record_is_kept():
    assert not window("games").having("data-act", "look-back")
    with_record = window("games", can=["1"])
    [button] = with_record.having("data-act", "look-back")
    assert button["attrs"]["data-value"] == "1" and "30 points, 1st of 3" in button["attrs"]["aria-label"]
    assert "not a backup" in window("games", note="returning-no_file").having("role", "status")[0]["text"]


def test_the_gallery_tells_what_is_reached_and_how_to_reach_the_rest():
    shown = window("medals")
    reached, missing = shown.having("data-medal", "crane")[0], shown.having("data-medal", "victory")[0]
    assert "2026-11-20" in reached["text"] and not reached["attrs"].get("class")
    assert "Not yet" in missing["text"] and missing["attrs"]["class"] == "open"
    assert "1 of 2" in shown.having("id", "dialog")[0]["text"]


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.achiever])
def test_every_achievement_has_its_words_and_its_picture(game):
    from page.history.draw_medals import sprite
    from sanjuan.words.bundles import words

    drawn = (ROOT / sprite(game)).read_text("utf-8")
    for lang in LANGUAGES:
        t = words(lang, game)
        for name in GAMES[game].achiever.medals:
            assert t(f"medal-{name}") and t(f"medal-{name}.how") and f'id="m-{name}"' in drawn
        assert t.missing == []


def test_the_score_sheet_shows_what_the_game_has_reached():
    from page.history.draw_medals import row
    from tests.page.drawing import Elements, speak

    t = speak(load("dialog-menu"))
    shown = Elements(row(["victory", "crane"], ["crane"], "san_juan", t))
    words = [element["text"] for element in shown.all if element["tag"] == "li"]
    assert words == ["First things first" + t("medal-victory.how"), "Up and overnew" + t("medal-crane.how")]
    assert {button["attrs"]["data-tab"] for button in shown.having("data-act", "statistics")} == {"medals"}


def step(*facts, **more):
    """Return a frame about a step of the game."""
    frame = {"log": [{"id": id} for id in facts], "log_from": 3, "ask": None, "over": None, "turn": {"who": "bot"}}
    return frame | {"table": {"me": 0}} | more


def test_a_step_makes_one_sound_and_my_turn_another():
    assert sounds.of_step(step(), step("role", "built", "drew"), EFFECTS) == ["place"]
    assert sounds.of_step(step(), step("sold", ask={"kind": "role"}), EFFECTS) == ["coin", "turn"]
    assert sounds.of_step(step(turn={"who": "human"}), step("kept", ask={"kind": "pay"}), EFFECTS) == ["slide"]
    assert sounds.of_step(step(), step("round"), EFFECTS) == []
    assert sounds.of_step(step(), step("built", log_from=0), EFFECTS) == []
    assert sounds.of_step(step(), step("built", over={"winners": [0, 2]}), EFFECTS) == ["win"]
    assert sounds.of_step(step(), step("built", over={"winners": [1]}), EFFECTS) == ["end"]
