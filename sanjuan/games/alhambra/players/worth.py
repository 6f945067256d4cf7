"""The worth of a position: the share of the win that a small learned value gives each seat.

It has learned from 7,500 games of two, three and four; at five and six seats it errs less than the formula of
`standing` as well (docs/reports/opponents.md).
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


@cache
def value() -> Value:
    """Return the learned value; raises ValueError if its file is damaged or goes by other figures."""
    return read(WRITTEN, FIGURES)


def worth(state: State) -> tuple[float, ...]:
    """Return the expected share of the win of each seat; they add up to 1."""
    return chances(state) if state.ask is None else value().shares(rows(state))
