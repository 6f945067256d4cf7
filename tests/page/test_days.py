"""Deals of the day that have been played here: of each game the last one, with its result."""

import pytest

from page.history import days

GAME = {
    "id": "x", "date": "2026-11-23", "game": "san_juan", "variant": "", "me": 0, "bots": ["", "ines"],
    "deal": "2026-11-23", "scores": [31, 28], "winners": [0], "rounds": 12,
}  # fmt: skip


def test_a_deal_of_its_day_is_noted_with_its_result():
    kept = days.add(None, GAME)
    assert days.of(kept, "2026-11-23") == {"san_juan": {"day": "2026-11-23", "points": 31, "won": 1}}
    assert days.of(kept, "2026-11-24") == {}, "another day has another deal"


def test_any_other_deal_leaves_what_is_kept():
    assert days.add(None, GAME | {"deal": "seven"}) is None
    assert days.add(None, GAME | {"deal": "2026-11-01"}) is None, "a day that has gone"


def test_each_game_has_its_own():
    kept = days.add(days.add(None, GAME), GAME | {"game": "other", "winners": [1]})
    assert {name: result["won"] for name, result in days.of(kept, "2026-11-23").items()} == {"san_juan": 1, "other": 0}


@pytest.mark.parametrize("text", [None, "", "{", "[]", "7", '{"san_juan": 3}', '{"san_juan": {"day": 1, "points": 2}}'])
def test_what_is_not_sound_is_left_out(text):
    assert days.read(text) == {}
