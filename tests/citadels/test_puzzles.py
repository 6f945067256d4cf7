"""The puzzles of Citadels: one clear answer each, in other deals than those that found it as well."""

import json
from random import Random

import pytest

from sanjuan.table.flow import refusal
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
def test_the_best_answer_is_best_in_other_deals(puzzle):
    view, best = puzzles.view_of(puzzle), tuple(puzzle["advice"][0]["answer"])
    assert judging.judge(view, LOOKS, 7).chances[0][0] == best


@each_puzzle
def test_every_answer_has_its_chance_and_can_be_given(puzzle):
    view, chances = puzzles.view_of(puzzle), [one["chance"] for one in puzzle["advice"]]
    assert chances == sorted(chances, reverse=True) and chances[0] - chances[1] >= judging.CLEAR
    assert [one["answer"] for one in puzzle["advice"] if refusal(view, tuple(one["answer"]))] == []
    assert {tuple(one["answer"]) for one in puzzle["advice"]} == set(judging.answers(view))


def test_no_puzzle_is_solved_by_what_the_greedy_player_does():
    usual = [sorted(judging.GREEDY(puzzles.view_of(one), Random(0))) for one in PUZZLES]
    assert not any(found == sorted(one["advice"][0]["answer"]) for found, one in zip(usual, PUZZLES, strict=True))


def test_a_position_is_worth_keeping_only_when_it_is_clear(monkeypatch):
    view = puzzles.view_of(PUZZLES[0])
    monkeypatch.setattr(judging, "LOOKS", (2, 6))
    found = judging.worth(view, 1)
    assert found and list(found.chances[0][0]) == PUZZLES[0]["advice"][0]["answer"]
    monkeypatch.setattr(judging, "OPEN", 1.1)
    assert judging.worth(view, 1) is None


def test_positions_are_those_near_the_end_with_a_choice():
    record, view, players = next(judging.positions(0))
    longest = max([judging.size(city) for city in view.cities])
    assert longest >= judging.needed(view) - judging.LEFT and record.state.ask.kind in judging.KINDS
    assert players == ["greedy"] * len(view.gold)
