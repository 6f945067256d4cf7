"""Permissions of a host for people elsewhere, such as hints: drawn, and kept for when its page is loaded again."""

import json

from page.catalog import games
from page.kit.html import tag
from page.setup.rows import switch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.browser.store import Store
    from page.state import Ui
    from sanjuan.words.words import Words

KEY = "allows"
"""The key under which is kept what the host allows at its table."""
WAYS = ("hints", "watch")
"""The things that can be allowed."""


def kept(store: "Store") -> "dict[str, bool]":
    """Return what the host of this page's table allowed; nothing where that is damaged."""
    try:
        found = json.loads(store.get(KEY) or "{}")
    except ValueError:
        found = {}
    return {way: isinstance(found, dict) and found.get(way) is True for way in WAYS}


def changed(allows: "dict[str, bool]", way: str, store: "Store") -> "dict[str, bool]":
    """Return what is allowed once one thing is allowed that was not, or no longer; it is kept."""
    now = {one: bool(allows.get(one)) != (one == way) for one in WAYS}
    store.put(KEY, json.dumps(now))
    return now


def switches(ui: "Ui", t: "Words") -> str:
    """Return the switches of a host; hints only in a game that gives any."""
    game = ui.together["game"] or ui.setup["game"]
    made = "".join([one(way, ui, t) for way in WAYS if way != "hints" or games.of(game).get("hints")])
    return tag("div", [("class", "switches")], made) if made else ""


def one(way: str, ui: "Ui", t: "Words") -> str:
    """Return a switch with a line on what it does."""
    title, text, on = t("together-allow-" + way), t("together-allow-" + way + ".help"), ui.together["allows"].get(way)
    return switch("allow-" + way, title, text, bool(on), [("data-act", "allow"), ("data-value", way)])
