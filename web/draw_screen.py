"""The whole screen: which drawing a state of the page calls for.

What the form does not need is imported when it is drawn: `web/js/parts.js` has done so by then, after the form.
"""

from draw_parts import lit
from draw_setup import setup
from draw_window import under
from parts import READY, brought


def looking_back(ui):
    """Tell whether something of the past is on show; a moment of a running game only when it has been fetched."""
    look = ui.get("review")
    return bool(look) and not (look.get("live") and look["at"] is None)


def pieces(frame, ui, t):
    """Return the HTML of the whole page in pieces, for a frame of the engine (None: no game yet) and the page's state.

    With a table these are its opening tag, its parts, and its end with the window over it.
    """
    made = drawn(frame, ui, t)
    if not isinstance(made, list):
        return [lit(made, ui["theme"])]
    return made[:-1] + [lit(made[-1], ui["theme"])]


def drawn(frame, ui, t):
    """Return the page as pieces where there is a table (which is lit already), else as HTML not yet lit.

    Behind the curtain nothing else is drawn: what is not in the page cannot be peeped at.
    """
    if frame is None and not ui.get("dialog"):
        return under(brought("learn").place(ui, t) if ui.get("learn") else setup(ui, t), "")
    from draw_dialogs import curtain, dialog

    if frame is None:
        return under(setup(ui, t), dialog(None, ui, t))
    if frame["curtain"] is not None:
        return curtain(frame, ui, t) + (dialog(frame, ui, t) if ui.get("dialog") == "message" else "")
    if looking_back(ui):
        return brought("review").draw(frame, ui, t)
    return under(played(frame, ui, t), dialog(frame, ui, t))


def played(frame, ui, t):
    """Return the table in pieces; with a lesson, a puzzle or the first game on it the coach has a say."""
    from draw_table import table

    if frame.get("task"):
        return brought("learn").table(frame, ui, t)
    if frame.get("coached") is not None and "learn" in READY:
        return brought("learn").coached(frame, ui, t)
    return table(frame, ui, t)
