"""Unfinished games put aside: all but the last one of each game, which is its save, see `saves`. Pure.

The shelf is one text, a list of their summaries; each save has a storage key of its own.
"""

import json

from page.storage import quota, saves

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypedDict

    from page.browser.store import Store

    class Kept(TypedDict):
        """A game put aside: its id is the checksum of its save; `told` as `saves.summary` has it."""

        id: str
        game: str
        told: saves.Told

    class Unfinished(Kept):
        """A game that can be continued; `last`: it is the last one of its game, whose save is in its place."""

        last: bool


KEY, SAVE = "shelf", "shelf."
"""The keys of the list and, before its id, of a game's save."""
MOST = 40
"""The most games that are put aside; the oldest is then removed, which the person is told."""
FULL, ROOM = "kept-full", "kept-room"
"""Message ids: a game had to go; records of finished ones had to."""
HEX = "0123456789abcdef"


def mark(save: str) -> str:
    """Return what identifies a game, the checksum of its save; "" for anything else."""
    id = "".join(save.split(".")[2:3])
    return id if plain(id) else ""


def plain(id: object) -> bool:
    """Return whether an id is the checksum that it should be."""
    return isinstance(id, str) and 0 < len(id) <= 8 and not [letter for letter in id if letter not in HEX]


def read(store: "Store") -> "list[Kept]":
    """Return the games put aside, the oldest first, with their valid entries."""
    try:
        kept = json.loads(store.get(KEY) or "[]")
    except ValueError:
        kept = []
    return [entry(one) for one in kept if sound(one)] if isinstance(kept, list) else []


def sound(one: object) -> bool:
    """Return whether something is a game put aside."""
    return isinstance(one, dict) and plain(one.get("id")) and isinstance(one.get("game"), str)


def entry(one: "Any") -> "Kept":
    """Return the valid entries of a game put aside."""
    return {"id": one["id"], "game": one["game"], "told": saves.sound(one.get("told"))}


def text(store: "Store", id: str) -> str:
    """Return the save of a game put aside, "" if there is none."""
    return store.get(SAVE + id) or ""


def unfinished(store: "Store") -> "list[Unfinished]":
    """Return every game that can be continued, the latest first: the last one of each game, and those put aside."""
    told, games = saves.running(store), []
    for name in told:
        if not told[name].get("over"):
            games.append((mark(saves.text(store, name)), name, told[name], True))
    known = [game[0] for game in games]
    games += [(one["id"], one["game"], one["told"], False) for one in read(store) if one["id"] not in known]
    order = sorted([(-told.get("day", 0), -told.get("turn", 0), n) for n, (_, _, told, _) in enumerate(games)])
    found = [games[n] for _, _, n in order]
    return [{"id": id, "game": game, "told": told, "last": last} for id, game, told, last in found]


def put_aside(store: "Store", game: str) -> str:
    """Put the last game of a name aside, if a person has begun it and it is not over, because another one takes its
    place. Return the message about the one removed for it, "" if none was."""
    save, told = saves.text(store, game), saves.running(store).get(game, {})
    id = mark(save)
    if not id or told.get("over") or told.get("untouched"):
        return ""
    return add(store, {"id": id, "game": game, "told": told}, save)


def add(store: "Store", kept: "Kept", save: str) -> str:
    """Put a game on the shelf; return the message about the one removed for it, "" if none was."""
    games = [one for one in read(store) if one["id"] != kept["id"]] + [kept]
    for old in games[:-MOST]:
        store.drop(SAVE + old["id"])
    made = quota.put(store, SAVE + kept["id"], save)
    made = quota.put(store, KEY, json.dumps(games[-MOST:])) or made
    return FULL if len(games) > MOST else ROOM if made else ""


def bring(store: "Store", kept: "Kept", save: str) -> bool:
    """Put a game that comes from elsewhere on the shelf; returns whether it is here now: it takes no other's place."""
    here = [one["id"] for one in unfinished(store)]
    if kept["id"] in here:
        return True
    if len(read(store)) >= MOST:
        return False
    add(store, kept, save)
    return True


def take(store: "Store", id: str) -> str:
    """Make a game put aside the last one of its name, which is put aside for it; returns that name, "" without it."""
    found, save = [one for one in read(store) if one["id"] == id], text(store, id)
    if not found or not save:
        return ""
    game, latest = found[0]["game"], max([one["told"].get("turn", 0) for one in unfinished(store)])
    drop(store, id)
    put_aside(store, game)
    saves.put(store, game, save, found[0]["told"] | {"turn": latest + 1})
    return game


def drop(store: "Store", id: str) -> None:
    """Delete a game that was put aside."""
    store.put(KEY, json.dumps([one for one in read(store) if one["id"] != id]))
    store.drop(SAVE + id)
