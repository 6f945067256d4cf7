"""Cards close up: a character before its hour with its possible holders, a district with its place."""

from page.kit.html import HIDDEN, button, esc, face, tag
from page.kit.selectors import kind_of, options_of, price_of, rows_of
from page.kit.zoom import close_up, ways
from sanjuan.words.telling import notes
from tables.citadels.cards import FREE, character, district, is_character, row_of
from tables.citadels.icons import type_sign

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.state import Ui
    from sanjuan.words.words import Words
    from tables.citadels.types import Frame, Rank

KNOWN = ("offered", "passed", "before", "down")
"""The kinds of knowledge from the draft whose mark on a character has no room for the word."""


def rulings(name: str, t: "Words") -> str:
    """Return what is good to know of a card."""
    items = "".join([tag("li", [], esc(note)) for note in notes(name, t)])
    return tag("h3", [], esc(t("zoom-notes"))) + tag("ul", [], items) if items else ""


def text(name: str, t: "Words") -> str:
    """Return what a card does, at length if there is such a text."""
    for part in (".text", ".power"):
        if t.has("card-" + name + part):
            return tag("p", [("class", "zp")], esc(t("card-" + name + part)))
    return ""


def rank_of(frame: "Frame", name: str) -> "Rank | None":
    """Return the rank of this game that a character has, None if it does not play."""
    return ([one for one in frame["table"]["ranks"] if one["card"] == name] + [None])[0]


def holders(frame: "Frame", ui: "Ui", t: "Words", one: "Rank") -> str:
    """Return who holds a character, or may hold it: only what follows from what I have seen."""
    if one["state"] == "out":
        return tag("p", [], esc(t("rank-out.long")))
    if one["holder"] is not None:
        return tag("div", [("class", "zw")], person(ui, one["holder"]))
    if not ui.preferences.get("deduced"):
        return tag("p", [], esc(t("zoom-who-off")))
    shown = "".join([person(ui, seat) for seat in one["may"]])
    if one["down"]:
        shown += tag("span", [], tag("i", [("class", "fdn"), HIDDEN]) + tag("b", [], esc(t("rank-down"))))
    return tag("div", [("class", "zw")], shown or tag("span", [], esc(t("may-nobody"))))


def person(ui: "Ui", seat: int) -> str:
    """Return a player as portrait and name."""
    return tag("span", [], face(ui, seat) + tag("b", [], esc(ui.names[seat])))


def neighbours(frame: "Frame", name: str, t: "Words") -> str:
    """Return the ways to the characters before and after one."""
    rows = frame["table"]["ranks"]
    at = [one["card"] for one in rows].index(name)
    out = ""
    for step, arrow in ((-1, "◂ {}"), (1, "{} ▸")):
        one = rows[(at + step) % len(rows)]
        label = str(one["rank"]) + " " + t("card-" + one["card"])
        out += button(arrow.replace("{}", label), [("data-act", "zoom"), ("data-card", one["card"])])
    return tag("nav", [("class", "btns"), ("aria-label", t("zoom-others"))], out)


def about_character(frame: "Frame", ui: "Ui", t: "Words", name: str) -> str:
    """Return the text about a character."""
    row, one = row_of(frame, ui, name), rank_of(frame, name)
    title = t("card-" + name)
    line = t("mine-rank", rank=row.get("rank") or 0)
    if one is not None and one["state"] == "next" and one["know"] in KNOWN:
        line += " · " + t("rank-" + one["know"])
    body = tag("h2", [], esc(title)) + tag("p", [("class", "kind")], esc(line)) + text(name, t)
    if one is not None:
        body += tag("h3", [], esc(t("zoom-who"))) + holders(frame, ui, t, one)
        if one["marks"]:
            body += tag("p", [("class", "lies")], esc(", ".join([t("mark-" + mark) for mark in one["marks"]])))
    body += rulings(name, t) + (neighbours(frame, name, t) if one is not None else "")
    shown = character(name, row, t, [("tabindex", "-1"), ("data-act", "close")], "z")
    return close_up(title, shown, body + ways(name, t))


def where(frame: "Frame", ui: "Ui", t: "Words", name: str) -> str:
    """Return whose cities have a district, and how many of it there are."""
    out = ""
    for player in frame["table"]["players"]:
        if name in [place["card"] for place in player["city"]]:
            out += person(ui, player["seat"])
    copies = row_of(frame, ui, name).get("copies") or 1
    return tag("div", [("class", "zw")], out) + tag("p", [], esc(t("zoom-copies", n=copies)))


def build(frame: "Frame", t: "Words", name: str) -> str:
    """Return what it costs to build a district now, if it may be built."""
    if kind_of(frame) != "turn" or name not in options_of(frame):
        return ""
    ask: Any = frame["ask"]
    by = "district" if name in str(ask["args"].get("by_district", "")).split() else "gold"
    return tag("p", [("class", "lies")], esc(t("zoom-build", price=price_of(frame, name) or 0, by=by)))


def about_district(frame: "Frame", ui: "Ui", t: "Words", name: str) -> str:
    """Return the text about a district."""
    row = row_of(frame, ui, name)
    title, kind, cost = t("card-" + name), row.get("type") or "", row.get("cost")
    line = t("label-district", district="", type=t("type-" + kind), cost=FREE if cost is None else cost).lstrip(", ")
    body = tag("h2", [], esc(title)) + tag("p", [("class", "kind")], type_sign(kind) + esc(line))
    body += text(name, t) + build(frame, t, name) + rulings(name, t)
    body += tag("h3", [], esc(t("zoom-where"))) + where(frame, ui, t, name)
    shown = district(name, "z", row, t, [("tabindex", "-1"), ("data-act", "close")])
    return close_up(title, shown, body + ways(name, t))


def zoom(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what `ui.zoom` names close up."""
    name = ui.zoom or ""
    if name not in rows_of(frame, ui):
        return close_up("", "", ways(name, t))
    return about_character(frame, ui, t, name) if is_character(frame, ui, name) else about_district(frame, ui, t, name)
