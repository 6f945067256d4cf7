"""The table that turns a logit into a chance."""

from itertools import pairwise
from math import exp

import pytest

from sanjuan.games.san_juan.players.neural.sigmoid import REACH, sigmoid

LOGITS = [at / 37 for at in range(-400, 401)]


@pytest.mark.parametrize(
    ("logit", "known"), [(0, 0.5), (1, 0.7310586), (-1, 0.2689414), (2.5, 0.9241418), (8, 0.9996646)]
)
def test_known_values(logit, known):
    assert sigmoid(logit) == pytest.approx(known, abs=1e-6)


def test_it_follows_the_logistic_curve():
    for logit in LOGITS:
        if abs(logit) <= REACH:
            assert sigmoid(logit) == pytest.approx(1 / (1 + exp(-logit)), abs=1e-5)


def test_a_greater_logit_never_means_a_smaller_chance():
    found = [sigmoid(logit) for logit in LOGITS]
    assert all(one <= other for one, other in pairwise(found))
    assert len(set(found)) > 550


def test_the_chances_of_both_sides_add_up_to_one():
    for logit in LOGITS:
        assert sigmoid(logit) + sigmoid(-logit) == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize("logit", [-1e9, -12, 12, 1e9])
def test_beyond_its_reach_nothing_changes(logit):
    assert sigmoid(logit) == sigmoid(REACH if logit > 0 else -REACH)
    assert 0 < sigmoid(logit) < 1
