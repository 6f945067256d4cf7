"""Messages of hostile guests: nothing in them moves the game, reaches others, or stops the table."""

import json
from random import Random

import pytest

from tests.worker.together.guests import Table
from worker.together import messages
from worker.together.guest import MOST_BAD

JUNK = [
    "", "{", "null", "[]", "1", '"hello"', "NaN", "[" * 5_000, '{"do": ["answer"]}', '{"do": "start"}',
    '{"do": "export"}', '{"do": "answer"}', '{"do": "answer", "id": 1, "number": true, "chosen": []}',
    '{"do": "answer", "id": 1, "number": 1e400, "chosen": []}', '{"do": "answer", "id": -1, "number": 1, "chosen": []}',
    '{"do": "answer", "id": 1, "number": 1, "chosen": "quarry"}',
    '{"do": "answer", "id": 1, "number": 1, "chosen": [["x"]]}',
    '{"do": "answer", "id": 1, "number": 1, "chosen": ["' + "x" * 200 + '"]}',
    '{"do": "hello", "protocol": 1, "version": "1", "name": "' + "x" * 20_000 + '"}',
    '{"do": "commit", "round": 0, "commit": "zz"}', '{"do": "part", "round": 0, "part": "' + "g" * 64 + '"}',
    json.dumps({"do": "answer", "id": 1, "number": 1, "chosen": ["x"] * 1_000}),
]  # fmt: skip


@pytest.mark.parametrize("text", [*JUNK, None, 5, ["hello"], {"do": "hello"}])
def test_what_no_page_of_ours_sends_is_refused(text):
    with pytest.raises(messages.Foreign):
        messages.read(text)


def test_what_is_not_expected_is_left_out():
    read = messages.read('{"do": "undo", "id": 1, "number": 2, "seat": 3, "save": "x"}')
    assert read == {"do": "undo", "id": 1, "number": 2}


def test_a_name_is_a_short_line_of_letters():
    text = json.dumps({"do": "name", "name": " A\u202e\n<b>\u0000\ud83d\ude00 "})
    assert messages.read(text)["name"] == "A  <b> \U0001f600"


def test_a_flood_is_cut_off_and_the_others_go_on():
    table, rng = Table("san_juan", ["human", "elsewhere", "elsewhere"]), Random(1)
    table.arrive()
    before = table.host.record.to_json()
    for text in (JUNK * MOST_BAD)[: MOST_BAD - 1]:
        assert table.send(1, text)["shut"] == []
    assert table.send(1, "{")["shut"] == [1]
    assert table.people[1].got[-1] == {"do": "closed", "why": "flood"}
    assert table.host.record.to_json() == before
    assert table.host.room.guests[2].here
    table.send(1, table.people[1].hello())
    for _ in range(20):
        table.step(rng)


def test_a_flood_of_greetings_is_cut_off():
    table = Table("san_juan", ["human", "elsewhere"])
    table.arrive()
    person, count = table.people[1], 0
    while table.host.room.guests[1].here:
        table.send(1, person.hello())
        count += 1
    assert count == MOST_BAD
    assert person.got[-1] == {"do": "closed", "why": "flood"}


def test_a_line_of_no_chair_is_closed():
    table = Table("san_juan", ["human", "elsewhere"])
    for seat in (0, 7, -1):
        assert table.send(seat, "{}")["shut"] == [seat]


def test_nothing_is_heard_before_hello():
    table = Table("san_juan", ["human", "elsewhere"])
    table.send(1, {"do": "commit", "round": 0, "commit": "0" * 64})
    assert table.people[1].got == []
    assert table.host.room.guests[1].commit is None


def mutated(message, rng):
    """Return a message of our own with something in it changed, as text."""
    value = rng.choice([None, True, -1, 2**40, "x", "", [], ["x"], {}, "0" * 64, [""], 0, 1, 1.5])
    changed = message | {rng.choice([*message, "seat", "do"]): value}
    text = json.dumps(changed)
    cut = rng.randrange(len(text))
    return text if rng.random() < 0.7 else text[:cut] + text[cut + 1 :]


def test_thousands_of_hostile_messages_move_nothing_and_learn_nothing():
    table, rng = Table("citadels", ["human", "elsewhere", "elsewhere"]), Random(1)
    table.arrive()
    while table.host.record.state.ask.seat == 1:
        table.step(rng)
    before, told, left = table.host.record.to_json(), len(table.people[2].got), 0
    person = table.people[1]
    option = table.host.record.state.ask.options[0]
    bases = [
        person.hello(), person.says("answer", chosen=[option]), person.says("check", chosen=[option]),
        person.says("undo"), {"do": "part", "round": 0, "part": person.part},
        {"do": "commit", "round": 0, "commit": "0" * 64}, {"do": "name", "name": "Eve"},
    ]  # fmt: skip
    for _ in range(2_000):
        table.host.room.guests[1].bad = 0
        table.send(1, mutated(rng.choice(bases), rng))
        if not table.host.room.guests[1].here:
            left += 1
            table.send(1, person.hello())
    assert json.loads(table.host.record.to_json())["answers"] == json.loads(before)["answers"]
    heard = table.people[2].got[told:]
    assert [message["do"] for message in heard] == ["there"] * 2 * left  # that the guest is away, and is back
    assert [[seat for seat, _ in message["away"]] for message in heard] == [[1], []] * left
    texts = {json.dumps(message.get("reply")) for message in person.got if message["do"] == "reply"}
    assert all("table" not in text for text in texts)
