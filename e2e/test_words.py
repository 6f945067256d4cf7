"""The page's Fluent says the same as the one the tests and the terminal use."""

from pathlib import Path

from locales import NOT_FOR_THE_PAGE
from playing import wait_for_state
from runtime import page_files
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from tests.words.messages import SOURCES, cases, parsed, patterns

ROOT = Path(__file__).resolve().parents[1]
PARTS = sorted((ROOT / "web").glob(page_files.PARTS))

SAID = """async ([place, files, asked]) => {
  const fluent = window[Symbol.for("polyscript.js_modules")].get("fluent");
  for (const file of files)
    if (!fluent.loaded(file)) fluent.add(place, file, await (await fetch(`locales/${file}.ftl`)).text());
  return asked.map(([id, attribute, args]) => fluent.format(place, id, attribute, JSON.stringify(args)));
}"""


def left_out(lang, source):
    """Return the messages of the files that the page does not get."""
    bodies = [
        entry for name in NOT_FOR_THE_PAGE & set(parsed(lang, source)) for entry in parsed(lang, source)[name].body
    ]
    return {entry.id.name for entry in bodies if hasattr(entry, "id")}


def test_the_page_says_every_message_like_the_terminal(page, dist):
    wait_for_state(page, "setup")
    said = [says_every_message(page, dist, lang, source) for lang in LANGUAGES for source in SOURCES]
    assert sum(said) > 1000 * len(LANGUAGES)


def says_every_message(page, dist, lang, source):
    """Compare a whole language, of one source; return how many texts were compared."""
    place = f"{lang}.{source}".rstrip(".")
    files = [place, *(f"{place}.{path.parent.name}" for path in PARTS)]
    assert all((dist / "locales" / f"{file}.ftl").exists() for file in files)
    spoken = [id for id in patterns(lang, source) if id.split(".")[0] not in left_out(lang, source)]
    asked = [(*f"{id}.".split(".")[:2], args) for id in spoken for args in cases(patterns(lang, source)[id])]
    t = words(lang, source)
    expected = [t(f"{id}.{attribute}".rstrip("."), **args) for id, attribute, args in asked]
    assert page.evaluate(SAID, [place, files, asked]) == expected
    return len(expected)


QUOTES = {"en": "auto", "fr": '"«\u00a0" "\u00a0»"', "de": '"„" "“"', "es": '"«" "»"'}
"""The computed styles; browsers write English as is usual."""


def test_what_somebody_says_is_in_the_quotes_of_the_language(drawings):
    page = drawings()
    page.evaluate("document.getElementById('app').innerHTML = '<p class=word><q>.</q></p>'")
    for lang in LANGUAGES:
        page.evaluate("lang => { document.documentElement.lang = lang; }", lang)
        assert page.evaluate("getComputedStyle(document.querySelector('q')).quotes") == QUOTES[lang]
