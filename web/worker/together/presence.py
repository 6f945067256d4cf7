"""The state of the people at a table, as all of them see it: who is away and for how long, who wants to play again."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from worker.shapes import Reply
from worker.together.seed import PLAYING

if TYPE_CHECKING:
    from worker.together.room import Room


class Presence:
    """The seats that are away, with the times since when; the time since which the position is on the table.

    `wants`: the person at the host's device wants to play again. `clock` returns seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.away: dict[int, float] = {}
        self.moved = clock()
        self.wants = False

    def look(self, away: list[int]) -> None:
        """Note which seats are away now."""
        self.away = {seat: self.away.get(seat, self.clock()) for seat in away}

    def told(self) -> Reply:
        """Return who is "away", as [seat, seconds], and for how many seconds this position has "waited"."""
        now = self.clock()
        away = [[seat, int(now - since)] for seat, since in self.away.items()]
        return {"away": away, "waited": int(now - self.moved), "wants": self.wants}


def tell(room: "Room") -> None:
    """Let every guest know who is away and who wants to play again, where that has changed since it was told."""
    people = room.host.humans()[:1] if room.presence.wants else []
    room.presence.look([guest.seat for guest in room.guests.values() if not guest.here])
    wants = people + [guest.seat for guest in room.guests.values() if guest.here and guest.wants]
    now = (list(room.presence.away), wants)
    for visitor in room.visitors():
        if visitor.here and visitor.told != now:
            visitor.told = now
            room.out.append((visitor.chair, {"do": "there"} | room.presence.told() | {"wants": wants}))


def want(room: "Room") -> None:
    """Begin another game once everybody who is there wants one."""
    here = [guest for guest in room.guests.values() if guest.here]
    if room.stage == PLAYING and room.presence.wants and all(guest.wants for guest in here):
        again(room)


def again(room: "Room") -> None:
    """Play again with the same people and options, for which all bring parts of a seed again."""
    record = room.host.record
    table = {"game": record.game.name, "seats": record.seats, "options": record.options}
    room.again(table | {"players": room.host.players})
