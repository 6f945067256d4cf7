"""A table with people elsewhere: whole games, what each of them may see, a deal that nobody has chosen."""

import json
from random import Random

import pytest

from sanjuan.games import GAMES
from tests.answering import random_answer
from tests.worker.together.guests import VERSION, Person, Table
from worker.host import Host
from worker.together import seed
from worker.together.guest import Guest

EVERY = 9
"""Of so many positions one is looked at with all that is hidden dealt otherwise."""
SEATED = {"elsewhere", "human", "bot"}


def seated(game):
    """Return a table of a game with two people elsewhere, in the middle of the others."""
    least = max(3, GAMES[game].seats[0])
    return (
        ["elsewhere", "human", "elsewhere", *["random"] * (least - 3)]
        if least > 3
        else ["elsewhere", "human", "elsewhere"]
    )


def begun(game, **options):
    table = Table(game, seated(game), **options)
    assert table.host.opened is None
    table.arrive()
    assert table.frame and all(person.frame for person in table.people.values())
    return table


def seen(table, seat):
    """Return all that a seat may see of the position, as a page that comes to the table receives it."""
    return json.dumps(Guest(table.host, seat).frame(table.host.room.number), sort_keys=True)


def dealt_otherwise(table, seat, rng):
    """Return the same with everything that the seat cannot see dealt differently."""
    record = table.host.record
    here, game = record.state, record.game
    record.state = game.guess(game.view(here, seat), rng)
    try:
        return seen(table, seat)
    finally:
        record.state = here


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_which_no_guest_is_told_what_its_seat_does_not_see(game):
    table, rng = begun(game), Random(5)
    looked = 0
    while not table.over():
        table.step(rng)
        if len(table.host.record.answers) % EVERY == 0 and not table.over():
            for seat in table.people:
                looked += 1
                assert dealt_otherwise(table, seat, rng) == seen(table, seat)
    assert looked > 10
    for person in table.people.values():
        assert person.frame["over"] == table.frame["over"]
        text = json.dumps([message for message in person.got if message["do"] != "record"])  # which comes at the end
        assert str(table.host.record.seed) not in text
        assert '"save"' not in text and '"seed"' not in text


def checked(table, seat, **changed):
    """Return what a guest's own engine says of the game that is over, of a record in which something is changed."""
    own, got = Host(), table.people[seat].got
    for message in got:
        assert json.loads(own.call(json.dumps({"do": "witness", "text": json.dumps(message)})))["error"] is None
    [record] = [message["record"] for message in got if message["do"] == "record"]
    [parts] = [message["parts"] for message in got if message["do"] == "dealt"]
    record = json.dumps(json.loads(record) | changed)
    return json.loads(own.call(json.dumps({"do": "verify", "record": record, "parts": parts, "seat": seat})))


@pytest.mark.parametrize("game", GAMES)
def test_a_guest_can_tell_that_it_was_shown_what_was_dealt(game):
    table, rng = begun(game), Random(8)
    while not table.over():
        table.step(rng)
    answers = table.host.record.to_json()
    for seat in table.people:
        reply = checked(table, seat)
        assert reply["seed"] is True and reply["differs"] is None and reply["tables"] > 10
        assert checked(table, seat, seed=5, answers=[])["seed"] is False
        assert checked(table, seat, answers=json.loads(answers)["answers"][:-1])["differs"] is not None
    assert table.host.can_undo() is False


def test_an_answer_of_the_host_brings_at_once_what_the_guests_see_of_it():
    table, rng = begun("san_juan"), Random(3)
    while table.host.record.state.ask.seat in table.people:
        table.step(rng)
    command = {"do": "answer", "chosen": list(random_answer(table.host.record.state, rng))}
    if table.host.curtain() is not None:
        table.command("look")
    sent = json.loads(table.host.call(json.dumps(command)))["post"]["out"]
    number = table.host.room.number
    assert {seat: json.loads(text)["frame"]["number"] for seat, text in sent} == dict.fromkeys(table.people, number)


def test_what_a_guest_receives_adds_up_to_what_its_seat_may_know():
    table, rng = begun("citadels"), Random(3)
    for _ in range(60):
        table.step(rng)
    for seat, person in table.people.items():
        told = [frame for frame in map(frame_of, person.got) if frame]
        log = []
        for frame in told:
            log = log[: frame["log_from"]] + frame["log"]
        assert log == json.loads(seen(table, seat))["log"]
        assert "cards" in told[0] and not any("cards" in frame for frame in told[1:])


def frame_of(message):
    """Return the frame in a message, None for none."""
    if message["do"] == "frame":
        return message["frame"]
    return message["reply"] if message["do"] == "reply" and "table" in message["reply"] else None


def test_each_sees_the_others_elsewhere_and_no_computer_waits_for_a_guest():
    table = Table("san_juan", ["human", "elsewhere", "greedy", "elsewhere"])
    table.arrive()
    assert [player["who"] for player in table.people[1].frame["players"]] == ["elsewhere", "human", "bot", "elsewhere"]
    assert [player["name"] for player in table.frame["players"]] == ["", "Guest 1", "", "Guest 3"]
    rng = Random(1)
    for _ in range(30):
        table.step(rng)
        assert all(person.frame["turn"]["who"] in ("human", "elsewhere") for person in table.people.values())
        assert all(person.frame["hints"] is False for person in table.people.values())


def test_the_seed_is_of_all_parts_and_each_can_tell():
    table = begun("san_juan")
    [shown] = [message for message in table.people[0].got if message["do"] == "show"]
    [dealt] = [message for message in table.people[0].got if message["do"] == "dealt"]
    assert set(dealt["parts"]) == {"host", "0", "2"}
    assert shown["commits"] == {who: seed.commitment(who, part) for who, part in dealt["parts"].items()}
    assert table.host.record.seed == seed.of(dealt["parts"])
    assert table.host.record.seed > 2**64
    order = [message["do"] for message in table.people[2].got]
    assert order[:5] == ["welcome", "mix", "show", "dealt", "frame"]


def test_nobody_is_dealt_to_before_all_are_there_and_no_part_is_shown_before():
    table = Table("san_juan", ["human", "elsewhere", "elsewhere"])
    table.send(1, table.people[1].hello())
    assert table.host.opened is None
    assert [message["do"] for message in table.people[1].got] == ["welcome", "mix"]
    assert table.command("post")["room"]["chairs"] == [
        {"seat": 1, "here": True, "name": "Guest 1", "wants": False},
        {"seat": 2, "here": False, "name": "", "wants": False},
    ]  # fmt: skip


class Liar(Person):
    """A guest who shows another part than the one whose hash was sent."""

    def take(self, message):
        if message["do"] == "show":
            self.part = seed.fresh()
        return super().take(message)


def test_a_part_that_is_not_the_one_of_its_hash_closes_the_line():
    table = Table("san_juan", ["human", "elsewhere"])
    person = table.people[1] = Liar(1)
    table.send(1, person.hello())
    assert person.got[-1] == {"do": "closed", "why": "part"}
    assert table.host.opened is None


def test_another_version_is_told_at_the_door():
    table = Table("san_juan", ["human", "elsewhere"])
    table.send(1, table.people[1].hello() | {"version": "2"})
    assert table.people[1].got == [{"do": "closed", "why": "version"}]
    assert table.command("post")["room"]["chairs"][0]["here"] is False


def until_asked(table, seat, rng):
    """Play on until a seat is to answer."""
    while table.host.record.state.ask.seat != seat:
        table.step(rng)
    return table.people[seat]


def test_an_answer_counts_once_and_a_late_one_is_told():
    table, rng = begun("alhambra"), Random(2)
    person = until_asked(table, 2, rng)
    answers = len(table.host.record.answers)
    before = person.says("answer", chosen=person.frame["ask"]["options"][: person.frame["ask"]["least"]] or [])
    table.step(rng)
    assert len(table.host.record.answers) == answers + 1
    table.send(2, before)
    assert len(table.host.record.answers) == answers + 1
    assert person.got[-1]["reply"]["error"]["id"] == "late"
    table.send(2, person.says("answer", chosen=[]) | {"number": person.frame["number"] + 1})
    assert person.got[-1]["reply"]["error"]["id"] == "late"


def test_nobody_answers_for_another_seat():
    table, rng = begun("san_juan"), Random(2)
    until_asked(table, 0, rng)
    other, answers = table.people[2], len(table.host.record.answers)
    option = table.people[0].frame["ask"]["options"][:1]
    table.send(2, other.says("answer", chosen=option) | {"number": table.people[0].frame["number"], "seat": 0})
    assert len(table.host.record.answers) == answers
    assert other.got[-1]["reply"]["error"]["id"] == "not_your_turn"
    table.send(2, other.says("check", chosen=option))
    assert other.got[-1]["reply"]["error"]["id"] == "not_your_turn"


def test_a_guest_takes_back_its_own_answer_only():
    table, rng = begun("san_juan"), Random(4)
    for _ in range(300):
        table.step(rng)
        for seat, person in table.people.items():
            if person.frame["undo"] and not table.over():
                number, answers = person.frame["number"], len(table.host.record.answers)
                table.send(seat, person.says("undo"))
                assert len(table.host.record.answers) == answers - 1
                assert person.frame["number"] > number
                assert person.frame["ask"]["seat"] == seat
                return
    raise AssertionError("nothing could be taken back")


def test_who_comes_back_has_the_same_question_and_the_whole_log():
    table, rng = begun("citadels"), Random(2)
    person = until_asked(table, 0, rng)
    asked, log = person.frame["ask"], json.loads(seen(table, 0))["log"]
    table.command("lost", seat=0)
    assert table.command("post")["room"]["chairs"][0]["here"] is False
    back = table.people[0] = Person(0)
    table.send(0, back.hello())
    assert back.frame["ask"] == asked
    assert back.frame["log"] == log
    assert "cards" in back.frame


def test_a_host_that_is_loaded_again_goes_on_with_its_guests():
    table, rng = begun("san_juan"), Random(1)
    for _ in range(12):
        table.step(rng)
    person = table.people[0]
    save, number = table.frame["save"], len(table.host.record.answers)
    again = Table.__new__(Table)
    again.host, again.frame, again.people = type(table.host)(), None, {0: Person(0), 2: Person(2)}
    again.command("resume", save=save)
    again.send(0, person.hello())
    assert again.people[0].got == [{"do": "closed", "why": "version"}]
    again.command("meet", version=VERSION)
    for seat, one in again.people.items():
        again.send(seat, one.hello())
    assert len(again.host.record.answers) == number
    assert again.people[0].frame["table"] == person.frame["table"]
    while not again.over():
        again.step(rng)
