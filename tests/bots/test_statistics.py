"""Intervals of deals whose games hang together hold the truth; the sequential test errs as seldom as it says."""

import io
from math import log
from random import Random

import pytest

from sanjuan.measure import progress
from sanjuan.measure.intervals import paired, student, wilson
from sanjuan.measure.progress import clock, watched
from sanjuan.measure.sprt import Sprt, ratio


@pytest.mark.parametrize(
    "wins, games, low, high", [(95, 100, 0.8882, 0.9785), (0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634)]
)
def test_the_interval_of_independent_games_is_the_one_of_wilson(wins, games, low, high):
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize("freedom, quantile", [(1, 12.706), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_students_quantile(freedom, quantile):
    assert student(freedom) == pytest.approx(quantile, abs=0.01)


def deals(rng, count, luck, skill=0.6):
    """Deals of two games; with `luck` the better seat wins them, else each is won with `skill`."""
    return [
        (1.0 if rng.random() < luck else float((rng.random() < skill) + (rng.random() < skill)), 2)
        for _ in range(count)
    ]


@pytest.mark.parametrize("luck, count, skill", [(0.0, 40, 0.6), (0.6, 40, 0.8), (0.6, 12, 0.6), (0.0, 100, 0.97)])
def test_the_interval_of_deals_holds_the_truth_in_95_of_100_matches(luck, count, skill):
    rng, truth = Random(5), luck / 2 + (1 - luck) * skill
    held = 0
    for _ in range(1000):
        low, high = paired(deals(rng, count, luck, skill))
        held += low <= truth <= high
    assert 930 <= held <= 995


def test_pairing_narrows_the_interval_and_equal_deals_widen_it():
    low, high = wilson(0.5, 80)
    even, alike = paired([(1.0, 2)] * 40), paired([(2.0, 2), (0.0, 2)] * 20)
    assert low < even[0] < 0.5 < even[1] < high
    assert alike[0] < low < high < alike[1]


def test_the_interval_of_a_clean_sheet_and_of_a_single_deal():
    assert paired([(2.0, 2)] * 20) == wilson(1.0, 40)
    assert paired([(1.0, 2)])[0] < 0.2, "one deal says next to nothing"


def test_the_ratio_of_two_means_is_that_of_the_likeliest_distributions():
    """For games won or lost there is only one distribution with a given mean, and the ratio is known."""
    expected = 70 * log(0.7 / 0.5) + 30 * log(0.3 / 0.5)
    assert ratio({1.0: 70, 0.0: 30}, 0.5, 0.7) == pytest.approx(expected, abs=0.01)
    assert ratio({1.0: 30, 0.0: 30, 0.5: 40}, 0.45, 0.55) == pytest.approx(0, abs=1e-6)


@pytest.mark.slow
@pytest.mark.parametrize("skill, state", [(0.5, "rejected"), (0.6, "accepted")])
def test_the_sequential_test_is_right_in_19_of_20_matches(skill, state):
    rng, right, length = Random(7), 0, 0
    for _ in range(60):
        test = Sprt(0.5, 0.6)
        while not test.add(deals(rng, 1, 0.0, skill)[0][0] / 2):
            length += 1
        right += test.state == state
    assert right >= 54
    assert length / 60 < 150, "a match of a fixed length would take 135 deals for the same errors"


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_progress_is_a_counter_on_a_terminal_and_lines_in_a_log(monkeypatch):
    monkeypatch.setattr(progress, "TERMINAL_SECONDS", 0.0)
    terminal, file = Terminal(), io.StringIO()
    assert list(watched("abc", 3, "games", terminal)) == list(watched("abc", 3, "games", file)) == ["a", "b", "c"]
    assert "\r\x1b[Kgames: 2 of 3, 0 s, about 0 s left" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r\x1b[K") and file.getvalue() == ""
    monkeypatch.setattr(progress, "LOG_SECONDS", 0.0)
    assert list(watched([1], 90, "games", file)) == [1] and file.getvalue().startswith("games: 1 of 90, 0 s")
    assert [clock(seconds) for seconds in (7, 200, 7500)] == ["7 s", "3 min 20 s", "2 h 5 min"]
