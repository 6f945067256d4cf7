"""Requests of guests beside the moves of the game: hints, where the host allows them, and the table as it was."""

import json
from random import Random

import pytest

from sanjuan.games import GAMES
from tests.worker.together.guests import Table
from worker.advice import advice_on
from worker.together.asking import HINTS, TABLES
from worker.together.guest import Guest
from worker.together.messages import Foreign, read

ADVISED = [name for name in GAMES if GAMES[name].adviser is not None]
GAME = ADVISED[0]
SEATS = ["human", "elsewhere", "elsewhere"]


def begun(game=GAME, seat=1, answers=0):
    """Return a table at which a question of a guest is open, after some answers."""
    table, rng = Table(game, SEATS), Random(4)
    table.arrive()
    while len(table.host.record.answers) < answers or table.host.record.state.ask.seat != seat:
        table.step(rng)
    return table


def asks(table, seat, do, **more):
    """Return the reply to what a guest asks for, and to whom anything was sent."""
    person = table.people[seat]
    before = {one: len(table.people[one].got) for one in table.people}
    table.send(seat, person.says(do, **more))
    told = {one for one in table.people if len(table.people[one].got) > before[one]}
    return person.replies[person.count], told


@pytest.mark.parametrize("game", GAMES)
def test_no_guest_gets_a_hint_unless_the_host_allows_it(game):
    table = begun(game)
    before = table.host.record.to_json()
    reply, told = asks(table, 1, "advise")
    assert reply == {"error": {"id": "no_hints", "args": {}}} and told == {1}
    assert table.people[1].frame["hints"] is False
    assert table.host.record.to_json() == before


@pytest.mark.few(2)
@pytest.mark.parametrize("game", ADVISED)
def test_a_hint_is_what_the_seat_of_the_guest_is_advised_and_goes_to_no_other_page(game):
    table = begun(game)
    table.command("allow", allows={"hints": True})
    reply, told = asks(table, 1, "advise")
    fresh = Guest(table.host, 1)
    assert reply == json.loads(json.dumps(advice_on(fresh.record, fresh.chain))) and reply["advice"]
    assert told == {1}


def test_what_the_host_allows_shows_at_every_guest_at_once_and_can_be_taken_away():
    table = begun()
    for on in (True, False):
        assert table.command("allow", allows={"hints": on})["room"]["allows"]["hints"] is on
        for person in table.people.values():
            assert [one for one in person.got if one["do"] == "allow"][-1]["hints"] is on
    assert asks(table, 1, "advise")[0]["error"]["id"] == "no_hints"


def test_a_page_that_comes_back_and_the_next_game_have_what_is_allowed():
    table = begun()
    table.command("allow", allows={"hints": True})
    table.send(2, table.people[2].hello())
    assert table.people[2].frame["hints"] is True
    table.command("again")
    assert table.people[1].frame["hints"] is True


def test_nobody_is_advised_on_the_question_of_somebody_else_or_an_old_one():
    table = begun()
    table.command("allow", allows={"hints": True})
    assert asks(table, 2, "advise")[0]["error"]["id"] == "not_your_turn"
    person = table.people[1]
    table.send(1, person.says("advise") | {"number": person.frame["number"] - 1})
    assert person.replies[person.count]["error"]["id"] == "late"


def test_a_hint_of_the_game_before_is_not_one_of_this_game():
    table = begun()
    table.command("allow", allows={"hints": True})
    asks(table, 1, "advise")
    kept = table.host.room.guests[1].chain
    table.command("again")
    assert table.host.room.guests[1].chain is not kept


def test_a_worker_that_takes_the_game_up_again_allows_what_the_page_says():
    table = begun()
    table.command("meet", version="1", allows={"hints": True})
    assert table.command("post")["room"]["allows"] == {"hints": True, "watch": False}
    table.command("meet", version="1")
    assert table.command("post")["room"]["allows"] == {"hints": False, "watch": False}


def test_hints_and_tables_of_the_past_have_a_limit():
    table = begun(answers=3)
    table.command("allow", allows={"hints": True})
    for do, (most, _), more in (("advise", HINTS, {}), ("past", TABLES, {"at": 1})):
        errors = [asks(table, 1, do, **more)[0]["error"] for _ in range(most + 2)]
        assert errors[:most] == [None] * most and errors[-1]["id"] == "not_so_fast"


@pytest.mark.parametrize("game", GAMES)
def test_a_guest_sees_the_table_as_its_seat_saw_it(game):
    table = begun(game, answers=20)
    shown = {one["frame"]["answers"]: one["frame"] for one in table.people[1].got if one["do"] == "frame"}
    places = sorted(shown)[-TABLES[0] :]
    for at in places:
        reply, told = asks(table, 1, "past", at=at)
        assert told == {1} and reply["past"]["at"] == at and reply["past"]["hands"] is None
        assert reply["table"] == shown[at]["table"]
        assert "save" not in reply and str(table.host.record.seed) not in json.dumps(reply)


def test_no_guest_looks_ahead():
    table = begun(answers=5)
    at = len(table.host.record.answers) + 1
    assert asks(table, 1, "past", at=at)[0] == {"error": {"id": "bad_command", "args": {}}}


@pytest.mark.parametrize("text", ['{"do": "advise"}', '{"do": "past", "id": 1}', '{"do": "past", "id": 1, "at": -1}'])
def test_what_is_asked_for_has_numbers(text):
    with pytest.raises(Foreign):
        read(text)


@pytest.mark.parametrize("allows", [None, [], "hints", 1])
def test_only_what_is_there_can_be_allowed(allows):
    table = begun()
    command = json.dumps({"do": "allow", "allows": allows})
    assert json.loads(table.host.call(command))["error"]["id"] == "bad_command"
    table.command("allow", allows={"hints": "yes", "deck": True})
    assert table.command("post")["room"]["allows"] == {"hints": False, "watch": False}
