"""The message files of all languages: well-formed, alike and complete. How they are typeset: test_typography.py."""

import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast

from sanjuan.languages import BASE, LANGUAGES
from sanjuan.terminal.bundles import texts, words
from tests.words.messages import EDITION, base, cases, ids, parsed, patterns

OTHERS = [lang for lang in LANGUAGES if lang != BASE]
FORMS = {"zero", "one", "two", "few", "many"}
ROOT = Path(__file__).resolve().parents[2]


def test_every_folder_is_offered_and_every_language_offered_has_a_folder():
    assert sorted(LANGUAGES) == sorted(path.name for path in (ROOT / "sanjuan" / "locales").iterdir())


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


@pytest.mark.parametrize("lang", OTHERS)
def test_what_an_edition_words_otherwise_in_english_it_words_otherwise_everywhere(lang):
    assert {id for id in patterns(BASE) if EDITION in id} - set(patterns(lang)) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_a_number_is_counted_there_is_every_plural_form_of_the_language(lang):
    plural = Locale.parse(lang).plural_form
    wanted = {plural(number) for number in range(200)} - {"other"}
    counted = [(id, keys) for id, used in patterns(lang).items() for keys in used.tested.values() if keys & FORMS]
    assert [(id, keys) for id, keys in counted if keys & FORMS != wanted] == []
    assert counted


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", [1, 2])
def test_every_message_can_be_said(lang, edition):
    t = words(lang, edition)
    for id in ids(lang):
        variant = f"{id.split('.')[0]}{EDITION}{id[len(id.split('.')[0]) :]}"
        pattern = patterns(lang)[variant if edition == 2 and variant in patterns(lang) else id]
        for args in cases(pattern):
            said = t(id, **args)
            assert said == said.strip() != "" and not set("{}⟦⟧") & set(said), id
    assert t.missing == []


WITH_ARTICLE = ("a", "the", "card", "old", "building", "role", "event", "cards", "goods")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_begin_with_a_capital_and_end_with_a_full_stop(lang):
    t = words(lang)
    for id in [id for id in ids(lang) if re.match("(fact|why|error)-", id)]:
        args = {name: "the well" if name in WITH_ARTICLE else "Ana" for name in patterns(lang)[id].arguments}
        said = t(id, **args)
        assert said[0].isupper() and said[-1] in ".?!", id


def test_every_message_file_is_put_into_the_wheel():
    packed = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]["package-data"]["sanjuan"]
    files = [path.relative_to(ROOT / "sanjuan").as_posix() for path in (ROOT / "sanjuan" / "locales").rglob("*.ftl")]
    assert [file for file in files if not any(fnmatch(file, pattern) for pattern in packed)] == []
