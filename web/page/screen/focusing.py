"""The next place of the focus: what answers the question, never what has nothing to do."""

from pyscript import document
from pyscript.ffi import to_js

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.state import Ui

READY = '[data-option]:not([aria-disabled="true"]), #confirm:enabled, #undo:enabled'
"""The elements that may keep the focus when the next question comes."""
STOPS = "button:not([disabled]), a, input"
"""The elements that the focus may return to when a dialog closes."""
FOLDED = "details:not([open]) > :not(summary)"
"""The parts of which nothing is seen until they are unfolded, such as the list of ways to build over."""


def astray(now: "Any", answered: bool) -> bool:
    """Return whether the focus is useless: nowhere, or after an answer on nothing that can be answered next."""
    if now is None or now.isSameNode(document.body) or now.hasAttribute("disabled"):
        return True
    return answered and not now.matches(READY)


def question(ui: "Ui") -> "list[str]":
    """Return selectors of what answers the question, the best first; while others play, of what skips ahead."""
    if ui.review:
        return ["#review-next"]
    chosen = ["#confirm:enabled"] if ui.confirm else []
    options = ['[data-option][tabindex="0"]', '[data-option]:not([aria-disabled="true"])', "[data-act=lift]"]
    return chosen + options + ["#pass", "#ask .btn.go:enabled", "#skip:enabled", "main .btn.go"]


def visible(element: "Any") -> bool:
    """Return whether an element is on the screen at all: what is folded away has a place, but no focus."""
    boxes: int = element.getClientRects().length
    return boxes > 0 and element.closest(FOLDED) is None


def focus(*selectors: str, stay: bool = False) -> None:
    """Put the focus on the first element that can be seen, of the first selector that finds one.

    `stay`: nothing scrolls for it; a window is seen from its beginning, not from its last button on.
    """
    for selector in selectors:
        for element in document.querySelectorAll(selector):
            if visible(element):
                element.focus(to_js({"preventScroll": stay}))
                return


def back(opener: "Any", ui: "Ui", came: bool) -> None:
    """Put the focus where it was before a dialog opened, or on the question if that element is gone.

    If the question only `came` since then, what does not answer it does not get the focus either.
    """
    there = opener is not None and opener.isConnected and visible(opener) and opener.matches(STOPS)
    if there and not astray(opener, came):
        opener.focus()
    else:
        focus(*question(ui))
