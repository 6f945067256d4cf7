"""Nobody errs about what is open: no card is paid for nothing, and a full hand buys."""

from random import Random

import pytest

from sanjuan.games.alhambra.cards import PRICE, VALUE
from sanjuan.table.flow import answer
from sanjuan.table.game import Patient
from tests.alhambra.rulebook import GAME, seat, stand

QUICK = [name for name in GAME.characters if not isinstance(GAME.bots[name], Patient)]
MANY = "yellow_9 yellow_8 yellow_5 blue_8 blue_7 blue_2 orange_9 orange_6 green_9 green_7 green_3"


@pytest.mark.parametrize("name", QUICK)
def test_no_payment_has_a_superfluous_card(name):
    met = 0
    for seats in GAME.seats:
        state, rng = GAME.new(seats, seats), Random(seats)
        while state.ask is not None:
            view = GAME.view(state, state.ask.seat)
            chosen = GAME.bots[name](view, rng)
            if view.ask.kind == "pay":
                met += 1
                left = sum(VALUE[card] for card in chosen) - PRICE[view.yard[view.slot]]
                assert left < min(VALUE[card] for card in chosen), chosen
            answer(state, chosen)
    assert met > 100


@pytest.mark.parametrize("name", QUICK)
def test_who_owns_nothing_but_a_full_hand_buys(name):
    """None of the buildings can be paid exactly."""
    state = stand(
        seat(MANY), *[seat("blue_3", palace) for palace in ("pavilion_2", "seraglio_3", "arcades_4")],
        yard="arcades_6 chambers_5 pavilion_8 seraglio_8", row="blue_6 green_8 orange_7 yellow_7",
    )  # fmt: skip
    answers = [GAME.bots[name](GAME.view(state, 0), Random(seed))[0] for seed in range(40)]
    assert len([chosen for chosen in answers if "@" in chosen]) >= 30, answers
