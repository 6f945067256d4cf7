"""The compiled base game: it plays as the engine does, and trains from seeds (`make native` runs these tests)."""

import json
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from sanjuan.__main__ import main as sanjuan
from sanjuan.bots.random_bot import random
from sanjuan.games.san_juan.players.neural.network import read, unpacked, write
from sanjuan.games.san_juan.players.neural.policy import PHASES, Policy, baseline_answer
from sanjuan.measure.pool import Here
from tests.training.recording import GAME, Recording
from tests.training.recording import write as write_games
from training import __main__ as command
from training.pool import open_pool
from training.san_juan import base
from training.san_juan.native import compiling, run
from training.san_juan.native.plan import WIDTHS, Plan
from training.san_juan.native.run import Run
from training.san_juan.native.weights import packed, unpack

GAMES = 8
PLAN = Plan(seats=2, generations=2, first_games=30, games=6, seed=1)
pytestmark = pytest.mark.native


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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_random_players_go_the_same_way(game, seats, tmp_path, monkeypatch):
    """They reach positions that a player who wants to win would avoid."""
    write_games(tmp_path / "games", [Recording(seats, seed, monkeypatch, random) for seed in range(GAMES)])
    found = json.loads(told(game, "replay", tmp_path / "games")[-1])
    assert (found["games"], found["wrong"]) == (GAMES, 0)


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
    file = Path(base.file_of(base.BOX, seats))
    unpack(file, tmp_path / "network")
    write_games(tmp_path / "games", recordings[seats])
    lines = told(game, "values", tmp_path / "games", tmp_path / "network")[:-1]
    found = [tuple(map(float, line.split())) for line in lines]
    network, states = read(file.read_bytes()), [state for one in recordings[seats] for state in one.positions]
    wanted = [network.outputs(state, seat) for state in states for seat in range(seats)]
    assert len(found) == len(wanted) > 1000
    assert np.allclose(found, wanted, rtol=0, atol=1e-9)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_goes_by_the_network_answers_alike(game, seats, tmp_path, monkeypatch):
    """As the governor plays on in the deals that it looks at: roles and the library greedily, all else not."""
    file = Path(base.file_of(base.BOX, seats))
    unpack(file, tmp_path / "network")
    policy = Policy({seats: read(file.read_bytes())})

    def player(view, rng):
        return baseline_answer(view) if view.ask.kind in PHASES else policy.best_without_search(view)

    write_games(tmp_path / "games", [Recording(seats, seed, monkeypatch, player) for seed in range(GAMES)])
    found = json.loads(told(game, "replay", tmp_path / "games", tmp_path / "network")[-1])
    assert (found["games"], found["wrong"]) == (GAMES, 0)
    assert found["equal"] > 90 * GAMES and found["different"] <= 0.005 * found["equal"]
    as_greedy = json.loads(told(game, "replay", tmp_path / "games")[-1])
    assert as_greedy["different"] > 10 * found["different"] + GAMES


def trained(folder, pool=None, **changes):
    return list(Run(replace(PLAN, **changes), folder).generations(pool or Here()))


def test_equal_seeds_come_to_equal_weights(tmp_path):
    lines = trained(tmp_path / "one")
    assert [line["generation"] for line in lines] == [0, 1, 2]
    assert all(line["samples"] > 300 and 0 < line["surprise"] < 2 for line in lines)
    trained(tmp_path / "same")
    trained(tmp_path / "other", seed=2)
    one, same, other = (packed([tmp_path / name / "network.raw"]) for name in ("one", "same", "other"))
    assert one == same != other


class Stopped(Exception):
    """Somebody has pulled the plug."""


class Frail(Here):
    """A pool that breaks down after a number of pieces."""

    def __init__(self, pieces):
        self.left = pieces

    def map(self, function, items, chunk=1):
        for item in items:
            if not self.left:
                raise Stopped
            self.left -= 1
            yield function(item)


def test_a_run_that_was_stopped_comes_to_the_very_same_weights(tmp_path, monkeypatch):
    """In the midst of a generation too: the pieces that were played are not played again."""
    monkeypatch.setattr(run, "PIECE", 2)
    trained(tmp_path / "whole")
    with pytest.raises(Stopped):
        trained(tmp_path / "stopped", Frail(15 + 2))
    assert [line["generation"] for line in trained(tmp_path / "stopped", Frail(1 + 3))] == [1, 2]
    whole, stopped = ((tmp_path / name / "model.raw").read_bytes() for name in ("whole", "stopped"))
    assert whole == stopped
    assert trained(tmp_path / "stopped", Frail(0)) == [], "it is done"


def test_in_late_generations_the_governor_thinks_harder(tmp_path):
    """The same run up to there: what it learns then comes from games that are played otherwise."""
    usual, late = trained(tmp_path / "usual"), trained(tmp_path / "late", generations=1, late=1)
    assert [line["generation"] for line in late] == [0, 1, 2]
    games = [sorted((tmp_path / name / "samples").glob("000[12]-*.raw")) for name in ("usual", "late")]
    (first, second), (same, other) = [[file.read_bytes() for file in files] for files in games]
    assert first == same and second != other
    assert usual[1]["samples"] == late[1]["samples"]


def test_networks_of_either_width_are_trained_and_read(tmp_path):
    for hidden in WIDTHS:
        folder = tmp_path / str(hidden)
        trained(folder, generations=1, hidden=hidden)
        sizes, _ = unpacked(packed([folder / "network.raw"]))
        assert sizes[1:] == (hidden, hidden // 2)


def test_samples_out_of_the_window_are_forgotten(tmp_path, monkeypatch):
    monkeypatch.setattr(run, "PIECE", 10)
    lines = trained(tmp_path, window=1500)
    assert lines[0]["samples"] > 1500 and lines[0]["surprise"] > 0.5, "of those that are left"
    kept = sorted(file.stem for file in (tmp_path / "samples").glob("*.raw"))
    assert kept == ["0001-000000", "0002-000000"]


def test_a_folder_goes_on_with_its_own_plan_only(tmp_path):
    trained(tmp_path, generations=1)
    assert [line["generation"] for line in trained(tmp_path)] == [2]
    assert [line["generation"] for line in trained(tmp_path, late=1)] == [3]
    with pytest.raises(run.OtherRun, match="holds a run with games 6: go on"):
        trained(tmp_path, games=7)


def test_it_does_not_matter_who_plays_the_games(game, tmp_path, monkeypatch, address, workplace):
    """Two workers of a cluster, who cannot import our code, and one after the other here."""
    shutil.copytree(compiling.BUILT, workplace / compiling.BUILT)  # compiling once more would take them a minute
    monkeypatch.setattr(run, "PIECE", 5)
    for name in ("here", "there"):
        with open_pool(scheduler=address if name == "there" else None) as pool:
            trained(tmp_path / name, pool, generations=1)
    here, there = (packed([tmp_path / name / "network.raw"]) for name in ("here", "there"))
    assert here == there


def test_a_network_comes_into_the_package_smaller_and_comes_back(tmp_path):
    sizes, weights = (3, 2, 1), np.zeros((3 + 1) * 4 + 3 + 4, dtype=np.int32)
    weights[:12] = [7, -7, 1, 0, 9, 9, 0, 0, -2, 1, 0, -5]
    np.array([*sizes, *weights], dtype=np.int32).tofile(tmp_path / "raw")
    data = packed([tmp_path / "raw"])
    rows = [7, -7, 1, 0, *[0] * 4, -2, 1, 0, -5]
    assert data == write(sizes, [*rows, *weights[12:].tolist()])
    (tmp_path / "packed").write_bytes(data)
    unpack(tmp_path / "packed", tmp_path / "back")
    assert np.fromfile(tmp_path / "back", dtype=np.int32).tolist() == [*sizes, *rows, *weights[12:].tolist()]


def test_joined_networks_say_what_they_say_on_average(game, recordings, tmp_path):
    for hidden in WIDTHS:
        trained(tmp_path / str(hidden), generations=0, first_games=300, hidden=hidden)
    files = [tmp_path / str(hidden) / "network.raw" for hidden in WIDTHS]
    *alone, together = (read(packed(some)) for some in (files[:1], files[1:], files))
    states = [state for one in recordings[2] for state in one.positions]
    said = np.array([[network.outputs(state, 0) for state in states] for network in alone])
    apart = np.abs([together.outputs(state, 0) for state in states] - said.mean(axis=0)).max(axis=0)
    assert (np.abs(said[0] - said[1]).max(axis=0) > 4 * apart).all(), "but for the rounding"


def test_the_command_trains_shows_and_installs(game, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(base, "file_of", lambda box, seats: tmp_path / f"base_{seats}.bin")
    settings = ["first_games=20", "games=4"]
    arguments = ["base", "learn", "--seats", "2", "4", "--generations", "1", "--folder", str(tmp_path / "runs")]
    assert command.main([*arguments, "--install", "--set", *settings]) == 0
    shown = capsys.readouterr().out
    for seats in (2, 4):
        folders = [tmp_path / "runs" / f"base_{seats}" / seed for seed in ("1", "2")]
        for folder in folders:
            assert f"{seats} seats, seed {folder.name}, of 1 generations: 1: " in shown
            assert (folder / "curves.svg").read_text().startswith("<?xml")
        assert (tmp_path / f"base_{seats}.bin").read_bytes() == packed([one / "network.raw" for one in folders])
    assert "wins against greedy" in shown


def test_a_match_tells_the_share_with_its_interval_on_any_number_of_processes(game, capsys):
    asked = ["base", "match", "--seats", "3", "--games", "36", "--deals", "1", "--most-deals", "1"]
    found = []
    for jobs in "12":
        assert command.main([*asked, "--jobs", jobs]) == 0
        found.append(capsys.readouterr().out)
    assert " of 36 games, " in found[0] and found[0] == found[1]


def test_a_match_can_be_rated_with_a_ladder(game, tmp_path, capsys):
    file, whole = tmp_path / "match.json", tmp_path / "ladder"
    asked = ["base", "match", "--games", "20", "--other", "random", "--deals", "1", "--most-deals", "1"]
    assert command.main([*asked, "--ladder", str(file)]) == 0
    bots = "--bots random,greedy --games 2 --anchor random".split()
    assert sanjuan(["ladder", *bots, "--out", str(tmp_path / "played")]) == 0
    merge = ["--merge", str(file), str(tmp_path / "played.json"), "--anchor", "random"]
    assert sanjuan(["ladder", *merge, "--out", str(whole)]) == 0
    found = json.loads(whole.with_suffix(".json").read_text())
    assert {bot["name"]: bot["games"] for bot in found["bots"]} == {"governor": 20, "random": 22, "greedy": 2}
    assert found["bots"][-1]["name"] == "random" and found["bots"][-1]["ms_mean"] > 0


def test_random_players_hardly_ever_win(game, capsys):
    asked = ["base", "match", "--seats", "4", "--other", "random", "--games", "40", "--deals", "1", "--most-deals", "1"]
    assert command.main(asked) == 0
    assert float(capsys.readouterr().out.partition("%")[0]) > 90


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (["learn", "--set", "gammes=3"], "there is no setting 'gammes'; did you mean 'games'?"),
        (["learn", "--set", "games=many"], "setting games is a number, not 'many'"),
        (["learn", "--set", "hidden=48"], "setting hidden is 32 or 64, not 48"),
        (["match", "--jobs", "0"], "--jobs is at least 1, not 0"),
        (["match", "--network", "/nowhere"], "No such file"),
    ],
)
def test_what_cannot_be_done_is_told(game, tmp_path, capsys, arguments, sentence):
    where = ["--folder", str(tmp_path)] if arguments[0] == "learn" else []
    assert command.main(["base", *arguments, *where]) == 2
    assert sentence in capsys.readouterr().err


def test_a_network_that_cannot_be_read_is_told(game, tmp_path, capsys):
    (tmp_path / "network.bin").write_bytes(b"no network")
    assert command.main(["base", "match", "--games", "2", "--network", str(tmp_path / "network.bin")]) == 2
    assert "network.bin: the network cannot be read" in capsys.readouterr().err


def test_a_machine_without_compiler_is_told_what_to_do(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(compiling, "BUILT", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert command.main(["base", "match"]) == 2
    assert "apt-get install g++" in capsys.readouterr().err


def test_the_games_recorded_are_whole(recordings):
    assert all(GAME.over(one.state) and one.positions for one in recordings[2])
