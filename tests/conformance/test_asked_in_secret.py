"""Tests that a secret changes nothing that other seats see before it is revealed: views, frames and stories.

Two positions that differ in one such thing (which warrant is signed, which threat is real) get the same answers.
"""

import json
from copy import copy
from dataclasses import fields
from itertools import product
from random import Random

import pytest

from sanjuan.games import GAMES
from sanjuan.table.flow import answer, kind_of
from sanjuan.table.record import Record
from sanjuan.table.sight import HIDDEN
from sanjuan.transcript import Teller, story
from tests.answering import random_answer
from tests.conformance.positions import OPTIONS
from worker.host import Host

SEEDS = range(4)
NUMBER = 4
"""The number of answers at the beginning of a line of a story."""
SECRETIVE = [
    name for name, game in GAMES.items() if any(row.discreet for row in game.new(game.seats[0], 1).KINDS.values())
]
"""Games in which somebody may be asked what others must not see that it is asked."""
each_game = pytest.mark.parametrize("name", SECRETIVE)


def secrets(game, state, rng):
    """Yield what might be otherwise: (who does not know it, the field, the same position with another value)."""
    for seat in (None, *range(len(game.scores(state)))):
        view = game.view(state, seat)
        hidden = [one.name for one in fields(view) if getattr(view, one.name) == HIDDEN]
        for name in hidden:
            value = getattr(game.guess(view, rng), name)
            if value != getattr(state, name):
                other = game.copy(state)
                setattr(other, name, value)
                yield seat, name, other


def discreet(state):
    """Return whether the open question reveals something by being asked."""
    return state.ask is not None and kind_of(state).discreet


def twins(name):
    """Yield (record, who does not know, field, the same record with another secret, an answer) over random games."""
    game, rng = GAMES[name], Random(3)
    for seed, (seats, options) in product(SEEDS, OPTIONS[name]):
        record = Record(game, seats, seed, options)
        while record.state.ask is not None:
            chosen = random_answer(record.state, rng)
            if not discreet(record.state):
                for seat, field, other in secrets(game, record.state, rng):
                    twin = copy(record)
                    twin.state = other
                    yield record, seat, field, twin, chosen
            record.answer(chosen)


def told(game, first, second, seat, field):
    """Return whether a seat sees a secret field in both of two positions."""
    return HIDDEN not in [getattr(game.view(state, seat), field) for state in (first, second)]


@each_game
def test_nobody_sees_a_secret_before_it_is_told(name):
    game, asked = GAMES[name], 0
    for record, seat, field, twin, chosen in twins(name):
        first, second = (answer(game.copy(one.state), chosen) for one in (record, twin))
        if not told(game, first, second, seat, field):
            asked += discreet(first) != discreet(second)
            assert game.view(first, seat) == game.view(second, seat), (seat, field, chosen)
    assert asked


def frame_after(record, chosen, people, monkeypatch):
    """Return the frame of a device at which these people sit, after an answer; computers answer nothing discreet."""
    host = Host()
    who = ["human" if number in people else "bot" for number in range(record.seats)]
    host.players = [{"name": "", "who": one, "bot": "greedy"} for one in who]
    host.opened, host.looker = shadow(record), people[0] if len(people) == 1 else record.state.ask.seat
    monkeypatch.setattr(type(record.game), "bots", {"greedy": lambda view, rng: ()})
    host.give(chosen)
    frame = host.frame()
    frame.pop("save")
    return json.loads(json.dumps(frame), object_hook=without_place)


def without_place(thing):
    """Return a thing without its place in the record, which the page knows anyway."""
    return {name: value for name, value in thing.items() if name != "at"}


def shadow(record):
    """Return a record that may be played on while the other one stays."""
    found = copy(record)
    found.state = record.game.copy(record.state)
    found.answers, found.turns, found.log = record.answers[:], record.turns[:], record.log[:]
    return found


@each_game
@pytest.mark.parametrize("alone", [True, pytest.param(False, marks=pytest.mark.slow)], ids=["one person", "all people"])
def test_no_frame_shows_a_secret_before_it_is_told(name, alone, monkeypatch):
    game, compared = GAMES[name], 0
    for number, (record, seat, field, twin, chosen) in enumerate(twins(name)):
        states = [answer(game.copy(one.state), chosen) for one in (record, twin)]
        if seat is None or game.over(states[0]) or game.over(states[1]) or told(game, *states, seat, field):
            continue
        if discreet(states[0]) == discreet(states[1]) and number % 20:
            continue
        people = [seat] if alone else list(range(record.seats))
        with monkeypatch.context() as patched:
            first, second = (frame_after(one, chosen, people, patched) for one in (record, twin))
        if not alone and first["curtain"] is None:
            continue  # nobody takes the device: who looks on is the one who is asked
        assert first == second, (seat, field, chosen)
        compared += 1
    assert compared


@each_game
def test_the_story_of_what_was_declined_is_that_of_what_was_not_asked(name):
    game, compared = GAMES[name], 0
    for record, seat, field, twin, chosen in twins(name):
        records = [shadow(one) for one in (record, twin)]
        for one in records:
            one.answer(chosen)
        if told(game, *[one.state for one in records], seat, field):
            continue
        if discreet(records[0].state) == discreet(records[1].state):
            continue
        for one in records:
            while discreet(one.state):
                one.answer(())
        first, second = ([line[NUMBER:] for line in story(one, seat, Teller(one), len(record.log))] for one in records)
        assert first == second, (seat, field, chosen)
        compared += 1
    assert compared
