"""Saves and records of the page's games: opaque, resumed where they stood, refused where they are damaged."""

import base64
import json
import re
import zlib
from random import Random

import pytest

from sanjuan.games import GAMES
from tests.page.hosted import bots as bots
from tests.page.hosted import do, play, player, setup, until_mine
from worker.deals import seed_of
from worker.host import Host
from worker.save import pack


@pytest.mark.sample(1)
@pytest.mark.parametrize(("who", "every"), [
    (("human", "bot"), 10), pytest.param(("human", "bot"), 1, marks=pytest.mark.slow),
    pytest.param(("human", "bot", "human"), 1, marks=pytest.mark.slow),
])  # fmt: skip
def test_a_resumed_game_stands_where_it_was_saved(who, every):
    host = Host()
    for number, frame in enumerate(play(host, do(host, setup(*who, seed=5)), Random(5))):
        if number % every:
            continue
        resumed = Host()
        again = do(resumed, "resume", save=frame["save"])
        assert again["turn"] == frame["turn"]
        if frame["curtain"] is None and again["curtain"] is not None:
            again = do(resumed, "look")
        if host.viewer() == resumed.viewer():  # where computer players move on, nobody of several looks after it
            assert again["table"]["players"] == frame["table"]["players"]
        if len(host.humans()) == 1:
            same = ("table", "ask", "proposal", "undo", "over", "players", "save")
            assert {key: again[key] for key in same} == {key: frame[key] for key in same}


def test_a_resumed_game_of_several_people_begins_behind_the_curtain():
    host = Host()
    frame = until_mine(host, do(host, setup("human", "human", seed=2)))
    again = do(Host(), "resume", save=frame["save"])
    assert again["curtain"] == frame["ask"]["seat"]
    assert again["ask"] is None and again["table"]["hand"] == []


def test_an_exported_game_goes_on_after_import_with_its_players():
    host = Host()
    frame = do(
        host, setup("human", "bot", seed=2) | {"players": [player("human", name="Ana"), player("bot", name="Inés")]}
    )
    frame = until_mine(host, frame)
    record = do(host, "export")["record"]
    again = do(Host(), "import", record=record)
    assert again["table"] == frame["table"] and again["ask"] == frame["ask"]
    assert [p["name"] for p in again["players"]] == ["Ana", "Inés"]
    assert json.loads(record)["answers"] is not None


def test_a_record_without_players_is_played_by_one_person():
    host = Host()
    do(host, setup("bot", "bot", seed=2))
    record = json.loads(do(host, "export")["record"]) | {"tags": {}}
    if "greedy" not in GAMES["san_juan"].bots:
        record["tags"] = {"plays1": "test_random"}
    again = do(Host(), "import", record=json.dumps(record))
    assert [p["who"] for p in again["players"]] == ["human", "bot"]


def good_save():
    host = Host()
    until_mine(host, do(host, setup("human", "bot", seed=2)), "build")
    return host, pack(host.record, host.players)


def packed(body, version="1", mark="sanjuan"):
    text = base64.b64encode(zlib.compress(body)).decode()
    return f"{mark}.{version}.{zlib.crc32(text.encode()):08x}.{text}"


def reworked(**changes):
    host, _ = good_save()
    record = json.loads(host.record.to_json()) | changes
    return packed(json.dumps({"record": json.dumps(record), "players": host.players}).encode())


DAMAGED = {
    "empty": lambda: "",
    "no text": lambda: None,
    "a number": lambda: 7,
    "json": lambda: '{"answers": []}',
    "cut off": lambda: good_save()[1][:-9],
    "one letter changed": lambda: good_save()[1][:-9] + "A" + good_save()[1][-8:],
    "cut to the mark": lambda: "sanjuan.1",
    "not base64": lambda: f"sanjuan.1.{zlib.crc32(b'!!!!'):08x}.!!!!",
    "not packed": lambda: f"sanjuan.1.{zlib.crc32(b'QUJD'):08x}.QUJD",
    "other mark": lambda: packed(b"{}", mark="chess"),
    "no record in it": lambda: packed(b"{}"),
    "a list": lambda: packed(b"[]"),
    "not utf-8": lambda: packed(b"\xff\xfe"),
    "record no text": lambda: packed(b'{"record": 3, "players": []}'),
    "an illegal answer": lambda: reworked(answers=[["palace"]]),
    "answers of numbers": lambda: reworked(answers=[[1]]),
    "wrong number of seats": lambda: reworked(seats=9),
    "one seat more than players": lambda: reworked(seats=3, answers=[]),
    "seed a text": lambda: reworked(seed="x"),
    "wrong options": lambda: reworked(options={"edition": 7}),
}


@pytest.mark.parametrize("kind", DAMAGED)
def test_a_damaged_save_is_refused_with_a_clear_error(kind):
    host, good = good_save()
    before = do(host, "export")
    assert do(host, "resume", save=DAMAGED[kind]())["error"]["id"] == "save_damaged"
    assert do(host, "export") == before
    assert do(host, "resume", save=good)["error"] is None


@pytest.mark.parametrize(
    "save", [lambda: reworked(rules=99), lambda: reworked(game="go"), lambda: packed(b"{}", version="2")]
)
def test_a_save_of_other_rules_says_so(save):
    assert do(Host(), "resume", save=save())["error"]["id"] == "save_other_rules"


CUT = '{"format": 1, "game": "san_juan", "rules": 1, "se'


@pytest.mark.parametrize("record", [CUT, '{"game": "san_juan"}', '{"answers": []}'])
def test_a_damaged_record_file_is_refused(record):
    assert do(Host(), "import", record=record)["error"]["id"] == "save_damaged"


HOLIDAY = '{"format": "photo", "title": "Holiday", "seats": 12}'


@pytest.mark.parametrize(
    "file", [None, "", "[]", "{", "{}", "12", HOLIDAY, "\ufffdPNG\r\n\x1a\n\0", "Dear Ana,\n", "[" * 9999]
)
def test_a_file_of_something_else_is_no_damaged_game(file):
    host, save = good_save()
    before = do(host, "export")
    assert do(host, "import", record=file)["error"]["id"] == "no_record"
    assert do(host, "export") == before
    assert do(host, "resume", save=save)["error"] is None


def test_a_save_is_opaque():
    _, save = good_save()
    assert re.fullmatch(r"sanjuan\.1\.[0-9a-f]{8}\.[A-Za-z0-9+/=]+", save)


def test_a_seed_may_be_a_number_a_word_or_nothing():
    assert seed_of(" 42 ") == seed_of(42) == 42
    assert seed_of("palms") == seed_of("palms") != seed_of("Palms")
    assert seed_of("9" * 5_000) != seed_of("9" * 4_999)
    assert seed_of("") != seed_of(None)


def test_the_same_seed_and_answers_give_the_same_game():
    saves = []
    for _ in range(2):
        host = Host()
        *_, last = play(host, do(host, setup("human", "bot", "bot", seed="palms")), Random(8))
        saves.append(last["save"])
    assert saves[0] == saves[1]
