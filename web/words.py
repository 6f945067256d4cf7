"""The words of the page: one file of messages per language, one more for each part; formatted by @fluent/bundle."""

import json

from parts import READY
from pyscript import fetch
from pyscript.js_modules import fluent
from settings import LANGUAGES

from sanjuan.words import Words

MOST_KEPT = 500
"""How many sentences are kept for the next time that they are wanted."""


async def load(lang, edition=2, parts=READY):
    """Return the words of a language, in the names of an edition, with those of parts; each file is fetched once.

    Raises ValueError on a language that is not there, OSError when a file cannot be had.
    """
    if lang not in LANGUAGES:
        raise ValueError("no such language: " + lang)
    for file in [lang] + [lang + "." + part for part in parts]:
        if not fluent.loaded(file):
            await _fetch(lang, file)
    return Words(_asker(lang), _formatter(lang), lang, edition)


async def _fetch(lang, file):
    answer = await fetch("./locales/" + file + ".ftl")
    if not answer.ok:
        raise OSError("the words " + file + " cannot be loaded: " + str(answer.status))
    fluent.add(lang, file, await answer.text())


def _asker(lang):
    def has(message, attribute):
        return bool(fluent.has(lang, message, attribute))

    return has


def _formatter(lang):
    made = {}

    def format(message, attribute, args):
        key = (message, attribute, json.dumps(args) if args else "")
        if key not in made:
            if len(made) > MOST_KEPT:
                made.clear()
            made[key] = fluent.format(lang, *key)
        return made[key]

    return format
