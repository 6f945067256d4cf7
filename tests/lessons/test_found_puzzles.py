"""The puzzles that training finds by playing turns out: what holds for those of every game that has some."""

import json
from importlib import import_module

import pytest

from sanjuan.games import GAMES
from sanjuan.table.flow import refusal
from sanjuan.table.rng import chance
from training import puzzles
from training.judged import Judged

QUICK = {"alhambra": (1, 2), "citadels": (1, 2)}
"""Games whose positions are judged turn by turn, and how many deals two judges look at here."""
JUDGES = {game: import_module(f"training.{game}.puzzles") for game in QUICK}
FOUND = {
    game: [json.loads(path.read_text("utf-8")) for path in sorted(puzzles.FOLDERS[game].glob("*.json"))]
    for game in QUICK
}
EACH = [pytest.param(game, one, id=f"{game} {one['id']}") for game, found in FOUND.items() for one in found]
each_game = pytest.mark.parametrize("game", QUICK)


@pytest.mark.parametrize(("game", "puzzle"), EACH)
def test_every_answer_has_its_chance_and_can_be_given(game, puzzle):
    judging = JUDGES[game]
    view, chances = puzzles.view_of(puzzle), [one["chance"] for one in puzzle["advice"]]
    assert chances == sorted(chances, reverse=True) and chances[0] - chances[1] >= judging.CLEAR
    assert [one["answer"] for one in puzzle["advice"] if refusal(view, tuple(one["answer"]))] == []
    assert {tuple(one["answer"]) for one in puzzle["advice"]} == set(judging.answers(view))


@each_game
def test_a_position_is_worth_keeping_only_when_it_is_clear(game, monkeypatch):
    judging, first = JUDGES[game], FOUND[game][0]
    view = puzzles.view_of(first)
    monkeypatch.setattr(judging, "LOOKS", QUICK[game])
    found = judging.worth(view, 1)
    assert found and list(found.chances[0][0]) == first["advice"][0]["answer"]
    monkeypatch.setattr(judging, "OPEN", 1.1)
    assert judging.worth(view, 1) is None


ALL = [
    pytest.param(name, path, id=f"{name} {path.stem}")
    for name, folder in puzzles.FOLDERS.items()
    for path in sorted(folder.glob("*.json"))
]
FAR = 4
"""Standard errors by which a stored chance may differ from that of one hint."""
LEAST = 0.03
"""The error of a few deals that all end alike."""


@pytest.mark.few(6)
@pytest.mark.parametrize(("game", "path"), ALL)
def test_the_hint_gives_the_stored_answer_and_its_chance_within_the_error(game, path):
    puzzle = json.loads(path.read_text("utf-8"))
    best, stored = sorted(puzzle["advice"][0]["answer"]), puzzle["advice"][0]["chance"]
    first, *_ = GAMES[game].adviser.advise(puzzles.view_of(puzzle), chance("advice", 1))
    assert sorted(first.answer) == best
    assert abs(first.chance - stored) <= FAR * max(first.error, LEAST)


def test_an_answer_is_clear_only_when_its_lead_is_more_than_its_error():
    chances = [(("a",), 0.5), (("b",), 0.42), (("c",), 0.2)]
    assert Judged(chances, doubts={("b",): 0.03, ("c",): 0.1}).clear(0.06)
    assert not Judged(chances, doubts={("b",): 0.04, ("c",): 0.1}).clear(0.06)
    assert not Judged(chances, doubts={("b",): 0.03, ("c",): 0.2}).clear(0.06), "not only the second"
    assert not Judged(chances).clear(0.09)
