"""The trained networks: those of the base game, and those that know the expansions; `python -m training` makes them."""

import os
from functools import cache

from sanjuan.games.san_juan.box import Box
from sanjuan.games.san_juan.players.neural.features import SIZE
from sanjuan.games.san_juan.players.neural.network import Network, read

FOLDER = os.path.dirname(__file__)
TRAINED = {2: 2, 3: 4, 4: 4}
"""The network used by the number of seats: with three, the one for four plays better."""
FILES = tuple(f"{what}_{seats}.bin" for what in ("base", "seats") for seats in (2, 4))
"""All networks. Those of the base game have learned from 360,000 games of two and 425,000 of four, the others from
25,000 and 4,000 (docs/reports/opponents.md)."""


def _written(name: str) -> bytes:
    with open(os.path.join(FOLDER, name), "rb") as file:  # pathlib would be in the page's memory image as well
        return file.read()


WRITTEN = {name: _written(name) for name in FILES}
"""The contents of the files, read at import: the page's memory image keeps what Python has read, but no files."""


def expanded(box: Box) -> bool:
    """Return whether a box holds more than the base game."""
    return bool(box.options["new_buildings"] or box.options["events"])


def name_of(box: Box, seats: int) -> str:
    """Return the name of the network file for a game of this box with a number of seats."""
    return f"{'seats' if expanded(box) else 'base'}_{TRAINED[seats]}.bin"


def file_of(box: Box, seats: int) -> str:
    """Return the path of that file."""
    return os.path.join(FOLDER, name_of(box, seats))


def network(box: Box, seats: int) -> Network:
    """Return the network for such a game, cached; raises ValueError when its file is damaged or out of date."""
    return _of_file(name_of(box, seats))


@cache
def _of_file(name: str) -> Network:
    found = read(WRITTEN[name])
    if len(found.rows) != SIZE:
        raise ValueError(f"{name} was trained for other features; train it again")
    return found
