"""Offline play and new versions in words and buttons; and what stands in place of a page that did not arrive."""

from draw_parts import button, esc, tag


def offline_state(ui):
    """Return none, keeping, kept, full or broken; None while the engine is still being fetched."""
    return ui.get("offline", "none") if ui.get("engine_ready") else None


def line(ui, t):
    """Return how far the game is kept for play without a network, "" where that is not to be had."""
    state = ui.get("offline", "none")
    if state == "keeping":
        return t("offline-keeping", percent=ui["kept"])
    if state == "none":
        return ""
    return t("offline-" + state)


def offer(ui, t):
    """Return the button that takes a new version, "" while there is none."""
    if not ui.get("update"):
        return ""
    return button(t("act-update"), [("data-act", "update"), ("id", "update"), ("title", t("offline-update"))])


def missing(t):
    """Return what is shown when files of the page do not arrive; the names of the files replace `\ufffd`.

    No script of ours may have arrived: the button is a link to the page itself.
    """
    words = tag("h2", [], esc(t("missing-title"))) + tag("p", [], esc(t("missing-text", what="\ufffd")))
    again = tag("p", [("class", "btns")], tag("a", [("class", "btn go"), ("href", "")], esc(t("missing-again"))))
    pairs = [("class", "veil messagev"), ("id", "missing"), ("role", "alert")]
    return tag("div", pairs, tag("div", [("class", "window plate")], words + again))
