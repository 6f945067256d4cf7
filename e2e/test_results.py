"""The score sheet: what to do next stands in even rows, and a long sheet is seen at once on tablets and laptops."""

import pytest

from drawn import show
from sanjuan.words.languages import LANGUAGES
from sizes import ready

SHEETS = ["final-4", "alhambra-final-4", "citadels-final-8", "counting-4", "score-hints-4"]
LONG = "alhambra-final-4"
"""Eighteen rows and three heads, however many play."""
ROWS = """() => {
  const rows = {};
  for (const one of document.querySelectorAll(".scorev .tabw > .btns > .btn")) {
    (rows[Math.round(one.getBoundingClientRect().top)] ||= []).push(one.textContent.trim());
  }
  return Object.values(rows);
}"""
HIDDEN = """() => {
  const foot = document.querySelector(".scorev .tabw > .btns").getBoundingClientRect().top;
  const rows = [...document.querySelectorAll(".points tr")];
  return rows.filter(row => row.getBoundingClientRect().bottom > foot + 1).map(row => row.textContent);
}"""


@pytest.mark.sample(1)
@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1440, 900)])
def test_no_button_of_a_result_stands_alone_and_a_long_sheet_is_whole(drawings, width, height):
    touch = width < 1000
    page = drawings(viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch)
    ready(page)
    for name in SHEETS:
        for lang in LANGUAGES:
            show(page, name, lang)
            rows = page.evaluate(ROWS)
            assert len(rows) == 1 or all(len(row) > 1 for row in rows), (name, lang, rows)
            if name == LONG and width >= 600:
                assert page.evaluate(HIDDEN) == [], lang
