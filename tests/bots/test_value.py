"""The learned value: whole numbers, read as they were written, and refused where they do not fit."""

import zlib
from random import Random

import pytest

from sanjuan.bots.chances import shared_out, split
from sanjuan.bots.value import FIGURE, ONE, read, whole, write

FIGURES, HIDDEN = 5, 3
NUMBERS = (FIGURES + 1) * (HIDDEN + 1) + HIDDEN


def drawn(seed=1):
    rng = Random(seed)
    return [rng.randrange(-3000, 3000) for _ in range(NUMBERS)]


def plainly(weights, row):
    """Return the score of a row of figures as the weights say, in plain arithmetic."""
    wide = HIDDEN + 1
    rows = [weights[at * wide : (at + 1) * wide] for at in range(FIGURES + 1)]
    out = weights[(FIGURES + 1) * wide :]
    inputs = [*[one / FIGURE for one in whole(row)], 1.0]
    sums = [sum(x * own[lane] / ONE for x, own in zip(inputs, rows, strict=True)) for lane in range(wide)]
    return sums[-1] + sum(max(0.0, one) * weight / ONE for one, weight in zip(sums, out, strict=False))


def test_the_score_is_that_of_the_weights():
    weights, rng = drawn(), Random(2)
    value = read(write((FIGURES, HIDDEN), weights), FIGURES)
    for _ in range(50):
        row = [20 * rng.random() - 10 for _ in range(FIGURES)]
        assert value.score(row) == pytest.approx(plainly(weights, row))


def test_the_shares_add_up_and_the_better_seat_has_more():
    value = read(write((FIGURES, HIDDEN), drawn(3)), FIGURES)
    rows = [[0.5] * FIGURES, [1.5] * FIGURES, [-1.0] * FIGURES]
    shares = value.shares(rows)
    assert sum(shares) == pytest.approx(1)
    order = sorted(range(3), key=lambda seat: value.score(rows[seat]))
    assert sorted(range(3), key=shares.__getitem__) == order


def test_a_value_for_other_figures_is_refused():
    with pytest.raises(ValueError, match="goes by 5 figures, not by 6: train it again"):
        read(write((FIGURES, HIDDEN), drawn()), 6)


@pytest.mark.parametrize("data", [b"", b"broken", zlib.compress(b"\x05"), write((FIGURES, HIDDEN), drawn()[:-1])])
def test_a_damaged_value_is_refused(data):
    with pytest.raises(ValueError, match="the value cannot be read"):
        read(data, FIGURES)


def test_a_lead_of_the_spread_multiplies_the_odds_by_e():
    first, second = shared_out([10.0, 6.0], 4.0)
    assert first / second == pytest.approx(2.71828, rel=2e-3) and first + second == pytest.approx(1)
    assert shared_out([3.0] * 4, 1.0) == (0.25,) * 4
    assert split([1, 2], 3) == (0.0, 0.5, 0.5)
