"""Tests of the games that a device already knows: before that, learning comes first."""

import json

from page.browser.store import Store
from page.storage import known_games
from tests.page.storage.test_parked_games import Keep


def store(**texts):
    keep = Keep()
    for key, text in texts.items():
        keep.write("sanjuan." + key, text)
    return Store(keep)


def test_a_first_visit_knows_no_game_and_looks_only_once():
    kept = store()
    assert known_games.read(kept) == []
    assert kept.get(known_games.KEY) == known_games.NOBODY, "what older versions have kept is not read at every visit"


def test_a_game_that_was_learned_or_played_is_known_from_then_on():
    kept = store()
    assert known_games.add(kept, "toy") == ["toy"] == known_games.read(kept)
    assert known_games.add(kept, "toy") == ["toy"]
    assert known_games.add(kept, "san_juan") == ["toy", "san_juan"] == known_games.read(kept)


def test_what_older_versions_have_kept_tells_of_games():
    played = {"id": "1", "date": "2026-11-21", "bots": ["", "x"], "scores": [1, 2], "winners": [1], "me": 0}
    games = json.dumps([played, played | {"game": "citadels"}])
    learned = json.dumps({"lessons": ["alhambra:first", "goods"], "puzzles": {"toy:1": [True, True]}})
    assert known_games.read(store(history=games, learned=learned)) == ["alhambra", "citadels", "san_juan"]
