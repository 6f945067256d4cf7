"""The score sheet with a row for each player, and a city counted line by line."""

from page.kit.html import esc, face, seal, tag
from page.kit.hyphenate import soft
from page.table.score import FEET, columns_of, end_of, mark
from tables.citadels.icons import badge, sign
from tables.citadels.opponents import badges

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from page.types import Row
    from sanjuan.words.words import Words
    from tables.citadels.types import Frame

BASE = "districts"
"""The row for the districts' own points; all others add to it."""
ICONS = {"types": "check", "complete": "crown"}
"""The signs of rows that are about no card, a star for all others."""


def plain_rows(frame: "Frame") -> "list[Row]":
    """Return the rows of the sheet that are about no card, but for those at its foot."""
    return [row for row in end_of(frame)["sheet"] if not row.get("card") and row["id"] not in FEET]


def card_rows(frame: "Frame", seat: int) -> "list[Row]":
    """Return the rows about cards that bring a player something."""
    return [row for row in end_of(frame)["sheet"] if row.get("card") and row["points"][seat]]


def total(frame: "Frame", seat: int) -> int:
    """Return all points of a player."""
    points: int = end_of(frame)["scores"][seat]
    return points


def uniques(frame: "Frame", seat: int) -> int:
    """Return what the cards of a player bring together."""
    return sum([row["points"][seat] for row in card_rows(frame, seat)])


def figure(points: int, t: "Words") -> str:
    """Return a figure of the sheet; a dash for nothing."""
    nothing = '<i aria-hidden="true">–</i>' + tag("span", [("class", "sr")], esc(t("score-nothing")))
    return tag("td", [], str(points) if points else nothing)


def name_of(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return the head of a row: a player with the districts of the city, which opens them, and what cards bring."""
    found = ", ".join([t("card-" + row["card"]) + " " + str(row["points"][seat]) for row in card_rows(frame, seat)])
    shown = tag("b", [], esc(ui.names[seat])) + badges(frame, ui, frame["table"]["players"][seat]["city"])
    shown += tag("small", [], esc(found)) if found else ""
    pairs = [("type", "button"), ("class", "rowname"), ("data-act", "city"), ("data-seat", str(seat))]
    return tag("th", [("scope", "row")], tag("button", pairs, face(ui, seat) + tag("span", [], shown)))


def line(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return the row of a player."""
    figures = [row["points"][seat] or 0 for row in plain_rows(frame)] + [uniques(frame, seat)]
    cells = "".join([figure(points, t) for points in figures])
    last = tag("td", [("class", "tot")], str(total(frame, seat)))
    return tag("tr", [("class", mark(frame, seat))], name_of(frame, ui, t, seat) + cells + last)


def sheet(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the score sheet: a row for each player, the winner first."""
    heads = [t("score-" + row["id"]) for row in plain_rows(frame)] + [t("score-uniques"), t("score-total")]
    head = "<td></td>" + "".join([tag("th", [("scope", "col")], esc(soft(name))) for name in heads])
    body = "".join([line(frame, ui, t, seat) for seat in columns_of(end_of(frame))])
    pairs = [("class", "down"), ("data-n", str(len(end_of(frame)["scores"])))]
    return tag("table", pairs, tag("thead", [], tag("tr", [], head)) + tag("tbody", [], body))


def item(shown: str, name: str, points: str, css: "str | None" = None) -> str:
    """Return one line of the count."""
    return tag("li", [("class", css)], shown + tag("span", [], esc(name)) + tag("b", [], points))


def districts(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return the districts of a city as lines, each with what it counts."""
    rows, out = ui.cards or frame.get("cards") or {}, ""
    for place in frame["table"]["players"][seat]["city"]:
        name = t("card-" + place["card"]) + (" (" + t("label-coin") + ")" if place["coin"] else "")
        out += item(badge(rows[place["card"]].get("type") or "", place["cost"]), name, str(place["cost"]))
    return out


def bonuses(frame: "Frame", t: "Words", seat: int) -> str:
    """Return what else counts, as lines."""
    out = ""
    for row in end_of(frame)["sheet"]:
        points = row["points"][seat]
        if row["id"] in FEET or not points:
            continue
        id = row["id"]
        name = t("card-" + row["card"]) if row.get("card") else t("score-" + id)
        if id == BASE:
            out += item("", name, str(points), "sub")
        else:
            out += item(sign(ICONS.get(id, "star")), name, "+" + str(points))
    return out


def counted(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return a city counted line by line, in a game that is over."""
    if not frame["over"]:
        return ""
    last = item("", t("score-total"), seal(total(frame, seat), "score", hidden=True), "tot")
    lists = tag("ol", [], districts(frame, ui, t, seat)) + tag("ol", [("class", "bon")], bonuses(frame, t, seat) + last)
    return tag("div", [("class", "clines")], lists)
