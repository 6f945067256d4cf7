"""The words of the page: one file of messages per language, formatted by @fluent/bundle."""

import json

from pyscript import fetch
from pyscript.js_modules import fluent
from settings import LANGUAGES

from sanjuan.words import Words


async def load(lang, edition=2):
    """Return the words of a language, in the names of an edition; the file is fetched once.

    Raises ValueError on a language that is not there, OSError when its file cannot be had.
    """
    if lang not in LANGUAGES:
        raise ValueError("no such language: " + lang)
    if not fluent.loaded(lang):
        await _fetch(lang)
    return Words(_asker(lang), _formatter(lang), lang, edition)


async def _fetch(lang):
    answer = await fetch("./locales/" + lang + ".ftl")
    if not answer.ok:
        raise OSError("the words of language " + lang + " cannot be loaded: " + str(answer.status))
    fluent.add(lang, await answer.text())


def _asker(lang):
    def has(message, attribute):
        return bool(fluent.has(lang, message, attribute))

    return has


def _formatter(lang):
    def format(message, attribute, args):
        return fluent.format(lang, message, attribute, json.dumps(args) if args else "")

    return format
