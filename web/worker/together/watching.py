"""People who look on at a table with people elsewhere: they see what everybody sees, and can answer nothing.

They have lines of their own, numbered after the chairs. No game waits for them. The host may allow them or not.
"""

from typing import TYPE_CHECKING

from worker.save import NAME_LENGTH
from worker.shapes import Reply
from worker.together import asking, door, messages
from worker.together.guest import Visitor

if TYPE_CHECKING:
    from worker.together.room import Room

FIRST = 8
"""The number of the first of their lines; those below are of chairs."""
MOST = 8
"""The most people who look on at once."""
HEARD = ("hello", "name", "past")
"""The messages that they may send."""


class Watcher(Visitor):
    """The view of the table that is nobody's: no hand is in it."""

    def __init__(self, room: "Room", chair: int) -> None:
        super().__init__(room.host, chair)
        self.name = ""


class Gallery:
    """The people who look on, by the numbers of their lines."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.watchers: dict[int, Watcher] = {}

    def hear(self, chair: int, text: object) -> None:
        """Take a message of somebody who looks on, if that is allowed; the line is closed where it is not."""
        room = self.room
        looks_on = FIRST <= chair < FIRST + MOST
        if not looks_on or not room.allowed.watch:
            room.out += [(chair, {"do": "closed", "why": "watch"})] if looks_on else []
            room.shut.append(chair)
            return
        watcher = self.watchers.setdefault(chair, Watcher(room, chair))
        try:
            self._take(watcher, messages.read(text))
        except messages.Foreign:
            room.suspect(watcher)

    def _take(self, watcher: Watcher, message: Reply) -> None:
        do = message["do"]
        if do not in HEARD or (not watcher.here and do != "hello"):
            raise messages.Foreign("nobody who looks on says this")
        if do == "past":
            return asking.past(self.room, watcher, message)
        if do == "hello" and not door.greeted(self.room, watcher, message):
            return None
        watcher.name = message["name"][:NAME_LENGTH] or watcher.name
        if do == "hello":
            door.welcome(self.room, watcher)
        return None

    def lost(self, chair: int) -> None:
        """Forget somebody whose line is lost; whoever comes again looks on again."""
        self.watchers.pop(chair, None)

    def told(self) -> Reply:
        """Return what the host allows and who looks on, for the host's page."""
        here = [{"seat": one.chair, "name": one.name} for one in self.watchers.values() if one.here]
        return {"allows": self.room.allowed.told(), "watchers": here}

    def names(self) -> list[str]:
        """Return the names of those who look on, "" for who has given none."""
        return [watcher.name for watcher in self.watchers.values() if watcher.here]

    def tell(self) -> None:
        """Let everybody know who looks on, where that has changed, and whoever has just come."""
        names = self.names()
        for visitor in self.room.visitors():
            if visitor.here and visitor.sees != names:
                visitor.sees = names
                self.room.out.append((visitor.chair, {"do": "watched", "names": names}))

    def close(self) -> None:
        """Send everybody away who looks on."""
        for watcher in list(self.watchers.values()):
            self.room.close(watcher, "watch")
