"""A link with the ways to send it, and a text field: pieces of the lobby, at a host's and at a guest's. Pure."""

from page.kit.html import attrs, button, esc, tag

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.types import Pairs
    from sanjuan.words.words import Words


def sent(shown: str, link: str, picture: str, help: str, id: str, t: "Words") -> str:
    """Return a link with what to do with it: its QR code (none before it is drawn), its text, the way to copy it."""
    code = "<img" + attrs([("src", picture), ("alt", t("together-picture"))]) + ">" if picture else ""
    copy = button(t("act-copy-link"), [("data-act", "copy-link"), ("data-value", link), ("id", id)])
    said = tag("p", [], esc(help)) + tag("span", [("class", "code")], shown) + copy
    return tag("div", [("class", "invitation")], tag("p", [("class", "qr")], code) + tag("div", [], said))


def field(id: str, label: str, t: "Words", more: "Pairs") -> str:
    """Return a text field with its label; what is written in it is read when it is needed."""
    pairs: Pairs = [("type", "text"), ("id", id), ("data-field", id), ("spellcheck", "false")] + more
    made = tag("input", pairs)[: -len("</input>")]
    return tag("label", [("class", "written")], tag("span", [], esc(t(label))) + made)
