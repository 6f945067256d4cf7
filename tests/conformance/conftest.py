"""The toy games sit at the table beside the others."""

import pytest

from sanjuan.games import GAMES
from tests.toys import ALL


@pytest.fixture(autouse=True)
def toys(monkeypatch):
    """All games, those of `tests.toys` included, in `GAMES`."""
    for name, game in ALL.items():
        monkeypatch.setitem(GAMES, name, game)
