"""The texts of every language are in that language, and set as it wants: quotes, spaces, marks."""

import re

import pytest

from sanjuan.words.languages import BASE, LANGUAGES
from tests.words.messages import SOURCES, patterns

NBSP = "\u00a0"
QUOTES = {"en": "“”", "fr": "«»", "de": "„“", "es": "«»"}
"""The opening and closing quotation marks of each language; a language without a row is not tested."""
ENGLISH = re.compile(r"\b(the|you|your|of|with|and|are|this|which|from|for|is|nothing|cards?|choose|builds?)\b", re.I)


def every(lang):
    """Return the patterns of all texts of a language."""
    return [pattern for source in SOURCES for pattern in patterns(lang, source).values()]


def offending(lang, wrong):
    """Return the texts of a language in which a wrong sequence is found."""
    return [text for pattern in every(lang) for text in pattern.texts if re.search(wrong, text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_use_real_apostrophes_quotes_dashes_and_dots(lang):
    assert offending(lang, r"'|\"|\.\.\.| - |  ") == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang in QUOTES])
def test_quotes_are_those_of_the_language(lang):
    assert offending(lang, f"[{''.join(set('“”„«»‹›') - set(QUOTES[lang]))}]") == []
    opening, closing = QUOTES[lang]
    texts = ["".join(pattern.texts) for pattern in every(lang)]
    assert [text for text in texts if text.count(opening) != text.count(closing)] == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != BASE])
def test_no_english_is_left_over(lang):
    assert [text for text in offending(lang, ENGLISH) if "python -m" not in text] == []


def test_french_has_a_no_break_space_before_double_signs_and_inside_quotes():
    assert offending("fr", rf"(^|[^{NBSP}])[:;!?](\s|$)") == []
    assert offending("fr", rf"«[^{NBSP}]|[^{NBSP}]»") == []


def test_french_elides():
    assert (
        offending("fr", r"(?i)\b(le|la|de|que|ne|se|je|me|te) [aeiouyâàéèêîôû]|\b(le|la|de) h[ôeéi]|\bsi ils?\b") == []
    )


def test_german_has_no_space_before_marks_and_begins_a_sentence_after_a_colon_with_a_capital():
    assert offending("de", r"\s[:;!?](\s|$)|[\d ]%") == []
    assert offending("de", r": (du|ana|es|sie|er|ihr|wer|niemand) ") == []


def test_german_sets_dots_that_leave_something_out_apart_from_the_word():
    assert offending("de", f"(^|[^{NBSP}])…") == []


def test_spanish_opens_what_it_asks_and_exclaims_and_contracts_de_el_and_a_el():
    texts = ["".join(pattern.texts).replace("«?»", "") for pattern in every("es")]
    assert [text for text in texts if text.count("?") != text.count("¿") or text.count("!") != text.count("¡")] == []
    assert offending("es", r"(?i)\b(de|a) el\b|\s[:;!?](\s|$)|[\d ]%") == []
