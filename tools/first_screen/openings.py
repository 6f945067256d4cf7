"""First tables: openings of every game, laid by the build for visitors whose engine is still on its way.

For each number of seats, with the options and opponents that the form offers at a first visit, up to the first decision
of the person. They are played by the very code that runs in the worker, which then takes each up by its record.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import deflate

from page.catalog import games, settings
from page.types import Game
from worker.commands.laying import Laying
from worker.deals import SEED_LIMIT
from worker.host import Host

COUNT = 50
"""Openings for a number of seats: so many different first tables, in 3 to 16 kB."""
FOLDER = "laid"


def command(game: Game, seats: int) -> dict[str, Any]:
    """Return what starts the usual table of a game for so many."""
    return settings.command(settings.new_setup(game) | {"seats": seats})


def opening(start: Mapping[str, Any]) -> dict[str, Any] | None:
    """A table up to the first decision of the person, as the worker takes it up: "record" and "frame".

    None where it never comes to a decision, or not to one that is asked openly. Errors: ValueError where the worker
    cannot start it.
    """
    laying = Laying(Host(), dict(start))
    while not (told := laying.step())["error"] and not told["done"]:
        pass
    if told["error"]:
        raise ValueError(f"{start} cannot be carried out: {told['error']}")
    return told["record"] and {"record": json.loads(told["record"]), "frame": told["frame"]}


def openings(game: Game, seats: int) -> Iterator[dict[str, Any]]:
    """The openings of a game for so many: the same ones at each build of the same engine."""
    start, seeds = command(game, seats), Random(f"{game['name']} {seats}")
    for _ in range(COUNT):
        found = opening(start | {"seed": seeds.randrange(SEED_LIMIT)})
        if found is not None:
            yield found


def laid(game: Game, seats: int, version: str) -> dict[str, Any]:
    """All that the page gets of a game and a number of seats; the catalogue of cards, alike in all of them, once."""
    found = list(openings(game, seats))
    cards = found[0]["frame"]["cards"] if found else {}
    for one in found:
        if one["frame"]["cards"] == cards:
            del one["frame"]["cards"]
    return {"engine": version, "cards": cards, "openings": found}


def put_into(site: Path, version: str) -> dict[str, dict[int, list[str]]]:
    """Write the openings of all games; return {game: {seats: [file, hash of what is in it]}}.

    `version` is the engine's, which is part of the names: what a cache has kept of an older one is not asked for.
    """
    (site / FOLDER).mkdir()
    known: dict[str, dict[int, list[str]]] = {}
    for game in games.rows():
        for seats in game["seats"]:
            made = json.dumps(laid(game, seats, version), ensure_ascii=False, separators=(",", ":")).encode()
            name = f"{FOLDER}/{game['name']}.{seats}.{version[:12]}.gz"
            (site / name).write_bytes(deflate.gzip_compress(made, 12))
            known.setdefault(game["name"], {})[seats] = [name, hashlib.sha256(made).hexdigest()]
    return known
