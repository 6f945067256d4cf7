"""The network in floating point: a step of learning lowers the loss, and what is exported is the same network."""

import numpy as np
import pytest

from sanjuan.games.san_juan.players.neural.features import active
from sanjuan.games.san_juan.players.neural.network import FINE, MARGIN, ONE, read
from tests.san_juan.randomly import some_plies
from training.san_juan.model import Model, matrix
from training.san_juan.selfplay import Job, play

SAMPLES = Job(seats=2, seed=1, first=0, count=4, weights=b"", temperature=0.03, epsilon=0.1)


@pytest.fixture(scope="module")
def batch():
    found = play(SAMPLES)
    return matrix(found.features, found.starts), found.wins, found.margins


def test_the_matrix_counts_how_often_a_feature_is_on():
    found = matrix(np.array([3, 5, 5, 9], dtype=np.uint16), np.array([0, 3, 4]))
    assert found.shape[0] == 2
    assert (found[0, 3], found[0, 5], found[0, 9], found[1, 9]) == (1, 2, 0, 1)


def test_a_step_lowers_the_losses_on_its_batch(batch):
    model = Model(1)
    first = model.fit(*batch, 1e-3)
    for _ in range(10):
        last = model.fit(*batch, 1e-3)
    assert last[0] < first[0] and last[1] < first[1]
    assert model.loss(batch[0], batch[1]) < last[0]


def test_the_gradient_points_downhill(batch):
    """A single small step, without the help of any later one."""
    x, wins, margins = batch
    model = Model(1)
    before = model.loss(x, wins)
    model.fit(x, wins, margins, 1e-4)
    assert model.loss(x, wins) < before


def test_it_can_learn_a_batch_by_heart(batch):
    x, wins, margins = batch
    model = Model(1)
    for _ in range(150):
        model.fit(x, wins, margins, 5e-3)
    chance = 1 / (1 + np.exp(-model.outputs(x)[2][:, 0]))
    assert np.abs(chance - wins).mean() < 0.05


def test_equal_seeds_give_equal_models(batch):
    one, other, third = Model(1), Model(1), Model(2)
    for model in (one, other, third):
        model.fit(*batch, 1e-3)
    assert one.exported() == other.exported() != third.exported()


def test_the_exported_network_is_the_model_within_rounding(batch):
    model = Model(1)
    for _ in range(60):
        model.fit(*batch, 2e-3)
    network = read(model.exported())
    model.weights = model.mean
    found = 0
    for state in some_plies(2, 3, {}, 6):
        for seat in range(2):
            on = np.array(active(state, seat))
            out = model.outputs(matrix(on, np.array([0, len(on)])))[2][0]
            win, margin = network.outputs(state, seat)
            assert win == pytest.approx(out[0], abs=0.05)
            assert margin == pytest.approx(MARGIN * out[1], abs=0.5)
            found += 1
    assert found > 20


def test_a_model_is_exported_as_its_steady_mean():
    model = Model(1)
    model.weights["out_bias"][:] = 5
    model.mean["out_bias"][:] = 0.5
    assert read(model.exported()).win_bias == ONE * round(0.5 * ONE)


def test_the_direct_weights_are_finer():
    model = Model(1)
    for value in model.mean.values():
        value[:] = 0
    model.mean["plain"][:] = 3 / FINE
    network = read(model.exported())
    assert network.first.numbers(network.rows[0])[-1] - network.first.middle == 3


def test_weights_that_are_too_great_are_cut_off():
    model = Model(1)
    model.mean["plain"][:] = 1e6
    model.mean["second"][:] = -1e6
    network = read(model.exported())
    assert network.first.numbers(network.rows[0])[-1] - network.first.middle == 32767
    assert network.then.numbers(network.second[0])[0] - network.then.middle == -32768


@pytest.mark.slow
def test_a_saved_model_goes_on_as_if_it_had_not_been_stopped(batch, tmp_path):
    model = Model(1)
    for _ in range(3):
        model.fit(*batch, 1e-3)
    model.save(tmp_path / "model.npz")
    again = Model.load(tmp_path / "model.npz")
    assert again.exported() == model.exported() and again.steps == 3
    assert [*tmp_path.iterdir()] == [tmp_path / "model.npz"]
    assert model.fit(*batch, 1e-3) == again.fit(*batch, 1e-3)
    assert again.exported() == model.exported()
