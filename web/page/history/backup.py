"""All games of a device as one file: games played to their end, their records, achievements. Pure.

What comes in such a file may have been written by anybody: what is not sound in it is left out.
"""

import json

from page.history import history, medals

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from page.history.types import Played

MARK, VERSION = "san-juan-games", 1
MOST_LETTERS = 30000
"""Letters of the save of one game."""
HEX = "0123456789abcdef"


def write(games: "Sequence[Played]", saves: "Mapping[str, str]", medal_dates: "Mapping[str, str]") -> str:
    """Return the file's text: kept games of all kinds, {id: save}, {achievement: date}."""
    return json.dumps({"file": MARK, "version": VERSION, "games": games, "saves": saves, "medals": medal_dates})


def read(text: str) -> "tuple[list[Played], dict[str, str], dict[str, str]]":
    """Return (games, saves, medals) of a file's text; raises ValueError where it is no such file."""
    whole = json.loads(text)
    if not isinstance(whole, dict) or whole.get("file") != MARK or whole.get("version") != VERSION:
        raise ValueError("not a file of games")
    listed, saves = whole.get("games"), whole.get("saves")
    games = [game for game in listed if history.sound(game) and plain(game["id"])] if isinstance(listed, list) else []
    ids = [game["id"] for game in games]
    kept = {id: saves[id] for id in ids if savelike(saves.get(id), id)} if isinstance(saves, dict) else {}
    return games, kept, medals.read(json.dumps(whole.get("medals")))


def plain(id: str) -> bool:
    """Say whether an id is the checksum that it should be."""
    return 0 < len(id) <= 8 and not [letter for letter in id if letter not in HEX]


def savelike(save: object, id: str) -> bool:
    """Say whether something looks like the save of the game with this id; the engine looks closer when it is opened."""
    return isinstance(save, str) and len(save) <= MOST_LETTERS and save.split(".")[2:3] == [id]
