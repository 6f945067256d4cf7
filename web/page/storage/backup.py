"""All games of a device as one file: games played to their end, their records, achievements. Pure.

What comes in such a file may have been written by anybody: what is not sound in it is left out.
"""

import json

from page.storage import history, medals, parked_games

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from page.storage.parked_games import Kept
    from page.storage.types import Aside, Played

MARK, VERSION = "san-juan-games", 1
MOST_LETTERS = 30000
"""Letters of the save of one game."""


def write(
    games: "Sequence[Played]", saves: "Mapping[str, str]", medal_dates: "Mapping[str, str]", aside: "Sequence[Aside]"
) -> str:
    """Return the file's text: finished games of all kinds, {id: save}, {achievement: date}, unfinished games."""
    kept = {"games": games, "saves": saves, "medals": medal_dates, "unfinished": aside}
    return json.dumps({"file": MARK, "version": VERSION} | kept)


def read(text: str) -> "tuple[list[Played], dict[str, str], dict[str, str], list[Aside]]":
    """Return (games, saves, medals, unfinished games) of a file's text; raises ValueError if it is no such file.

    Older files have no unfinished games.
    """
    whole = json.loads(text)
    if not isinstance(whole, dict) or whole.get("file") != MARK or whole.get("version") != VERSION:
        raise ValueError("not a file of games")
    listed, saves = whole.get("games"), whole.get("saves")
    listed = listed if isinstance(listed, list) else []
    games = [game for game in listed if history.sound(game) and parked_games.plain(game["id"])]
    ids = [game["id"] for game in games]
    kept = {id: saves[id] for id in ids if savelike(saves.get(id), id)} if isinstance(saves, dict) else {}
    return games, kept, medals.read(json.dumps(whole.get("medals"))), unfinished(whole.get("unfinished"))


def unfinished(listed: object) -> "list[Aside]":
    """Return what is sound of the unfinished games."""
    found = [one for one in listed if parked_games.sound(one)] if isinstance(listed, list) else []
    return [aside(parked_games.entry(one), one["save"]) for one in found if savelike(one.get("save"), one["id"])]


def aside(kept: "Kept", save: str) -> "Aside":
    """Return an unfinished game as the file has it."""
    return {"id": kept["id"], "game": kept["game"], "told": kept["told"], "save": save}


def savelike(save: object, id: str) -> bool:
    """Return whether something looks like the save of the game with this id; the engine looks closer on opening."""
    return isinstance(save, str) and len(save) <= MOST_LETTERS and save.split(".")[2:3] == [id]
