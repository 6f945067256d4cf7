"""The link of a deal or of a finished game, or the lines that show a deal on a page, to be copied."""

from page.catalog.games import title_of
from page.kit.html import button, esc, tag
from page.kit.window import closing, window

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from page.types import Frame
    from sanjuan.words.words import Words

    Pairs = list[tuple[str, str | bool | None]]

OWN = ("lines", "result")
"""The kinds that are no link, and have sentences of their own on how they are copied."""
ROWS = 5


def introduction(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what a game that a link has brought says of itself, and what can be done with it."""
    over, game = (ui.share or {})["over"], frame["table"]["game"]
    order = sorted(range(len(over["scores"])), key=lambda seat: (-over["scores"][seat], seat))
    listed = ", ".join([ui.names[seat] + " " + str(over["scores"][seat]) for seat in order])
    text = t("shared-line", game=title_of(game, t.lang), list=listed)
    body = tag("p", [("class", "lead")], esc(text)) + tag("p", [("class", "remark")], esc(t("shared-text")))
    buttons = button(t("review-walk"), [("data-act", "close"), ("id", "close")], "btn go")
    buttons += button(t("act-same-deal"), [("data-act", "same-deal"), ("id", "same-deal")])
    buttons += button(t("act-score"), [("data-act", "review-close"), ("id", "see-score")])
    return window(t("shared-title"), body + tag("div", [("class", "btns")], buttons), t, "sharew")


def field(what: str, text: str, t: "Words") -> str:
    """Return the field with what is copied: lines, or one line."""
    pairs: Pairs = [("id", "share-link"), ("readonly", True), ("aria-label", t("share-link-" + what))]
    if what == "lines":
        return tag("textarea", pairs + [("rows", str(ROWS)), ("spellcheck", "false")], esc(text))
    return tag("input", pairs + [("type", "text"), ("value", text)])[: -len("</input>")]


def share(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the window with the link of this game, or of its deal, or with the lines for a page."""
    shared = ui.share or {"what": "deal", "link": "", "copied": False}
    what = shared["what"]
    said = t("share-" + ("copied" if shared["copied"] else "copy") + ("-" + what if what in OWN else ""))
    body = tag("p", [], esc(t("share-text-" + what))) + field(what, shared["link"], t)
    body += tag("p", [("class", "remark"), ("role", "status")], esc(said))
    other = ("share", "act-share") if what == "game" else ("share-game", "act-share-game")
    buttons = closing(t)
    if frame["over"] and frame["over"].get("whole"):
        buttons += button(t(other[1]), [("data-act", other[0]), ("id", "share-other")])
    if what == "deal":
        buttons += button(t("act-share-lines"), [("data-act", "share-lines"), ("id", "share-lines")])
    title = t({"result": "act-copy-result", "deal": "act-share"}.get(what, "act-share-" + what))
    return window(title, body + tag("div", [("class", "btns")], buttons), t, "sharew")
