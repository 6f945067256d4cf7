"""The bench measures what it says, and the soak notices a lost card."""

import pytest

from bench import soak
from bench.__main__ import spread
from bench.workloads import MAKERS, RATES, TIMES, Bench
from sanjuan.games import GAMES


@pytest.fixture(scope="module")
def bench():
    return Bench()


@pytest.mark.parametrize("name", [*RATES, *TIMES])
def test_every_workload_takes_time(bench, name):
    assert 0 < bench.seconds(name, 20) < 20


def test_all_that_is_reported_is_measured():
    assert {*RATES, *TIMES} == {*MAKERS, "answer"}


def test_more_work_takes_longer(bench):
    assert bench.seconds("answer", 4000) > bench.seconds("answer", 40)


def test_figures_are_told_with_their_spread():
    assert spread([3.0, 1.0, 2.0]) == "2 (1 to 3)"


@pytest.mark.parametrize("options", [*soak.BASE, *soak.EXPANSIONS])
@pytest.mark.parametrize("seats", [2, 4])
def test_no_card_gets_lost(seats, options):
    told = soak.play(seats, 11, options, 1)
    assert told["games"] == 1 and told["answers"] > 20


def test_a_lost_card_is_noticed():
    state = GAMES["san_juan"].new(3, 1)
    whole = soak.cards(state)
    state.deck.pop()
    assert soak.cards(state) == whole - 1 == len(state.box.deck()) - 1
