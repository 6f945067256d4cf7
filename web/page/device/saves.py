"""Unfinished games, one of each game: the text that brings it back, and what is told of it without the engine. Pure.

Starting one game leaves those of all others alone. What is told of them lies in one text, {game: figures}.
"""

import json

from page.device.store import of_game
from sanjuan.first_game import FIRST_GAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from page.device.store import Store
    from page.types import Frame, Person

    Told = dict[str, int]

SAVE, RUNNING = "save", "running"
"""Keys: of the save of a game (with the game's name), and of what is told of all of them."""


def text(store: "Store", game: str) -> str:
    """Return the save of a game, "" where there is none."""
    return store.get(of_game(SAVE, game)) or ""


def keep(store: "Store", frame: "Frame", players: "Sequence[Person]", date: str) -> bool:
    """Keep a position as its game's save; returns whether it will outlive the page."""
    game, told = frame["table"]["game"], read(store.get(RUNNING))
    latest = max([one.get("turn", 0) for one in told.values()] + [0])
    told[game] = summary(frame, players, date) | {"turn": latest + 1}
    store.put(RUNNING, json.dumps(told))
    return store.put(of_game(SAVE, game), frame["save"])


def drop(store: "Store", game: str) -> None:
    """Throw the save of a game away."""
    store.drop(of_game(SAVE, game))
    told = read(store.get(RUNNING))
    told.pop(game, None)
    store.put(RUNNING, json.dumps(told))


def running(store: "Store") -> "dict[str, Told]":
    """Return what is told of the games that have a save, by name; of one that an old version has kept: nothing, {}."""
    told: dict[str, Told] = {FIRST_GAME: {}} | read(store.get(RUNNING))
    return {name: told[name] for name in told if text(store, name)}


def read(kept: "str | None") -> "dict[str, Told]":
    """Return what a kept text tells of games by name, of each only what is sound."""
    try:
        told = json.loads(kept) if kept else {}
    except ValueError:
        told = {}
    return {name: sound(told[name]) for name in told} if isinstance(told, dict) else {}


def sound(told: object) -> "Told":
    """Return figures that are sound, none where something else has been kept."""
    whole = isinstance(told, dict) and not [key for key in told if not isinstance(told[key], int)]
    return told if whole and isinstance(told, dict) and "round" in told else {}


def playing(store: "Store") -> "list[str]":
    """Return the games that have a save, the latest first."""
    told = running(store)
    return [name for _, name in sorted([(-told[name].get("turn", 0), name) for name in told])]


def last(store: "Store") -> str:
    """Return the game that was played last and has a save, "" without any."""
    return "".join(playing(store)[:1])


def unfinished(store: "Store") -> "list[dict[str, Any]]":
    """Return the games that can be gone on with, the latest first: "game" and, where it is known, its `summary`."""
    told = running(store)
    return [{"game": name} | told[name] for name in playing(store) if not told[name].get("over")]


def summary(frame: "Frame", players: "Sequence[Person]", date: str) -> "Told":
    """Return what is told of a running game, in figures (truths are 0 or 1): its round, whether it is over, the day.

    Where one person plays: the person's points, the most that another one has, the rank, and whether it is their turn.
    """
    table, people = frame["table"], [seat for seat, player in enumerate(players) if player["who"] == "human"]
    day = "".join([sign for sign in date if sign.isdigit()])
    told = {
        "round": table["round"],
        "over": int(frame["over"] is not None),
        "seats": len(players),
        "day": int(day or 0),
    }
    if len(people) == 1:
        scores = [player["score"] for player in table["players"]][: len(players)]
        mine = scores.pop(people[0])
        place = 1 + len([points for points in scores if points > mine])
        told |= {"points": mine, "best": max(scores + [0]), "place": place}
        told["mine"] = int(frame["turn"]["seat"] == people[0])
    return told
