"""The page's Fluent says the same as the one the tests and the terminal use."""

import pytest

from sanjuan.terminal.bundles import LANGUAGES, words
from tests.words.messages import cases, patterns

SAID = """async ([lang, asked]) => {
  const fluent = await import("./web/js/fluent.js");
  fluent.add(lang, await (await fetch(`locales/${lang}.ftl`)).text());
  return asked.map(([id, attribute, args]) => fluent.format(lang, id, attribute, JSON.stringify(args)));
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_every_message_like_the_terminal(page, lang):
    spoken = [id for id in patterns(lang) if not id.startswith("term-")]
    asked = [(*f"{id}.".split(".")[:2], args) for id in spoken for args in cases(patterns(lang)[id])]
    t = words(lang, 1)
    expected = [t(f"{id}.{attribute}".rstrip("."), **args) for id, attribute, args in asked]
    assert page.evaluate(SAID, [lang, asked]) == expected
    assert len(expected) > 1000
