"""Hints and reviews through the worker's own commands. Runs in CPython and in a browser's Pyodide alike."""

import json
import time
from collections.abc import Callable, Sequence
from typing import Any

from sanjuan.games import GAMES
from worker.host import Host

SEED = 11
Clock = Callable[[], float]


def do(host: Host, command: str, **more: object) -> Any:
    """Return the worker's reply to a command."""
    reply = json.loads(host.call(json.dumps({"do": command, **more})))
    assert reply["error"] is None, reply
    return reply


def hints(name: str, seats: int, clock: Clock, most: int) -> list[float]:
    """Return the milliseconds of the hints of a game's first questions, each answered as its hint says."""
    host, found = Host(), list[float]()
    players = [{"name": "A", "who": "human", "bot": "greedy"}] + [{"name": "", "who": "bot", "bot": "greedy"}] * (
        seats - 1
    )
    frame = do(host, "start", game=name, seats=seats, seed=SEED, options={}, players=players)
    while not frame["over"] and len(found) < most:
        if frame["turn"]["who"] == "bot":
            frame = do(host, "bot")
            continue
        start = clock()
        advice = do(host, "advise")["advice"]
        found.append(1000 * (clock() - start))
        frame = do(host, "answer", chosen=advice[0]["answer"])
    return found


def reviewed(name: str, seats: int, clock: Clock) -> float:
    """Return the milliseconds of the review of a whole game of quick players, in the pieces that the page asks for."""
    host = Host()
    players = [{"name": "", "who": "bot", "bot": GAMES[name].characters[-2]}] * seats
    frame = do(host, "start", game=name, seats=seats, seed=SEED, options={}, players=players)
    while not frame["over"]:
        frame = do(host, "bot")
    start = clock()
    news = do(host, "review")
    while news["report"] is None:
        news = do(host, "review_on")
    return 1000 * (clock() - start)


def measured(
    clock: Clock = time.perf_counter, most: int = 40, names: Sequence[str] = tuple(GAMES)
) -> dict[str, dict[str, Any]]:
    """Return the milliseconds of hints and of a review by "game | seats", at the fewest seats and at the most."""
    found = {}
    for name in names:
        for seats in (min(GAMES[name].seats), max(GAMES[name].seats)):
            times = hints(name, seats, clock, most)
            found[f"{name} | {seats}"] = {"hints": times, "review": reviewed(name, seats, clock)}
    return found
