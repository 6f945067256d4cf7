"""A guest's link: its commands go to the host's page, and its frames come from there. No engine runs here.

It has the ways of `page.play.link.Link`. Each command bears the number of the question that it answers.
"""

import asyncio
import json

from page.kit import pace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

SENT = {"answer": "answer", "check": "check", "undo": "undo", "advise": "advise", "review_at": "past"}
"""The commands that go to the host, by what it calls them; the others need an engine on this page."""
NOT_HERE = {"error": {"id": "guest", "args": {}}}
"""The reply to a command that only the host's page can carry out."""
UNCHECKED = {"error": None}
"""The reply to a check that was lost: it says nothing against an answer."""


class GuestLink:
    """The line to the host, as the page knows its worker: `number` is that of the position on show.

    `record` and `save` are those of the game, once it is over; `own` is an engine of this page that looks back at it.
    """

    coming = False

    def __init__(self, line: "Any") -> None:
        self.line = line
        self.up = False
        self.number = self.count = 0
        self.replies: dict[int, Any] = {}
        self.checks: list[int] = []
        self.came: dict[int, asyncio.Event] = {}
        self.record = self.save = ""
        self.own: Any = None

    async def call(self, command: "dict[str, Any]") -> "Any":
        """Send a command and return the reply, whenever it comes: a line that is away may come back."""
        if command["do"] == "export" and self.record:
            return {"record": self.record, "error": None}
        if self.own is not None and command["do"].startswith("review"):
            return await self.own.call(command)
        if command["do"] not in SENT:
            return NOT_HERE
        self.count += 1
        id = self.count
        self.replies[id], self.came[id] = None, asyncio.Event()
        if command["do"] == "check":
            self.checks = [id]
        self.send(dict(command) | {"do": SENT[command["do"]], "id": id, "number": self.number})
        await self.came[id].wait()
        del self.came[id]
        return self.replies.pop(id)

    def send(self, message: "dict[str, Any]") -> None:
        """Send a message to the host."""
        self.line.send(json.dumps(message))

    def take(self, message: "dict[str, Any]") -> None:
        """Take the reply to a command; one that nobody waits for is dropped."""
        if self.waits(message["id"]):
            self.replies[message["id"]] = message["reply"]
            self.came[message["id"]].set()

    def waits(self, id: int) -> bool:
        """Return whether somebody waits for the reply to a command."""
        return id in self.replies and self.replies[id] is None

    async def give_up(self) -> None:
        """Let nobody wait any longer for replies that were lost: the host has sent everything again."""
        lost = [id for id in self.replies if self.replies[id] is None]
        for id in lost:
            self.replies[id] = UNCHECKED if id in self.checks else NOT_HERE
            self.came[id].set()
        while [id for id in lost if id in self.replies]:
            await asyncio.sleep(pace.POLL)

    async def start(self) -> None:
        """Start nothing: the line is opened by hand."""

    async def restart(self) -> None:
        """Raise Lost: another line is opened by hand."""
        from page.play.link import Lost

        raise Lost("the line to the host")

    def attend(self, told: "Callable[[], object]") -> None:
        """Call nobody: no worker can end."""

    def ended(self) -> bool:
        """Return False: there is no worker."""
        return False

    async def goes_on(self) -> None:
        """Wait until the line holds again."""
        while not self.up:
            await asyncio.sleep(pace.POLL)

    def about(self, game: str) -> None:
        """Announce no game: the host says which one is played."""
