"""The words of the page: a file of messages per language, and one per game; two more for each part.

They are formatted by @fluent/bundle. A game's words come before those that all games share, see web/js/fluent.js.
"""

import asyncio
import json

from pyscript import fetch
from pyscript.js_modules import fluent

import tables
from page.kit.parts import READY as READY
from sanjuan.words.languages import BASE, LANGUAGES
from sanjuan.words.words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

MOST_KEPT = 500
"""The number of cached sentences."""


async def load(lang: str, game: str, parts: "Sequence[str]" = READY, old: "Words | None" = None) -> Words:
    """Return the words of a language for a game, with those of parts; each file is fetched once, all side by side.

    Of the same game and language `old` are returned, which know more then; what is drawn in them stays right.
    Raises ValueError on a language that is not there, OSError when a file cannot be loaded.
    """
    if lang not in LANGUAGES:
        raise ValueError("no such language: " + lang)
    own = lang + "." + game
    wanted = [(place, place + end) for place in (lang, own) for end in [""] + ["." + part for part in parts]]
    coming = [asyncio.create_task(_fetch(place, file)) for place, file in wanted if not fluent.loaded(file)]
    for file in coming:
        await file
    if old is not None and old.lang == lang:
        old.grow()
        return old
    return Words(_asker(own), _formatter(own), lang, "", tables.wording_of(game))


def manifest(lang: str) -> str:
    """Return the address of the manifest of a language."""
    return "web/manifest" + ("" if lang == BASE else "." + lang) + ".webmanifest"


async def _fetch(place: str, file: str) -> None:
    answer = await fetch("./locales/" + file + ".ftl")
    if not answer.ok:
        raise OSError("the words " + file + " cannot be loaded: " + str(answer.status))
    fluent.add(place, file, await answer.text())


def _asker(place: str) -> "Callable[[str, str], bool]":
    def has(message: str, attribute: str) -> bool:
        return bool(fluent.has(place, message, attribute))

    return has


def _formatter(place: str) -> "Callable[[str, str, Mapping[str, object]], str]":
    made: dict[tuple[str, str, str], str] = {}

    def format(message: str, attribute: str, args: "Mapping[str, object]") -> str:
        key = (message, attribute, json.dumps(args) if args else "")
        if key not in made:
            if len(made) > MOST_KEPT:
                made.clear()
            made[key] = fluent.format(place, *key)
        return made[key]

    return format
