"""Phrases that people at a table say to each other: their numbers, so many in a time."""

import time
from collections.abc import Callable

STORE = 3
"""Phrases that one seat may say at once."""
SECONDS = 4.0
"""Time after which a seat may say another one."""


class Talk:
    """The phrases still to be shown at the host's, and how much each seat may still say."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.left: dict[int, tuple[float, float]] = {}
        self.said: list[list[int]] = []

    def allows(self, seat: int) -> bool:
        """Return whether a seat may say something now, and count it."""
        now = self.clock()
        left, since = self.left.get(seat, (float(STORE), now))
        left = min(float(STORE), left + (now - since) / SECONDS)
        self.left[seat] = (left - 1 if left >= 1 else left, now)
        return left >= 1

    def drained(self) -> list[list[int]]:
        """Return what is still to be shown at the host's, as [seat, phrase]."""
        said, self.said = self.said, []
        return said
