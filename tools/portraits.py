"""Portraits for players who have none of their own: whoever may sit down has a picture in the built site."""

import shutil
from pathlib import Path

from page.catalog.people import GUESTS
from sanjuan.bots.known import bots
from sanjuan.games import GAMES

ART = Path("web") / "art"


def put_into(root: Path, site: Path) -> None:
    """Give every computer player without a portrait in web/art/ the face of a guest, the last of them first."""
    faces = GUESTS[:0:-1]
    names = sorted({bot for game in GAMES.values() for bot in bots(game)})
    without = [name for name in names if not (root / ART / file_of(name)).exists()]
    for number, name in enumerate(without):
        shutil.copyfile(root / ART / file_of(faces[number % len(faces)]), site / ART / file_of(name))


def file_of(name: str) -> str:
    """Return the name of the file with a portrait."""
    return f"p-{name}.webp"
