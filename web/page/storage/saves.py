"""The last game of each name: the text that restores it, and a summary of it for the page without the engine. Pure.

Starting one game leaves those of all others alone; its own unfinished one is put aside, see `shelf`. The
summaries are one text, {game: figures}.
"""

import json

from page.browser.store import of_game
from sanjuan.first_game import FIRST_GAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from page.browser.store import Store
    from page.types import Frame, Person

    Told = dict[str, Any]

SAVE, RUNNING = "save", "running"
"""The storage keys of the save of a game (with the game's name after it), and of the summaries of all of them."""


def text(store: "Store", game: str) -> str:
    """Return the save of a game, "" if there is none."""
    return store.get(of_game(SAVE, game)) or ""


def keep(store: "Store", frame: "Frame", players: "Sequence[Person]", date: str, touched: bool = True) -> bool:
    """Keep a position as its game's save; returns whether it will outlive the page.

    Untouched is a game in which no person has answered yet.
    """
    latest = max([one.get("turn", 0) for one in read(store.get(RUNNING)).values()] + [0])
    told = summary(frame, players, date) | {"turn": latest + 1}
    return put(store, frame["table"]["game"], frame["save"], told if touched else told | {"untouched": 1})


def put(store: "Store", game: str, save: str, figures: "Told") -> bool:
    """Store a text as the save of a game, with its summary; return whether it will outlive the page."""
    told = read(store.get(RUNNING))
    told[game] = figures
    store.put(RUNNING, json.dumps(told))
    return store.put(of_game(SAVE, game), save)


def drop(store: "Store", game: str) -> None:
    """Throw the save of a game away."""
    store.drop(of_game(SAVE, game))
    told = read(store.get(RUNNING))
    told.pop(game, None)
    store.put(RUNNING, json.dumps(told))


def running(store: "Store") -> "dict[str, Told]":
    """Return the summaries of the games that have a save, by name; {} for a save of an old version."""
    told: dict[str, Told] = {FIRST_GAME: {}} | read(store.get(RUNNING))
    return {name: told[name] for name in told if text(store, name)}


def read(kept: "str | None") -> "dict[str, Told]":
    """Return the summaries in a stored text by game, only the valid entries of each."""
    try:
        told = json.loads(kept) if kept else {}
    except ValueError:
        told = {}
    return {name: sound(told[name]) for name in told} if isinstance(told, dict) else {}


def sound(told: object) -> "Told":
    """Return figures that are sound, none where something else has been kept."""
    if not isinstance(told, dict) or "round" not in told:
        return {}
    kinds = {"bots": str, "scores": int}
    lists = [told[key] for key in kinds if key in told]
    if [one for one in lists if not isinstance(one, list)] or len({len(one) for one in lists}) > 1:
        return {}
    wrong = [one for key in kinds for one in told.get(key, []) if not isinstance(one, kinds[key])]
    return {} if wrong or [key for key in told if key not in kinds and not isinstance(told[key], int)] else told


def playing(store: "Store") -> "list[str]":
    """Return the games that have a save, the latest first."""
    told = running(store)
    return [name for _, name in sorted([(-told[name].get("turn", 0), name) for name in told])]


def last(store: "Store") -> str:
    """Return the game that was played last and has a save, "" without any."""
    return "".join(playing(store)[:1])


def unfinished(store: "Store") -> "list[dict[str, Any]]":
    """Return the games that can be continued, the latest first: "game" and, if it is known, its `summary`."""
    told = running(store)
    return [{"game": name} | told[name] for name in playing(store) if not told[name].get("over")]


def summary(frame: "Frame", players: "Sequence[Person]", date: str) -> "Told":
    """Return the summary of a running game, in figures (truths are 0 or 1): its round, whether it is over, the day;
    by seat the player ("" for people) and the points; and how much is "done" of the "whole" that ends it.

    If one person plays: the person's points, the most of any other player, the rank, and whether it is their turn.
    """
    table, people = frame["table"], [seat for seat, player in enumerate(players) if player["who"] == "human"]
    day = "".join([sign for sign in date if sign.isdigit()])
    told = {
        "round": table["round"],
        "over": int(frame["over"] is not None),
        "seats": len(players),
        "day": int(day or 0),
        "bots": [player["bot"] if player["who"] == "bot" else "" for player in players],
        "scores": [player["score"] for player in table["players"]][: len(players)],
    }
    stage = frame.get("stage")
    if stage:
        told["done"], told["whole"] = stage
    if len(people) == 1:
        scores = [player["score"] for player in table["players"]][: len(players)]
        mine = scores.pop(people[0])
        place = 1 + len([points for points in scores if points > mine])
        told |= {"points": mine, "best": max(scores + [0]), "place": place}
        told["mine"] = int(frame["turn"]["seat"] == people[0])
    return told
