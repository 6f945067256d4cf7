"""The parts of the table: one element each, whatever is asked, so that each can be drawn alone."""

import json
from html.parser import HTMLParser

import pytest

import tables
from page.draw import layout
from page.state import Ui
from tests.page.drawing import NAMES, load, speak

QUESTION_AND_HANDS = 2
VOID = ("img", "input", "br")


class Roots(HTMLParser):
    """Counts the elements that lie in no other."""

    def __init__(self, html):
        super().__init__()
        self.deep = self.count = 0
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        self.count += self.deep == 0
        self.deep += tag not in VOID

    def handle_endtag(self, tag):
        self.deep -= 1


@pytest.mark.parametrize("name", [name for name in NAMES if "review" not in name and "curtain" not in name])
def test_every_part_of_the_table_is_one_element(name):
    state = load(name)
    if not state["frame"]:
        return
    frame, ui = state["frame"], Ui(**state["ui"] | {"lang": "en", "theme": "day"})
    parts = layout.pieces(frame, ui, speak(state))[1:-1]
    assert [Roots(part).count for part in parts] == [1] * (len(tables.at(frame).PARTS) + QUESTION_AND_HANDS), (
        json.dumps(parts)[:300]
    )
