"""The state of the others, as all at a table see it: who is away and for how long, who wants to play again."""

from random import Random

import pytest

from tests.worker.together.guests import Person, Table

WHO = ["human", "elsewhere", "elsewhere"]


def begun():
    """Return a table whose guests are there, with a clock that shows `table.time`."""
    table = Table("san_juan", WHO)
    table.time = 0.0
    table.host.room.presence.clock = lambda: table.time
    table.arrive()
    return table


def there(table, seat):
    """Return what a guest was told last of the others."""
    told = [message for message in table.people[seat].got if message["do"] == "there"][-1]
    return {key: told[key] for key in ("away", "waited", "wants")}


@pytest.fixture
def over():
    """A table whose game is over."""
    table, rng = begun(), Random(1)
    while not table.over():
        table.step(rng)
    return table


def test_everybody_is_told_once_who_is_away_and_a_newcomer_since_when():
    table = begun()
    count = len(table.people[2].got)
    table.command("lost", seat=1)
    assert there(table, 2) == {"away": [[1, 0]], "waited": 0, "wants": []}
    assert len(table.people[2].got) == count + 1
    table.time = 75.0
    room = table.command("post")["room"]
    assert (room["away"], room["waited"]) == ([[1, 75]], 75)
    assert len(table.people[2].got) == count + 1
    table.people[2] = Person(2)
    table.send(2, table.people[2].hello())
    assert there(table, 2) == {"away": [[1, 75]], "waited": 75, "wants": []}
    table.send(1, table.people[1].hello())
    assert there(table, 1)["away"] == there(table, 2)["away"] == []


def test_the_time_of_a_position_begins_anew_with_every_answer():
    table = begun()
    table.time = 40.0
    table.step(Random(1))
    table.time = 45.0
    assert table.command("post")["room"]["waited"] == 5


def test_another_game_begins_once_everybody_who_is_there_wants_it(over):
    seed = over.host.record.seed
    over.command("want")
    assert there(over, 1)["wants"] == [0] and over.command("post")["room"]["wants"]
    over.send(1, {"do": "want"})
    assert there(over, 2)["wants"] == [0, 1] and over.over()
    over.send(2, {"do": "want"})
    assert not over.over() and over.host.record.seed != seed
    assert not over.command("post")["room"]["wants"] and there(over, 1)["wants"] == []


def test_who_is_away_is_not_waited_for(over):
    over.command("lost", seat=2)
    over.send(1, {"do": "want"})
    assert over.host.room.stage == "playing"
    over.command("want")
    assert over.host.room.stage == "waiting"


def test_the_host_may_begin_at_once_and_nobody_wants_a_game_before_this_one_is_over(over):
    over.command("again")
    assert not over.over()
    over.command("want")
    for seat in (1, 2):
        over.send(seat, {"do": "want"})
    assert not over.command("post")["room"]["wants"] and over.host.room.stage == "playing"
    assert there(over, 1)["wants"] == []


def test_what_happened_while_a_guest_was_away_is_news_to_its_page():
    table, rng = begun(), Random(4)
    for _ in range(10):
        table.step(rng)
    [seat, other] = table.people
    while table.host.record.state.ask.seat == seat:
        table.step(rng)
    before = len(table.host.record.log)
    table.command("lost", seat=seat)
    while len(table.host.record.log) < before + 3 and table.host.record.state.ask.seat != seat:
        table.step(rng)
    table.send(seat, table.people[seat].hello())
    frame = table.people[seat].frame
    assert frame["fresh"] == sum(fact["at"] >= before for fact in frame["log"]) > 0
    table.send(other, table.people[other].hello())
    assert table.people[other].frame["fresh"] == sum(
        fact["at"] >= len(table.host.record.log) for fact in table.people[other].frame["log"]
    )
