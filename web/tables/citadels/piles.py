"""The deck, what is face down, the pot; and the ways to log and menu where there is no room for the log."""

from page.kit.html import HIDDEN, esc, icon, said, tag
from page.kit.selectors import rows_of
from page.kit.window import closing, part, window
from tables.citadels.icons import gold, sign
from tables.citadels.zoom import holders

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from sanjuan.words.words import Words
    from tables.citadels.types import Frame


def pile(name: str, count: int, css: str, t: "Words") -> str:
    """Return a pile with the number of its cards."""
    small = tag("small", [], esc(t("pile-" + name, n=count)))
    shown = tag("span", [("class", ("deck " + css).strip()), HIDDEN])
    return tag("div", [("class", "pile " + name), ("id", "pile-" + name)], shown + small)


def pot(frame: "Frame", t: "Words") -> str:
    """Return the gold on the Tax Collector's token, "" where he does not play."""
    count = frame["table"]["pot"]
    if count is None:
        return ""
    inner = said(t("pile-pot", n=count)) + tag("span", [("class", "st"), HIDDEN], gold() + tag("b", [], str(count)))
    return tag("div", [("class", "pile pot"), ("id", "pile-pot")], inner)


def small_button(act: str, picture: str, t: "Words") -> str:
    """Return a button that replaces the log, or the menu, where there is no room for it."""
    pairs = [("type", "button"), ("class", "small-only"), ("data-act", act), ("aria-label", t("act-" + act))]
    return tag("button", pairs, picture)


def piles(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the piles."""
    table = frame["table"]
    inner = pile("face-down", table["down"], "ch", t) if table["down"] else ""
    inner += pile("districts", table["deck"], "", t) + pot(frame, t)
    inner += small_button("log", sign("log"), t) + small_button("menu", icon("menu"), t)
    return tag("section", [("class", "piles"), ("id", "piles")], inner)


def deduced(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the window of what I can tell: who may hold each character, and how many districts are still out."""
    shown = ""
    for one in frame["table"]["ranks"]:
        title = str(one["rank"]) + ". " + t("card-" + one["card"])
        shown += part(title, holders(frame, ui, t, one))
    rows, lines = rows_of(frame, ui), ""
    for name in rows:
        if rows[name].get("type") and rows[name].get("copies"):
            left = (rows[name].get("copies") or 0) - in_sight(frame).count(name)
            lines += tag(
                "li", [], tag("span", [], esc(t("card-" + name))) + tag("b", [], esc(t("unseen-left", n=left)))
            )
    shown += part(t("unseen-districts"), tag("ul", [("class", "unseen")], lines))
    body = tag("p", [("class", "note")], esc(t("unseen-help")))
    body += tag("div", [("class", "scrolls"), ("tabindex", "0")], shown)
    return window(t("act-unseen"), body + tag("div", [("class", "btns")], closing(t)), t, "cityw")


def in_sight(frame: "Frame") -> "list[str]":
    """Return the districts that I see: cities, my hand, what I look at."""
    table = frame["table"]
    seen = [held["card"] for held in table["hand"]]
    laid = table.get("aside")
    seen += laid["cards"] if laid else []
    for player in table["players"]:
        seen += [place["card"] for place in player["city"]]
    return seen
