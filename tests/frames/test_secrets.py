"""Tests that nothing leaves the frame that another deal of the unseen cards would change."""

import json
from random import Random

import pytest

from page.embedded import protocol
from worker.host import Host

PLAYERS = [{"name": "", "who": "bot" if seat else "human", "bot": "greedy"} for seat in range(3)]
NAMES = ["A", "B", "C"]


def say(host, **command):
    """Return the frame that a command brings."""
    frame = json.loads(host.call(json.dumps(command)))
    assert not frame["error"]
    return frame


def step(host, frame):
    """Let the seat whose turn it is answer."""
    if frame["turn"]["who"] == "bot":
        return say(host, do="bot")
    chosen = host.record.game.bots["greedy"](host.record.game.view(host.record.state, 0), Random(1))
    return say(host, do="answer", chosen=list(chosen))


def dealt_otherwise(host, seed):
    """Return the same frame with everything that seat 0 cannot see dealt differently."""
    record = host.record
    here, game = record.state, record.game
    record.state = game.guess(game.view(here, 0), Random(seed))
    try:
        return host.frame()
    finally:
        record.state = here


@pytest.mark.parametrize("options", [{}, {"edition": 1, "events": True, "new_buildings": True}])
def test_what_is_told_does_not_depend_on_what_is_hidden(options):
    host = Host()
    frame = say(host, do="start", seats=3, seed=77, options=options, players=PLAYERS)
    while not frame["over"]:
        if len(host.record.answers) % 7 == 0:
            other = dealt_otherwise(host, len(host.record.answers))
            assert protocol.state(other, NAMES) == protocol.state(frame, NAMES)
        texts = [protocol.message("x", part) for part in (protocol.state(frame, NAMES), protocol.move(frame))]
        assert not any(frame["save"] in text or '"seed"' in text or '"save"' in text for text in texts)
        frame = step(host, frame)
    assert protocol.over(frame)["winners"]
