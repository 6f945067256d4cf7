"""The loop that learns what positions are worth: rounds of games, kept, continued, and the same every time."""

import json

import numpy as np
import pytest

from sanjuan.bots.value import read, write
from sanjuan.games import GAMES
from sanjuan.table.flow import answer, refusal
from sanjuan.table.rng import chance
from training import __main__ as command
from training.learning import command as learning
from training.learning.curve import curve
from training.learning.figures import NoFigures, figures_of, with_figures
from training.learning.model import Model, looking_ahead, scaled
from training.learning.plan import Plan
from training.learning.players import Generation, characters
from training.learning.run import OtherRun, Run
from training.learning.selfplay import Job, Samples, play
from training.pool import open_pool

TINY = {"first_games": 4, "games": 2, "piece": 1, "hidden": 4, "batch": 64, "noted": 0.5, "own": 0.4}
PLAN = Plan("alhambra", (2, 4), 3, **TINY)


def ran(folder, rounds, jobs=1):
    """Return a run after so many rounds."""
    run = Run(PLAN, folder)
    with open_pool(jobs) as pool:
        while run.done < rounds:
            run.round(pool)
    return run


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    folder = tmp_path_factory.mktemp("run")
    ran(folder, 4)
    return folder


def reached(folder, number=3):
    return (folder / f"{number:03}.bin").read_bytes()


def untimed(folder):
    lines = [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]
    return [{key: one for key, one in line.items() if not key.endswith("_s") and key != "workers"} for line in lines]


def test_a_run_that_was_stopped_comes_to_the_weights_of_one_that_was_not(finished, tmp_path):
    ran(tmp_path, 2)
    ran(tmp_path, 4)
    assert reached(tmp_path) == reached(finished) and untimed(tmp_path) == untimed(finished)
    assert (tmp_path / "model.npz").stat().st_size == (finished / "model.npz").stat().st_size


@pytest.mark.parametrize("where", ["played", "logged"])
def test_so_does_one_that_was_stopped_within_a_round(finished, tmp_path, monkeypatch, where):
    """After some of the games, or when all was written but the model."""
    ran(tmp_path, 2)
    stopped = Samples.save if where == "played" else Model.save
    calls = []

    def save(one, file, **more):
        calls.append(file)
        if where == "logged" or len(calls) == 2:
            raise KeyboardInterrupt
        stopped(one, file, **more)

    monkeypatch.setattr(Samples if where == "played" else Model, "save", save)
    with pytest.raises(KeyboardInterrupt):
        ran(tmp_path, 3)
    monkeypatch.undo()
    assert Run(PLAN, tmp_path).done == 2
    ran(tmp_path, 4)
    assert reached(tmp_path) == reached(finished) and untimed(tmp_path) == untimed(finished)


def test_two_processes_learn_the_same(finished, tmp_path):
    ran(tmp_path, 2, jobs=2)
    assert reached(tmp_path, 1) == reached(finished, 1)


def test_every_round_is_logged(finished):
    lines = untimed(finished)
    assert [line["round"] for line in lines] == [0, 1, 2, 3] and [line["games"] for line in lines] == [4, 2, 2, 2]
    assert all(line["positions"] > 20 and 0 < line["surprise"] < 3 for line in lines)
    assert lines[0]["own"] == [0, 0, 0] and any(line["own"][0] for line in lines[1:])


def test_a_folder_of_another_plan_is_left_alone(finished):
    with pytest.raises(OtherRun, match="holds a run with seed 3"):
        Run(Plan("alhambra", (2, 4), 4, **TINY), finished)


def test_what_is_written_is_what_was_learned(finished):
    """The players' whole numbers say what the model in floating point does."""
    model = Model(figures_of("alhambra").FIGURES, PLAN.hidden, PLAN.seed)
    model.load(finished / "model.npz")
    value = read(reached(finished), figures_of("alhambra").FIGURES)
    samples = Samples.load(sorted((finished / "samples").glob("000-*.npz"))[1])
    found = model.shares(scaled(samples.figures))
    for figures, shares in zip(samples.figures[:20], found, strict=False):
        assert value.shares((figures / 64).tolist()) == pytest.approx(shares.tolist(), abs=0.01)


def test_old_samples_are_deleted(tmp_path):
    run = Run(Plan("alhambra", (2,), 3, **TINY | {"window": 1}), tmp_path)
    with open_pool(1) as pool:
        run.round(pool)
        run.round(pool)
    assert [file.name for file in (tmp_path / "samples").iterdir()] == ["001-000001.npz"]


def test_the_loss_falls_where_there_is_something_to_learn():
    """A seat wins that has the highest first figure."""
    rng = np.random.default_rng(1)
    x = rng.normal(size=(512, 3, 4)).astype(np.float32)
    ends = np.eye(3, dtype=np.float32)[x[:, :, 0].argmax(axis=1)]
    model = Model(4, 6, 1)
    before = model.loss(x, ends)
    for _ in range(150):
        model.fit(x, ends, 0.02)
    assert before > 1.0 and model.loss(x, ends) < 0.4


def test_targets_look_ahead_in_their_own_game():
    games = np.array([5, 5, 5, 6], dtype=np.int32)
    values = np.array([[0.1], [0.2], [0.3], [0.9]], dtype=np.float32)
    ends = np.array([[1.0], [1.0], [1.0], [0.0]], dtype=np.float32)
    found = looking_ahead(games, values, ends, 0.5)[:, 0].tolist()
    assert found == pytest.approx([0.5 * 0.65 + 0.5 * 0.2, 0.5 * 1.0 + 0.5 * 0.3, 1.0, 0.0])
    assert looking_ahead(games, values, ends, 1.0).tolist() == ends.tolist()


def test_the_same_job_gives_the_same_samples():
    one, other = play(Job(PLAN, 0, 4, 0, 2, ())), play(Job(PLAN, 0, 4, 0, 2, ()))
    assert one.figures.tolist() == other.figures.tolist() and one.own == (0, 0, 0)
    assert one.figures.shape[1:] == (4, figures_of("alhambra").FIGURES)
    assert one.ends.sum(axis=1).tolist() == pytest.approx([1.0] * len(one.games))


def test_a_generation_answers_legally_and_patient_characters_stay_away():
    game, figures = GAMES["alhambra"], figures_of("alhambra")
    value = read(write((figures.FIGURES, 1), [7] * (2 * (figures.FIGURES + 1) + 1)), figures.FIGURES)
    player, rng = Generation(game, figures, value), chance("generation")
    state = game.new(2, 5)
    for _ in range(6):
        chosen = player(game.view(state, state.ask.seat), rng)
        assert refusal(state, chosen) is None
        answer(state, chosen)
    assert game.bots[[*game.characters][-1]] not in characters(game) and len(characters(game)) > 2


def test_a_game_without_figures_is_named():
    assert "alhambra" in with_figures()
    with pytest.raises(NoFigures, match="nowhere brings no figures to learn by, only alhambra"):
        figures_of("nowhere")


ARGUMENTS = ["learn", "--game", "alhambra", "--seats", "2", "--rounds", "1", "--jobs", "1"]
QUICK = ["--set", "first_games=4", "piece=2", "hidden=2"]


def test_the_command_learns_shows_and_installs(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(learning, "place_of", lambda game: tmp_path / f"{game}.bin")
    assert command.main([*ARGUMENTS, "--folder", str(tmp_path / "run"), "--install", *QUICK]) == 0
    shown = capsys.readouterr().out
    assert "round 1 of 1: 4 games" in shown and "4 games in 0.00 h, 1 at once" in shown
    assert (tmp_path / "alhambra.bin").read_bytes() == reached(tmp_path / "run", 0)
    assert "<svg" in (tmp_path / "run" / "curve.svg").read_text()


@pytest.mark.parametrize("setting", ["speed=3", "hidden=many", "hidden"])
def test_a_setting_that_there_is_not_is_named(tmp_path, capsys, setting):
    assert command.main([*ARGUMENTS, "--folder", str(tmp_path), "--set", setting]) == 2
    assert f"learn: {setting!r} is no NAME=NUMBER of first_games, games" in capsys.readouterr().out


def test_the_curve_has_a_mark_for_every_round(finished):
    drawn = curve(untimed(finished))
    assert drawn.count("<circle") == 4 and "0: " in drawn


@pytest.mark.slow
def test_a_cluster_comes_to_the_same_weights(finished, address, tmp_path):
    run = Run(PLAN, tmp_path)
    with open_pool(1, address) as pool:
        run.round(pool)
    assert reached(tmp_path, 0) == reached(finished, 0)
