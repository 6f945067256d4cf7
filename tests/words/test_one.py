"""Tests that one of a thing is said in the singular: "falta 1", "1 quartier", never "1 quartiers"."""

import re

import pytest
from fluent.syntax import ast

from sanjuan.words.languages import LANGUAGES
from tests.words.messages import SOURCES, parsed

AFTER = {
    "en": r" (cards|buildings|districts|goods|points|players|more cards|scorings)\b",
    "de": r" (Karten|Geldkarten|Waren|Punkte|Personen|gehen|bleiben|fehlen|Gold gehen)\b",
    "fr": r"[ \u00a0](cartes|bâtiments|quartiers|marchandises|points|joueurs|pièces|personnages|restent|manquent)\b",
    "es": r" (cartas|edificios|distritos|mercancías|puntos|jugadores|monedas|puntuaciones|personajes)\b",
}
"""Words for several things, after a number."""
BEFORE = {
    "en": r"\bremain$",
    "de": r"\b(bleiben|fehlen|sind)$",
    "fr": r"\b(restent|manquent)$",
    "es": r"\b(faltan|sobran|quedan|devuelven)$",
}
"""The same before one."""
SETS = {"of", "chance", "seats", "hand", "whole", "size", "deck", "most", "limit", "goal"}
"""Numbers that say of how many, which is never one, and shares in percent."""
ALWAYS_MANY = {
    "advice-draws",  # by a power: 2 or 3
    "advice-several",
    "ask-navigate.confirm",  # 4
    "error-asked_long",
    "fact-stalled",
    "gives-councillor",  # 2, 5 or 8
    "lab-played",
    "option-ninth.seats",
    "option-seats",
    "pic-navigate-cards",
    "pic-turn-cards",
    "position-cards",
    "score-text-shared",  # nobody wins with one point
    "score-text-tie",
    "setup-buildings",
    "setup-cards",
    "setup-characters",
    "setup-money",
    "setup-players",
    "why-crowded",  # 5
}
"""Messages whose number is always larger than one."""


def key(variant):
    """Return the key of a variant of a message."""
    return getattr(variant.key, "name", None) or variant.key.value


def numbers(pattern, counted=frozenset()):
    """Yield (argument, text before, text after) where an argument is said that can be one there."""
    texts = [getattr(element, "value", "") for element in pattern.elements]
    for at, element in enumerate(pattern.elements):
        said = getattr(element, "expression", None)
        if isinstance(said, ast.VariableReference) and said.id.name not in counted | SETS:
            yield said.id.name, "".join(texts[:at][-1:]), "".join(texts[at + 1 : at + 2])
        if isinstance(said, ast.SelectExpression):
            keys = {key(variant) for variant in said.variants}
            named = {said.selector.id.name} if keys & {"one", "1"} else set()
            for variant in said.variants:
                zero = {said.selector.id.name} if key(variant) == "0" else set()
                yield from numbers(variant.value, counted | named | zero)


def spoken(lang, source):
    """Yield (id, pattern) of every text of a language, of one source."""
    for tree in parsed(lang, source).values():
        for entry in tree.body:
            if isinstance(entry, ast.Message):
                yield from [(entry.id.name, entry.value)] if entry.value else []
                yield from ((f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes)


def wrong(lang, id, pattern):
    """Return the texts of a message in which one would be several."""
    found = []
    for name, before, after in numbers(pattern):
        if re.match(AFTER[lang], after) or re.search(BEFORE[lang], before.rstrip()):
            found.append(f"{before[-20:]}${name}{after[:20]}")
    return {id: found} if found else {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("source", SOURCES)
def test_one_of_a_thing_is_no_several(lang, source):
    found = {}
    for id, pattern in spoken(lang, source):
        if not id.startswith("rules-") and id not in ALWAYS_MANY:
            found |= wrong(lang, id, pattern)
    assert found == {}
