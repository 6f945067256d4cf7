"""Phrases that people at a table say to each other: numbers alone, by the seat of the line, and not too many."""

import pytest

from tests.worker.together.guests import Table
from worker.together import messages
from worker.together.talk import SECONDS, STORE, Talk


def said(person):
    """Return what a guest's page was told that somebody says, as (seat, phrase)."""
    return [(message["seat"], message["phrase"]) for message in person.got if message["do"] == "said"]


@pytest.fixture
def table():
    """A table with two guests who have been dealt to."""
    made = Table("san_juan", ["human", "elsewhere", "elsewhere"])
    made.arrive()
    return made


def test_everybody_hears_what_a_guest_says_under_the_seat_of_its_line(table):
    reply = table.send(1, {"do": "say", "phrase": 3, "seat": 0})
    assert reply["said"] == [[1, 3]]
    assert said(table.people[1]) == said(table.people[2]) == [(1, 3)]
    assert table.command("say", phrase=11)["said"] == [[0, 11]]
    assert said(table.people[2]) == [(1, 3), (0, 11)]


@pytest.mark.parametrize("phrase", [messages.PHRASES, -1, True, "1", None, 1.5, [], "<b>"])
def test_what_is_no_phrase_is_refused(table, phrase):
    assert table.send(1, {"do": "say", "phrase": phrase})["said"] == []
    assert said(table.people[2]) == []
    assert table.host.call(f'{{"do": "say", "phrase": {messages.PHRASES}}}').count("bad_command") == 1


def test_a_seat_that_says_too_much_is_not_heard(table):
    for _ in range(STORE * 3):
        table.send(1, {"do": "say", "phrase": 0})
    table.send(2, {"do": "say", "phrase": 1})
    assert said(table.people[2]) == [(1, 0)] * STORE + [(2, 1)]


def test_after_a_while_a_seat_may_speak_again():
    now = [0.0]
    talk = Talk(lambda: now[0])
    assert [talk.allows(1) for _ in range(STORE + 1)] == [True] * STORE + [False]
    now[0] = SECONDS - 1
    assert not talk.allows(1)
    now[0] = SECONDS * 1.5
    assert talk.allows(1) and not talk.allows(1)


def test_nothing_is_said_before_the_cards_are_dealt():
    table = Table("san_juan", ["human", "elsewhere", "elsewhere"])
    table.send(1, table.people[1].hello())
    assert table.send(1, {"do": "say", "phrase": 0})["said"] == []
