"""The order of what the host sends: what comes twice is dropped, and a gap is noticed. Pure.

Every message of a table bears the number of the greeting that it follows, "to", and its own from there on, "nth"; the
welcome is number 0. A page that misses a message, or cannot read one, greets the host again, and is sent all that its
seat may see.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

TAKE, DROP, GREET = "take", "drop", "greet"
"""The ways to treat a message; GREET: drop it and greet the host again."""
ALWAYS = ("hello", "closed", "sits")
"""The messages without a number."""


class Order:
    """Numbers of messages: `greeted` is that of the last greeting, `next` that of the next message."""

    def __init__(self) -> None:
        self.greeted = self.next = 0

    def greeting(self) -> int:
        """Return the number of a new greeting; what was sent before it counts no more."""
        self.greeted, self.next = self.greeted + 1, 0
        return self.greeted

    def look(self, message: "dict[str, Any]") -> str:
        """Return what to do with a message."""
        if message.get("do") in ALWAYS:
            return TAKE
        nth = message.get("nth", 0)
        if message.get("to") != self.greeted or nth < self.next:
            return DROP
        if nth > self.next:
            return GREET
        self.next += 1
        return TAKE
