"""The first game's puzzles and the commands for all: each has one clear answer, which the strongest opponent gives."""

import json
from random import Random

import pytest

from sanjuan.games import GAMES
from sanjuan.table.flow import refusal
from training import puzzles
from training.judged import Judged
from training.san_juan import puzzles as judging

PATHS = sorted(puzzles.FOLDERS["san_juan"].glob("*.json"))
PUZZLES = [json.loads(path.read_text("utf-8")) for path in PATHS]


def test_there_are_ten_numbered_from_one():
    assert [puzzle["id"] for puzzle in PUZZLES] == [str(number) for number in range(1, 11)]


@pytest.mark.sample(5)
@pytest.mark.slow
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle["id"])
def test_the_strongest_opponent_thinking_as_in_a_game_gives_the_answer(puzzle):
    view = puzzles.view_of(puzzle)
    assert judging.stable(view, tuple(puzzle["advice"][0]["answer"]), 2)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle["id"])
def test_the_best_answer_is_clearly_better_than_all_others_and_all_can_be_given(puzzle):
    view, chances = puzzles.view_of(puzzle), [one["chance"] for one in puzzle["advice"]]
    assert chances == sorted(chances, reverse=True) and chances[0] - chances[1] >= judging.CLEAR
    assert [one["answer"] for one in puzzle["advice"] if refusal(view, tuple(one["answer"]))] == []


def test_most_puzzles_are_not_solved_by_what_the_greedy_player_does():
    greedy = GAMES["san_juan"].bots["greedy"]
    right = [sorted(greedy(puzzles.view_of(one), Random(0))) == sorted(one["advice"][0]["answer"]) for one in PUZZLES]
    assert right.count(True) <= 3


@pytest.mark.slow
def test_a_position_is_worth_keeping_only_when_it_is_clear(monkeypatch):
    puzzle = PUZZLES[-1]
    view = puzzles.view_of(puzzle)
    monkeypatch.setattr(judging, "LOOKS", (1, 1))
    found = judging.worth(view, 1)
    assert found and list(found.chances[0][0]) == puzzle["advice"][0]["answer"]
    monkeypatch.setattr(judging, "CLEAR", 0.9)
    assert judging.worth(view, 1) is None


@pytest.mark.slow
def test_the_commands_keep_a_candidate_and_check_what_is_kept(tmp_path, monkeypatch, capsys):
    monkeypatch.setitem(puzzles.FOLDERS, "san_juan", tmp_path)
    (tmp_path / "found").write_text(json.dumps(PUZZLES[-1] | {"id": ""}) + "\n")
    assert puzzles.main(["keep", str(tmp_path / "found"), "1", "7"]) == 0
    assert json.loads((tmp_path / "07.json").read_text()) == PUZZLES[-1] | {"id": "7"}
    assert puzzles.main(["check", "--looks", "1", "--write"]) == 0
    assert "ok    07.json: pass" in capsys.readouterr().out
    wrong = PUZZLES[-1] | {"id": "7", "advice": PUZZLES[-1]["advice"][::-1]}
    (tmp_path / "07.json").write_text(json.dumps(wrong))
    assert puzzles.main(["check", "--looks", "1"]) == 1


def test_finding_looks_at_games_and_writes_lines(tmp_path, monkeypatch):
    out = tmp_path / "found"
    view = puzzles.view_of(PUZZLES[-1])
    record = puzzles.read(json.dumps(PUZZLES[-1]["record"]), GAMES)
    monkeypatch.setattr(judging, "positions", lambda seed: [(record, view, PUZZLES[-1]["players"])] * 3)
    monkeypatch.setattr(judging, "worth", lambda view, seed: Judged([(("a",), 0.5), (("b",), 0.4)], []))
    assert puzzles.main(["find", str(out), "--games", "1"]) == 0
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert len(lines) == puzzles.MOST_OF_A_GAME and lines[0]["advice"][0]["answer"] == ["a"]
