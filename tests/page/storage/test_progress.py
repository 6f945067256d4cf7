"""Tests of the stored progress in lessons and puzzles, damaged storage included."""

import pytest

from page.storage import progress


def test_lessons_and_puzzles_are_kept_each_once():
    text = progress.lesson(progress.lesson("", "round"), "round")
    text = progress.puzzle(progress.puzzle(text, "1", True), "2", False)
    text = progress.puzzle(text, "2", True)
    kept = progress.read(text)
    assert kept == {"lessons": ["round"], "puzzles": {"1": [True, True], "2": [False, True]}}
    assert progress.score(kept) == (1, 2)


def test_a_puzzle_that_was_right_stays_right():
    text = progress.puzzle(progress.puzzle("", "1", True), "1", False)
    assert progress.read(text)["puzzles"] == {"1": [True, True]}


@pytest.mark.parametrize(
    "text", [None, "", "{", "[]", "3", '{"lessons": 3}', '{"puzzles": {"1": [1, 2]}, "lessons": [4]}']
)
def test_what_is_not_sound_is_left_out(text):
    assert progress.read(text) == {"lessons": [], "puzzles": {}}


def test_each_day_has_another_puzzle_and_all_come_round():
    days = [f"2026-11-{day:02}" for day in range(1, 21)]
    numbers = [progress.of_day(day, 10) for day in days]
    assert set(numbers) == set(range(1, 11)) and all(a != b for a, b in zip(numbers, numbers[1:], strict=False))


def test_what_was_learned_is_kept_by_game():
    text = progress.lesson(progress.lesson("", "round"), "toy:round")
    text = progress.puzzle(text, "toy:1", False)
    kept = progress.read(text)
    assert progress.of(kept, "san_juan") == {"lessons": ["round"], "puzzles": {}}
    assert progress.of(kept, "toy") == {"lessons": ["round"], "puzzles": {"1": [False, False]}}
    assert progress.of_day("2026-11-21", 0) == 0, "a game without puzzles has none of the day"
