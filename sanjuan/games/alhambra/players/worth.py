"""The worth of a position: at tables of two the share of the win that a small learned value gives each seat.

At larger tables it is the formula of `standing`: there the value wins no more, and hoards money
(docs/reports/opponents.md).
"""

import os
from functools import cache

from sanjuan.bots.value import Value, read
from sanjuan.games.alhambra.players.features import FIGURES, rows
from sanjuan.games.alhambra.players.standing import chances
from sanjuan.games.alhambra.state import State


def _written() -> bytes:
    with open(os.path.join(os.path.dirname(__file__), "value.bin"), "rb") as file:  # pathlib would be in the image too
        return file.read()


WRITTEN = _written()
"""The content of the file, read at import: the page's memory image keeps what Python has read, but no files."""
LEARNED = (2,)
"""The tables at which the value counts."""


@cache
def value() -> Value:
    """Return the learned value; raises ValueError if its file is damaged or goes by other figures."""
    return read(WRITTEN, FIGURES)


def worth(state: State) -> tuple[float, ...]:
    """Return the expected share of the win of each seat; they add up to 1."""
    if state.ask is None or len(state.hands) not in LEARNED:
        return chances(state)
    return value().shares(rows(state))
