"""Tests of the built message files: a text without gaps for each language, and the poster's words."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

import embedding
import locales
from sanjuan.words import bundles
from sanjuan.words.languages import BASE, LANGUAGES
from tests.words.messages import SOURCES, folder

OWN = "one = eins\n    .first = erstens\ntwo = zwei\n"
OURS = locales.NOT_FOR_THE_PAGE
ENGLISH = "one = one\n    .first = firstly\n    .second = secondly\nthree = { $n ->\n    [one] a\n   *[other] b\n}\n"


def said(text, id, attribute=None, **args):
    bundle = FluentBundle(["de"])
    bundle.add_resource(FluentResource(text))
    message = bundle.get_message(id)
    return bundle.format_pattern(message.attributes[attribute] if attribute else message.value, args)[0]


def test_what_a_language_lacks_is_in_its_text_in_english():
    text = locales.filled(OWN, ENGLISH)
    assert [said(text, "one"), said(text, "one", "first"), said(text, "two")] == ["eins", "erstens", "zwei"]
    assert [said(text, "one", "second"), said(text, "three", n=5)] == ["secondly", "b"]


def forget():
    """Let no words be kept that were read."""
    for kept in (bundles._bundle, bundles._spoken):
        kept.cache_clear()


def test_the_terminal_says_in_english_what_a_language_lacks(monkeypatch):
    files = {BASE: {"a.ftl": ENGLISH}, "de": {"a.ftl": OWN}}
    monkeypatch.setattr(bundles, "texts", lambda lang, folder: files[lang])
    forget()
    t = bundles.words("de")
    assert [t("one"), t("one.second"), t("three", n=1), t("four")] == ["eins", "secondly", "a", "⟦four⟧"]
    forget()


def test_a_text_is_made_once_for_each_number_and_each_word(monkeypatch):
    monkeypatch.setattr(bundles, "texts", lambda lang, folder: {"a.ftl": ENGLISH})
    forget()
    made, format = [], FluentBundle.format_pattern
    monkeypatch.setattr(FluentBundle, "format_pattern", lambda *given: made.append(given) or format(*given))
    t = bundles.words(BASE)
    assert [t("three", n=n) for n in (1, 1.5, "1", 1, "1", 2)] == ["a", "b", "b", "a", "b", "b"] and len(made) == 4
    assert bundles.words(BASE, variant="ed2")("three", n=2) == "b" and len(made) == 4
    forget()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SOURCES)
def test_the_text_for_the_page_is_what_people_wrote(lang, game):
    written = "\n".join(text for name, text in bundles.texts(lang, folder(game)).items() if name not in OURS)
    texts = locales.page(lang, game), written
    made, meant = ([entry for entry in parse(text).body if isinstance(entry, ast.Message)] for text in texts)
    assert len(made) == len(meant) and all(map(ast.Message.equals, made, without_comments(meant)))
    assert not [line for line in texts[0].splitlines() if line.startswith(("#", "  "))]


def without_comments(entries):
    """Return messages as they are in a text without comments."""
    for entry in entries:
        entry.comment = None
    return entries


def test_the_poster_has_words_in_every_language():
    script = embedding.element(f"a; {embedding.NO_WORDS} {embedding.NO_GAMES} b;")
    assert all(f'"{lang}": {{"play": "' in script for lang in LANGUAGES)
    with pytest.raises(ValueError, match="hold"):
        embedding.element("no words")
