"""Tests that the buttons of every game are in the infinitive in German, French and Spanish, as the page’s own."""

import re

import pytest
from fluent.syntax import ast

from sanjuan.games import GAMES
from tests.words.messages import parsed

VERB = {
    "de": re.compile(r"(en|ern|eln)$"),
    "fr": re.compile(r"^(Y |En |Ne rien |N’en )?\w*(er|ir|re)\b"),
    "es": re.compile(r"^(No )?\w*([aei]r(se|te|l[oa])?|[áéí]r(se|te)l[oa])\b", re.IGNORECASE),
}
"""The end (German) or beginning (French, Spanish) of a text with an infinitive, without names and figures."""
NO_VERB = {
    "de": {"Diesmal nicht", "Noch nicht", "Genau zahlen, noch einmal dran", "Es fehlen", "Es fehlt"},
    "fr": {"Pas cette fois", "Pas encore", "Il manque"},
    "es": {"Esta vez no", "Todavía no", "Faltan", "Falta"},
}
"""Texts that say how things are, or that nothing is done yet."""


def texts(pattern, before=""):
    """Return all texts of a pattern, without placeables that have no words."""
    found = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found = [text + element.value for text in found]
        elif isinstance(element.expression, ast.SelectExpression):
            ways = [way for variant in element.expression.variants for way in texts(variant.value)]
            found = [text + way for text in found for way in ways]
    return found


def buttons(lang, game):
    """Yield (id, text) of the two buttons of every question of a game, and of the pictures that answer one."""
    for tree in parsed(lang, game).values():
        for entry in tree.body:
            name = entry.id.name if isinstance(entry, ast.Message) else ""
            for attribute in entry.attributes if name.startswith("ask-") else []:
                if attribute.id.name in ("confirm", "pass"):
                    yield from [(f"{name}.{attribute.id.name}", plain(text)) for text in texts(attribute.value)]
            if name.startswith("pic-"):
                yield from [(name, plain(text)) for text in texts(entry.value)]


def plain(text):
    """Return a text without the colons and double spaces that are left where names were."""
    return " ".join(text.replace(":", " ").split())


def told(lang, game):
    """Return the buttons that say something to do, as (id, text)."""
    return [(id, text) for id, text in buttons(lang, game) if len(text) > 3 and not text.endswith("?")]


@pytest.mark.parametrize("lang", VERB)
@pytest.mark.parametrize("game", GAMES)
def test_every_button_of_a_question_is_in_the_infinitive(game, lang):
    said = told(lang, game)
    wrong = [(id, text) for id, text in said if not VERB[lang].search(text) and text not in NO_VERB[lang]]
    assert wrong == []


@pytest.mark.parametrize("lang", VERB)
def test_the_buttons_of_a_game_are_found(lang):
    assert len(told(lang, next(iter(GAMES)))) > 5
