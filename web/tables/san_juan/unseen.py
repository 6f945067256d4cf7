"""The number of cards of each kind that are still out, as far as the table and my own hand tell."""

from page.kit.html import esc, tag
from page.kit.selectors import rows_of
from page.kit.window import closing, part, window

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from sanjuan.words.words import Words
    from tables.san_juan.types import Frame

ORDER = ("production", "city", "monument", "six")


def in_sight(frame: "Frame") -> "list[str]":
    """Return the names of all cards that lie open or are known to me: cities, what they cover, my hand, laid aside."""
    table = frame["table"]
    seen = [held["card"] for held in list(table["hand"]) + table["on_table"]]
    seen += table["aside"]["cards"] if table["aside"] else []
    for player in table["players"]:
        for place in player["city"]:
            seen += [place["card"]] + place["covered"] + place["tucked_cards"]
    return seen


def unseen_of(frame: "Frame", ui: "Ui", name: str) -> int:
    """Return how many cards of a name I do not see: in the piles, in other hands, tucked away."""
    return max(0, rows_of(frame, ui)[name]["copies"] - in_sight(frame).count(name))


def line(frame: "Frame", ui: "Ui", t: "Words", name: str) -> str:
    """Return a card with the number of those still out."""
    of = rows_of(frame, ui)[name]["copies"]
    left = unseen_of(frame, ui, name)
    figure = tag("b", [], esc(t("unseen-of", n=left, of=of)))
    pairs = [("data-act", "zoom"), ("data-card", name), ("type", "button"), ("class", "none" if not left else None)]
    return tag("li", [], tag("button", pairs, tag("span", [], esc(t("card-" + name))) + figure))


def unseen(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the list of all cards by kind, each with the number of those still out."""
    rows, body = rows_of(frame, ui), ""
    for kind in ORDER:
        names = [name for name in rows if rows[name]["kind"] == kind]
        names = sorted(names, key=lambda name: (rows[name]["cost"], t("card-" + name)))
        if names:
            lines = "".join([line(frame, ui, t, name) for name in names])
            body += part(t("kind-" + kind), tag("ul", [("class", "unseen")], lines))
    help = tag("p", [("class", "remark")], esc(t("unseen-help")))
    body = help + tag("div", [("class", "scrolls"), ("tabindex", "0")], body)
    return window(t("act-unseen"), body + tag("div", [("class", "btns")], closing(t)), t, "unseenw")
