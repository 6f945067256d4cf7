"""Every drawn state at every size: no word is cut or covered, nothing to press is out of reach, no name is gone."""

import pytest

from drawn import MADE, NAMES
from sanjuan.words.languages import LANGUAGES
from sizes import FINGER, MOUSE, ready, walk

STATES = [*NAMES, *MADE]
ALL = [*FINGER, *MOUSE]
SHARED = [(640, 360), (667, 375), (740, 360), *MOUSE]
"""Sizes that take turns: at each a third of the states is drawn, at the others a half; all of them in `make soak`."""
WHOLE = [size for size in ALL if size not in SHARED]
FRAME = (1184, 757)
ONCE_WRONG = {
    (640, 360): [("citadels-magic", "de"), ("citadels-character-6", "es"), ("counting-citadels-8", "de")],
    (667, 375): [("keep-2", "de"), ("shared-3", "de"), ("citadels-menu-over", "de")],
    (820, 1180): [("citadels-theater", "fr"), ("citadels-puzzle-wrong", "de")],
    (1024, 768): [("citadels-threat", "en")],
    (1280, 720): [("san_juan-rules-beside", lang) for lang in ("fr", "de", "es")],
    (1366, 768): [("san_juan-rules-beside", lang) for lang in ("de", "es")],
    (1440, 900): [("alhambra-exact-4", "de"), ("san_juan-rules-beside", "es")],
}
"""States in which something was wrong; they are drawn there every time."""


def taken_in_turn(size):
    """The states of a size, each with the one language it is drawn in here; the others come at the next size."""
    langs, number = list(LANGUAGES), ALL.index(size)
    turn, of = (SHARED.index(size), 3) if size in SHARED else (WHOLE.index(size) + 1, 2)
    taken = [(name, langs[(number + at) % len(langs)]) for at, name in enumerate(STATES) if (turn + at) % of == 0]
    return ONCE_WRONG.get(size, []) + taken


def seen(drawings, size, wanted):
    """Return the faults of states at a size, by name and language."""
    width, height = size
    touch = size in FINGER
    page = drawings(viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch)
    ready(page)
    return walk(page, size, wanted, touch)


def named(size):
    """A size in words."""
    return f"{size[0]}x{size[1]}"


@pytest.mark.sample(3, step=6)
@pytest.mark.parametrize("size", ALL, ids=named)
def test_every_state_is_whole(drawings, size):
    assert seen(drawings, size, taken_in_turn(size)) == {}


@pytest.mark.soak
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", ALL, ids=named)
def test_every_state_is_whole_in_every_language(drawings, size, lang):
    assert seen(drawings, size, [(name, lang) for name in STATES]) == {}


def test_where_a_page_gives_a_frame_its_room_looking_back_and_notes_are_whole(drawings):
    """The size of a frame on a page of documentation, between those of tablets and laptops."""
    names = [name for name in MADE if name.endswith(("-menu-over", "-stepping", "-unkept"))]
    assert seen(drawings, FRAME, [(name, lang) for name in names for lang in LANGUAGES]) == {}
