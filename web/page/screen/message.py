"""A message over the table or the form."""

from page.kit.html import button, esc, tag

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.state import Ui
    from page.types import Message
    from sanjuan.words.words import Words


def message(ui: "Ui", t: "Words") -> str:
    """Return a message with its buttons; text and labels are words already."""
    note: Message | Any = ui.message
    buttons = ""
    for i, (act, label) in enumerate(note["acts"]):
        buttons += button(label, [("data-act", act), ("id", "message-" + act)], "btn go" if i == 0 else "btn")
    body = tag("p", [], esc(note["text"])) + tag("div", [("class", "btns")], buttons)
    pairs = [("class", "veil messagev"), ("id", "dialog"), ("role", "alertdialog"), ("aria-modal", "true")]
    inner = tag("div", [("class", "window plate")], tag("h2", [], esc(note["title"])) + body)
    return tag("div", pairs + [("aria-label", note["title"])], inner)
