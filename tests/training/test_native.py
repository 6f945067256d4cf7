"""The compiled base game: it plays as the engine does, and trains from seeds (whole games: not in the quick loop)."""

import json
import shutil
import subprocess

import numpy as np
import pytest

from sanjuan.games.san_juan.neural.network import read, write
from tests.training.recording import GAME, Recording
from tests.training.recording import write as write_games
from training import __main__ as command
from training import base
from training.native import compiling
from training.native.weights import packed, unpack

GAMES = 12
PLAN = ["generations=2", "first_games=30", "games=6"]
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def game():
    return compiling.program()


@pytest.fixture(scope="module")
def recordings():
    monkeypatch = pytest.MonkeyPatch()
    return {seats: [Recording(seats, seed, monkeypatch) for seed in range(GAMES)] for seats in (2, 3, 4)}


def told(*command):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    assert not done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_recorded_games_go_the_same_way(game, recordings, seats, tmp_path):
    """Every question is asked of the same seat, every reshuffle has as many cards, and the scores are the same."""
    write_games(tmp_path / "games", recordings[seats])
    found = json.loads(told(game, "replay", tmp_path / "games")[-1])
    assert (found["games"], found["wrong"]) == (GAMES, 0)
    # The greedy players answer alike, but where two answers are worth the same but for a rounding.
    assert found["equal"] > 90 * GAMES and found["different"] <= 0.005 * found["equal"]


def test_a_game_that_goes_another_way_is_told(game, recordings, tmp_path):
    """The comparison can fail: one card more in the first hand."""
    recording = recordings[2][0]
    lines = [line[:] for line in recording.lines]
    lines[2] = [lines[2][0] + 1, *lines[2][1:], 28]
    (tmp_path / "games").write_text("".join(" ".join(map(str, line)) + "\n" for line in lines))
    done = subprocess.run([game, "replay", tmp_path / "games"], capture_output=True, text=True)
    assert done.returncode == 1 and json.loads(done.stdout)["wrong"] == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_network_says_the_same_of_every_position(game, recordings, seats, tmp_path):
    data = base.file_of(base.BOX, seats).read_bytes()
    unpack(data, tmp_path / "network")
    write_games(tmp_path / "games", recordings[seats])
    lines = told(game, "values", tmp_path / "games", tmp_path / "network")[:-1]
    found = [tuple(map(float, line.split())) for line in lines]
    network, states = read(data), [state for one in recordings[seats] for state in one.positions]
    wanted = [network.outputs(state, seat) for state in states for seat in range(seats)]
    assert len(found) == len(wanted) > 1000
    assert np.allclose(found, wanted, rtol=0, atol=1e-9)


def trained(game, folder, *plan):
    folder.mkdir(exist_ok=True)
    return [json.loads(line) for line in told(game, "learn", 2, folder, *PLAN, *plan)]


def test_equal_seeds_come_to_equal_weights(game, tmp_path):
    lines = trained(game, tmp_path / "one")
    assert [line["generation"] for line in lines] == [0, 1, 2]
    assert all(line["samples"] > 300 and 0 < line["surprise"] < 2 for line in lines)
    trained(game, tmp_path / "same")
    trained(game, tmp_path / "other", "seed=2")
    one, same, other = (packed(tmp_path / name / "network.raw") for name in ("one", "same", "other"))
    assert one == same != other


def test_a_run_goes_on_where_it_was_stopped(game, tmp_path):
    trained(game, tmp_path / "run", "generations=1")
    kept = (tmp_path / "run" / "model.raw").read_bytes()
    assert [line["generation"] for line in trained(game, tmp_path / "run")] == [2]
    assert (tmp_path / "run" / "model.raw").read_bytes() != kept
    log = (tmp_path / "run" / "log.jsonl").read_text().splitlines()
    assert [json.loads(line)["generation"] for line in log] == [0, 1, 2]
    assert trained(game, tmp_path / "run") == [], "it is done"


def test_a_network_comes_into_the_package_smaller_and_comes_back(tmp_path):
    sizes, weights = (3, 2, 1), np.zeros((3 + 1) * 4 + 3 + 4, dtype=np.int32)
    weights[:12] = [7, -7, 1, 0, 9, 9, 0, 0, -2, 1, 0, -5]
    np.array([*sizes, *weights], dtype=np.int32).tofile(tmp_path / "raw")
    data = packed(tmp_path / "raw")
    rows = [7, -7, 1, 0, *[0] * 4, -2, 1, 0, -5]
    assert data == write(sizes, [*rows, *weights[12:].tolist()])
    unpack(data, tmp_path / "back")
    assert np.fromfile(tmp_path / "back", dtype=np.int32).tolist() == [*sizes, *rows, *weights[12:].tolist()]


def test_the_command_trains_shows_and_installs(game, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(base, "file_of", lambda box, seats: tmp_path / f"base_{seats}.bin")
    settings = ["first_games=20", "games=4"]
    arguments = ["base", "learn", "--seats", "2", "4", "--generations", "1", "--folder", str(tmp_path / "runs")]
    assert command.main([*arguments, "--install", "--set", *settings]) == 0
    shown = capsys.readouterr().out
    for seats in (2, 4):
        assert f"{seats} seats, of 1 generations: 1: " in shown and "wins against greedy" in shown
        folder = tmp_path / "runs" / f"base_{seats}"
        assert (tmp_path / f"base_{seats}.bin").read_bytes() == (folder / "network.bin").read_bytes()
        assert (folder / "curves.svg").read_text().startswith("<?xml")


def test_a_match_tells_the_share_with_its_interval(game, capsys):
    assert command.main(["base", "match", "--seats", "3", "--games", "6", "--deals", "1", "--most-deals", "1"]) == 0
    assert " of 6 games, " in capsys.readouterr().out


def test_a_setting_that_does_not_exist_is_told(game, tmp_path, capfd):
    arguments = ["base", "learn", "--seats", "2", "--folder", str(tmp_path), "--set", "gammes=3"]
    assert command.main(arguments) == 2
    assert "there is no setting gammes" in capfd.readouterr().err


def test_a_machine_without_compiler_is_told_what_to_do(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(compiling, "BUILT", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert command.main(["base", "match"]) == 2
    assert "apt-get install g++" in capsys.readouterr().err


def test_the_games_recorded_are_whole(recordings):
    assert all(GAME.over(one.state) and one.positions for one in recordings[2])
