"""The whole screen: which drawing a state of the page calls for."""

from draw_dialogs import curtain, dialog
from draw_setup import setup
from draw_table import table


def screen(frame, ui, t):
    """Return the HTML of the whole page for a frame of the engine (None: no game yet) and the page's state.

    Behind the curtain nothing else is drawn: what is not in the page cannot be peeped at.
    """
    if frame is None:
        return setup(ui, t) + dialog(None, ui, t)
    if frame["curtain"] is not None:
        return curtain(frame, ui, t) + (dialog(frame, ui, t) if ui.get("dialog") == "message" else "")
    return table(frame, ui, t) + dialog(frame, ui, t)
