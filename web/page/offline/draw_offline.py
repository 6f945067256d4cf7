"""Offline play and new versions in words and buttons; and what replaces a page that did not arrive."""

from page.kit.html import button, esc, tag

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from page.state import Ui
    from sanjuan.words.words import Words


def offline_state(ui: "Ui") -> "str | None":
    """Return none, offered, keeping, kept, full or broken; None while the engine is still being fetched."""
    return ui.offline if ui.engine_ready else None


def line(ui: "Ui", t: "Words") -> str:
    """Return the state of the copy for play without a network, "" if that is not possible."""
    state = ui.offline
    if state == "keeping":
        return t("offline-keeping", percent=ui.kept)
    if state == "none":
        return ""
    return t("offline-" + state)


def offer(ui: "Ui", t: "Words") -> str:
    """Return the button that takes a new version, or has the site kept if that is not done unasked; else ""."""
    if ui.offline == "offered" and ui.engine_ready:
        return button(t("act-offline"), [("data-act", "keep-site"), ("id", "keep-site")])
    if not ui.update:
        return ""
    return button(t("act-update"), [("data-act", "update"), ("id", "update"), ("title", t("offline-update"))])


def missing(t: "Words") -> str:
    """Return what is shown when files of the page do not arrive; the names of the files replace `\ufffd`.

    No script of ours may have arrived: the button is a link to the page itself.
    """
    return _stopped(t("missing-text", what="\ufffd"), t("missing-again"), [("href", "")], t)


def boxed(t: "Words") -> str:
    """Return what is shown in a frame whose page lets no script of ours run: the way out, to a tab."""
    link = [("href", "./"), ("target", "_blank"), ("rel", "noopener")]
    return _stopped(t("missing-boxed"), t("missing-out"), link, t)


def _stopped(text: str, out: str, link: "Sequence[tuple[str, str]]", t: "Words") -> str:
    words = tag("h2", [], esc(t("missing-title"))) + tag("p", [], esc(text))
    again = tag("p", [("class", "btns")], tag("a", [("class", "btn go")] + list(link), esc(out)))
    pairs = [("class", "veil messagev"), ("id", "missing"), ("role", "alert")]
    return tag("div", pairs, tag("div", [("class", "window plate")], words + again))
