"""The text fields of the lobby: what is written in them outlives a drawing."""

from pyscript import document, window
from pyscript.js_modules import deals as js_deals

from page.browser.device import data

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play

REPLY, NAME, WORD = "reply", "called", "word"
"""The link that came back, at the host's; the own name and the word of a table, at a guest's."""


def text(name: str) -> str:
    """Return what is written in a field, "" if it is not on show."""
    field = document.querySelector('[data-field="' + name + '"]')
    return str(field.value) if field else ""


def write(name: str, text: str) -> None:
    """Put a text into a field, if that is on show."""
    field = document.querySelector('[data-field="' + name + '"]')
    if field:
        field.value = text


def draw(play: "Play") -> None:
    """Draw the page, and leave what is written."""
    kept = [(name, text(name)) for name in (REPLY, NAME, WORD)]
    play.show()
    for name, before in kept:
        if before:
            write(name, before)


async def copy(play: "Play", element: "Any") -> None:
    """Put the link of a button on the clipboard; where that is forbidden, as in a frame, select it."""
    if not await js_deals.copy(data(element, "value") or ""):
        window.getSelection().selectAllChildren(element.parentElement.querySelector(".code"))
