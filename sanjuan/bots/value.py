"""A small learned value: out of figures of a position the share of the win of every seat.

Each seat has a row of figures. One layer of hidden neurons and weights that lead straight to the score make a number
of it; the scores of all seats are shared out among them. Whole numbers throughout: the same on every machine. What it
is trained by is `python -m training learn`.
"""

import zlib
from array import array
from collections.abc import Iterable, Sequence
from itertools import islice
from operator import mul
from struct import Struct
from struct import error as TooShort

from sanjuan.bots.chances import shared_out
from sanjuan.bots.lanes import WIDE, Lanes

FIGURE = 64
"""Fixed point of the figures: they are counted in this part of 1.0."""
ONE = 1024
"""Fixed point of the weights."""
HEADER = Struct("<HH")
Rows = Sequence[Sequence[float]]
"""The figures of each seat."""


class Value:
    """The weights: a row for each figure (to the hidden neurons, then straight to the score), `bias` and `out`."""

    def __init__(self, sizes: tuple[int, int], weights: "array[int]") -> None:
        figures, hidden = sizes
        taken = iter(weights)
        lanes = self.lanes = Lanes(hidden + 1, WIDE)
        self.rows = [lanes.pack(islice(taken, hidden + 1)) for _ in range(figures)]
        self.bias = FIGURE * lanes.pack(islice(taken, hidden + 1))
        self.out = [next(taken) for _ in range(hidden)]

    def shares(self, rows: Rows) -> tuple[float, ...]:
        """Return the share of the win of each seat; they add up to 1."""
        return shared_out([self.score(row) for row in rows], 1.0)

    def score(self, row: Sequence[float]) -> float:
        """Return the score of a seat: a lead of 1 multiplies the odds by e."""
        packed = self.bias + sum(map(mul, whole(row), self.rows))
        *inner, plain = self.lanes.numbers(packed)
        middle = self.lanes.middle
        hidden = [number - middle if number > middle else 0 for number in inner]
        straight = plain - middle  # in whole numbers: a float would lose it in the middle
        score: float = (sum(map(mul, hidden, self.out)) / ONE + straight) / (FIGURE * ONE)
        return score


def whole(row: Sequence[float]) -> list[int]:
    """Return figures as the weights are multiplied by them."""
    return [int(FIGURE * figure) for figure in row]


def write(sizes: tuple[int, int], weights: Iterable[int]) -> bytes:
    """Return a value as bytes: the numbers of figures and of hidden neurons, then the weights as 16-bit numbers."""
    numbers = list(weights)
    high = array("b", [number >> 8 for number in numbers]).tobytes()
    low = bytes([number & 255 for number in numbers])
    return zlib.compress(HEADER.pack(*sizes) + high + low, 9)


def read(data: bytes, figures: int) -> Value:
    """Parse a value written by `write`; raises ValueError where it is damaged or goes by other figures."""
    try:
        raw = zlib.decompress(data)
        sizes = HEADER.unpack_from(raw)
    except (zlib.error, TooShort) as error:
        raise ValueError(f"the value cannot be read: {error}") from error
    body, hidden = raw[HEADER.size :], sizes[1]
    half = len(body) // 2
    if sizes[0] != figures:
        raise ValueError(f"the value goes by {sizes[0]} figures, not by {figures}: train it again")
    if len(body) != 2 * ((figures + 1) * (hidden + 1) + hidden):
        raise ValueError("the value cannot be read: it has not as many weights as it says")
    # High and low bytes stand apart, for they compress better so.
    weights = [low + 256 * high for high, low in zip(array("b", body[:half]), body[half:], strict=True)]
    return Value((figures, hidden), array("h", weights))
