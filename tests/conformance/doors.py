"""Every door through which somebody decides or advises, opened with a player who notes what chance it is handed."""

import io
import json
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from sanjuan.bots.external import protocol
from sanjuan.bots.random_bot import random
from sanjuan.cli.serve_bot import Server
from sanjuan.games import GAMES
from sanjuan.lessons.attempt import Attempt
from sanjuan.measure import arena
from sanjuan.review.review import review
from sanjuan.table.advice import Advice
from sanjuan.table.record import Record
from worker.host import Host

FIRST = 3
"""Answers of a game that are looked at."""


@dataclass
class Noted:
    """A view that was handed out, the position behind it, and a copy of the chance that came with it."""

    state: Any
    view: Any
    chance: Random


def copied(rng):
    """Return a generator that draws the same as this one from now on."""
    copy = Random()
    copy.setstate(rng.getstate())
    return copy


class Watch:
    """Takes the place of a game's players and adviser; `noted` is what they were handed."""

    def __init__(self, game, monkeypatch):
        self.game, self.noted, self.known = game, [], []
        self.look, self.greedy = game.view, game.bots["greedy"]
        monkeypatch.setattr(type(game), "view", staticmethod(self.viewed))
        monkeypatch.setattr(type(game), "bots", dict.fromkeys(game.bots, self.play))
        if game.adviser is not None:
            monkeypatch.setattr(type(game), "adviser", self)

    def viewed(self, state, seat):
        """Look as the game does, and remember of which position that was the view."""
        view = self.look(state, seat)
        if state.viewer is None:
            self.known.append((view, self.game.copy(state)))
        return view

    def play(self, view, rng):
        """Answer with thought: chance shows where some cards are known, and others not."""
        state = next((state for seen, state in reversed(self.known) if seen is view), self.known[-1][1])
        self.noted.append(Noted(state, view, copied(rng)))
        return self.greedy(view, Random(len(self.noted)))

    def advise(self, view, rng, also=()):
        """Advise anything."""
        return [Advice(self.play(view, rng), 0.5), *[Advice(one, 0.4) for one in (self.play(view, rng), *also)]]

    def chances(self, state):
        """Value all of them alike."""
        seats = len(self.game.scores(state))
        return (1 / seats,) * seats


def do(host, command, **more):
    """Return the reply to a command."""
    reply = json.loads(host.call(json.dumps({"do": command, **more})))
    assert reply["error"] is None, reply
    return reply


def sat_down(game, seats, seed, people=()):
    """Return a host at whose table so many sit, with people in some of the seats."""
    players = [{"name": "", "who": "human" if seat in people else "bot", "bot": "greedy"} for seat in range(seats)]
    host = Host()
    do(host, "start", game=game.name, seats=seats, seed=seed, options={}, players=players)
    return host


def page(game, seats, seed):
    """Play at the page, or in a frame of another one: the same commands."""
    host = sat_down(game, seats, seed)
    for _ in range(FIRST):
        do(host, "bot")


def proposal(game, seats, seed):
    """Let the house's player propose what a person answers."""
    host = sat_down(game, seats, seed, range(seats))
    for _ in range(FIRST):
        host._thought_of(host.record.state.ask.seat, game.house_player).finish()
        host.record.answer(random(host.record.state, Random(1)))


def hints(game, seats, seed):
    """Ask for hints."""
    host = sat_down(game, seats, seed, range(seats))
    for _ in range(FIRST):
        if host.curtain() is not None:
            do(host, "look")
        else:
            do(host, "advise")
            do(host, "answer", chosen=list(random(host.record.state, Random(1))))


def comments(game, seats, seed):
    """Have a coach comment on each answer."""
    from worker.commands import comment

    record = Record(game, seats, seed, {})
    for at in range(FIRST):
        record.answer(random(record.state, Random(1)))
        comment._comment(record, at, game.adviser)


def reviews(game, seats, seed):
    """Review the first answers of a game."""
    record = Record(game, seats, seed, {})
    for _ in range(FIRST):
        record.answer(random(record.state, Random(1)))
    list(review(record, range(seats), clock=lambda: 0.0))


def house(game, seats, seed):
    """Play the deal again with the best player in a person's seat."""
    from worker.commands.house import Again

    again = Again(Record(game, seats, seed, {}), ["greedy"] * seats, 0)
    for _ in range(FIRST):
        again._step()


def terminal(game, seats, seed):
    """Play in a terminal."""
    from rich.console import Console

    from sanjuan.terminal.session import Session
    from sanjuan.words.bundles import words

    record = Record(game, seats, seed, {}, {f"plays{seat}": "greedy" for seat in range(seats)})
    session = Session(record, words("en", game), Console(file=io.StringIO()), Path("unused"))
    for _ in range(FIRST):
        session._bot_turn(record.state.ask.seat)


def environment(game, seats, seed):
    """Play in the environment, with the chance that its page has for players of ours."""
    from sanjuan.env import raw_env

    table = raw_env(game.name, seats)
    table.reset(seed=seed)
    record = table.record
    for _ in range(FIRST):
        record.answer(game.bots["greedy"](game.view(record.state, record.state.ask.seat), record.chance()))


def matches(game, seats, seed):
    """Play a game of a match."""
    arena.play_one(arena.Match(game.name, seats, ("greedy",), 1, seed), 0)


def programs(game, seats, seed):
    """Be one of our players behind the protocol of programs."""
    server, record = Server("greedy", game.bots and {game.name: game.bots["greedy"]}), Record(game, seats, seed, {})
    server.reply(protocol.line_of(protocol.hello(game.name)))
    for number in range(FIRST):
        view = game.view(record.state, record.state.ask.seat)
        asked = protocol.ask(game, view, number, 10.0, record.chance())
        reply = server.reply(protocol.line_of(asked))
        assert reply and reply["type"] == "answer", reply
        record.answer(reply["options"])


def lessons(game, seats, seed):
    """Sit among the others of every lesson."""
    import tomllib

    import learn_files
    from sanjuan.lessons.load import lesson

    for path in sorted(learn_files.folder(game).glob("*.toml")):
        attempt = Attempt(lesson(tomllib.loads(path.read_text("utf-8"))))
        attempt.other()


DOORS = (page, proposal, hints, comments, reviews, house, terminal, environment, matches, programs, lessons)
ADVISED = (hints, comments, reviews)


def games(door):
    """Return the names of the games that have a door: without an adviser there are no hints."""
    wants = "adviser" if door in ADVISED else "lessons" if door is lessons else "name"
    return [name for name, game in GAMES.items() if getattr(game, wants) is not None]
