"""Properties of every position of Alhambra, tested over random games at all tables."""

import pytest

from sanjuan.games.alhambra.cards import CURRENCY, SLOT, VALUE
from tests.alhambra.rulebook import GAME, all_cards, cards_in, plies

SEATS = (2, 3, 4, 5, 6)
each_table = pytest.mark.parametrize("seats", SEATS)


@each_table
def test_every_game_ends_and_no_card_is_ever_lost_or_made(seats):
    for seed in range(15):
        for state in plies(seats, seed):
            assert cards_in(state) == all_cards(state)
            assert len(state.row) <= 4 and (state.ask is None or len(state.money) + len(state.row) > 0)
        assert GAME.over(state) and state.todo == [] and state.bought == "" and state.slot == -1
        assert state.scored == ["a", "b", "c"]


@each_table
def test_what_is_noted_of_hands_is_what_they_hold(seats):
    for state in plies(seats, 20):
        for seat, hand in enumerate(state.hands):
            sums = [0] * 4
            for card in hand:
                sums[SLOT[CURRENCY[card]]] += VALUE[card]
            assert state.worth[4 * seat : 4 * seat + 4] == sums


@each_table
def test_questions_are_real_questions(seats):
    for state in plies(seats, 21):
        if state.ask is None:
            continue
        if state.ask.kind == "turn":
            assert (state.ask.least, state.ask.most) == (1, 4) and len(set(state.ask.options)) > 1
            assert "" not in state.yard or state.facts[-1][0] == "again"
        elif state.ask.kind == "pay":
            assert 1 < state.ask.most == len(state.ask.options)
