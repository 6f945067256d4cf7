"""The progress of loading the engine, where something waits for it: `progress.js` fills in the figures. Pure."""

from page.kit.html import esc, tag

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sanjuan.words.words import Words

GAP = "\ufffd"
"""Stands in a message for the figure that changes."""


def share(t: "Words", css: str = "arr") -> str:
    """Return how much of the engine is there, as a figure; `css` may ask for a bar before it ("arr meter")."""
    pairs = [("class", css), ("role", "progressbar"), ("aria-label", t("engine-share"))]
    return tag("span", pairs + [("aria-valuemin", "0"), ("aria-valuemax", "100")], "<i></i>")


def told(text: str, t: "Words") -> str:
    """Return a text with the figure in its gap; while the line is broken it says that instead, with a way on."""
    again = tag("button", [("type", "button"), ("class", "link"), ("data-hurry", "")], esc(t("act-retry")))
    whole = tag("span", [("class", "holds")], filled(text, t))
    broken = tag("span", [("class", "broke"), ("role", "alert")], filled(t("engine-broken", share=GAP), t) + again)
    return whole + broken


def filled(text: str, t: "Words") -> str:
    """Return a text with the figure in its gap, as HTML."""
    return esc(text).replace(GAP, share(t))
