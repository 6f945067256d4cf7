"""Requests of a guest beside the moves of the game: a hint, where the host allows hints, and the table as it was.

Both are worked out by the host's worker, from what the seat of the guest sees. So there is a limit on how often.
"""

from typing import TYPE_CHECKING

from worker.advice import advice_on
from worker.past import table_at
from worker.save import Trouble
from worker.shapes import Reply
from worker.together.talk import Allowance

if TYPE_CHECKING:
    from worker.together.guest import Guest, Visitor
    from worker.together.room import Room

HINTS = (4, 3.0)
"""The hints that a seat may ask for at once, and the seconds after which it may ask for another one."""
TABLES = (16, 0.5)
"""The same for tables of the past, through which somebody steps quickly."""


class Allowed:
    """Permissions of the host for people elsewhere, all off to begin with, and limits on what they ask for."""

    def __init__(self) -> None:
        self.hints = self.watch = False
        self.advice, self.tables = Allowance(*HINTS), Allowance(*TABLES)

    def told(self) -> Reply:
        """Return what is allowed, for the host's page."""
        return {"hints": self.hints, "watch": self.watch}

    def take(self, wanted: object) -> None:
        """Allow what is said to be allowed, and nothing else; raises Trouble `bad_command`."""
        if not isinstance(wanted, dict):
            raise Trouble("bad_command")
        self.hints, self.watch = wanted.get("hints") is True, wanted.get("watch") is True


def allow(room: "Room", wanted: object) -> None:
    """Let people elsewhere do what the host allows, and show that to them."""
    room.allowed.take(wanted)
    if not room.allowed.watch:
        room.gallery.close()
    if room.command is None:
        for guest in room.guests.values():
            if guest.here and guest.sent is not None:
                room.out.append((guest.seat, {"do": "allow", "hints": hints(room)}))


def hints(room: "Room") -> bool:
    """Return whether guests may ask for hints in the game that is played."""
    return room.allowed.hints and room.host.record.game.adviser is not None


def advise(room: "Room", guest: "Guest", message: Reply) -> None:
    """Send a guest the best answers to its question, by what its seat sees."""
    if room.command is not None or not hints(room):
        room.told_to(guest, message, {"id": "no_hints", "args": {}})
    elif room.current(guest, message):
        if room.allowed.advice.allows(guest.seat):
            _send(room, guest, message, advice_on(guest.record, guest.chain))
        else:
            room.told_to(guest, message, {"id": "not_so_fast", "args": {}})


def past(room: "Room", guest: "Visitor", message: Reply) -> None:
    """Send a page the table before an answer, as its seat saw it, or as everybody did."""
    if room.command is not None or message["at"] > len(guest.record.answers):
        room.told_to(guest, message, {"id": "bad_command", "args": {}})
    elif room.allowed.tables.allows(guest.chair):
        table = table_at(guest, message["at"], guest.seat)
        guest.fit(table)
        _send(room, guest, message, table)
    else:
        room.told_to(guest, message, {"id": "not_so_fast", "args": {}})


def _send(room: "Room", guest: "Visitor", message: Reply, reply: Reply) -> None:
    room.out.append((guest.chair, {"do": "reply", "id": message["id"], "reply": reply}))
