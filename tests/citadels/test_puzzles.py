"""The puzzles of Citadels: one clear answer each, in other deals than those that found it as well."""

import json
from random import Random

import pytest

from training import puzzles
from training.citadels import puzzles as judging

PATHS = sorted(puzzles.FOLDERS["citadels"].glob("*.json"))
PUZZLES = [json.loads(path.read_text("utf-8")) for path in PATHS]
each_puzzle = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle["id"])
LOOKS = 24


def test_there_are_eight_numbered_from_one():
    assert [puzzle["id"] for puzzle in PUZZLES] == [str(number) for number in range(1, 9)]


@pytest.mark.few(2)
@each_puzzle
def test_the_best_answer_is_best_where_other_deals_are_played_to_the_end(puzzle):
    view, best = puzzles.view_of(puzzle), tuple(puzzle["advice"][0]["answer"])
    assert judging.played_out(view, LOOKS, 7).chances[0][0] == best


def test_no_puzzle_is_solved_by_what_the_greedy_player_does():
    usual = [sorted(judging.GREEDY(puzzles.view_of(one), Random(0))) for one in PUZZLES]
    assert not any(found == sorted(one["advice"][0]["answer"]) for found, one in zip(usual, PUZZLES, strict=True))


def test_positions_are_those_near_the_end_with_a_choice():
    record, view, players = next(judging.positions(0))
    longest = max([judging.size(city) for city in view.cities])
    assert longest >= judging.needed(view) - judging.LEFT and record.state.ask.kind in judging.KINDS
    assert players == ["greedy"] * len(view.gold)


@pytest.mark.sample(4)
@pytest.mark.few(1)
@pytest.mark.parametrize("puzzle", PUZZLES[::-1], ids=lambda puzzle: puzzle["id"])
def test_the_best_answer_is_better_by_more_than_the_error_of_all_looks(puzzle):
    found = judging.judge(puzzles.view_of(puzzle), judging.LOOKS[-1], 5)
    assert list(found.chances[0][0]) == puzzle["advice"][0]["answer"] and found.clear(judging.CLEAR)
    assert set(found.doubts) == {answer for answer, _ in found.chances}
