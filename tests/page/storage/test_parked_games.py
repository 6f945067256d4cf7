"""No unfinished game is lost: what another one takes the place of is put aside, and comes back as it was."""

import json

import pytest

from page.browser.store import Store
from page.history import draw_unfinished
from page.history.draw import draw
from page.state import Ui
from page.storage import history, parked_games, quota, saves
from sanjuan.games import GAMES
from tests.page.drawing import Elements, load, speak

PLAYERS = [{"who": "human", "bot": ""}, {"who": "bot", "bot": "greedy"}]
DAY = "2026-11-23"


class Keep(dict):
    """The browser's storage, with room for this many letters."""

    room = 1_000_000

    read = dict.get

    def write(self, key, text):
        if sum([len(kept) for kept in self.values()]) - len(self.get(key, "")) + len(text) > self.room:
            return False
        self[key] = text
        return True

    def drop(self, key):
        self.pop(key, None)


class Denied(Keep):
    """Storage that a browser denies."""

    room = -1


def save(id):
    return f"sanjuan.1.{id}.abc"


def kept(store, id, game="toy", over=None, touched=True, date=DAY):
    """Play a game to a position, which its save is."""
    table = {"game": game, "round": 4, "players": [{"score": 5}, {"score": 9}]}
    frame = {"table": table, "save": save(id), "turn": {"seat": 0}, "over": over}
    saves.keep(store, frame, PLAYERS, date, touched)


def ids(store):
    return [one["id"] for one in parked_games.unfinished(store)]


@pytest.mark.parametrize("keep", [Keep, Denied])
def test_a_game_that_another_takes_the_place_of_comes_back_as_it_was(keep):
    store = Store(keep())
    for id in ("a", "b", "c"):
        assert parked_games.put_aside(store, "toy") == ""
        kept(store, id)
    assert ids(store) == ["c", "b", "a"] and saves.text(store, "toy") == save("c")
    assert [one["last"] for one in parked_games.unfinished(store)] == [True, False, False]
    told = parked_games.unfinished(store)[2]["told"]
    assert (told["round"], told["bots"], told["scores"]) == (4, ["", "greedy"], [5, 9])
    assert parked_games.take(store, "a") == "toy"
    assert saves.text(store, "toy") == save("a") and ids(store) == ["a", "c", "b"], "the others are still there"
    texts = {one["id"]: parked_games.text(store, one["id"]) for one in parked_games.read(store)}
    assert texts == {"b": save("b"), "c": save("c")}


def test_games_of_all_names_are_on_one_shelf():
    store = Store(Keep())
    for id, game in (("a", "toy"), ("b", "san_juan"), ("c", "toy"), ("d", "san_juan")):
        parked_games.put_aside(store, game)
        kept(store, id, game)
    assert ids(store) == ["d", "c", "b", "a"]
    assert parked_games.take(store, "b") == "san_juan" and saves.text(store, "toy") == save("c")


def test_a_game_that_is_over_or_that_nobody_has_begun_is_not_put_aside():
    store = Store(Keep())
    kept(store, "a", over={"scores": []})
    parked_games.put_aside(store, "toy")
    kept(store, "b", touched=False)
    parked_games.put_aside(store, "toy")
    assert parked_games.read(store) == [] and ids(store) == ["b"]
    kept(store, "c", over={"scores": []})
    assert ids(store) == []


def test_a_save_of_an_old_version_is_put_aside_though_nothing_tells_of_it():
    store = Store(Keep({"sanjuan.save": save("a")}))
    parked_games.put_aside(store, "san_juan")
    kept(store, "b", "san_juan")
    assert parked_games.read(store) == [{"id": "a", "game": "san_juan", "told": {}}]


def test_a_game_that_is_both_in_its_place_and_put_aside_is_told_once():
    store = Store(Keep())
    kept(store, "a")
    parked_games.put_aside(store, "toy")
    assert ids(store) == ["a"], "the page may end between the two"


def test_what_is_thrown_away_is_gone_and_nothing_else():
    store = Store(Keep())
    for id in ("a", "b", "c"):
        parked_games.put_aside(store, "toy")
        kept(store, id)
    parked_games.drop(store, "a")
    assert ids(store) == ["c", "b"] and parked_games.take(store, "a") == "" and "sanjuan.shelf.a" not in store.keep


def test_where_there_are_too_many_the_oldest_makes_room_and_that_is_said():
    store = Store(Keep())
    said = []
    for n in range(parked_games.MOST + 3):
        said.append(parked_games.put_aside(store, "toy"))
        kept(store, f"{n:x}")
    assert [text for text in said if text] == [parked_games.FULL] * 2 and said[-1] == parked_games.FULL
    assert len(parked_games.read(store)) == parked_games.MOST
    assert "0" not in ids(store) and parked_games.text(store, "0") == ""


def test_where_the_storage_is_full_the_oldest_finished_records_go_first_and_that_is_said():
    store = Store(Keep())
    games = [{"id": id, "date": DAY, "bots": ["x"], "scores": [1], "winners": [0], "me": 0} for id in ("1", "2", "3")]
    store.put(history.KEY, json.dumps(games))
    for game in games:
        store.put(history.GAME + game["id"], "x" * 400)
    kept(store, "a")
    store.keep.room = sum([len(text) for text in store.keep.values()]) + 50
    assert parked_games.put_aside(store, "toy") == parked_games.ROOM
    assert store.get("game.1") is None and store.get("game.2") and store.get("game.3")
    assert parked_games.text(store, "a") == save("a") and store.lasts("shelf.a") and store.lasts("shelf")
    assert len(history.read(store.get(history.KEY))) == 3, "their figures stay"


def test_a_table_that_was_laid_for_a_next_game_goes_before_any_record():
    store = Store(Keep())
    store.put(
        history.KEY, json.dumps([{"id": "1", "date": DAY, "bots": ["x"], "scores": [1], "winners": [0], "me": 0}])
    )
    store.put(history.GAME + "1", "x" * 400)
    for name in (quota.NEXT, quota.NEXT + ".citadels"):
        store.put(name, "x" * 400)
    kept(store, "a")
    store.keep.room = sum([len(text) for text in store.keep.values()]) + 50
    assert parked_games.put_aside(store, "toy") == "", "nothing that is missed had to go"
    assert parked_games.text(store, "a") == save("a") and store.lasts("shelf.a") and store.get(history.GAME + "1")
    assert store.get(quota.NEXT) is None and store.get(quota.NEXT + ".citadels") is None


def test_where_storage_is_denied_no_record_is_thrown_away_in_vain():
    store = Store(Denied())
    store.put(
        history.KEY, json.dumps([{"id": "1", "date": DAY, "bots": ["x"], "scores": [1], "winners": [0], "me": 0}])
    )
    store.put(history.GAME + "1", "x")
    assert not quota.make(store) and store.get(history.GAME + "1") == "x"


def test_a_game_from_a_file_takes_no_other_ones_place():
    store = Store(Keep())
    brought = {"id": "fff", "game": "toy", "told": {}}
    for _ in range(2):
        assert parked_games.bring(store, brought, save("fff")) and ids(store) == ["fff"]
    for n in range(parked_games.MOST):
        parked_games.put_aside(store, "toy")
        kept(store, f"{n:x}")
    assert not parked_games.bring(store, brought | {"id": "ff"}, save("ff"))
    assert len(parked_games.read(store)) == parked_games.MOST


@pytest.mark.parametrize(
    "text", ["{", "3", "{}", '[3, {"id": "<b>", "game": "toy"}, {"id": "a"}, {"id": "a", "game": 3}]']
)
def test_what_is_not_sound_on_the_shelf_is_left_out(text):
    assert parked_games.read(Store(Keep({"sanjuan.shelf": text}))) == []


def unfinished(id, game, number, day, bots, scores):
    """Return an unfinished game, the last one of its name for some ids."""
    told = {"round": number, "seats": len(bots), "day": day, "bots": bots, "scores": scores}
    if bots.count("") == 1:
        told |= {"points": scores[0], "best": max(scores[1:])}
    return {"id": id, "game": game, "told": told, "last": id in ("0a", "3a")}


LOOK = {
    "tab": "games", "game": "san_juan", "names": ["san_juan", "alhambra"], "bots": ["trader", "governor"],
    "medals": {}, "known": [], "can": ["b", "c"], "note": "", "today": "2026-11-24", "asked": "", "playing": "",
    "games": [
        {"id": "b", "date": "2026-11-21", "me": 0, "bots": ["", "trader"], "scores": [38, 30], "winners": [0]},
        {"id": "c", "date": "2026-11-22", "me": 0, "bots": ["", "trader"], "scores": [20, 30], "winners": [1]},
    ],
    "kept": [
        unfinished("0a", "san_juan", 9, 20261124, ["", "trader", "governor", "hoarder"], [15, 14, 11, 28]),
        unfinished("1a", "alhambra", 14, 20261124, ["", *GAMES["alhambra"].characters], [114, 9, 112, 4, 87, 120]),
        unfinished("2a", "san_juan", 2, 20261102, ["", "builder"], [2, 3]),
        unfinished("3a", "alhambra", 3, 20261101, ["", "", ""], [14, 9, 12]),
        {"id": "4a", "game": "san_juan", "told": {}, "last": False},
    ],
}  # fmt: skip
"""The window with a game at six, one of several people, and one that an old version has kept."""


def rows(lang="en", **changes):
    """Return the rows of the window, as elements."""
    state = load("setup")
    return Elements(draw(None, Ui(**state["ui"], returning=LOOK | changes), speak(state, lang)))


def test_the_window_shows_every_unfinished_game_before_those_that_are_over():
    shown = rows(asked="", game="")
    text = shown.having("id", "dialog")[0]["text"]
    assert len(shown.having("data-kept")) == 5 and text.index("Unfinished") < text.index("Finished")
    assert [e["attrs"]["data-game"] for e in shown.having("data-act", "resume")] == ["san_juan", "alhambra"]
    asides = [e["attrs"]["data-value"] for e in shown.having("data-act", "continue-kept")]
    assert asides == ["1a", "2a", "4a"]
    first = shown.having("data-kept")[0]["text"]
    assert "Round 9" in first and "today" in first and "28" in first
    assert "A game in progress" in shown.having("data-kept")[4]["text"], "of an old version's nothing is known"


def test_the_game_that_is_lit_is_the_one_whose_games_are_listed():
    for name, ids in {"san_juan": ["0a", "2a", "4a"], "alhambra": ["1a", "3a"]}.items():
        shown = rows(asked="", game=name)
        assert [e["attrs"]["data-kept"] for e in shown.having("data-kept")] == ids
        assert [e["attrs"]["id"] for e in shown.having("aria-pressed", "true")] == ["of-" + name, "tab-games"]


def test_before_a_game_is_thrown_away_that_is_asked():
    ways = [e["attrs"]["data-value"] for e in rows(asked="2a").having("data-act", "drop-kept")]
    assert ways.count("2a") == 1 and ways.count("") == 1
    assert not [e for e in rows(asked="2a").having("data-act", "continue-kept") if e["attrs"]["data-value"] == "2a"]


def test_the_game_at_the_table_is_only_gone_back_to():
    shown = rows(asked="", playing="san_juan")
    assert "close" in [e["attrs"]["data-act"] for e in shown.having("id", "kept-0a")]
    assert not shown.having("id", "drop-0a") and shown.having("id", "drop-2a")


def test_a_day_that_is_not_known_is_not_told():
    assert draw_unfinished.when(0, DAY, str) == "" and draw_unfinished.when(20261121, DAY, str) == "2026-11-21"
    assert draw_unfinished.when(20261122, DAY, str) == "kept-yesterday"
    assert draw_unfinished.when(20261123, DAY, str) == "kept-today"
