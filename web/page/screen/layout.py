"""The whole screen: which drawing a state of the page calls for.

What the form does not need is imported when it is drawn: `runtime/parts.js` has done so by then, after the form.
"""

from page.kit.html import lit
from page.kit.parts import READY, brought
from page.kit.window import under
from page.setup.form import setup
from page.setup.home import home

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from page.kit.memo import Late
    from page.kit.window import Screen
    from page.state import Ui
    from page.types import Frame
    from sanjuan.words.words import Words


def looking_back(ui: "Ui") -> bool:
    """Return whether something of the past is on show; a moment of a running game only when it has been fetched."""
    look = ui.review
    return bool(look) and not (look.get("live") and look["at"] is None)


def pieces(frame: "Frame | None", ui: "Ui", t: "Words") -> "list[str]":
    """Return the HTML of the whole page in pieces, for a frame of the engine (None: no game yet) and the page's state.

    With a table these are its opening tag, its parts, and its end with the window over it.
    """
    made = drawn(frame, ui, t)
    if not isinstance(made, list):
        return [lit(made, ui.theme)]
    return made[:-1] + [lit(made[-1], ui.theme)]


def address(frame: "Frame | None", ui: "Ui", t: "Words") -> None:
    """Let the words know the variant of the game, and the names at the table."""
    t.variant, t.seats = frame["table"]["variant"] if frame else t.wording.variant(ui.setup), ui.names


def sheet(ui: "Ui", t: "Words") -> str:
    """Return what is shown while nothing is played: all games, the form of one, or the lobby where some are awaited."""
    if ui.together:
        return str(brought("together").lobby(ui, t))
    return home(ui, t) if ui.home else setup(ui, t)


def drawn(frame: "Frame | None", ui: "Ui", t: "Words") -> "Screen":
    """Return the page as pieces if there is a table (which is lit already), else as HTML not yet lit.

    Behind the curtain is the table as a spectator sees it: what is not in the page cannot be spied on.
    """
    if frame is None and not ui.dialog:
        return under(brought("learn").place(ui, t) if ui.learn else sheet(ui, t), "")
    from page.screen.curtain import curtain
    from page.screen.dialogs import dialog

    if frame is None:
        return under(sheet(ui, t), dialog(None, ui, t))
    if frame["curtain"] is not None:
        message = dialog(frame, ui, t) if ui.dialog == "message" else ""
        return under(played(frame, ui, t), curtain(frame, ui, t) + message)
    if looking_back(ui):
        past: Screen = brought("review").draw(frame, ui, t)
        return past
    return under(played(*before_window(frame, ui), t), opened(frame, ui, t))


def before_window(frame: "Frame", ui: "Ui") -> "tuple[Frame, Ui]":
    """Return a frame and the state as the table shows them: as they were before what an open window only now says."""
    import tables

    hold = tables.at(frame).HOLDS if ui.shows and ui.dialog else None
    return hold(frame, ui) if hold else (frame, ui)


def opened(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the window over a table, "" if none is open; one that shows the table alone is kept."""
    from page.kit.memo import kept
    from page.screen.dialogs import dialog, shows_table

    if not ui.dialog:
        return ""
    return kept("window", frame, ui, t, dialog) if shows_table(frame, ui.dialog) else dialog(frame, ui, t)


def over(frame: "Frame | None", ui: "Ui") -> "str | None":
    """Return the name of what is over the page and has the focus: a window, the curtain, the review of a game."""
    if frame and frame["curtain"] is not None:
        return "idle" if frame.get("idle") else "curtain"
    look = ui.review
    return ui.dialog or ("review" if look and look["at"] is None and not look["live"] else None)


def opens(drawn: "Frame | None", frame: "Frame | None", ui: "Ui") -> bool:
    """Return whether a window opens together with a frame over the table, on which another one (`drawn`) lies now."""
    if drawn is None or frame is None or frame is drawn or not ui.dialog or looking_back(ui):
        return False
    return drawn["curtain"] is None and frame["curtain"] is None


def ahead(frame: "Frame", ui: "Ui", t: "Words", late: "Late") -> "Iterator[str]":
    """Draw the parts of the table of a frame that is about to be shown, one at a time, to be kept until it is.

    One that takes long is cut short when it is `late`, and continued after the pause.
    """
    if not frame.get("task") and (not looking_back(ui) or frame["curtain"] is not None):
        from page.table.table import ahead

        yield from ahead(frame, ui, t, late)
        yield from window_ahead(frame, ui, t, late)


def window_ahead(frame: "Frame", ui: "Ui", t: "Words", late: "Late") -> "Iterator[str]":
    """Draw a window that shows the table alone, a long one a piece at a time, to be kept until it is shown."""
    from page.kit.memo import by_details
    from page.screen.dialogs import shows_table

    if frame["curtain"] is not None or looking_back(ui) or not ui.dialog or not shows_table(frame, ui.dialog):
        return
    if ui.dialog == "log":
        from page.table.log import ahead

        yield from ahead(frame, ui, t)
    for html in by_details(late, opened, frame, ui, t):
        yield lit(html, ui.theme)


def played(frame: "Frame", ui: "Ui", t: "Words") -> "Screen":
    """Return the table in pieces; with a lesson, a puzzle or the first game on it the coach has a say."""
    from page.table.table import table

    if frame.get("task"):
        pieces: Screen = brought("learn").table(frame, ui, t)
    elif frame.get("coached") is not None and "learn" in READY:
        pieces = brought("learn").coached(frame, ui, t)
    else:
        pieces = table(frame, ui, t)
    return pieces
