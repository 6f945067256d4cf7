"""Games through the commands of the worker's side of the page, for the tests of it."""

import json
from random import Random

import pytest

from sanjuan.games import GAMES
from tests.answering import random_answer


def broken_bot(view, rng):
    raise RuntimeError("a fault in a player")


def lawless_bot(view, rng):
    return ("no such option",)


@pytest.fixture(autouse=True)
def bots(monkeypatch):
    """Let players with and without faults sit down; a test file that wants them imports this."""
    more = {"test_random": random_answer, "test_broken": broken_bot, "test_lawless": lawless_bot}
    monkeypatch.setattr(type(GAMES["san_juan"]), "bots", {**GAMES["san_juan"].bots, **more})


def player(who, bot="test_random", name=""):
    return {"name": name, "who": who, "bot": bot}


def setup(*who, seed=1, bot="test_random", **options):
    players = [player(kind, bot) for kind in who]
    return {"do": "start", "game": "san_juan", "seats": len(who), "seed": seed, "options": options, "players": players}


def do(host, command, **more):
    command = {"do": command, **more} if isinstance(command, str) else command
    return json.loads(host.call(json.dumps(command)))


def step(host, frame, rng):
    """Make the next move, a person's at random."""
    if frame["curtain"] is not None:
        return do(host, "look")
    if frame["turn"]["who"] == "bot":
        return do(host, "bot")
    return do(host, "answer", chosen=list(random_answer(host.record.game.view(host.record.state, host.viewer()), rng)))


def play(host, frame, rng, stop=lambda frame: False):
    """Yield every frame to the end of the game, or until `stop` says so."""
    yield frame
    while not frame["over"] and not stop(frame):
        frame = step(host, frame, rng)
        assert frame["error"] is None, frame["error"]
        yield frame


def until_mine(host, frame, kind=None, rng=None):
    """Play on to a question (of a kind) that a person can answer now."""
    asked = play(host, frame, rng or Random(1), lambda f: f["ask"] is not None and kind in (None, f["ask"]["kind"]))
    return list(asked)[-1]
