"""Tests that damaged texts of records and positions are recognised, and that none crashes the reader."""

import copy
import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sanjuan.games import GAMES
from sanjuan.table import position
from sanjuan.table.record import Damaged, OtherRules, Record, read

GAME = GAMES["san_juan"]
SIMPLE = st.none() | st.booleans() | st.integers(-2, 99) | st.floats(allow_nan=False) | st.text(max_size=4)
JUNK = st.recursive(SIMPLE, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner))
often = settings(max_examples=200, deadline=None, derandomize=True)


def played():
    """Return a game after a few answers."""
    rng, record = Random(1), Record(GAME, 3, 1, {"edition": 1})
    for _ in range(12):
        ask = record.state.ask
        record.answer(rng.sample(ask.options, ask.least))
    return record


RECORD = json.loads(played().to_json())
POSITION = json.loads(position.write(played().state))


def places(data, path=()):
    """Return the paths to all values inside nested lists and objects."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *[place for key, value in items for place in places(value, (*path, key))]]


def damaged(data, path, junk):
    """Return the data as text, with the value at the path replaced."""
    if not path:
        return json.dumps(junk)
    data = copy.deepcopy(data)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = junk
    return json.dumps(data)


@pytest.mark.slow
@often
@given(st.sampled_from(places(RECORD)), JUNK)
def test_records(path, junk):
    try:
        assert read(damaged(RECORD, path, junk), GAMES).state is not None
    except (Damaged, OtherRules) as error:
        assert str(error)


@pytest.mark.slow
@often
@given(st.sampled_from(places(POSITION)), JUNK)
def test_positions(path, junk):
    try:
        position.read(damaged(POSITION, path, junk), GAME.parts())
    except position.Unreadable as error:
        assert str(error)


@pytest.mark.slow
@often
@given(st.text() | st.text(alphabet='[]{}",:0'))
def test_texts(text):
    try:
        read(text, GAMES)
    except (Damaged, OtherRules) as error:
        assert str(error)
