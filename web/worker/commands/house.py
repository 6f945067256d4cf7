"""The result of the strongest player in a person's seat, in the worker: it plays the same deal again.

It plays piece by piece, between the other commands of the page, against the same opponents.
"""

import time
from typing import TYPE_CHECKING

from sanjuan.bots.known import bots
from sanjuan.table.flow import refusal
from sanjuan.table.record import Record
from worker import frames
from worker.bot_thinking import Thought
from worker.save import Trouble
from worker.shapes import Command, Reply

if TYPE_CHECKING:
    from worker.host import Host

SLICE = 0.1
"""Seconds of play at a time."""


class Again:
    """A deal played again: `played` is the game that was, `name` plays the seat of its person."""

    def __init__(self, played: Record, players: list[str], seat: int) -> None:
        self.played, self.seat = played, seat
        self.name = (played.game.characters or list(bots(played.game)))[-1]
        self.players = [self.name if number == seat else bot for number, bot in enumerate(players)]
        self.record = played.fresh()
        self.thought: Thought | None = None

    def done(self) -> bool:
        """Return whether the game is over."""
        return self.record.game.over(self.record.state)

    def go_on(self, seconds: float) -> None:
        """Play for about so many seconds."""
        end = time.monotonic() + seconds
        while not self.done() and time.monotonic() < end:
            self._step()

    def _step(self) -> None:
        record, ask = self.record, self.record.state.ask
        if self.thought is None:
            bot, view = bots(record.game)[self.players[ask.seat]], record.game.view(record.state, ask.seat)
            self.thought = Thought(bot, view, record.chance())
        self.thought.go_on()
        if self.thought.done:
            chosen, self.thought = self.thought.answer, None
            if chosen is None or refusal(record.state, chosen):
                chosen = frames.first_legal(record.state)
            record.answer(chosen)


def house(host: "Host", _command: Command) -> Reply:
    """Play on a little at the deal of the game that is over; returns the player, and its points once the game is over.

    Raises Trouble where not exactly one person has played all of it.
    """
    record, people = host.record, host.humans()
    if not record.game.over(record.state) or len(people) != 1 or record.start:
        raise Trouble("bad_command")
    if host.again is None or host.again.played is not record:
        host.again = Again(record, [player["bot"] for player in host.players], people[0])
    again = host.again
    again.go_on(SLICE)
    points = record.game.scores(again.record.state)[again.seat] if again.done() else None
    return {"house": again.name, "points": points, "error": None}
