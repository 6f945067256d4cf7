"""Drawings kept as long as what they show is the same: a click redraws what it changes, not the whole table. Pure.

A drawing is kept with all that it has read of the page's state, and drawn again when one of these things has changed,
or the frame or the words are others. So no list has to be kept of what each drawing depends on.
"""

MISSING = object()
_drawings = {}


class Reader:
    """The page's state as a drawing reads it; `read` are the things it has read, as they were, by their names."""

    def __init__(self, ui):
        self.ui = ui
        self.read = {}

    def __getitem__(self, name):
        """Return a thing of the state. Errors: KeyError where there is none."""
        self._note(name)
        return self.ui[name]

    def __contains__(self, name):
        """Say whether the state has a thing."""
        self._note(name)
        return name in self.ui

    def get(self, name, default=None):
        """Return a thing of the state, the default where there is none."""
        self._note(name)
        return self.ui.get(name, default)

    def _note(self, name):
        if name not in self.read:
            self.read[name] = still(self.ui.get(name, MISSING))


def still(value):
    """Return what a value is now: lists and dictionaries of the state are changed in place."""
    if isinstance(value, list):
        return list(value)
    return dict(value) if isinstance(value, dict) else value


def kept(name, frame, ui, t, draw):
    """Return the drawing of a part of the table, `draw(frame, ui, t)`, made anew only where that may change it.

    `name` is the part's; of each part one drawing is kept.
    """
    old = _drawings.get(name)
    if old is not None and _same(old, frame, ui, t):
        return old[0]
    reader = Reader(ui)
    html = draw(frame, reader, t)
    _drawings[name] = (html, frame, t, t.edition, reader.read)
    return html


def _same(old, frame, ui, t):
    _, seen, words, edition, read = old
    if seen is not frame or words is not t or edition != t.edition:
        return False
    for name in read:
        if ui.get(name, MISSING) != read[name]:
            return False
    return True
