"""`python -m sanjuan`: its commands, and what it says to mistakes."""

import subprocess
import sys
from random import Random

import pytest

from sanjuan.__main__ import main
from sanjuan.games import GAMES
from sanjuan.replay import plain
from sanjuan.table.record import Record


def test_without_a_command_it_tells_the_commands(capsys):
    assert main([]) == 2
    assert "arena" in capsys.readouterr().out


def test_an_unknown_command_is_answered_with_the_nearest(capsys):
    assert main(["arean"]) == 2
    assert "did you mean 'arena'?" in capsys.readouterr().err


def test_it_runs_as_a_module():
    done = subprocess.run([sys.executable, "-m", "sanjuan", "arena", "--list"], capture_output=True, text=True)
    assert (done.returncode, done.stdout.split()[0]) == (0, "random")


@pytest.fixture
def record(tmp_path):
    game = GAMES["san_juan"]
    record = Record(game, 2, 6, {}, {"seat0": "Ada"})
    while not game.over(record.state):
        record.answer(game.bots["greedy"](game.view(record.state, record.state.ask.seat), Random(1)))
    path = tmp_path / "record.json"
    path.write_text(record.to_json(), encoding="utf-8")
    return record, path


def test_a_record_is_told_to_its_points(record, capsys):
    game, path = record
    assert main(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert "Ada" in out
    assert out.splitlines()[-1] == "points: " + " ".join(map(str, game.game.scores(game.state)))


def test_a_transcript_tells_a_seat_its_own_secrets_and_nobody_else(record, capsys):
    _, path = record
    told = []
    for arguments in ([], ["--seat", "0"], ["--seat", "1"]):
        main(["replay", str(path), *arguments])
        told.append(capsys.readouterr().out)
    assert len(set(told)) == 3


def test_what_cannot_be_replayed_is_named(record, tmp_path, capsys):
    _, path = record
    damaged = tmp_path / "damaged.json"
    damaged.write_text("{", encoding="utf-8")
    assert main(["replay", str(damaged)]) == main(["replay", str(tmp_path / "none")]) == 2
    assert main(["replay", str(path), "--seat", "2"]) == 2
    assert "seats are 0 to 1" in capsys.readouterr().err


def test_facts_without_words():
    assert plain([{"id": "built", "seat": 0, "card": "well", "cost": 2}]) == ["built seat=0 card=well cost=2"]
