"""The score sheet at the end: rows in the order of the rules, tie-break, who has won, and what next."""

import tables
from page.catalog import people
from page.kit.controls import poster
from page.kit.html import button, esc, face, icon, tag, yes_no
from page.kit.parts import READY, brought
from page.offline.draw_offline import offer
from page.storage import days
from sanjuan.words.telling import join

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from page.state import Ui
    from page.types import Frame, Over, Row
    from sanjuan.words.words import Words


def end_of(frame: "Frame") -> "Over | Any":
    """Return how the game of a frame has ended, which it must have."""
    return frame["over"]


def tie_of(over: "Over") -> "list[Any]":
    """Return what breaks a tie, by seat; nothing where the game knows no such thing."""
    found = [row["points"] for row in over["sheet"] if row["id"] == "tie_break"]
    return found[0] if found else [0 for _ in over["scores"]]


def counted_rows(frame: "Frame") -> "list[Row]":
    """Return the rows of the sheet that make the total."""
    return [line for line in end_of(frame)["sheet"] if line["id"] not in FEET]


def counted(frame: "Frame", rows: int) -> "Frame":
    """Return a frame as it is while the points are being counted: `rows` of them are, the total is their sum so far.

    Until the end nobody is ahead of anybody.
    """
    over, done = end_of(frame), counted_rows(frame)[:rows]
    columns = range(len(columns_of(over)))
    sums = [sum([line["points"][at] or 0 for line in done]) for at in columns]
    sheet = []
    for line in over["sheet"]:
        points = sums if line["id"] == "total" else line["points"] if line in done else [None for _ in columns]
        sheet.append(line | {"points": points})
    so_far: Any = {"sheet": sheet, "scores": sums[: len(over["scores"])], "winners": [], "counting": True}
    shown = frame.copy()
    shown["over"] = over | so_far
    return shown


def ranked(over: "Over") -> "list[int]":
    """Return the seats from first to last: points, then what breaks a tie; in their order while that is counted."""
    if over.get("counting"):
        return list(range(len(over["scores"])))
    tie = tie_of(over)
    order = [(-points, -(tie[seat] or 0), seat) for seat, points in enumerate(over["scores"])]
    return [seat for _, _, seat in sorted(order)]


def columns_of(over: "Over") -> "list[int]":
    """Return the columns of the sheet: the seats as they are ranked, then the dummies, which cannot win."""
    most = max([len(row["points"]) for row in over["sheet"]])
    return ranked(over) + list(range(len(over["scores"]), most))


def ranks(over: "Over") -> "list[int]":
    """Return the rank of each seat; seats equal in all share one."""
    tie = tie_of(over)
    keys = [(points, tie[seat] or 0) for seat, points in enumerate(over["scores"])]
    return [1 + len([key for key in keys if key > own]) for own in keys]


def tied(over: "Over") -> "list[int]":
    """Return the seats that have as many points as the winner."""
    best = max(over["scores"])
    return [seat for seat, points in enumerate(over["scores"]) if points == best]


def headline(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return who has won, which nobody knows while the points are counted."""
    winners = end_of(frame)["winners"]
    if not winners:
        return t("score-counting")
    me = frame["table"]["me"]
    names = [ui.names[seat] for seat in winners if len(winners) == 1 or seat != me]
    return t("score-win" if len(winners) == 1 else "score-shared", who=join(names, t), me=yes_no(me in winners))


def how(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what decided it: points, or what breaks a tie where points were equal."""
    over = end_of(frame)
    if not over["winners"]:
        return t("score-counting-text")
    points, first = max(over["scores"]), over["winners"][0]
    if len(over["winners"]) > 1:
        return t("score-text-shared", points=points)
    close = [seat for seat in ranked(over) if seat in tied(over) and seat != first]
    if not close:
        return t("score-text", points=points)
    tie = tie_of(over)
    other = close[0]
    args = {"points": points, "mine": tie[first], "other": ui.names[other], "theirs": tie[other]}
    return t("score-text-tie", you=yes_no(other == frame["table"]["me"]), **args)


def mark(frame: "Frame", seat: int, css: str = "") -> "str | None":
    """Return the class of a column; the winner's is lit."""
    won = seat in end_of(frame)["winners"]
    return ("w " + css if won else css).strip() or None


def column_head(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return the head of a player's column."""
    inner = face(ui, seat) + tag("b", [], esc(ui.names[seat]))
    if seat < len(end_of(frame)["scores"]) and not end_of(frame).get("counting"):
        place = ranks(end_of(frame))[seat]
        inner += tag("small", [("aria-label", t("score-rank", n=place))], str(place))
    return tag("th", [("scope", "col"), ("class", mark(frame, seat))], inner)


def row_name(frame: "Frame", row: "Row", t: "Words") -> str:
    """Return the name of a row, with the picture of what it is about."""
    if row["id"] in FEET:
        return esc(t("score-" + row["id"]))
    title = t("card-" + row["card"]) if row.get("card") else t("score-" + row["id"])
    inner = tables.at(frame).picture(row) + tag("span", [], esc(title))
    if not row.get("card"):
        return tag("div", [("class", "rowname")], inner)
    pairs = [("type", "button"), ("class", "rowname"), ("data-act", "zoom"), ("data-card", row["card"])]
    return tag("button", pairs, inner)


def cell(frame: "Frame", t: "Words", points: "int | None", seat: int) -> str:
    """Return one figure; a dash where the seat has nothing to count."""
    nothing = '<i aria-hidden="true">–</i>' + tag("span", [("class", "sr")], esc(t("score-nothing")))
    return tag("td", [("class", mark(frame, seat))], nothing if points is None else str(points))


def row(frame: "Frame", t: "Words", line: "Row", order: "Sequence[int]") -> str:
    """Return one row of the sheet."""
    css = {"total": "tot", "tie_break": "tie"}.get(line["id"])
    cells = "".join([cell(frame, t, line["points"][seat], seat) for seat in order])
    return tag("tr", [("class", css)], tag("th", [("scope", "row")], row_name(frame, line, t)) + cells)


FEET = ("total", "tie_break")
"""The rows at the foot of the sheet."""


def group(name: str, seats: int, t: "Words") -> str:
    """Return the head of a group of rows."""
    head = tag("th", [("scope", "colgroup"), ("colspan", str(seats + 1))], esc(t("score-" + name)))
    return tag("tr", [("class", "grp")], head)


def body(frame: "Frame", t: "Words", order: "Sequence[int]") -> str:
    """Return the rows that make the total, each group of them under its head."""
    out, last = "", None
    for line in end_of(frame)["sheet"]:
        if line["id"] in FEET:
            continue
        if line.get("group") and line["group"] != last:
            out += group(line["group"], len(order), t)
        last = line.get("group")
        out += row(frame, t, line, order)
    return out


def sheet(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the table of points."""
    order = columns_of(end_of(frame))
    head = tag("tr", [], "<td></td>" + "".join([column_head(frame, ui, t, seat) for seat in order]))
    foot = "".join([row(frame, t, line, order) for line in end_of(frame)["sheet"] if line["id"] in FEET])
    pairs = [("class", "points"), ("data-seats", str(len(order)))]
    inner = tag("thead", [], head) + tag("tbody", [], body(frame, t, order)) + tag("tfoot", [], foot)
    return tag("table", pairs, inner)


def medals(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the achievements that the game has reached; their room is there before their words and pictures are."""
    if not end_of(frame).get("reached"):
        return ""
    row = brought("history").row(frame, ui, t) if "history" in READY else ""
    return tag("div", [("class", "reached")], row)


def of_the_day(ui: "Ui", t: "Words") -> str:
    """Return the result of the deal of the day, what another one got in the same seat, and the line to paste."""
    found = ui.result
    if not found:
        return ""
    said = days.told(found, t) + " "
    if "house" in found:
        said += t("daily-house", name=people.name_of(found["who"], t), n=found["house"])
    else:
        said += t("daily-house-coming", name=people.name_of(ui.bots[-1], t))
    words = tag("p", [("role", "status")], esc(said))
    copy = button(t("act-copy-result"), [("data-act", "copy-result"), ("id", "copy-result")])
    return tag("div", [("class", "dayres")], icon("day") + words + copy)


def word(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what the best of the characters at the table says at the end, where they are to say anything."""
    best = [seat for seat in ranked(end_of(frame)) if ui.cast[seat : seat + 1] not in ([], [""])][:1]
    if not best or not ui.preferences.get("voices", True):
        return ""
    id = "bot-" + ui.cast[best[0]] + (".won" if best[0] in end_of(frame)["winners"] else ".lost")
    if not t.has(id):
        return ""
    return tag("p", [("class", "word")], face(ui, best[0], "pm") + tag("q", [], esc(t(id))))


def after(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what the game has brought besides points; while these are counted its room stays empty."""
    inner = word(frame, ui, t) + of_the_day(ui, t) + medals(frame, ui, t)
    return tag("div", [("class", "after"), ("inert", ui.counting is not None)], inner) if inner else ""


def offered(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what can be done next."""
    elsewhere: Any = brought("together") if ui.together else None
    guest = bool(ui.together) and not ui.together["host"]
    first = ("same-deal", "same-deal") if ui.shown else ("rematch", "rematch")
    css = "btn go"
    buttons = ""
    if ui.counting is not None:
        buttons, css = button(t("act-count-all"), [("data-act", "count-all"), ("id", "count-all")], css), "btn"
    if elsewhere:
        buttons += elsewhere.again(ui, t, css)
    else:
        buttons += button(t("act-" + first[0]), [("data-act", first[0]), ("id", first[1])], css)
    if frame.get("hints") and not guest:
        buttons += button(t("act-review"), [("data-act", "review"), ("id", "see-review")])
    buttons += button(t(back_of(t)), [("data-act", "close"), ("id", "cities")])
    if elsewhere:
        buttons += elsewhere.wishes(ui, t)
    if guest:
        return buttons + str(elsewhere.for_guest(ui, t))
    if end_of(frame).get("whole"):
        buttons += button(t("act-share-game"), [("data-act", "share-game"), ("id", "share-game")])
    last = "away" if ui.shown else "new"
    return buttons + button(t("act-" + last), [("data-act", last), ("id", "new-table")], "btn ghosty") + offer(ui, t)


def back_of(t: "Words") -> str:
    """Return the message that leads back to the table, which may have a name of its own in a game."""
    return "act-cities" if t.has("act-cities") else "act-back"


def score(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the score sheet of a game that is over."""
    buttons = offered(frame, ui, t)
    end, game = after(frame, ui, t), frame["table"]["game"]
    frame = frame if ui.counting is None else counted(frame, ui.counting)
    title = tag("h2", [("id", "score-title")], esc(t("score-title")))
    points = (tables.at(frame).SHEET or sheet)(frame, ui, t)
    shown = title + points + end + tag("div", [("class", "btns")], buttons)
    page = poster(headline(frame, ui, t), how(frame, ui, t), "post", game) + tag("div", [("class", "tabw")], shown)
    pairs = [("class", "veil full scorev"), ("id", "dialog"), ("role", "dialog"), ("aria-modal", "true")]
    return tag("div", pairs + [("aria-labelledby", "score-title")], tag("div", [("class", "sheet")], page))
