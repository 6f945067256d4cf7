"""Windows over the table: a close-up, the whole log, the menu, a message, the curtain, the table's own windows."""

import tables
from page.kit.html import button, tag
from page.kit.parts import brought
from page.kit.window import closing, window
from page.screen.curtain import curtain
from page.screen.menu import menu
from page.screen.message import message
from page.settings.draw import keys, settings
from page.share.draw import introduction, share
from page.table.log import filters, whole
from page.table.score import score
from page.table.turn_summary import digest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from page.types import Frame
    from sanjuan.words.words import Words


def log(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the whole log."""
    body = filters(ui, t) + tag("div", [("class", "scroll"), ("tabindex", "0")], whole(frame, ui, t))
    buttons = closing(t) + button(t("act-menu"), [("data-act", "menu")])
    return window(t("table-log"), body + tag("div", [("class", "btns")], buttons), t, "logw")


def hands(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the hands of all players, in a game that is looked back at."""
    hands = brought("review").all_hands(frame, ui, t)
    return window(t("review-hands"), hands + tag("div", [("class", "btns")], closing(t)), t, "handsw")


def zoom(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what is looked at close up, as its table draws it."""
    return tables.at(frame).zoom(frame, ui, t)


SHARED = {
    "zoom": zoom, "log": log, "menu": menu, "score": score, "curtain": curtain, "hands": hands, "share": share,
    "introduction": introduction, "digest": digest, "keys": keys,
}  # fmt: skip
"""The windows of every table, by the name that opens them."""


def shows_table(frame: "Frame", name: "str | None") -> bool:
    """Return whether the window of a name shows nothing but what a frame, the page's state and the words tell."""
    own = tables.at(frame).DIALOGS
    return name is not None and (name in ("log", "zoom") or name in own or name.split("-")[0] in own)


def dialog(frame: "Frame | None", ui: "Ui", t: "Words") -> str:
    """Return the open dialog as HTML, "" when none is open; a message, the settings and the curtain need no game."""
    open_now = ui.dialog
    if open_now == "message":
        return message(ui, t)
    if open_now == "statistics":
        statistics: str = brought("history").draw(frame, ui, t)
        return statistics
    if open_now == "together":
        return str(brought("together").window(frame, ui, t))
    if open_now == "settings":
        return settings(frame, ui, t)
    if not frame or not open_now:
        return ""
    own = tables.at(frame).DIALOGS
    return (SHARED.get(open_now) or own.get(open_now) or own[open_now.split("-")[0]])(frame, ui, t)
