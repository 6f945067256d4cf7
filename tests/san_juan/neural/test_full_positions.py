"""The greedy player plays dealt positions on, so it must not read in them what no seat sees: tiles, hands, piles."""

from random import Random

import pytest

from sanjuan.games.san_juan.players.greedy.player import greedy
from tests.san_juan.neural.toys import ALL, BASE, NEW
from tests.san_juan.randomly import GAME, plies


@pytest.mark.few(2)
@pytest.mark.parametrize("options", [BASE, ALL, NEW], ids=["base", "all", "new"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_role_is_chosen_as_in_the_view(seats, options):
    compared = 0
    for seed in range(3):
        for state in plies(seats, seed, options):
            if state.ask is None or state.ask.kind != "role" or any(own.tucked for own in state.seats):
                continue  # points under a chapel are the one thing that is read, as they were dealt
            compared += 1
            assert greedy(state, Random(0)) == greedy(GAME.view(state, state.ask.seat), Random(0))
    assert compared > 50
