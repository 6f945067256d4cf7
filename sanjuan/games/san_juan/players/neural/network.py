"""A small network that values positions, in whole numbers: the same on every machine, and fast in pure Python.

Three layers (features, hidden, hidden, outputs), and beside them weights that lead straight from the features to the
outputs: most of what a position is worth is a plain sum, and the hidden neurons learn what that misses.

All neurons of a layer lie side by side in one big integer, a lane for each, so that adding two rows of weights is one
addition. A sum of rows is an exact integer whatever the signs; only unpacking takes it apart. Numbers are fixed point
with `ONE` (or `FINE`) for 1.0.
"""

import zlib
from array import array
from collections.abc import Iterable
from itertools import islice
from operator import mul
from struct import Struct
from struct import error as TooShort

from sanjuan.bots.lanes import NARROW, WIDE, Lanes
from sanjuan.games.san_juan.players.neural.features import Part, expand, parts
from sanjuan.games.san_juan.state import State

ONE = 256
FINE = 4096
"""Fixed point of the weights that lead straight to the outputs, where small differences decide."""
MARGIN = 10.0
"""The points in a unit of the margin that is put out."""
HEADER = Struct("<HHH")
CACHE = 5_000
"""Parts of positions whose sums are cached: more than a decision meets; ten times as many save no time."""


class Network:
    """Weights by layer: `rows` for each feature, then `bias`, `second` and `second_bias`, `out` and `out_bias`.

    A row holds the weights to the hidden neurons, then those to the two outputs (win, margin).
    """

    def __init__(self, sizes: tuple[int, int, int], weights: "array[int]") -> None:
        features, hidden, second = sizes
        taken = iter(weights)
        first, then = self.first, self.then = Lanes(hidden + 2, NARROW), Lanes(second, WIDE)
        self.rows = [first.pack(islice(taken, hidden + 2)) for _ in range(features)]
        self.bias = first.pack(islice(taken, hidden + 2))
        self.second = [then.pack(islice(taken, second)) for _ in range(hidden)]
        self.second_bias = then.pack(islice(taken, second)) * ONE
        self.win = [next(taken) for _ in range(second)]
        self.margin = [next(taken) for _ in range(second)]
        self.win_bias, self.margin_bias = next(taken) * ONE, next(taken) * ONE
        self.known: dict[Part, int] = {}
        self.evaluations = 0
        """The number of positions valued so far."""

    def sum_of(self, part: Part) -> int:
        """Return the sum of the rows of a part's features, cached."""
        known = self.known
        if part in known:
            return known[part]
        if len(known) >= CACHE:
            known.clear()
        found = sum([self.rows[feature] for feature in expand(part)])
        known[part] = found
        return found

    def outputs(self, state: State, seat: int) -> tuple[float, float]:
        """Return (logit of the win, expected margin in points) of a seat as it knows the position."""
        self.evaluations += 1
        known = self.known
        packed = self.bias
        for part in parts(state, seat):
            packed += known[part] if part in known else self.sum_of(part)
        return self._rest(packed)

    def _rest(self, packed: int) -> tuple[float, float]:
        middle = self.first.middle
        *inner, plain_win, plain_margin = self.first.numbers(packed)
        hidden = [number - middle if number > middle else 0 for number in inner]
        sums = self.then.numbers(self.second_bias + sum(map(mul, hidden, self.second)))
        above = self.then.middle
        second = [number - above if number > above else 0 for number in sums]
        # Each layer multiplies by ONE again: the sums are in units of ONE, ONE ** 2 and ONE ** 3.
        win = (sum(map(mul, second, self.win)) + self.win_bias * ONE) / ONE**3 + (plain_win - middle) / FINE
        margin = (sum(map(mul, second, self.margin)) + self.margin_bias * ONE) / ONE**3 + (plain_margin - middle) / FINE
        return win, MARGIN * margin


def read(data: bytes) -> Network:
    """Parse a network written by `write`; raises ValueError when it is damaged."""
    return Network(*unpacked(data))


def unpacked(data: bytes) -> tuple[tuple[int, int, int], "array[int]"]:
    """Return (sizes, weights) of a network written in `data`; raises ValueError when it is damaged."""
    try:
        raw = zlib.decompress(data)
        features, hidden, second = HEADER.unpack_from(raw)
    except (zlib.error, TooShort) as error:
        raise ValueError(f"the network cannot be read: {error}") from error
    # High and low bytes stand apart, for they compress better so.
    body = raw[HEADER.size :]
    half = len(body) // 2
    if len(body) != 2 * ((features + 1) * (hidden + 2) + (hidden + 1) * second + 2 * (second + 1)):
        raise ValueError("the network cannot be read: it has not as many weights as it says")
    weights = [low + 256 * high for high, low in zip(array("b", body[:half]), body[half:], strict=True)]
    return (features, hidden, second), array("h", weights)


def write(sizes: tuple[int, int, int], weights: Iterable[int]) -> bytes:
    """Return a network as bytes: sizes, then weights row by row as 16-bit numbers (1 / `ONE` or 1 / `FINE`)."""
    numbers = list(weights)
    high = array("b", [number >> 8 for number in numbers]).tobytes()
    low = bytes([number & 255 for number in numbers])
    return zlib.compress(HEADER.pack(*sizes) + high + low, 9)
