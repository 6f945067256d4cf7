"""The bench measures what it says, and the soak notices a lost card."""

from importlib.util import find_spec

import pytest

from bench import soak
from bench.start_report import spread
from bench.workloads import ALL, MAKERS, Bench, step
from sanjuan.games import GAMES


@pytest.fixture(scope="module")
def bench():
    return Bench()


@pytest.mark.parametrize("name", ALL)
def test_every_workload_takes_time(bench, name):
    assert 0 < bench.seconds(name, 20) < 20


def test_all_that_is_reported_is_measured():
    assert set(ALL) == {*MAKERS, *(step(name, "answer") for name in GAMES)}


def test_more_work_takes_longer(bench):
    assert bench.seconds("san_juan answer", 4000) > bench.seconds("san_juan answer", 40)


def test_figures_are_told_with_their_spread():
    assert spread([3.0, 1.0, 2.0]) == "2 (1 to 3)"


WATCHED = {name: game for name, game in GAMES.items() if find_spec(f"tests.{name}")}
"""The games with tests of their own: bench/games/NAME.py says what the soak must not lose of them."""
TABLES = [
    (name, seats, options)
    for name, game in WATCHED.items()
    for options in (*soak.watch(name).OPTIONS, *soak.watch(name).MORE)
    for seats in (min(game.seats), max(game.seats))
]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_no_card_gets_lost(name, seats, options):
    told = soak.play(name, seats, 11, options, 1)
    assert told["games"] == 1 and told["answers"] > 20


def test_a_lost_card_is_noticed():
    for name, pile in (("san_juan", "deck"), ("alhambra", "money")):
        state = GAMES[name].new(3, 1)
        assert soak.watch(name).lost(state) == 0
        getattr(state, pile).pop()
        assert soak.watch(name).lost(state) == 1


def test_the_soak_tells_what_happened_in_its_games(capsys):
    soak.main(["--game", "alhambra", "--games", "5"])
    assert "5 games" in capsys.readouterr().out
