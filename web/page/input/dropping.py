"""Dropping a dragged card, or a file, and what follows from it."""

import asyncio

from pyscript import document, window

from page import acts
from page.browser import files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play


def attend(play: "Play") -> None:
    """Take a file that is let go anywhere on the page for a record: without that the browser would show it instead."""
    files.dropped(lambda text: None if play.ui.bare else asyncio.create_task(acts.brought(play, text)))


def put(play: "Play", option: str, nth: int) -> None:
    """Choose an option that was dropped where it belongs: it is the answer at once if it goes with no other option."""
    if play.choice.final(option):
        play.drop(option)
    elif [option, nth] not in play.choice.marks:
        play.mark(option, nth)


def under(x: float, y: float) -> "Any":
    """Return what is at a point of the window under the shield, or None."""
    found = document.elementsFromPoint(x, y)
    return found[1] if found.length > 1 else None


def drop_at(x: float, y: float, goal: str) -> "Any":
    """Return the place at a point of the window that takes the dragged card, by its selector, or None."""
    element = under(x, y)
    return element.closest(goal) if element is not None else None


def nth_of(element: "Any", option: str) -> int:
    """Return the number of an element among those that show the same option."""
    for number, other in enumerate(document.querySelectorAll('[data-option="' + window.CSS.escape(option) + '"]')):
        if other.isSameNode(element):
            return number
    return 0
