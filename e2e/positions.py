"""Saved games at a question of a kind, made by the engine outside of the browser."""

import functools
import json

from worker.host import Host

PEOPLE = ["human", *["bot"] * 7]
GAME = "san_juan"
"""The game whose positions are wanted where none is named."""


def call(host, **command):
    """Give a command to the engine's side of the page and return its frame."""
    return json.loads(host.call(json.dumps(command)))


def started(seats, seed, options, game=GAME):
    """Start a game of one person and return (host, first frame)."""
    players = [{"name": "", "who": who, "bot": "greedy"} for who in PEOPLE[:seats]]
    host = Host()
    return host, call(host, do="start", game=game, seats=seats, seed=seed, options=options, players=players)


def moved(host, frame):
    """Let the seat to move answer, the person as greedy would; return the next frame."""
    if not frame["ask"]:
        return call(host, do="bot")
    record = host.record
    chosen = record.game.bots["greedy"](record.game.view(record.state, 0), None)
    return call(host, do="answer", chosen=list(chosen))


def games(seats, first=1, game=GAME, **options):
    """Yield every frame in which the person (played by greedy) is asked, game after game from a seed on."""
    for seed in range(first, first + 200):
        host, frame = started(seats, seed, options, game)
        while not frame["over"]:
            if frame["ask"]:
                yield frame
            frame = moved(host, frame)


@functools.cache
def kinds(seats, often=1, game=GAME, **options):
    """Return the saves of the first question of each kind in `often` games, by kind."""
    saves = {}
    for seed in range(1, often + 1):
        host, frame = started(seats, seed, options, game)
        while not frame["over"]:
            if frame["ask"]:
                saves.setdefault(frame["ask"]["kind"], frame["save"])
            frame = moved(host, frame)
    return saves


@functools.cache
def over(seats, seed=1, game=GAME, **options):
    """Return (save, record) of a game played to its end."""
    host, frame = started(seats, seed, options, game)
    while not frame["over"]:
        frame = moved(host, frame)
    return frame["save"], call(host, do="export")["record"]


@functools.cache
def late(seats, left, seed=1, **options):
    """Return the save of a game in which the person is asked so many questions more, or fewer, before it ends."""
    host, frame = started(seats, seed, options)
    saves = []
    while not frame["over"]:
        if frame["ask"]:
            saves.append(frame["save"])
        frame = moved(host, frame)
    return saves[-min(left, len(saves))]


def buildable(frame):
    """Return whether a card in hand can be built."""
    held = [card["card"] for card in frame["table"]["hand"]]
    return bool(set(held) & set(frame["ask"]["options"]))


def too_dear(frame):
    """Return whether one card in hand can be built and another one cannot."""
    held = [card["card"] for card in frame["table"]["hand"]]
    return buildable(frame) and not set(held) <= set(frame["ask"]["options"])


@functools.cache
def save_at(kind, seats, wanted=lambda frame: True, **options):
    """Return the save of the first game that comes to a question of this kind; `first` is the seed to begin at."""
    return next(f["save"] for f in games(seats, **options) if f["ask"]["kind"] == kind and wanted(f))


def last_question(seats, kind, wanted, **options):
    """Return the save at the person's last question, of a kind, in the first game that ends as wanted ("over")."""
    for seed in range(1, 400):
        host, frame = started(seats, seed, options)
        asked = None
        while not frame["over"]:
            asked = frame if frame["ask"] else asked
            frame = moved(host, frame)
        if asked and asked["ask"]["kind"] == kind and wanted(frame["over"]):
            return asked["save"]
    raise LookupError("no such game")
