"""Self-play: the same games wherever they are played, and what is to be learned from them."""

from dataclasses import replace
from math import exp
from random import Random

import numpy as np
import pytest

from sanjuan.games import GAMES
from sanjuan.games.san_juan.players.neural.features import SIZE
from tests.san_juan.rulebook import seat, stand
from training.pool import open_pool
from training.san_juan.model import Model
from training.san_juan.selfplay import (
    AGAINST_GREEDY,
    LAMBDA,
    Game,
    Job,
    Track,
    options_of,
    outcome,
    play,
    softened,
    targets,
)

WEIGHTS = Model(3).exported()
GREEDY = Job(seats=3, seed=7, first=4, count=2, weights=b"", temperature=0.03, epsilon=0.1)
LEARNED = replace(GREEDY, seats=2, count=1, weights=WEIGHTS)
JOBS = [LEARNED, replace(LEARNED, first=5), GREEDY, replace(GREEDY, seats=4, count=1)]


@pytest.fixture(scope="module")
def here():
    return [play(job) for job in JOBS]


def same(one, other):
    """Return whether two sets of samples are equal to the last bit."""
    arrays = [(one.features, other.features), (one.starts, other.starts), (one.wins, other.wins)]
    arrays += [(one.margins, other.margins)]
    return all(np.array_equal(*pair) for pair in arrays) and one.against_greedy == other.against_greedy


@pytest.mark.slow
def test_a_job_gives_the_same_samples_again(here):
    assert same(play(JOBS[0]), here[0]) and same(play(JOBS[2]), here[2])
    assert not same(here[0], here[1])


@pytest.mark.slow
def test_two_processes_play_the_same(here):
    with open_pool(2) as pool:
        assert all(map(same, pool.map(play, JOBS), here))


@pytest.mark.slow
def test_two_dask_workers_play_the_same(address, here):
    with open_pool(1, address) as pool:
        assert pool.workers == 2
        assert all(map(same, pool.map(play, JOBS), here))


def test_a_job_of_several_games_is_those_games_one_after_the_other(here):
    first, second = (play(replace(GREEDY, first=number, count=1)) for number in (4, 5))
    assert np.array_equal(here[2].features, np.concatenate([first.features, second.features]))
    assert np.array_equal(here[2].wins, np.concatenate([first.wins, second.wins]))


def test_samples_are_in_order(here):
    for samples in here:
        assert samples.starts[0] == 0 and samples.starts[-1] == len(samples.features)
        assert (np.diff(samples.starts) > 10).all(), "a position has more than ten features"
        assert len(samples.starts) == len(samples.wins) + 1 == len(samples.margins) + 1
        assert samples.features.max() < SIZE
        assert ((samples.wins >= 0) & (samples.wins <= 1)).all()


def test_the_end_decides_what_greedy_games_teach():
    """They hold no values of a network: every sample of a seat is worth how the game ended for it."""
    for seats, count in [(2, 2), (3, 3)]:
        samples = play(replace(GREEDY, seats=seats, count=1))
        assert len(set(zip(samples.wins.tolist(), samples.margins.tolist(), strict=True))) <= count
        if seats == 3:
            assert set(samples.wins.tolist()) <= {0.0, 0.5, 1.0}


def test_only_games_of_a_network_are_counted_against_greedy_players(here):
    assert here[2].against_greedy == (0, 0)
    games = [Game(LEARNED, number, object()) for number in range(200)]
    assert abs(sum(game.alone >= 0 for game in games) / 200 - AGAINST_GREEDY) < 0.1
    assert {game.alone for game in games} == {-1, 0, 1}
    assert Game(GREEDY, 1, None).alone == -1


def test_targets_look_beyond_the_next_choice_of_a_role():
    """TD(lambda) by hand: every known value pulls what comes before it a quarter of the way."""
    end, first, second = 1.0, 0.5, 0.2
    late = LAMBDA * end + (1 - LAMBDA) * second
    early = LAMBDA * late + (1 - LAMBDA) * first
    track = Track(seen=[[]] * 5, values=[None, first, None, second, None])
    assert targets(track, end) == pytest.approx([early, late, late, end, end])
    assert early == pytest.approx(0.725)


def test_without_values_the_end_is_the_target():
    assert targets(Track(values=[None] * 3), 0.3) == [0.3] * 3
    assert targets(Track(), 1.0) == []


@pytest.mark.parametrize(("share", "margin", "soft"), [(1, 0, 0.75), (0, 0, 0.25), (0.5, 0, 0.5)])
def test_ends_of_two_are_softened(share, margin, soft):
    assert softened(share, margin) == soft


def test_a_clear_win_is_worth_more_than_a_narrow_one():
    assert softened(1, 1) == pytest.approx(0.5 + 0.5 / (1 + exp(-0.25)))
    assert softened(0, -30) < softened(0, -1) < softened(1, 1) < softened(1, 30) < 1
    assert softened(1, 3) + softened(0, -3) == pytest.approx(1)


def test_the_outcome_is_the_share_of_the_win_and_the_margin_over_the_best_other_seat():
    state = stand(seat("indigo_plant hero"), seat("indigo_plant statue"), seat())
    assert outcome(state) == [(1.0, 2.0), (0.0, -2.0), (0.0, -5.0)]
    assert outcome(stand(seat(), seat())) == [(0.5, 0.0), (0.5, 0.0)]


def test_half_of_the_games_are_base_games_the_others_of_all_kinds():
    drawn = [options_of(Random(number)) for number in range(400)]
    assert 0.4 < sum(one == {} for one in drawn) / 400 < 0.6
    others = [one for one in drawn if one]
    assert {one["edition"] for one in others} == {1, 2}
    assert {one.get("new_buildings", False) for one in others} == {True, False}
    assert {one.get("events", False) for one in others} == {True, False}
    for one in others:
        GAMES["san_juan"].new(2, 1, **one)
