"""The link of a deal or of a finished game, to be copied."""

from page.draw.html import button, esc, tag
from page.draw.window import closing, window

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from page.types import Frame
    from sanjuan.words.words import Words


def share(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the window with the link of this game, or of its deal."""
    shared = ui.share or {"what": "deal", "link": "", "copied": False}
    what = shared["what"]
    pairs = [("type", "text"), ("id", "share-link"), ("readonly", True), ("value", shared["link"])]
    field = tag("input", pairs + [("aria-label", t("share-link-" + what))])[: -len("</input>")]
    if what == "result":
        said = t("share-copied-result" if shared["copied"] else "share-copy-result")
    else:
        said = t("share-copied" if shared["copied"] else "share-copy")
    body = tag("p", [], esc(t("share-text-" + what))) + field
    body += tag("p", [("class", "remark"), ("role", "status")], esc(said))
    other = ("share", "act-share") if what == "game" else ("share-game", "act-share-game")
    buttons = closing(t)
    if frame["over"] and frame["over"].get("whole"):
        buttons += button(t(other[1]), [("data-act", other[0]), ("id", "share-other")])
    title = t({"game": "act-share-game", "deal": "act-share", "result": "act-copy-result"}[what])
    return window(title, body + tag("div", [("class", "btns")], buttons), t, "sharew")
