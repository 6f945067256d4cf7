"""Properties of every position, tested over random games of all games, with the options that each is tried with."""

import json
from random import Random

import pytest

from sanjuan.games import GAMES
from sanjuan.table import position
from sanjuan.table.flow import Refused, answer
from sanjuan.table.record import Record, read
from tests.answering import random_answer
from tests.citadels import rulebook as citadels
from tests.conformance.test_games import plies
from tests.san_juan import randomly as san_juan
from tests.toys import ALL

OPTIONS = {"san_juan": san_juan.CASES, "citadels": citadels.CASES}
"""Seats and options of the games that have options, as test cases; of the others, each number of seats is one."""
MOST = 150
"""Answers after which a recorded game has been looked at long enough."""


def tables():
    """Return all tables as test cases."""
    for name, game in ALL.items():
        for case in OPTIONS.get(name, [pytest.param(seats, {}) for seats in game.seats]):
            seats, options = case.values
            yield pytest.param(name, seats, options, marks=case.marks, id=f"{name} {seats} {options}")


each_table = pytest.mark.parametrize(("name", "seats", "options"), [*tables()])


def some_plies(name, seats, seed, options, every):
    """Yield the states of a random game, one in `every`, and the last one."""
    for number, state in enumerate(plies(ALL[name], seats, seed, options)):
        if number % every == 0 or state.ask is None:
            yield state


@pytest.mark.few(12)
@each_table
def test_copies_are_independent(name, seats, options):
    game, rng = ALL[name], Random(3)
    for state in some_plies(name, seats, 5, options, 7):
        copy, before = game.copy(state), position.write(game.copy(state))
        assert position.write(copy) == before
        for _ in range(8):
            if copy.ask is not None:
                answer(copy, random_answer(copy, rng))
        assert position.write(game.copy(state)) == before


def wrong_answers(state, rng):
    """Answers that cannot be right: too few, too many, not offered, one too often."""
    ask = state.ask
    yield ("no_such_card",) * max(1, ask.least)
    yield (*random_answer(state, rng), "no_such_card")
    yield (*ask.options, ask.options[0])
    if ask.least:
        yield ()
        yield ask.options[: ask.least - 1]
    if ask.most < len(ask.options):
        yield ask.options[: ask.most + 1]


@pytest.mark.few(12)
@each_table
def test_wrong_answers_are_refused_and_change_nothing(name, seats, options):
    rng = Random(4)
    for state in some_plies(name, seats, 6, options, 5):
        if state.ask is None:
            continue
        before = position.write(state)
        for chosen in wrong_answers(state, rng):
            with pytest.raises(Refused, match=r"\w+ \w+"):
                answer(state, chosen)
            assert position.write(state) == before


@pytest.mark.sample(22)
@pytest.mark.few(12)
@each_table
def test_positions_go_to_text_and_back(name, seats, options):
    game = ALL[name]
    for state in some_plies(name, seats, 8, options, 9):
        for seen in (state, *(game.view(state, seat) for seat in (*range(seats), None))):
            assert position.read(position.write(seen), game.parts()) == seen


@pytest.mark.few(12)
@each_table
def test_a_saved_game_resumes_as_it_was_and_goes_on_the_same(name, seats, options):
    rng, record = Random(9), Record(ALL[name], seats, 9, options)
    while record.state.ask is not None and len(record.answers) < MOST / 2:
        record.answer(random_answer(record.state, rng))
    resumed = read(record.to_json(), GAMES)
    assert resumed.state == record.state
    first, second = Random(10), Random(10)
    while record.state.ask is not None:
        record.answer(random_answer(record.state, first))
        resumed.answer(random_answer(resumed.state, second))
    assert position.write(resumed.state) == position.write(record.state)
    assert resumed.to_json() == record.to_json()
    assert json.loads(record.to_json())["answers"] == [list(chosen) for chosen in record.answers]


@pytest.mark.few(12)
@each_table
def test_an_answer_can_be_taken_back_until_something_is_revealed(name, seats, options):
    rng, record = Random(11), Record(ALL[name], seats, 11, options)
    taken_back = 0
    while record.state.ask is not None and len(record.answers) < MOST:
        before, asked, reveals = position.write(record.state), record.state.ask.seat, record.state.reveals
        record.answer(random_answer(record.state, rng))
        allowed = record.can_take_back(asked)
        assert allowed == (record.state.reveals == reveals)
        assert not any(record.can_take_back(seat) for seat in range(seats) if seat != asked)
        if allowed and rng.random() < 0.4:
            record.take_back()
            taken_back += 1
            assert position.write(record.state) == before
    assert taken_back
