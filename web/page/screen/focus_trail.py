"""The place of the focus as an answer was given: the next question finds it again, however much is drawn in between."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.types import Frame

ANSWERING = "[data-option], [data-act=lift], #ask"
"""The elements that have the focus while somebody answers; a card that can be lifted only goes over another one."""


class Trail:
    """The focused element, and whether an answer has left the focus behind."""

    def __init__(self) -> None:
        self.now: Any = None
        self.left: Any = None
        self.answering = False

    def look(self, focused: "Any", opener: "Any" = None) -> "Any":
        """Note where the focus is before anything is drawn, or goes back to, the `opener` of a window; return it."""
        now = focused if opener is None else opener
        stays = now is not None and self.left is not None and now.isSameNode(self.left)
        self.now, self.answering = now, stays or (now is not None and now.closest(ANSWERING) is not None)
        return focused

    def answered(self, frame: "Frame | None", drawn: "Frame | None") -> bool:
        """Return whether an answer was given there, and things have gone on since; `drawn` was on the table before."""
        if frame is drawn:
            return False
        self.left = self.now if self.answering and not (frame and frame["ask"]) else None
        return self.answering
