"""The score sheet at the end: rows in the order of the rules, tie-break, who has won, and what next."""

from draw_offline import offer
from draw_parts import button, esc, face, scene, tag, yes_no
from draw_setup import poster
from parts import READY, brought

from sanjuan.telling import join

BUILDINGS_ART = "sugar_mill"


def ranked(over):
    """Return the seats from first to last: points, then what breaks a tie."""
    tie = over["sheet"][-1]["points"]
    order = [(-points, -(tie[seat] or 0), seat) for seat, points in enumerate(over["scores"])]
    return [seat for _, _, seat in sorted(order)]


def ranks(over):
    """Return the rank of each seat; seats equal in all share one."""
    tie = over["sheet"][-1]["points"]
    keys = [(points, tie[seat] or 0) for seat, points in enumerate(over["scores"])]
    return [1 + len([key for key in keys if key > own]) for own in keys]


def tied(over):
    """Return the seats that have as many points as the winner."""
    best = max(over["scores"])
    return [seat for seat, points in enumerate(over["scores"]) if points == best]


def headline(frame, ui, t):
    """Return who has won."""
    winners = frame["over"]["winners"]
    names = [ui["names"][seat] for seat in winners]
    if len(winners) > 1:
        return t("score-shared", who=join(names, t))
    return t("score-win", who=names[0], me="yes" if winners[0] == frame["table"]["me"] else "no")


def how(frame, ui, t):
    """Return what decided it: points, or cards and goods where points were equal."""
    over = frame["over"]
    points, first = max(over["scores"]), over["winners"][0]
    if len(over["winners"]) > 1:
        return t("score-text-shared", points=points)
    close = [seat for seat in ranked(over) if seat in tied(over) and seat != first]
    if not close:
        return t("score-text", points=points)
    tie = over["sheet"][-1]["points"]
    other = close[0]
    args = {"points": points, "mine": tie[first], "other": ui["names"][other], "theirs": tie[other]}
    return t("score-text-tie", you=yes_no(other == frame["table"]["me"]), **args)


def mark(frame, seat, css=""):
    """Return the class of a column; the winner's is lit."""
    won = seat in frame["over"]["winners"]
    return ("w " + css if won else css).strip() or None


def column_head(frame, ui, t, seat):
    """Return the head of a player's column."""
    place = ranks(frame["over"])[seat]
    inner = face(ui, seat) + tag("b", [], esc(ui["names"][seat]))
    inner += tag("small", [("aria-label", t("score-rank", n=place))], str(place))
    return tag("th", [("scope", "col"), ("class", mark(frame, seat))], inner)


def row_name(row, t):
    """Return the name of a row, with the picture of the building it is about."""
    if row["id"] in ("total", "tie_break"):
        return esc(t("score-" + row["id"]))
    title = t("card-" + row["card"]) if row["card"] else t("score-" + row["id"])
    inner = scene(row["card"] or BUILDINGS_ART, "th") + tag("span", [], esc(title))
    if not row["card"]:
        return tag("div", [("class", "rowname")], inner)
    pairs = [("type", "button"), ("class", "rowname"), ("data-act", "zoom"), ("data-card", row["card"])]
    return tag("button", pairs, inner)


def cell(frame, t, points, seat):
    """Return one figure; a dash where the seat has nothing to count."""
    nothing = '<i aria-hidden="true">–</i>' + tag("span", [("class", "sr")], esc(t("score-nothing")))
    return tag("td", [("class", mark(frame, seat))], nothing if points is None else str(points))


def row(frame, t, line, order):
    """Return one row of the sheet."""
    css = {"total": "tot", "tie_break": "tie"}.get(line["id"])
    cells = "".join([cell(frame, t, line["points"][seat], seat) for seat in order])
    return tag("tr", [("class", css)], tag("th", [("scope", "row")], row_name(line, t)) + cells)


def sheet(frame, ui, t):
    """Return the table of points."""
    order = ranked(frame["over"])
    lines = frame["over"]["sheet"]
    head = tag("tr", [], "<td></td>" + "".join([column_head(frame, ui, t, seat) for seat in order]))
    body = "".join([row(frame, t, line, order) for line in lines if line["id"] not in ("total", "tie_break")])
    foot = "".join([row(frame, t, line, order) for line in lines if line["id"] in ("total", "tie_break")])
    pairs = [("class", "points"), ("data-seats", str(len(order)))]
    return tag("table", pairs, tag("thead", [], head) + tag("tbody", [], body) + tag("tfoot", [], foot))


def medals(frame, ui, t):
    """Return the achievements that the game has reached; their room is there before their words and pictures are."""
    if not frame["over"].get("reached"):
        return ""
    row = brought("returning").row(frame, ui, t) if "returning" in READY else ""
    return tag("div", [("class", "reached")], row)


def score(frame, ui, t):
    """Return the score sheet of a game that is over."""
    first = ("same-deal", "same-deal") if ui.get("shown") else ("rematch", "rematch")
    buttons = button(t("act-" + first[0]), [("data-act", first[0]), ("id", first[1])], "btn go")
    if frame.get("hints"):
        buttons += button(t("act-review"), [("data-act", "review"), ("id", "see-review")])
    buttons += button(t("act-cities"), [("data-act", "close"), ("id", "cities")])
    if frame["over"].get("whole"):
        buttons += button(t("act-share-game"), [("data-act", "share-game"), ("id", "share-game")])
    last = "away" if ui.get("shown") else "new"
    buttons += button(t("act-" + last), [("data-act", last), ("id", "new-table")], "btn ghosty")
    buttons += offer(ui, t)
    title = tag("h2", [("id", "score-title")], esc(t("score-title")))
    body = title + sheet(frame, ui, t) + medals(frame, ui, t) + tag("div", [("class", "btns")], buttons)
    page = poster(headline(frame, ui, t), how(frame, ui, t), "post") + tag("div", [("class", "tabw")], body)
    pairs = [("class", "veil full scorev"), ("id", "dialog"), ("role", "dialog"), ("aria-modal", "true")]
    return tag("div", pairs + [("aria-labelledby", "score-title")], tag("div", [("class", "sheet")], page))
