"""The curtain between two people at one device: behind it is the table as everybody may see it."""

from page.kit.html import button, esc, face, tag

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from page.types import Frame
    from sanjuan.words.words import Words


def curtain(frame: "Frame | None", ui: "Ui", t: "Words") -> str:
    """Return the curtain that lies over a table without hands until the next player takes the device, or goes on."""
    seat = frame["curtain"] if frame and frame["curtain"] is not None else 0
    name = ui.names[seat]
    if frame and frame.get("idle"):
        title, text, act = t("idle-title", name=name), t("idle-text"), t("act-go-on")
    else:
        title, text, act = t("curtain-title", name=name), t("curtain-text", name=name), t("act-look")
    inner = face(ui, seat) + tag("h1", [], esc(title)) + tag("p", [], esc(text))
    inner += button(act, [("data-act", "confirm"), ("id", "look")], "btn go xl")
    pairs = [("class", "veil curtainv"), ("id", "dialog"), ("role", "dialog"), ("aria-modal", "true")]
    return tag("div", pairs + [("aria-label", title)], tag("div", [("class", "curtain plate")], inner))
