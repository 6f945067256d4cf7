"""No junk in a scenario file makes the runner fall over: it answers with sentences."""

import copy
import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sanjuan.games import GAMES
from sanjuan.scenario.load import scenario
from sanjuan.scenario.play import play
from sanjuan.scenario.shapes import Unfit
from tests.scenarios.texts import WHOLE

pytestmark = pytest.mark.slow
DATA = tomllib.loads(WHOLE)
WORDS = st.sampled_from(
    ["palace", "well", "indigo_plant@0", "builder", "chapel", "seat.0.hand", "at", "end", "san_juan"]
)
SIMPLE = st.booleans() | st.integers(-3, 200) | st.floats(allow_nan=False) | st.text(max_size=5) | WORDS
JUNK = st.recursive(
    SIMPLE, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS | st.text(max_size=4), inner, max_size=3)
)


def places(data, path=()):
    """Return the paths to all values inside nested lists and tables."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *[place for key, value in items for place in places(value, (*path, key))]]


def problems(data):
    try:
        return play(scenario(data), GAMES)
    except Unfit as error:
        return [str(error)]


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.sampled_from(places(DATA)[1:]), JUNK)
def test_a_value_replaced_by_junk(path, junk):
    data = copy.deepcopy(DATA)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = junk
    assert all(isinstance(sentence, str) and sentence for sentence in problems(data))


@settings(max_examples=200, deadline=None, derandomize=True)
@given(
    st.sampled_from(["options", "position", "expect"]), st.dictionaries(WORDS | st.text(max_size=8), JUNK, max_size=3)
)
def test_a_table_of_junk(key, junk):
    assert all(isinstance(sentence, str) and sentence for sentence in problems(DATA | {key: junk}))
