"""Drawings kept as long as what they show is the same: a click redraws what it changes, not the whole table. Pure.

A drawing is kept with everything that it has read of the page's state, and drawn again when one of these values, the
frame or the words have changed. So no list has to be kept of what each drawing depends on. A detail of a drawing
names what it shows, and is kept from frame to frame; so is the sentence about a fact of the log.

Where a table is drawn ahead, a drawing may be cut short after any detail: begun again, it finds those it has made.
"""

from sanjuan.words.telling import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

    from page.state import Ui
    from page.types import Fact, Frame
    from sanjuan.words.words import Words
    from tables.types import Draw

    Late = Callable[[], bool]

MOST_SENTENCES = 1000
"""The number of cached sentences: more than the longest game has."""
MOST_PAUSES = 50
"""The pauses of a drawing, after which it is made without any: a detail that is never the same must not block it."""
_parts: "dict[str, list[Any]]" = {}
_details: "dict[str, Any]" = {}
_sentences: "dict[str, Any]" = {}
_late: "list[Late]" = []


class Pause(Exception):
    """A drawing is cut short after one of its details: it is late."""


class Reader:
    """The page's state as a drawing reads it; `read` are the fields it has read, as they were, by their names."""

    def __init__(self, ui: "Ui") -> None:
        self.ui = ui
        self.read: dict[str, Any] = {}

    def __getattr__(self, name: str) -> "Any":
        """Return a field of the state."""
        value = getattr(self.ui, name)
        if name not in self.read:
            self.read[name] = still(value)
        return value


def still(value: "Any") -> "Any":
    """Return what a value is now: lists and dictionaries of the state are changed in place."""
    if isinstance(value, list):
        return list(value)
    return dict(value) if isinstance(value, dict) else value


def kept(name: str, frame: "Frame", ui: "Ui", t: "Words", draw: "Draw") -> str:
    """Return the drawing of a part of the table, `draw(frame, ui, t)`, drawn again only if that may change it.

    `name` is the part's; of each part one drawing is kept of the frame on show, one of that which is about to be.
    """
    old = _parts.get(name, [])
    for drawing in old:
        if _same(drawing, frame, ui, t):
            known: str = drawing[0]
            return known
    reader: Any = Reader(ui)
    html = draw(frame, reader, t)
    others = [drawing for drawing in old if drawing[1] is not frame]
    _parts[name] = [(html, frame, t, t.variant, reader.read)] + others[:1]
    return html


def _same(old: "tuple[str, Frame, Words, str, dict[str, Any]]", frame: "Frame", ui: "Ui", t: "Words") -> bool:
    _, seen, words, variant, read = old
    if seen is not frame or words is not t or variant != t.variant:
        return False
    for name in read:
        if getattr(ui, name) != read[name]:
            return False
    return True


def forget(frame: "Frame") -> None:
    """Forget every drawing that is not of this frame: behind a curtain nothing is left of a hand."""
    for name in _parts:
        _parts[name] = [drawing for drawing in _parts[name] if drawing[1] is frame]
    _details.clear()
    _sentences.clear()


def detail(name: str, seen: object, draw: "Callable[[], str]") -> str:
    """Return the drawing of a detail, `draw()`, drawn again only if anything that it shows, `seen`, has changed."""
    old = _details.get(name)
    if old is None or old[0] != seen:
        old = _details[name] = (seen, draw())
        if _late and _late[-1]():
            raise Pause
    return old[1]


def by_details(late: "Late", draw: "Callable[..., str]", *shown: "Any") -> "Iterator[str]":
    """Make a drawing that is kept, `draw(*shown)`, and yield it; yields "" before, after each detail made until `late`.

    `late` says whether a pause is due.
    """
    for _ in range(MOST_PAUSES):
        if _made(late, draw, shown):
            break
        yield ""
    yield draw(*shown)


def _made(late: "Late", draw: "Callable[..., str]", shown: "Sequence[Any]") -> bool:
    """Make a drawing; return False if it was cut short."""
    _late.append(late)
    try:
        draw(*shown)
    except Pause:
        return False
    finally:
        _late.pop()
    return True


def sentence(fact: "Fact", names: "list[str]", me: "int | None", t: "Words", form: str = "") -> str:
    """Return a fact as a sentence, made once; facts and lists of names are never changed in place."""
    place = form + str(id(fact))
    old = _sentences.get(place)
    if old is None or old[0] is not fact or old[1] is not t or old[2] != (names, me, t.variant):
        if len(_sentences) > MOST_SENTENCES:
            _sentences.clear()
        old = _sentences[place] = (fact, t, (names, me, t.variant), say(fact, names, me, t, form))
    return old[3]
