"""The page's Fluent says the same as the one the tests and the terminal use."""

from locales import NOT_FOR_THE_PAGE
from playing import wait_for_state

from sanjuan.languages import LANGUAGES
from sanjuan.terminal.bundles import words
from tests.words.messages import cases, parsed, patterns

SAID = """async ([lang, files, asked]) => {
  const fluent = window[Symbol.for("polyscript.js_modules")].get("fluent");
  for (const file of files)
    if (!fluent.loaded(file)) fluent.add(lang, file, await (await fetch(`locales/${file}.ftl`)).text());
  return asked.map(([id, attribute, args]) => fluent.format(lang, id, attribute, JSON.stringify(args)));
}"""


def left_out(lang):
    """The messages of the files that the page does not get."""
    bodies = [entry for name in NOT_FOR_THE_PAGE for entry in parsed(lang)[name].body]
    return {entry.id.name for entry in bodies if hasattr(entry, "id")}


def test_the_page_says_every_message_like_the_terminal(page, dist):
    wait_for_state(page, "setup")
    for lang in LANGUAGES:
        says_every_message(page, dist, lang)


def says_every_message(page, dist, lang):
    """Compare a whole language."""
    files = [path.stem for path in dist.glob(f"locales/{lang}.*ftl")]
    spoken = [id for id in patterns(lang) if id.split(".")[0] not in left_out(lang)]
    asked = [(*f"{id}.".split(".")[:2], args) for id in spoken for args in cases(patterns(lang)[id])]
    t = words(lang, 1)
    expected = [t(f"{id}.{attribute}".rstrip("."), **args) for id, attribute, args in asked]
    assert page.evaluate(SAID, [lang, files, asked]) == expected
    assert len(expected) > 1000
