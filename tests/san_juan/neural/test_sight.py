"""The network sees what the seat may see, and nothing else: over positions of random games of every option set."""

from random import Random

import pytest

from sanjuan.games.san_juan.players.neural.features import SIZE, active
from tests.san_juan.randomly import GAME, TABLES, some_plies

each_table = pytest.mark.parametrize(("seats", "options"), TABLES)


@each_table
def test_a_view_and_the_full_position_look_the_same(seats, options):
    for state in some_plies(seats, 1, options, 12):
        for seat in range(seats):
            seen = active(GAME.view(state, seat), seat)
            assert seen == active(state, seat)
            assert all(0 <= number < SIZE for number in seen)


@each_table
def test_dealing_again_what_is_hidden_changes_nothing(seats, options):
    rng, different = Random(5), 0
    for state in some_plies(seats, 2, options, 12):
        view = GAME.view(state, seats - 1)
        dealt = GAME.guess(view, rng)
        assert active(dealt, seats - 1) == active(state, seats - 1)
        different += active(dealt, 0) != active(state, 0)
    assert different, "the hands of the others were dealt again"


@each_table
def test_two_seats_see_different_things(seats, options):
    states = some_plies(seats, 3, options, 12)
    assert any(active(state, 0) != active(state, 1) for state in states)
