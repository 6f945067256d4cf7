"""Deals of the day that have been played here: of each game the last one, with its result."""

import pytest

from page.storage import days
from sanjuan.words.bundles import words

GAME = {
    "id": "x", "date": "2026-11-23", "game": "san_juan", "variant": "", "me": 0, "bots": ["", "ines"],
    "deal": "2026-11-23", "scores": [31, 28], "winners": [0], "rounds": 12,
}  # fmt: skip


def test_a_deal_of_its_day_is_noted_with_its_result():
    kept = days.add(None, GAME)
    assert days.of(kept, "2026-11-23") == {"san_juan": {"day": "2026-11-23", "points": 31, "won": 1, "row": 1}}
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


def day(date, **more):
    return GAME | {"date": date, "deal": date} | more


def test_days_in_a_row_are_counted_and_end_with_a_day_without_a_game():
    kept = None
    for date in ("2026-11-21", "2026-11-22", "2026-11-22", "2026-11-23"):
        kept = days.add(kept, day(date))
    assert days.rows(kept, "2026-11-23") == days.rows(kept, "2026-11-24") == {"san_juan": 3}
    assert days.rows(kept, "2026-11-25") == {}
    assert days.rows(days.add(kept, day("2026-11-25")), "2026-11-25") == {"san_juan": 1}


def test_the_result_of_the_day_is_told_in_a_sentence():
    t = words("en", "san_juan")
    assert days.told({"day": "2026-11-23", "points": 37, "row": 4}, t) == "Deal of 23 Nov: 37 points, 4 days in a row."
    assert days.told({"day": "2026-12-01", "points": 1, "row": 1}, t) == "Deal of 1 Dec: 1 point."


def test_a_game_that_is_over_finds_its_result_while_it_is_that_of_its_day():
    kept = days.add(None, GAME)
    frame = {"table": {"game": "san_juan"}, "over": {"deal": "2026-11-23", "whole": True}}
    found = days.result(kept, frame)
    assert found == {"day": "2026-11-23", "points": 31, "won": 1, "row": 1}
    assert days.result(kept, frame | {"over": {"deal": "2026-11-22"}}) is None
    kept = days.put(kept, "san_juan", found | {"house": 40, "who": "governor"})
    assert days.result(kept, frame)["house"] == 40
    later = days.add(None, day("2026-11-24"))
    assert days.put(later, "san_juan", found) == later, "what is late is not put to another day"
