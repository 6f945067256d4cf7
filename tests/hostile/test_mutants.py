"""Tests ten thousand mutants of everything that comes from outside: each is refused clearly or accepted, at once.

Nothing may raise anything but what the page puts into words; what is taken must be a game that goes on.
"""

import json
import sys
import tracemalloc
import zlib
from base64 import b64encode
from contextlib import contextmanager
from itertools import count
from random import Random

import pytest

from page.catalog import deals, games, settings
from page.embedded import address, protocol, setup_request
from sanjuan.games import GAMES
from sanjuan.table import position
from sanjuan.words.bundles import words
from sanjuan.words.telling import refusal
from tests.hostile.mutants import bent, mutant
from worker.host import Host

pytestmark = pytest.mark.slow
GAME = GAMES["san_juan"]
PLAYERS = [{"name": "Ana", "who": "human", "bot": "greedy"}, {"name": "", "who": "bot", "bot": "greedy"}]
T = words("en", "san_juan", "ed2")
CALLS = 300_000
"""Of functions for one text; the worst one, a position in which an opponent thinks, takes half as many."""
NUMBERS = count()
COUNTED = 4
"""The calls are counted for one text of so many: counting takes longer than everything else."""


def said(host, **command):
    """Return the answer of the engine's side to a command."""
    return json.loads(host.call(json.dumps(command)))


BYTES = 40_000_000
"""Less than the text that such a save would unpack to."""


def played(answers=25):
    """Return a host with a game some answers old."""
    host, rng = Host(), Random(3)
    said(host, do="start", seats=2, seed=11, options={"edition": 2, "events": True}, players=PLAYERS)
    for _ in range(answers):
        view = GAME.view(host.record.state, host.record.state.ask.seat)
        host.record.answer(GAME.bots["greedy"](view, rng))
    return host


HOST = played()
RECORD = HOST.record.to_json()
BODY = json.dumps({"record": RECORD, "players": PLAYERS})


def packed(text):
    """Return a save with this body, under a right checksum."""
    packed = b64encode(zlib.compress(text.encode("utf-8", "surrogatepass"))).decode()
    return f"sanjuan.1.{zlib.crc32(packed.encode()):08x}.{packed}"


def told(frame):
    """Return whether a frame is an error; checks that it has words, or that the frame is a position."""
    if frame["error"]:
        said = refusal(frame["error"], T)
        assert said and said != T("error-unknown") and "⟦position-" not in said, frame
        return True
    return False


@contextmanager
def few_calls(command):
    """Stop what calls more functions than it should because of a command."""
    left = CALLS

    def called(frame, event, argument):
        nonlocal left
        left -= event == "call"
        assert left > 0, f"too much work: {str(command)[:300]}"

    if next(NUMBERS) % COUNTED == 0:
        sys.setprofile(called)
    try:
        yield
    finally:
        sys.setprofile(None)


def taken_or_told(**command):
    """Give the engine a command to open a game: an error is in words, a game goes on."""
    host = Host()
    with few_calls(command):
        if not told(said(host, **command)):
            goes_on(host)


def goes_on(host):
    """The player to move can answer."""
    frame = said(host, do="look")
    if host.record.state.ask is None:
        return
    if host.players[host.record.state.ask.seat]["who"] == "bot":
        frame = said(host, do="bot")
        assert not told(frame)


@pytest.mark.parametrize("seed", range(4))
def test_records(seed):
    rng = Random(seed)
    for _ in range(600):
        taken_or_told(do="import", record=mutant(RECORD, rng))


@pytest.mark.parametrize("seed", range(2))
def test_saves(seed):
    rng = Random(100 + seed)
    good = said(HOST, do="resume", save=packed(BODY))["save"]
    for _ in range(300):
        taken_or_told(do="resume", save=packed(mutant(BODY, rng)))
        taken_or_told(do="resume", save=packed(json.dumps({"record": mutant(RECORD, rng), "players": PLAYERS})))
        taken_or_told(do="resume", save=bent(good, rng))


def test_a_save_that_unpacks_to_a_gigabyte_is_refused_at_once():
    bomb = b64encode(zlib.compress(b"[" * 50_000_000, 9)).decode()
    tracemalloc.start()
    taken_or_told(do="resume", save=f"sanjuan.1.{zlib.crc32(bomb.encode()):08x}.{bomb}")
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < BYTES


def test_commands():
    rng = Random(200)
    start = json.dumps({"do": "start", "seats": 2, "seed": "5", "options": {"edition": 1}, "players": PLAYERS})
    for _ in range(800):
        text = mutant(start, rng)
        host = Host()
        told(json.loads(host.call(text)))


MESSAGES = [
    {
        "sanjuan": 1,
        "type": "newGame",
        "id": "a",
        "data": {"seats": 3, "names": ["A"], "options": ["events"]},
    },
    {"sanjuan": 1, "type": "load", "id": "b", "data": {"record": "{}"}},
    {"sanjuan": 1, "type": "load", "id": "d", "data": {"position": "{}", "opponents": ["greedy"], "names": ["A"]}},
    {"sanjuan": 1, "type": "set", "data": {"language": "fr", "theme": "day", "speed": "fast", "controls": "all"}},
    {"sanjuan": 1, "type": "getState", "id": "c"},
]


def test_messages():
    rng = Random(300)
    for number in range(3000):
        text = mutant(json.dumps(MESSAGES[number % len(MESSAGES)]), rng)
        try:
            kind, _, data = protocol.envelope(text)
            data = protocol.checked(kind, data)
        except setup_request.Declined as declined:
            told({"error": declined.error()})
        else:
            json.dumps(settings.command(data) if kind == "newGame" else data)


def test_addresses():
    rng = Random(400)
    good = "lang=fr&theme=night&seats=3&opponents=greedy,human&names=A,B&deck=112&options=events&seed=5&save=x&origin=http://a"
    for _ in range(2500):
        pairs = [part.partition("=")[::2] for part in bent(good, rng).split("&")]
        wishes, error = address.read([pair for pair in pairs if pair[0]])
        if error:
            told({"error": error})
        else:
            json.dumps(settings.command(wishes["setup"]))


def test_deals_of_links():
    rng = Random(700)
    good = deals.fragment(deals.of_day("2026-11-21", "san_juan"))
    for _ in range(1500):
        try:
            deal = deals.read("#" + bent(good, rng))
        except ValueError as error:
            assert str(error)
        else:
            assert deal is None or deals.fragment(deal)


def test_settings():
    rng = Random(500)
    good = json.dumps({"lang": "fr", "theme": "day", "speed": "calm", "setup": settings.new_setup(games.usual())})
    for _ in range(1000):
        text = mutant(good, rng)
        kept, setups = settings.read(text)
        settings.preferences(text)
        assert set(kept) <= {"lang", "theme", "speed"}
        assert not told(said(Host(), **settings.command(setups["san_juan"])))


def test_games_from_a_position():
    rng = Random(800)
    good = position.write(HOST.record.state)
    for _ in range(400):
        taken_or_told(do="stand", position=mutant(good, rng), opponents=["greedy"])


def test_positions():
    rng = Random(600)
    good = position.write(HOST.record.state)
    for _ in range(400):
        try:
            position.read(mutant(good, rng), GAME.parts())
        except position.Unreadable as error:
            assert str(error)
