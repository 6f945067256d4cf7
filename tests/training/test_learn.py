"""A run of training: generations one after the other, kept on disk, and continued after a stop."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from sanjuan.games.san_juan.players.neural.network import read
from training import __main__ as command
from training.pool import open_pool
from training.san_juan import learn
from training.san_juan.loop import Plan, Run, merged
from training.san_juan.model import Model
from training.san_juan.selfplay import Samples

pytestmark = pytest.mark.slow
ROOT = Path(__file__).resolve().parents[2]
TINY = {"games": 2, "first_games": 4, "chunk": 2, "generations": 3, "seed": 3}


def ran(folder, generations, start=None, **changes):
    """Return a run after this many generations (in this process)."""
    run = Run(Plan(seats=2, **TINY | changes), folder, start)
    with open_pool(1) as pool:
        while run.done < generations:
            run.generation(pool)
    return run


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    folder = tmp_path_factory.mktemp("run")
    ran(folder, 3)
    return folder


def log(folder):
    return [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]


def untimed(folder):
    return [{key: value for key, value in line.items() if not key.endswith("_s")} for line in log(folder)]


def test_every_generation_is_logged(finished):
    assert [line["generation"] for line in log(finished)] == [0, 1, 2]
    for line in log(finished):
        assert line["samples"] > 50 and 0 < line["surprise"] < 3 and 0 < line["loss"] < 3
    assert json.loads((finished / "plan.json").read_text())["games"] == 2
    read((finished / "network.bin").read_bytes())


def test_equal_plans_come_to_equal_weights(finished, tmp_path):
    ran(tmp_path, 3)
    assert (tmp_path / "network.bin").read_bytes() == (finished / "network.bin").read_bytes()
    assert untimed(tmp_path) == untimed(finished)


def test_two_processes_learn_the_same(finished, tmp_path):
    run = Run(Plan(seats=2, **TINY), tmp_path)
    with open_pool(2) as pool:
        for _ in range(2):
            run.generation(pool)
    assert untimed(tmp_path) == untimed(finished)[:2]


def test_another_seed_comes_to_other_weights(finished, tmp_path):
    ran(tmp_path, 1, seed=2)
    assert untimed(tmp_path)[0] != untimed(finished)[0]


def test_a_stopped_run_goes_on(finished, tmp_path):
    stopped = ran(tmp_path, 2)
    kept = (tmp_path / "network.bin").read_bytes()
    again = Run(stopped.plan, tmp_path)
    assert again.done == 2 and again.model.exported() == kept and again.model.steps == stopped.model.steps
    with open_pool(1) as pool:
        again.generation(pool)
    assert [line["generation"] for line in log(tmp_path)] == [0, 1, 2]
    assert untimed(tmp_path)[:2] == untimed(finished)[:2]
    # The samples of before are gone, the games are not: they depend on plan and weights alone.
    assert log(tmp_path)[2]["samples"] == log(finished)[2]["samples"]
    assert (tmp_path / "network.bin").read_bytes() != kept


def test_a_run_may_begin_with_the_model_of_another_one(finished, tmp_path):
    start = finished / "model.npz"
    assert Run(Plan(seats=3, **TINY), tmp_path, start).model.exported() == Model.load(start).exported()


def test_old_samples_are_forgotten(tmp_path):
    run = Run(Plan(seats=2, window=10), tmp_path)
    for first in (0, 6, 12):
        run._keep(samples(first, 6))
    assert [one.margins[0] for one in run.window] == [12]
    run._keep(samples(20, 3))
    assert [one.margins[0] for one in run.window] == [12, 20]


def samples(first, count):
    """So many samples of two features each; the margins number them."""
    numbers = np.arange(first, first + count, dtype=np.float32)
    features = np.repeat(np.arange(first, first + count, dtype=np.uint16), 2)
    return Samples(features, np.arange(0, 2 * count + 1, 2), numbers / 100, numbers, (count, 0.5))


def test_sets_of_samples_are_put_together():
    found = merged([samples(0, 2), samples(7, 1)])
    assert found.features.tolist() == [0, 0, 1, 1, 7, 7] and found.starts.tolist() == [0, 2, 4, 6]
    assert found.margins.tolist() == [0, 1, 7] and found.against_greedy == (3, 1.0)


def test_greedy_players_begin_and_the_network_goes_on(tmp_path):
    run = Run(Plan(seats=4, games=5, first_games=8, chunk=3, mistakes=0.1), tmp_path)
    greedy, learned = run.jobs(0), run.jobs(1)
    assert [job.count for job in greedy] == [3, 3, 2] and not any(job.weights for job in greedy)
    assert [job.count for job in learned] == [3, 2] and all(job.weights == run.model.exported() for job in learned)
    assert {job.first for job in greedy}.isdisjoint(job.first for job in learned), "no deal comes twice"
    assert {job.seats for job in greedy + learned} == {4}


ARGUMENTS = ["learn", "--games", "2", "--first-games", "3", "--jobs", "1"]


def test_the_command_trains_shows_and_installs(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(learn, "file_of", lambda box, seats: tmp_path / f"seats_{seats}.bin")
    folder = tmp_path / "runs"
    arguments = [*ARGUMENTS, "--seats", "2", "4", "--folder", str(folder), "--generations", "1", "--install"]
    assert command.main(arguments) == 0
    shown = capsys.readouterr().out
    assert "2 seats, generation 1 of 1: " in shown and "4 seats, generation 1 of 1: " in shown
    for seats in (2, 4):
        installed = (tmp_path / f"seats_{seats}.bin").read_bytes()
        assert installed == (folder / f"seats_{seats}" / "network.bin").read_bytes()
        assert "<svg" in (folder / f"seats_{seats}" / "curves.svg").read_text()
    assert not (tmp_path / "seats_3.bin").exists()


def test_without_a_command_it_tells_them(capsys):
    assert command.main([]) == command.main(["unlearn"]) == 2
    assert "usage: python -m training {learn" in capsys.readouterr().out


def test_a_scheduler_out_of_reach_is_named(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("sanjuan.measure.cluster.client.SECONDS", 0.5)
    asked = [*ARGUMENTS, "--folder", str(tmp_path), "--scheduler", "127.0.0.1:9"]
    assert command.main(asked) == 2
    assert "learn: no Dask scheduler answers at '127.0.0.1:9'" in capsys.readouterr().out


def test_the_command_runs_by_itself_and_goes_on(tmp_path):
    arguments = [*ARGUMENTS, "--seats", "2", "--folder", str(tmp_path), "--generations"]
    for generations in ("1", "2"):
        command = [sys.executable, "-m", "training", *arguments, generations]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stderr
        assert f"generation {generations} of {generations}" in done.stdout
    assert done.stdout.count("generation") == 1 and len(log(tmp_path / "seats_2")) == 2
