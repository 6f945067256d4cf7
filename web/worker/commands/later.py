"""Commands whose modules are not in the worker's image: they are imported when they are first called."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from worker.shapes import Command, Reply

if TYPE_CHECKING:
    from worker.host import Host
    from worker.together.room import Room


def begin_lesson(host: "Host", command: Command) -> Reply:
    """Open a lesson."""
    from worker.commands.lesson import begin

    return begin(host, command)


def together(name: str) -> "Callable[[Host, Command], Reply]":
    """Return a command of a table with people elsewhere."""

    def run(host: "Host", command: Command) -> Reply:
        from worker.together import commands, verify

        reply: Reply = getattr(verify if name in CHECKS else commands, name)(host, command)
        return reply

    return run


CHECKS = ("witness", "verify")
"""The commands of a guest's own engine, after the game."""
HOSTED = ("invite", "hear", "post", "lost", "sit_in", "give_back", "meet", "again", "want", "say", "allow")
"""The commands of a host's page."""
TOGETHER = {name: together(name) for name in (*HOSTED, *CHECKS)}
"""The commands of a table with people elsewhere."""


def posted(host: "Host", reply: Reply) -> Reply:
    """Return the reply to a step of the game with what is to be sent to people elsewhere: it need not be asked for."""
    from worker.together.commands import post

    return reply | {"post": post(host, {})}


def begun(host: "Host") -> "Room":
    """Return the table of people elsewhere, for whom another game has been opened."""
    from worker.together.room import Room

    room = host.room or Room(host, None, "")
    room.begun()
    return room
