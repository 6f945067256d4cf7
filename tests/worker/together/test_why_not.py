"""Why something may not be chosen, at a guest's page: for its own seat, from what that seat sees, in all games."""

import json
from random import Random

import pytest

from sanjuan.games import GAMES
from sanjuan.table.flow import refusal
from tests.worker.together.guests import Table

SEATS = ["human", "elsewhere", "elsewhere"]
TRIES = 6


def at_questions(game):
    """Play a game; yields (table, the seat of a guest) at every question of a guest."""
    table, rng = Table(game, SEATS), Random(3)
    table.arrive()
    while not table.over():
        seat = table.host.record.state.ask.seat
        if seat in table.people:
            yield table, seat
        table.step(rng)


def plain(value):
    """Return a value as it comes over a line."""
    return json.loads(json.dumps(value))


def test_a_guest_is_sent_why_not_with_its_own_question_alone():
    reasons = 0
    for game in GAMES:
        for table, seat in at_questions(game):
            record = table.host.record
            for one, person in table.people.items():
                why = record.game.reasons(record.game.view(record.state, seat)) if one == seat else None
                assert (person.frame["ask"] or {"why": None})["why"] == plain(why)
                reasons += len(why or ())
    assert reasons


@pytest.mark.parametrize("game", GAMES)
def test_a_guest_is_told_why_its_marks_are_no_answer(game):
    rng, refused = Random(5), set()
    for table, seat in at_questions(game):
        ask, person = table.host.record.state.ask, table.people[seat]
        for _ in range(TRIES):
            options = sorted(ask.options)
            chosen = rng.sample(options, rng.randint(0, min(len(options), ask.most + 1)))
            why = refusal(table.host.record.state, tuple(chosen))
            got = [len(one.got) for one in table.people.values()]
            table.send(seat, person.says("check", chosen=chosen))
            told = person.replies[person.count]["error"]
            assert told == (plain({"id": why.id, "args": why.words}) if why else None)
            assert sum(len(one.got) for one in table.people.values()) == sum(got) + 1
            refused.add(why and why.id)
    assert len(refused) > 1
