"""The trained networks, by the number of seats; `python -m training` makes the files beside this module."""

from functools import cache
from pathlib import Path

from sanjuan.games.san_juan.neural.features import SIZE
from sanjuan.games.san_juan.neural.network import Network, read

FOLDER = Path(__file__).parent
TRAINED = {2: 2, 3: 4, 4: 4}
"""Which tables' network plays at tables of so many: at three that of four is the better one."""


def file_of(seats: int) -> Path:
    """Return where the network for so many seats lies."""
    return FOLDER / f"seats_{TRAINED[seats]}.bin"


def network(seats: int) -> Network:
    """Return the network for so many seats, read once; raises ValueError when its file is damaged or out of date."""
    return _of_file(file_of(seats))


@cache
def _of_file(file: Path) -> Network:
    found = read(file.read_bytes())
    if len(found.rows) != SIZE:
        raise ValueError(f"{file.name} was trained for other features; train it again")
    return found
