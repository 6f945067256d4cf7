"""What is kept of lessons and puzzles, whatever may be found in its place."""

import learned
import pytest


def test_lessons_and_puzzles_are_kept_each_once():
    text = learned.lesson(learned.lesson("", "round"), "round")
    text = learned.puzzle(learned.puzzle(text, "1", True), "2", False)
    text = learned.puzzle(text, "2", True)
    kept = learned.read(text)
    assert kept == {"lessons": ["round"], "puzzles": {"1": [True, True], "2": [False, True]}}
    assert learned.score(kept) == (1, 2)


def test_a_puzzle_that_was_right_stays_right():
    text = learned.puzzle(learned.puzzle("", "1", True), "1", False)
    assert learned.read(text)["puzzles"] == {"1": [True, True]}


@pytest.mark.parametrize(
    "text", [None, "", "{", "[]", "3", '{"lessons": 3}', '{"puzzles": {"1": [1, 2]}, "lessons": [4]}']
)
def test_what_is_not_sound_is_left_out(text):
    assert learned.read(text) == {"lessons": [], "puzzles": {}}


def test_each_day_has_another_puzzle_and_all_come_round():
    days = [f"2026-11-{day:02}" for day in range(1, 21)]
    numbers = [learned.of_day(day, 10) for day in days]
    assert set(numbers) == set(range(1, 11)) and all(a != b for a, b in zip(numbers, numbers[1:], strict=False))
