"""The door of a table: lets a page in that greets, or says what does not fit, and which game is played, and by whom."""

from typing import TYPE_CHECKING

from worker.shapes import Reply
from worker.together import messages
from worker.together.guest import MOST_BAD, Visitor

if TYPE_CHECKING:
    from worker.together.room import Room


def greeted(room: "Room", visitor: Visitor, message: Reply) -> bool:
    """Take a greeting; return False where it does not fit, which is said at the door."""
    if (message["protocol"], message["version"]) != (messages.PROTOCOL, room.version):
        room.close(visitor, "version")
        return False
    visitor.bad += visitor.here  # every greeting costs a whole table
    if visitor.bad >= MOST_BAD:
        room.close(visitor, "flood")
        return False
    visitor.here, visitor.greeting = True, message["id"]
    visitor.back()
    return True


def welcome(room: "Room", visitor: Visitor) -> None:
    """Tell a page which game is played, and by whom."""
    table = room.command or {"game": room.host.record.game.name, "seats": room.host.record.seats}
    told = {"seat": visitor.seat, "game": table["game"], "seats": table["seats"], "players": visitor.players}
    room.out.append((visitor.chair, {"do": "welcome", "stage": room.stage} | told))
