"""Run inside Pyodide by snapshot.mjs: imports the engine and leaves nothing behind that the page need not load."""

import gc
import importlib
import re
import sys
import zipimport

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from sanjuan.table.game import Game

OVERHEAD = 17
"""Bytes of a bytes object that are not its content."""
WIPED = 1 << 18
"""Bytes to wipe in pieces of each size."""


def take_in(modules: "Iterable[str]", stubs: "Iterable[str]", game: str) -> None:
    """Import modules by name, those of a game if one is named, drop what that has left over; stubs are forgotten, for
    later imports."""
    sys.dont_write_bytecode = True  # no .pyc files beside the sources: nobody would read them
    for name in modules:
        importlib.import_module(name)
    if game:
        warm_up(sys.modules["sanjuan.games"].GAMES[game])
    sys.dont_write_bytecode = False
    re.purge()
    kept = zipimport._zip_directory_cache  # type: ignore[attr-defined]  # private: typeshed does not list it
    kept.clear()  # read again from the library where it is wanted
    for name in stubs:
        sys.modules.pop(name, None)
    gc.collect()
    wipe()


def wipe() -> None:
    """Fill memory that is free with zeros, small pieces, then large ones: what was there would have to be fetched."""
    for size in [*range(16, 513, 16), *(1 << power for power in range(10, 19))]:
        pieces = [bytes(size - OVERHEAD) for _ in range(WIPED // size) if size > OVERHEAD]
        pieces.clear()


def warm_up(game: "Game") -> None:
    """Set up every table of a game, so that what this takes is at hand later.

    No player is asked: a network, once unpacked, takes five times the bytes of its file, which everybody would have to
    fetch before the first answer; who thinks first unpacks one in a twentieth of a second.
    """
    for seats in game.seats:
        game.view(game.new(seats, 1), 0)
