"""First tables: laid and drawn by the build for visitors whose engine, or whose page's Python, is still on its way.

For each number of seats, with the options and opponents that the form offers at a first visit, up to the first decision
of the person. They are played by the very code that runs in the worker, which then takes each up by its record, and
drawn as the page draws them itself, so that nothing changes when Python takes the table over.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import deflate

from first_screen import prerender
from page.catalog import games, settings
from page.play.after import after
from page.play.choice import Choice
from page.screen import layout
from page.state import Ui
from page.types import Frame, Game
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from sanjuan.words.words import Words
from worker.commands.laying import Laying
from worker.deals import SEED_LIMIT
from worker.host import Host

COUNT = 12
"""Tables for a number of seats and a language: one more costs whoever fetches them 0.4 to 1.1 kB."""
FOLDER = "laid"


def command(game: Game, seats: int) -> dict[str, Any]:
    """Return what starts the usual table of a game for this number of seats."""
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
    """The openings of a game for this number of seats: the same ones at each build of the same engine."""
    start, seeds = command(game, seats), Random(f"{game['name']} {seats}")
    for _ in range(COUNT):
        found = opening(start | {"seed": seeds.randrange(SEED_LIMIT)})
        if found is not None:
            yield found


def state(lang: str, game: Game, frame: Frame, t: Words) -> Ui:
    """The page's state at a first table at which nothing has been done yet."""
    ui = prerender.state(lang, game, preferences=settings.preferences(None), first=True)
    return after(ui, frame, Choice(frame["ask"], frame["proposal"]), t)


def table(lang: str, game: Game, frame: Frame) -> str:
    """A first table in a language, by day, as HTML."""
    t = words(lang, game["name"])
    ui = state(lang, game, frame, t)
    layout.address(frame, ui, t)
    return "".join(layout.pieces(frame, ui, t))


def laid(lang: str, game: Game, found: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """All that the page gets of some openings: the catalogue of cards of the first one once, and apart their drawings.

    What is alike lies side by side: mixed, the tables of six players would take three times the bytes.
    """
    cards = found[0]["frame"]["cards"] if found else {}
    bare = [{key: told for key, told in one["frame"].items() if key != "cards" or told != cards} for one in found]
    return {
        "cards": cards,
        "openings": [{**one, "frame": frame} for one, frame in zip(found, bare, strict=True)],
        "drawings": [table(lang, game, one["frame"]) for one in found],
    }


def put_into(site: Path, version: str) -> dict[str, dict[int, dict[str, list[str]]]]:
    """Write the tables of all games; return {game: {seats: {language: [file, hash of what is in it]}}}.

    `version` is the engine's, which is part of the names: what a cache has kept of an older one is not asked for.
    """
    (site / FOLDER).mkdir()
    known: dict[str, dict[int, dict[str, list[str]]]] = {}
    for game in games.rows():
        for seats in game["seats"]:
            found, files = list(openings(game, seats)), known.setdefault(game["name"], {}).setdefault(seats, {})
            for lang in LANGUAGES:
                made = json.dumps(laid(lang, game, found), ensure_ascii=False, separators=(",", ":")).encode()
                name = f"{FOLDER}/{game['name']}.{seats}.{version[:12]}.{lang}.gz"
                (site / name).write_bytes(deflate.gzip_compress(made, 12))
                files[lang] = [name, hashlib.sha256(made).hexdigest()]
    return known
