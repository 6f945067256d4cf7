"""Limits on what a guest may do in a time; the phrases that people at a table say to each other, by their numbers."""

import time
from collections.abc import Callable

STORE = 3
"""Phrases that one seat may say at once."""
SECONDS = 4.0
"""Time after which a seat may say another one."""


class Allowance:
    """A limit for each seat: `store` times at once, and then once in so many `seconds`."""

    def __init__(self, store: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.store, self.seconds, self.clock = float(store), seconds, clock
        self.left: dict[int, tuple[float, float]] = {}

    def allows(self, seat: int) -> bool:
        """Return whether a seat may do it now, and count it."""
        now = self.clock()
        left, since = self.left.get(seat, (self.store, now))
        left = min(self.store, left + (now - since) / self.seconds)
        self.left[seat] = (left - 1 if left >= 1 else left, now)
        return left >= 1


class Talk(Allowance):
    """The phrases still to be shown at the host's, and how much each seat may still say."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(STORE, SECONDS, clock)
        self.said: list[list[int]] = []

    def drained(self) -> list[list[int]]:
        """Return what is still to be shown at the host's, as [seat, phrase]."""
        said, self.said = self.said, []
        return said
