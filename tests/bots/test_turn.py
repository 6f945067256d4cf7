"""A turn of a player of whom nothing is known."""

from random import Random

from sanjuan.bots.safe_answer import turn
from sanjuan.games import GAMES
from sanjuan.table.flow import refusal

GAME = GAMES["san_juan"]


def swindler(view, rng):
    """Write another question over the open one, and answer that."""
    view.ask = view.ask._replace(options=("palace",))
    return ("palace",)


def test_a_player_who_writes_over_his_view_is_held_to_the_open_question():
    state = GAME.new(2, 1)
    chosen, fault = turn(swindler, GAME.view(state, state.ask.seat), Random(1))
    assert "'palace' is not offered" in fault
    assert refusal(state, chosen) is None
