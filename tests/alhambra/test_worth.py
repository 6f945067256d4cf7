"""The learned worth of a position: shares of the win, and closer to the ends of games than the formula."""

from random import Random

import pytest

from sanjuan.bots.budget import shares
from sanjuan.games.alhambra.players.features import rows
from sanjuan.games.alhambra.players.standing import chances
from sanjuan.games.alhambra.players.worth import value, worth
from sanjuan.table.flow import answer
from tests.alhambra.rulebook import GAME


def positions(seats, seed):
    """Return positions of a greedy game in which a turn begins, and its end."""
    state, rng, turn, found = GAME.new(seats, seed), Random(seed), -1, []
    while state.ask is not None:
        if state.turn != turn and rng.random() < 0.2:
            found.append(GAME.copy(state))
        turn = state.turn
        answer(state, GAME.bots["greedy"](GAME.view(state, state.ask.seat), rng))
    return found, state


def error(guessed, ends):
    """Return the sum of the squared errors of shares of the win."""
    return sum((one - end) ** 2 for one, end in zip(guessed, ends, strict=True))


@pytest.mark.parametrize("seats", [2, 6])
def test_the_shares_add_up_to_1_and_at_the_end_they_are_the_winners(seats):
    found, end = positions(seats, 3)
    for state in found:
        assert len(worth(state)) == seats
        assert sum(worth(state)) == pytest.approx(1)
    assert worth(end) == shares(GAME, end)


def test_at_larger_tables_it_is_the_formula():
    for seats in (3, 4, 6):
        assert all(worth(state) == chances(state) for state in positions(seats, 4)[0])


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_learned_value_errs_less_than_the_formula(seats):
    learned = formula = 0.0
    for seed in range(20):
        found, end = positions(seats, seed)
        ends = shares(GAME, end)
        learned += sum(error(value().shares(rows(state)), ends) for state in found)
        formula += sum(error(chances(state), ends) for state in found)
    assert learned < formula
