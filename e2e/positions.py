"""Saved games that stand at a question of a kind, made by the engine outside of the browser."""

import json

from host import Host

PEOPLE = ["human", "bot", "bot", "bot"]


def call(host, **command):
    """Give a command to the engine's side of the page and return its frame."""
    return json.loads(host.call(json.dumps(command)))


def games(seats, **options):
    """Yield every frame in which the person (played by greedy) is asked, game after game."""
    players = [{"name": "", "who": who, "bot": "greedy"} for who in PEOPLE[:seats]]
    for seed in range(1, 200):
        host = Host()
        frame = call(host, do="start", game="san_juan", seats=seats, seed=seed, options=options, players=players)
        while not frame["over"]:
            if frame["ask"]:
                yield frame
                bot = host.record.game.bots["greedy"]
                chosen = bot(host.record.game.view(host.record.state, 0), None)
                frame = call(host, do="answer", chosen=list(chosen))
            else:
                frame = call(host, do="bot")


def save_at(kind, seats, wanted=lambda frame: True, **options):
    """Return the save of the first game that comes to a question of this kind."""
    return next(f["save"] for f in games(seats, **options) if f["ask"]["kind"] == kind and wanted(f))
