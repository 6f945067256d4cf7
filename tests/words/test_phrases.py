"""Phrases that nobody says at the table, word for word from another language, and words for which a game has a term."""

import re

import pytest

from sanjuan.words.languages import LANGUAGES
from tests.words.messages import SOURCES, patterns

TAPS = {
    "en": r"\btap(s|ped|ping)?\b",
    "de": r"\b[Aa]n?tipp(e|en|st|t)\b|\bTippe auf",
    "fr": r"\btoucher (la|le|les|un|une|l’)\b|\btouche l’écran",
    "es": r"\b(tocar|toca|toque) (la|el|lo|los|las|una?)\b(?! ciudad)",
}
"""Words for taps, which are wrong for people who use a mouse or keys."""
NEVER_SAID = {
    "de": {
        r"\b(ist|war) dein[.,]": "gehört dir",
        r"\bals Erster\b": "zuerst",
        r"^Am reichsten (bist|ist)": "Du bist am reichsten und ...",
        r", Rang $": "Platz 2 von 4",
        r"\bWem kostet\b": "Wen kostet es mehr, wen trifft es mehr",
        r"^ Geld$": "71 Geldkarten",
        r"Münzen? zu viel": "1 zu viel",
        r"\bhat vielleicht\b": "hat mit etwa 41 % den Bischof",
    },
    "en": {
        r"\bset anew\b": "set up again",
        r"\bas whom\b": "which character",
        r"(^|\. )Buy the game": "If you like it, buy the game",
        r"\blearned soonest\b": "the quickest to learn",
        r", (place|rank) $": "first place, 1st of 4",
        r"^ money\.?$": "87 money cards",
        r"\bpay who\b": "reward whoever has the most",
        r"^The first (and the second )?of each kind\b": "Only first place scores",
        r"^Promises about\b": "Worth about 10 points",
        r"is what I would have done": "would have been my choice, too",
    },
    "es": {
        r"(?<!robabilidad )\bde ganar\b": "un 53 % de probabilidad de ganar",
        r"propio otro": "tu otro personaje",
        r"jugador(es)? del ordenador": "rival",
        r"\bsea quien sea quien\b": "sin importar quién",
        r"(^|, )puesto $": "primer lugar, 1.º de 4",
        r"\b[Cc]rónica\b": "registro",
        r"\bte vuelve\b": "lo recuperas",
        r"^ exact[ao]s? en\b": "por 10 justos",
        r"^[^¿]*[Cc]omo quién\b": "¿A quién eliges?",
    },
    "fr": {
        r"(?<!hances )de gagner": "53 % de chances de gagner",
        r"^ d’or|^ en or\b": "2 pièces d’or",
        r"^ argent$": "71 cartes d’argent",
        r"\bpièces? de trop\b": "1 de trop",
        r"propre autre": "ton autre personnage",
        r"joueurs? de l’ordinateur": "adversaire",
        r", (place|rang) $": "première place, 1er sur 4",
        r" avec environ $": "Il y a environ 41 % de chances que ...",
        r"^ te suit de plus près": "C’est ... qui te suit de plus près",
        r"\b[Tt]u es invité\b|\bt’a invité\b|^Connecté\b": "a word that fits a man and a woman",
    },
}
"""Phrases that are wrong in a language, and the usual ones instead."""
TERMS = {
    ("de", "san_juan"): {r"\b([Kk]eine|[Ee]iner?) Wirkung\b": "Funktion"},
    ("de", "citadels"): {r"\bWunder\b": "Wahrzeichen", r"\bEinkommen\b": "Einkünfte, oder Gold oder Karten nehmen"},
    ("en", "alhambra"): {r"\b[Cc]ategor(y|ies)\b": "kind"},
    ("es", "san_juan"): {r"\brol(es)?\b": "personaje", r"\bpoderes\b": "funciones"},
    ("es", "alhambra"): {r"\btipos?\b": "categoría"},
    ("fr", "san_juan"): {r"\bcoût 6\b": "de valeur 6"},
    ("fr", "alhambra"): {r"\bsortes?\b": "catégorie", r"\bcartes (argent|de monnaie)\b": "cartes d’argent"},
}
"""Words for which the edition of a game has another one."""
BARE = {
    "de": r"(Behält|Beendet|Bringt|Erzeugt|Gewinnt|Gibt|Holt|Kostet|Lässt|Macht|Spart|Vollendet|Wartet|Zahlt)\b",
    "es": r"(Cambia|Conserva|Espera|Gana|Guarda|Produce)\b",
    "fr": r"(Attend|Échange|Gagne|Garde|Produit)\b",
}
"""Verbs with which no reason of an advice begins: whoever does it is named, "Du behältst ..."."""


def said(lang, source):
    """Return {id: its texts} of a language, of one source."""
    return {id: pattern.texts for id, pattern in patterns(lang, source).items()}


def found(lang, source, wrong):
    """Return the ids of messages in which a phrase is found."""
    return [id for id, texts in said(lang, source).items() if any(re.search(wrong, text) for text in texts)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("source", SOURCES)
def test_nobody_taps_at_a_mouse(lang, source):
    assert [id for id in found(lang, source, TAPS[lang]) if not id.startswith("term-")] == []


@pytest.mark.parametrize("lang", NEVER_SAID)
@pytest.mark.parametrize("source", SOURCES)
def test_phrases_are_those_of_the_language(lang, source):
    assert {id: better for wrong, better in NEVER_SAID[lang].items() for id in found(lang, source, wrong)} == {}


@pytest.mark.parametrize(("lang", "game"), TERMS)
def test_a_game_has_one_term_for_a_thing(lang, game):
    assert {id: better for wrong, better in TERMS[lang, game].items() for id in found(lang, game, wrong)} == {}


@pytest.mark.parametrize("lang", BARE)
@pytest.mark.parametrize("source", SOURCES)
def test_a_reason_says_who_does_it(lang, source):
    reasons = {id: texts for id, texts in said(lang, source).items() if id.startswith("advice-")}
    assert reasons
    assert {id: texts for id, texts in reasons.items() if any(re.match(BARE[lang], text) for text in texts)} == {}
