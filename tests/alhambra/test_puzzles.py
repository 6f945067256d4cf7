"""The puzzles of Alhambra: every way to play the turn out, tried in deals of what is hidden, proves the best answer."""

import json
from random import Random

import pytest

from sanjuan.table.flow import answer
from tests.alhambra.rulebook import GAME, seat, stand
from training import puzzles
from training.alhambra import puzzles as judging

PATHS = sorted(puzzles.FOLDERS["alhambra"].glob("*.json"))
PUZZLES = [json.loads(path.read_text("utf-8")) for path in PATHS]
each_puzzle = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle["id"])
LOOKS = 12


def test_there_are_six_numbered_from_one():
    assert [puzzle["id"] for puzzle in PUZZLES] == ["1", "2", "3", "4", "5", "6"]


@each_puzzle
def test_the_best_answer_wins_in_every_deal_and_no_other_answer_does(puzzle):
    view, best = puzzles.view_of(puzzle), tuple(puzzle["advice"][0]["answer"])
    found = judging.judge(view, LOOKS, 7)
    assert found.chances[0] == (best, 1.0) and found.margin() >= judging.CLEAR
    assert {tuple(one["answer"]) for one in puzzle["advice"]} == {one for one, _ in found.chances}


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_whatever_is_answered_ends_the_game_so_that_nothing_depends_on_how_others_play(number):
    """Here the outcomes are proved: the pile is empty, a slot is free, and each line leads to the last scoring."""
    view = puzzles.view_of(PUZZLES[number - 1])
    deal = GAME.guess(view, Random(1))
    tried = list(judging.lines(deal, view.ask.seat))
    assert len({line[0] for line in tried}) == len(PUZZLES[number - 1]["advice"])
    for line in tried:
        state = GAME.copy(deal)
        for chosen in line:
            answer(state, chosen)
        assert GAME.over(state)


def test_most_puzzles_are_not_solved_by_what_the_greedy_player_does():
    right = [
        sorted(judging.GREEDY(puzzles.view_of(one), Random(0))) == sorted(one["advice"][0]["answer"]) for one in PUZZLES
    ]
    assert right.count(True) <= 2


def test_a_line_goes_on_after_an_exact_payment_and_ends_with_the_turn():
    state = stand(seat("blue_4 blue_6 blue_9 green_8"))
    found = set(judging.lines(state, 0))
    assert (("blue_2",),) in found and (("garden_10@blue",), ("blue_4", "blue_9")) in found
    assert (("garden_10@blue",), ("blue_4", "blue_6"), ("tower_8@green",), ("yellow_6",)) in found
    assert not any(line[:2] == (("garden_10@blue",), ("blue_4", "blue_6", "blue_9")) for line in found)


def test_an_answer_is_worth_its_best_line():
    lines = [((("a",), ("b",)), 0.9), ((("c",),), 0.5), ((("a",), ("d",)), 0.1)]
    assert judging.by_answer(lines) == [(("a",), 0.9), (("c",), 0.5)]


def test_a_position_with_too_many_lines_is_not_worth_keeping(monkeypatch):
    monkeypatch.setattr(judging, "LOOKS", (1, 2))
    monkeypatch.setattr(judging, "MOST_LINES", 1)
    assert judging.worth(puzzles.view_of(PUZZLES[0]), 1) is None


def test_positions_are_those_near_the_end_with_a_choice():
    record, view, players = next(judging.positions(0))
    assert len(view.buildings) <= judging.LEFT and len(judging.answers(record.state)) >= judging.CHOICES
    assert players == ["greedy"] * 2


def test_the_command_judges_them_again(monkeypatch, capsys, tmp_path):
    (tmp_path / "01.json").write_text(PATHS[0].read_text("utf-8"))
    monkeypatch.setitem(puzzles.FOLDERS, "alhambra", tmp_path)
    monkeypatch.setattr(judging, "LOOKS", (1, 2))
    assert puzzles.main(["check", "--game", "alhambra", "--looks", "2", "--write"]) == 0
    assert capsys.readouterr().out.startswith("ok    01.json: blue_9 1.000")
    assert json.loads((tmp_path / "01.json").read_text("utf-8"))["advice"][0] == PUZZLES[0]["advice"][0]
