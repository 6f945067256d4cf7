"""Many whole numbers side by side in one big integer, so that adding two rows of them is one addition."""

from collections.abc import Iterable
from struct import Struct

NARROW, WIDE = 32, 64
"""Bits of a lane: of sums of some hundred 16-bit weights, and of products."""
CODES = {NARROW: "I", WIDE: "Q"}


class Lanes:
    """A fixed number of signed integers packed side by side into one big integer.

    A sum of integer multiples of rows is exact, whatever the signs; only `numbers` takes it apart.
    """

    def __init__(self, count: int, bits: int) -> None:
        self.bits = bits
        self.bytes = count * bits // 8
        self.middle = 1 << (bits - 1)
        self.bias = self.pack([self.middle] * count)
        self.unpack = Struct(f"<{count}{CODES[bits]}").unpack

    def pack(self, row: Iterable[int]) -> int:
        """Return numbers packed into one integer."""
        return sum(number << (self.bits * lane) for lane, number in enumerate(row))

    def numbers(self, packed: int) -> tuple[int, ...]:
        """Return the numbers, each `middle` too high."""
        return self.unpack((packed + self.bias).to_bytes(self.bytes, "little"))
