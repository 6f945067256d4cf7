"""The command `serve-bot`: one of our players behind the JSON-lines protocol."""

import argparse
import sys
from collections.abc import Iterable
from random import Random
from typing import TextIO

from sanjuan.bots.external import protocol
from sanjuan.bots.external.protocol import Message, Nonsense
from sanjuan.bots.registry import NoSuchBot, find
from sanjuan.games import GAMES
from sanjuan.table import position
from sanjuan.table.errors import meant
from sanjuan.table.flow import Table
from sanjuan.table.game import Bot, Game


def add_arguments(reader: argparse.ArgumentParser) -> None:
    """Add the argument of the command."""
    reader.add_argument("name", metavar="NAME", help="a player of arena --list, or module:function")


def run(asked: argparse.Namespace) -> int:
    """Answer questions until the input ends; returns the exit status (2: no such player)."""
    name = asked.name
    try:
        served = {game.name: find(name, game) for game in GAMES.values()}
    except NoSuchBot as error:
        print(f"serve-bot: {error}", file=sys.stderr)
        return 2
    Server(name, served).run(sys.stdin, sys.stdout)
    return 0


class Server:
    """Answers for a player: `bots` by game, which the table names in its first message."""

    def __init__(self, name: str, bots: dict[str, Bot]) -> None:
        self.name = name
        self.bots = bots
        self.game: Game | None = None

    def run(self, lines: Iterable[str], out: TextIO) -> None:
        """Answer line by line; an invalid line is answered with an error."""
        for line in lines:
            reply = self.reply(line)
            if reply is not None:
                out.write(protocol.line_of(reply))
                out.flush()

    def reply(self, line: str) -> Message | None:
        """Return the reply to a line, or None where none is expected."""
        try:
            message = protocol.message_in(line)
            return self._reply(message)
        except ValueError as error:
            return {"type": "error", "error": str(error)}

    def _reply(self, message: Message) -> Message | None:
        if message["type"] == "hello":
            self.game = GAMES[_known_game(message)]
            return {"type": "hello", "protocol": protocol.VERSION, "name": self.name}
        if message["type"] == "ask":
            return {"type": "answer", "id": message.get("id"), "options": self._answer(message)}
        return None

    def _answer(self, message: Message) -> list[str]:
        if self.game is None:
            raise Nonsense('"hello" comes before the first question')
        text, seed = message.get("position"), message.get("seed")
        if not isinstance(text, str) or not isinstance(seed, int):
            raise Nonsense('a question for this player has a text under "position" and a whole number under "seed"')
        view = position.read(text, self.game.parts())
        if not isinstance(view, Table) or view.ask is None:
            raise Nonsense("the position has no open question")
        self.game.check(view)
        try:
            return list(self.bots[self.game.name](view, Random(seed)))
        except Exception as error:  # a position that no game comes to may break whatever looks at it
            raise Nonsense(f"the position cannot be played: {type(error).__name__}: {error}") from error


def _known_game(message: Message) -> str:
    if message.get("protocol") != protocol.VERSION:
        raise Nonsense(f"this player speaks protocol {protocol.VERSION}, not {message.get('protocol')!r}")
    name = str(message.get("game"))
    if name not in GAMES:
        raise Nonsense(f"unknown game {name!r}; {meant(name, GAMES)}")
    return name
