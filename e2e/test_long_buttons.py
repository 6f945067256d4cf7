"""Tests that the button that answers stays a button where its words are longest."""

import pytest

from drawn import PUT, place
from sanjuan.words.languages import LANGUAGES
from varied import drawn

LONGEST = {
    "alhambra-pay-3": ["green_5", "green_5"],
    "alhambra-turn-6": ["arcades_6@yellow"],
    "citadels-draft-8": ["tax_collector"],
    "citadels-laboratory": ["wishing_well"],
    "citadels-signed": ["blackmailer"],
    "build-4": ["silver_smelter"],
}
"""Answers whose button has many words, also in combination with a button that takes back."""
LINES = """() => {
  const button = document.querySelector('[data-act="confirm"]'), words = document.createRange();
  words.selectNodeContents(button);
  const tops = [...words.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top / 6));
  return [new Set(tops).size, Math.round(button.getBoundingClientRect().width)];
}"""


@pytest.mark.sample(1, first=2)
@pytest.mark.parametrize(
    ("size", "most", "least"), [((1440, 900), 2, 180), ((844, 390), 3, 95), ((390, 844), 3, 160)], ids=str
)
def test_the_words_of_an_answer_stay_few_lines(drawings, size, most, least):
    page = drawings(viewport=dict(zip(("width", "height"), size, strict=True)))
    for name, chosen in LONGEST.items():
        for lang in LANGUAGES:
            page.evaluate(PUT, [drawn(name, {"chosen": chosen}, lang, undo=True), lang, "day", *place(name)])
            lines, wide = page.evaluate(LINES)
            assert lines <= most and wide >= least, (name, lang, lines, wide)
