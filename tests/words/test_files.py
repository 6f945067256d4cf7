"""The message files of all languages: well-formed, alike, and typeset as their language wants."""

import json
import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest
import settings
from fluent.syntax import ast

from sanjuan import transcript
from sanjuan.terminal.bundles import LANGUAGES, texts, words
from tests.words.messages import EDITION, base, cases, ids, parsed, patterns

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
NBSP = "\u00a0"
ROOT = Path(__file__).resolve().parents[2]


def test_terminal_transcript_and_page_offer_the_languages_that_have_a_folder():
    folders = sorted(path.name for path in (ROOT / "sanjuan" / "locales").iterdir())
    assert sorted(LANGUAGES) == sorted(settings.LANGUAGES) == sorted(transcript.LANGUAGES) == folders
    page = (ROOT / "index.html").read_text("utf-8")
    assert json.dumps(list(settings.LANGUAGES)) in page and f"({'|'.join(settings.LANGUAGES)})" in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_parses(lang):
    junk = [entry.content for tree in parsed(lang).values() for entry in tree.body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_is_there_twice(lang):
    names = [entry.id.name for tree in parsed(lang).values() for entry in tree.body if isinstance(entry, ast.Message)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_files_and_ids(lang):
    assert list(texts(lang)) == list(texts("en"))
    assert ids(lang) ^ ids("en") == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_wording_takes_the_same_arguments(lang):
    other = [id for id in patterns(lang) if patterns(lang)[id].arguments != patterns("en")[base(id)].arguments]
    assert other == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wording_of_an_edition_has_one_for_all_editions(lang):
    assert ids(lang) - set(patterns(lang)) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", [1, 2])
def test_every_message_can_be_said(lang, edition):
    t = words(lang, edition)
    for id in ids(lang):
        variant = f"{id.split('.')[0]}{EDITION}{id[len(id.split('.')[0]) :]}"
        pattern = patterns(lang)[variant if edition == 2 and variant in patterns(lang) else id]
        for args in cases(pattern):
            said = t(id, **args)
            assert said == said.strip() != "" and "{" not in said, id
    assert t.missing == []


WITH_ARTICLE = ("a", "the", "card", "old", "building", "role", "event", "cards", "goods")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_begin_with_a_capital_and_end_with_a_full_stop(lang):
    t = words(lang)
    for id in [id for id in ids(lang) if re.match("(fact|why|error)-", id)]:
        args = {name: "the well" if name in WITH_ARTICLE else "Ana" for name in patterns(lang)[id].arguments}
        said = t(id, **args)
        assert said[0].isupper() and said[-1] in ".?!", id


@pytest.mark.parametrize(
    ("lang", "said"), [("en", ["0 cards", "1 card", "2 cards"]), ("fr", ["0 carte", "1 carte", "2 cartes"])]
)
def test_plurals_follow_the_language(lang, said):
    assert [words(lang)("label-cards", n=n) for n in (0, 1, 2)] == said


def offending(lang, wrong):
    """Return the texts of a language in which a wrong sequence is found."""
    return [text for pattern in patterns(lang).values() for text in pattern.texts if re.search(wrong, text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_use_real_apostrophes_quotes_dashes_and_dots(lang):
    assert offending(lang, r"'|\"|\.\.\.| - |  ") == []


def test_french_has_a_no_break_space_before_double_signs_and_inside_quotes():
    assert offending("fr", rf"(^|[^{NBSP}])[:;!?](\s|$)") == []
    assert offending("fr", rf"«[^{NBSP}]|[^{NBSP}]»") == []


def test_french_elides():
    assert (
        offending("fr", r"(?i)\b(le|la|de|que|ne|se|je|me|te) [aeiouyâàéèêîôû]|\b(le|la|de) h[ôeéi]|\bsi ils?\b") == []
    )


def test_every_message_file_is_put_into_the_wheel():
    packed = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]["package-data"]["sanjuan"]
    files = [path.relative_to(ROOT / "sanjuan").as_posix() for path in (ROOT / "sanjuan" / "locales").rglob("*.ftl")]
    assert [file for file in files if not any(fnmatch(file, pattern) for pattern in packed)] == []
