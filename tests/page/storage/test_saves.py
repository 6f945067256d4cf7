"""Each game has its save: starting one leaves those of others alone, and figures tell of each without the engine."""

import json

from page.browser.store import Store
from page.storage import saves

PLAYERS = [{"who": "bot", "bot": "greedy"}, {"who": "human", "bot": ""}, {"who": "bot", "bot": ""}]
DAY = "2026-11-23"


class Keep(dict):
    """The browser's storage."""

    read = dict.get

    def write(self, key, text):
        self[key] = text
        return True

    def drop(self, key):
        self.pop(key, None)


def frame(game, save="text", seat=1, over=None):
    seats = [{"score": points} for points in (9, 5, 7, 30)]  # the last one is a dummy, which is no rival
    table = {"game": game, "round": 4, "players": seats}
    return {"table": table, "save": save, "turn": {"seat": seat}, "over": over}


def test_the_games_are_kept_beside_each_other_the_latest_first():
    store = Store(Keep())
    for game in ("san_juan", "toy", "san_juan"):
        assert saves.keep(store, frame(game, "save of " + game), PLAYERS, DAY)
    assert saves.text(store, "san_juan") == store.keep["sanjuan.save"] == "save of san_juan"
    assert saves.text(store, "toy") == store.keep["sanjuan.save.toy"] == "save of toy"
    assert [told["game"] for told in saves.unfinished(store)] == ["san_juan", "toy"]
    assert saves.last(store) == "san_juan"
    saves.drop(store, "san_juan")
    assert saves.last(store) == "toy" and saves.text(store, "san_juan") == ""
    saves.drop(store, "toy")
    assert saves.last(store) == "" and saves.unfinished(store) == []


def test_figures_tell_of_a_game_without_the_engine():
    store = Store(Keep())
    saves.keep(store, frame("toy"), PLAYERS, DAY)
    figures = {"round": 4, "points": 5, "best": 9, "place": 3, "seats": 3, "mine": 1, "over": 0, "day": 20261123}
    figures |= {"bots": ["greedy", "", ""], "scores": [9, 5, 7]}
    assert saves.unfinished(store) == [{"game": "toy", "turn": 1} | figures]
    saves.keep(store, frame("toy", seat=2), PLAYERS, DAY)
    assert saves.unfinished(store)[0]["mine"] == 0
    saves.keep(store, frame("toy"), [PLAYERS[1]] * 3, DAY)
    assert "points" not in saves.unfinished(store)[0], "of several people nobody's points are mine"


def test_a_game_that_is_over_is_not_unfinished_and_still_opens():
    store = Store(Keep())
    saves.keep(store, frame("toy", over={"scores": []}), PLAYERS, DAY)
    assert saves.unfinished(store) == [] and saves.last(store) == "toy"


def test_a_save_of_an_old_version_is_gone_on_with_though_nothing_tells_of_it():
    store = Store(Keep({"sanjuan.save": "old"}))
    assert saves.unfinished(store) == [{"game": "san_juan"}] and saves.last(store) == "san_juan"
    saves.keep(store, frame("toy"), PLAYERS, DAY)
    assert saves.playing(store) == ["toy", "san_juan"]


def test_what_is_not_sound_tells_nothing():
    wrong = [{"scores": 3}, {"scores": ["a"]}, {"bots": [1]}, {"bots": ["a"], "scores": [1, 2]}]
    for told in ([], 3, {"seats": 1}, {"round": "a"}, {"round": 1, "points": None}, *[{"round": 1} | w for w in wrong]):
        kept = json.dumps({"toy": told, "gone": {"round": 1}})
        store = Store(Keep({"sanjuan.save.toy": "s", "sanjuan.running": kept}))
        assert saves.unfinished(store) == [{"game": "toy"}]
    for kept in ("{", "[]", "3"):
        assert saves.playing(Store(Keep({"sanjuan.save": "s", "sanjuan.running": kept}))) == ["san_juan"]
