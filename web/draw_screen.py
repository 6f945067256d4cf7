"""The whole screen: which drawing a state of the page calls for."""

from draw_setup import setup


def screen(frame, ui, t):
    """Return the HTML of the whole page for a frame of the engine (None: no game yet) and the page's state."""
    if frame is None:
        return setup(ui, t)
    return ""
