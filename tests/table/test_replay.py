"""Walking through a record, and playing on from the middle of it."""

from random import Random

import pytest

from sanjuan.bots.random_bot import random
from sanjuan.table.replay import moves, play_on, state_at
from tests.bots.records import GAME, recorded


def test_every_position_of_a_record_is_walked_through():
    record = recorded()
    walked = [(at, GAME.copy(state)) for at, state in moves(record)]
    assert [at for at, _ in walked] == list(range(len(record.answers) + 1))
    assert walked[0][1] == GAME.copy(GAME.new(record.seats, record.seed, **record.options))
    assert walked[-1][1] == GAME.copy(record.state)
    for at in (0, 7, 40):
        assert walked[at][1] == GAME.copy(state_at(record, at))


def test_playing_on_from_the_middle_leaves_the_record_alone():
    record, before = recorded(), list(recorded().answers)
    cut = play_on(record, 30)
    assert cut.answers == before[:30] and cut.tags == record.tags and cut.tags is not record.tags
    for _ in range(5):
        cut.answer(cut.state.ask.options[: cut.state.ask.least] or ())
    assert len(cut.answers) == 35 and record.answers == before
    assert cut.log[:31] == record.log[:31]


@pytest.mark.parametrize("at", [-1, 10_000])
def test_there_is_no_position_outside_the_record(at):
    with pytest.raises(ValueError, match="the record has 0 to"):
        state_at(recorded(), at)


def test_a_record_that_was_cut_can_be_played_to_its_end():
    cut, rng = play_on(recorded(), 50), Random(2)
    while not GAME.over(cut.state):
        cut.answer(random(GAME.view(cut.state, cut.state.ask.seat), rng))
    assert GAME.over(cut.state)
