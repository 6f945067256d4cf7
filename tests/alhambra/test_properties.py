"""Properties of every position of Alhambra, tested over random games at all tables."""

from random import Random

import pytest

from sanjuan.games import GAMES
from sanjuan.games.alhambra.cards import CURRENCY, SLOT, VALUE
from sanjuan.table import position
from sanjuan.table.flow import Refused, answer
from sanjuan.table.record import Record, read
from tests.alhambra.rulebook import GAME, all_cards, cards_in, plies
from tests.answering import random_answer

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


@each_table
def test_copies_are_independent(seats):
    rng = Random(3)
    for number, state in enumerate(plies(seats, 22)):
        if number % 9 == 0:
            copy, before = GAME.copy(state), position.write(GAME.copy(state))
            assert position.write(copy) == before
            for _ in range(8):
                if copy.ask is not None:
                    answer(copy, random_answer(copy, rng))
            assert position.write(GAME.copy(state)) == before


def wrong_answers(ask):
    """Answers that cannot be right: none, too many, not offered, one too often."""
    yield ("no_such_card",)
    yield (*ask.options, ask.options[0])
    if ask.least:
        yield ()


@each_table
def test_wrong_answers_are_refused_and_change_nothing(seats):
    for number, state in enumerate(plies(seats, 23)):
        if state.ask is not None and number % 7 == 0:
            before = position.write(state)
            for chosen in wrong_answers(state.ask):
                with pytest.raises(Refused, match=r"\w+ \w+"):
                    answer(state, chosen)
                assert position.write(state) == before


@each_table
def test_a_saved_game_resumes_as_it_was_and_goes_on_the_same(seats):
    rng, record = Random(9), Record(GAME, seats, 9, {})
    while record.state.ask is not None and len(record.answers) < 60:
        record.answer(random_answer(record.state, rng))
    resumed = read(record.to_json(), GAMES)
    assert resumed.state == record.state
    first, second = Random(10), Random(10)
    while record.state.ask is not None:
        record.answer(random_answer(record.state, first))
        resumed.answer(random_answer(resumed.state, second))
    assert position.write(resumed.state) == position.write(record.state)


@each_table
def test_money_taken_can_not_be_taken_back_a_purchase_can_until_something_is_laid_out(seats):
    rng, record = Random(11), Record(GAME, seats, 11, {})
    taken_back = 0
    while record.state.ask is not None and len(record.answers) < 150:
        before, asked = position.write(record.state), record.state.ask.seat
        reveals = record.state.reveals
        record.answer(random_answer(record.state, rng))
        assert record.can_take_back(asked) == (record.state.reveals == reveals)
        if record.can_take_back(asked) and rng.random() < 0.5:
            record.take_back()
            taken_back += 1
            assert position.write(record.state) == before
    assert taken_back
