"""A player that is a program in any language, spoken to in JSON lines (docs/bot-protocol.md)."""

import atexit
import shlex
from os import getpid
from random import Random
from shutil import which
from time import monotonic
from typing import Any

from sanjuan.bots.external import protocol
from sanjuan.bots.external.program import GRACE, Dead, Program, Slow
from sanjuan.bots.external.protocol import Message, Nonsense
from sanjuan.table.answers import default
from sanjuan.table.flow import refusal
from sanjuan.table.game import Game

PREFIX = "cmd:"
SECONDS = 10.0
RESTARTS = 3
SLOW_IN_A_ROW = 3
"""After so many timeouts in a row the program is stopped and started again."""


class Fault(Exception):
    """The program gave no legal answer; the message says why."""


class Outside:
    """A bot: called with a view and a generator it returns the program's answer, or raises `Fault`.

    The program is started at the first question and kept for all games; when it has died, it is started again, but
    no more than `RESTARTS` times.
    """

    def __init__(self, command: str, game: Game, seconds: float = SECONDS) -> None:
        self.command = shlex.split(command)
        self.game = game
        self.seconds = seconds
        self._program: Program | None = None
        self._starts = 0
        self._number = 0
        self._timeouts = 0
        self._cards_sent: Message = {}

    def __call__(self, view: Any, rng: Random) -> tuple[str, ...]:
        """Return the program's answer to the open question of a view; raises `Fault`."""
        question = protocol.ask(self.game, view, self._number + 1, self.seconds, rng)
        self._number += 1
        try:
            chosen = self._answer(view, question)
        except Slow as error:
            raise self._timed_out() from error
        except Dead as error:
            self.stop()
            raise Fault(f"no answer: {error}") from error
        except Nonsense as error:
            self._refuse(view, str(error))
            raise Fault(str(error)) from error
        self._timeouts = 0
        refused = refusal(view, chosen)
        if refused is not None:
            self._refuse(view, str(refused))
            raise Fault(f"illegal answer: {refused}")
        return chosen

    def _answer(self, view: Any, question: Message) -> tuple[str, ...]:
        program = self._running()
        cards = protocol.cards(self.game, view)
        if cards != self._cards_sent:
            program.send(protocol.line_of(cards))
            self._cards_sent = cards
        program.send(protocol.line_of(question))
        return protocol.options_in(self._reply(program, "answer", self.seconds))

    def _running(self) -> Program:
        """Return the program, started and greeted if necessary."""
        if self._program is not None:
            return self._program
        if self._starts > RESTARTS:
            raise Dead(f"it has ended {self._starts} times and is not started again")
        self._starts += 1
        self._cards_sent = {}
        self._timeouts = 0
        self._program = self._greeted(Program(self.command))
        return self._program

    def _greeted(self, program: Program) -> Program:
        """Exchange greetings; raises `Dead` where the program does not speak our protocol."""
        program.send(protocol.line_of(protocol.hello(self.game.name)))
        try:
            spoken = self._reply(program, "hello", max(self.seconds, SECONDS)).get("protocol")
            if spoken != protocol.VERSION:
                raise Nonsense(f"it speaks protocol {protocol.quoted(spoken)}, the table speaks {protocol.VERSION}")
        except (Slow, Nonsense, Dead) as error:
            program.stop(0.0)
            raise Dead(f"no greeting: {str(error) or 'it takes too long'}") from error
        return program

    def _reply(self, program: Program, kind: str, seconds: float) -> Message:
        """Return the next message of a kind, skipping late answers to earlier questions."""
        until = monotonic() + seconds
        while True:
            message = protocol.message_in(program.line(until))
            if message["type"] == "error":
                raise Nonsense(f"the program says: {protocol.quoted(message.get('error'))}")
            if message["type"] != kind:
                raise Nonsense(f"{protocol.quoted(message['type'])} came, {kind!r} is expected")
            number = message.get("id")
            if kind != "answer" or number == self._number:
                return message
            if not isinstance(number, int) or number > self._number:
                raise Nonsense(f"an answer to question {protocol.quoted(number)} came, {self._number} is open")

    def _timed_out(self) -> Fault:
        self._timeouts += 1
        if self._timeouts >= SLOW_IN_A_ROW:
            self.stop()
        return Fault(f"no answer within {self.seconds:g} s")

    def _refuse(self, view: Any, why: str) -> None:
        """Send the program the reason why its answer was refused, and what is played instead."""
        if self._program is not None:
            message = {"type": "refused", "id": self._number, "error": why, "played": list(default(view))}
            self._program.send(protocol.line_of(message))

    def stop(self) -> None:
        """Stop the program; the next question starts it again."""
        if self._program is not None:
            self._program.stop(0.0 if self._timeouts else GRACE)
            self._program = None


class NotFound(ValueError):
    """A command line whose program does not exist."""


_players: dict[tuple[int, str, str, float], Outside] = {}
"""By process id too: a fork of our process must not write into the same pipes."""


def outside(command: str, game: Game, seconds: float = SECONDS) -> Outside:
    """Return the player of a command line, one for equal arguments; raises `NotFound`."""
    key = (getpid(), command, game.name, seconds)
    if key not in _players:
        _check(command)
        _players[key] = Outside(command, game, seconds)
        atexit.register(_players[key].stop)
    return _players[key]


def _check(command: str) -> None:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise NotFound(f"the command {command!r} cannot be read: {error}") from error
    if not words or which(words[0]) is None:
        raise NotFound(f"no program {words[0] if words else ''!r} is found")
