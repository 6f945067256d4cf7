"""The parts of the table: one element each, whatever is asked, so that each can be drawn alone."""

import json

import pytest

import tables
from tests.page.drawing import NAMES, Elements, load, pieces

QUESTION_AND_HANDS = 2


@pytest.mark.parametrize("name", [name for name in NAMES if "review" not in name and "curtain" not in name])
def test_every_part_of_the_table_is_one_element(name):
    state = load(name)
    if not state["frame"]:
        return
    parts = pieces(name)[1:-1]
    count = len(tables.at(state["frame"]).PARTS) + QUESTION_AND_HANDS
    assert [Elements(part).outermost for part in parts] == [1] * count, json.dumps(parts)[:300]
