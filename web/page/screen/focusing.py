"""The next place of the focus: what answers the question, never what has nothing to do."""

from pyscript import document
from pyscript.ffi import to_js

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.state import Ui

READY = '[data-option]:not([aria-disabled="true"]), #confirm:enabled, #undo:enabled'
"""The elements that may keep the focus when the next question comes."""


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


def focus(*selectors: str, stay: bool = False) -> None:
    """Put the focus on the first element that can be seen, of the first selector that finds one.

    `stay`: nothing scrolls for it; a window is seen from its beginning, not from its last button on.
    """
    for selector in selectors:
        for element in document.querySelectorAll(selector):
            if element.offsetParent or element.getClientRects().length:
                element.focus(to_js({"preventScroll": stay}))
                return
