"""The message files of all languages: well-formed, alike and complete. How they are typeset: test_typography.py."""

import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast

from sanjuan.words.bundles import texts, words
from sanjuan.words.languages import BASE, LANGUAGES
from tests.words.messages import SOURCES, VARIANT, base, cases, folder, ids, parsed, patterns

EVERY = pytest.mark.parametrize("source", SOURCES, ids=lambda source: source or "all games")
"""Over the words that all games share and each game's own."""
OTHERS = [lang for lang in LANGUAGES if lang != BASE]
FORMS = {"zero", "one", "two", "few", "many"}
ROOT = Path(__file__).resolve().parents[2]


@EVERY
def test_every_folder_is_offered_and_every_language_offered_has_a_folder(source):
    assert sorted(LANGUAGES) == sorted(path.name for path in folder(source).iterdir())


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_parses(lang, source):
    junk = [
        entry.content for tree in parsed(lang, source).values() for entry in tree.body if isinstance(entry, ast.Junk)
    ]
    assert junk == []


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_is_there_twice(lang, source):
    names = [
        entry.id.name for tree in parsed(lang, source).values() for entry in tree.body if isinstance(entry, ast.Message)
    ]
    assert sorted(names) == sorted(set(names))


@EVERY
@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_files_and_ids(lang, source):
    assert list(texts(lang, folder(source))) == list(texts("en", folder(source)))
    assert ids(lang, source) ^ ids("en", source) == set()


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_wording_takes_the_same_arguments(lang, source):
    other = [
        id
        for id in patterns(lang, source)
        if patterns(lang, source)[id].arguments != patterns("en", source)[base(id)].arguments
    ]
    assert other == []


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wording_of_a_variant_is_one_of_a_message(lang, source):
    assert ids(lang, source) - set(patterns(lang, source)) == set()


@EVERY
@pytest.mark.parametrize("lang", OTHERS)
def test_what_a_variant_words_otherwise_in_english_it_words_otherwise_everywhere(lang, source):
    assert {id for id in patterns(BASE, source) if f"-{VARIANT}" in id} - set(patterns(lang, source)) == set()


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_a_number_is_counted_there_is_every_plural_form_of_the_language(lang, source):
    plural = Locale.parse(lang).plural_form
    wanted = {plural(number) for number in range(200)} - {"other"}
    counted = [
        (id, keys) for id, used in patterns(lang, source).items() for keys in used.tested.values() if keys & FORMS
    ]
    assert [(id, keys) for id, keys in counted if keys & FORMS != wanted] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_that_are_counted_are_found(lang):
    used = [keys for pattern in patterns(lang).values() for keys in pattern.tested.values()]
    assert any(keys & FORMS for keys in used)


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", ["", VARIANT])
def test_every_message_can_be_said(lang, variant, source):
    t = words(lang, source, variant)
    for id in ids(lang, source):
        varied = f"{id.split('.')[0]}-{variant}{id[len(id.split('.')[0]) :]}"
        pattern = patterns(lang, source)[varied if varied in patterns(lang, source) else id]
        for args in cases(pattern):
            said = t(id, **args)
            assert said == said.strip() != "" and not set("{}⟦⟧") & set(said), id
    assert t.missing == []


WITH_ARTICLE = ("a", "the", "card", "old", "building", "role", "event", "cards", "goods")


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_begin_with_a_capital_and_end_with_a_full_stop(lang, source):
    t = words(lang, source)
    for id in [id for id in ids(lang, source) if re.match(r"(fact|why|error)-(?!.*\.each$)", id)]:
        args = {name: "the well" if name in WITH_ARTICLE else "Ana" for name in patterns(lang, source)[id].arguments}
        said = t(id, **args)
        assert said[0].isupper() and said[-1] in ".?!", id


def test_every_message_file_is_put_into_the_wheel():
    packed = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]["package-data"]["sanjuan"]
    files = [path.relative_to(ROOT / "sanjuan").as_posix() for path in (ROOT / "sanjuan").rglob("*.ftl")]
    assert [file for file in files if not any(fnmatch(file, pattern) for pattern in packed)] == []
