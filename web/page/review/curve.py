"""The chances of winning over a game as a picture: a line for each seat, and the same figures as a table."""

from page.kit.html import esc, face, tag
from page.table.hint import percent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.state import Ui
    from sanjuan.words.words import Words

WIDE, HIGH = 640, 340
LEFT, RIGHT, TOP, BOTTOM = 58, 12, 12, 30
"""The drawing's measures and the room beside the field of the lines."""
LEVELS = (0, 25, 50, 75, 100)
MOST_TICKS = 14
PIN = 24


def across(report: "dict[str, Any]", at: float) -> float:
    """Return how far right a place of the game lies."""
    answers: int = report["answers"]
    return LEFT + (WIDE - LEFT - RIGHT) * at / max(1, answers)


def up(chance: float) -> float:
    """Return how far down a chance lies."""
    return TOP + (HIGH - TOP - BOTTOM) * (1 - chance)


def figure(number: float) -> str:
    """Return a coordinate as text."""
    return str(int(number * 10 + 0.5) / 10)


def mean(points: "list[dict[str, Any]]", seat: int) -> float:
    """Return the mean chance of a seat over some points of the report's curve."""
    chances: list[float] = [one["chances"][seat] for one in points]
    return sum(chances) / len(points)


def course(report: "dict[str, Any]", seat: int) -> "list[tuple[float, float]]":
    """Return the course of a seat's chance as (place, chance): the start, the middle of each round, the end.

    Within a round an estimate jumps with every role and card; its mean is what can be read.
    """
    points = report["curve"]
    found = [(points[0]["at"], points[0]["chances"][seat])]
    for one in report["rounds"]:
        inside = [p for p in points if p["round"] == one["round"] and p["at"] < report["answers"]]
        if inside:
            found.append(((inside[0]["at"] + inside[-1]["at"]) / 2, mean(inside, seat)))
    return found + [(points[-1]["at"], points[-1]["chances"][seat])]


def height_at(found: "list[tuple[float, float]]", at: float) -> float:
    """Return the chance on a course at a place, between its points on the straight line."""
    before = [one for one in found if one[0] <= at][-1]
    after = [one for one in found if one[0] >= at][0]
    share = (at - before[0]) / (after[0] - before[0]) if after[0] > before[0] else 0
    return before[1] + share * (after[1] - before[1])


def line(report: "dict[str, Any]", seat: int) -> str:
    """Return the line of one seat."""
    places = [figure(across(report, at)) + "," + figure(up(chance)) for at, chance in course(report, seat)]
    return "<polyline" + ' class="curve s' + str(seat) + '" points="' + " ".join(places) + '"></polyline>'


def levels(t: "Words") -> str:
    """Return the lines of equal chance with their figures."""
    out = ""
    for level in LEVELS:
        y = figure(up(level / 100))
        out += tag("line", [("class", "level"), ("x1", str(LEFT)), ("x2", str(WIDE - RIGHT)), ("y1", y), ("y2", y)])
        out += tag("text", [("x", str(LEFT - 6)), ("y", y), ("class", "lv")], esc(percent(level / 100, t)))
    return out


def ticks(report: "dict[str, Any]") -> str:
    """Return the numbers of the rounds along the foot; not all of them in a long game."""
    rounds = report["rounds"]
    every = 1 + (len(rounds) - 1) // MOST_TICKS
    out = ""
    for one in [one for i, one in enumerate(rounds) if i % every == 0]:
        x = figure(across(report, one["at"]))
        out += tag("line", [("class", "tick0"), ("x1", x), ("x2", x), ("y1", str(TOP)), ("y2", str(HIGH - BOTTOM))])
        out += tag("text", [("x", x), ("y", str(HIGH - 10)), ("class", "rd")], str(one["round"]))
    return out


def chances_at(report: "dict[str, Any]", at: int) -> "list[float]":
    """Return the chances of all seats at a place of the game: the last ones noted up to there."""
    noted: list[list[float]] = [one["chances"] for one in report["curve"] if one["at"] <= at]
    return noted[-1]


def pins(report: "dict[str, Any]") -> str:
    """Return the numbered places of the costliest decisions, each on its seat's line, close ones one over another."""
    out = ""
    taken: list[tuple[float, float]] = []
    seats = {made["at"]: made["seat"] for made in report["decisions"]}
    for number, at in enumerate(report["costliest"]):
        x, y = across(report, at), up(height_at(course(report, seats[at]), at))
        while [1 for other in taken if abs(other[0] - x) < PIN and abs(other[1] - y) < PIN]:
            y -= PIN
        taken.append((x, y))
        way = [("data-act", "review-at"), ("data-value", str(at)), ("data-seat", str(seats[at]))]
        out += tag("circle", [("class", "pin"), ("cx", figure(x)), ("cy", figure(y)), ("r", "11")] + way)
        out += tag("text", [("class", "pinno"), ("x", figure(x)), ("y", figure(y))], str(number + 1))
    return out


def hits(report: "dict[str, Any]") -> str:
    """Return what a click on the picture meets: a strip for each place of the game, which leads there."""
    out, points = "", report["curve"]
    for number, one in enumerate(points):
        left = across(report, one["at"] if number == 0 else (one["at"] + points[number - 1]["at"]) / 2)
        right = across(report, one["at"] if one is points[-1] else (one["at"] + points[number + 1]["at"]) / 2)
        pairs = [("class", "hit"), ("x", figure(left)), ("y", str(TOP)), ("width", figure(max(right - left, 1)))]
        pairs += [("height", str(HIGH - TOP - BOTTOM)), ("data-act", "review-at"), ("data-value", str(one["at"]))]
        out += tag("rect", pairs)
    return out


def legend(ui: "Ui", report: "dict[str, Any]") -> str:
    """Return the legend of the lines: a piece of each, portrait and name."""
    out = ""
    for seat in range(report["seats"]):
        piece = (
            '<svg viewBox="0 0 34 8" aria-hidden="true"><path class="curve s'
            + str(seat)
            + '" d="M1 4H33"></path></svg>'
        )
        out += tag("li", [], piece + face(ui, seat, "pm") + tag("span", [], esc(ui.names[seat])))
    return tag("ul", [("class", "legend")], out)


def row(name: str, chances: "Any", t: "Words") -> str:
    """Return a row of figures."""
    cells = "".join([tag("td", [], esc(percent(chance, t))) for chance in chances])
    return tag("tr", [], tag("th", [("scope", "row")], esc(name)) + cells)


def rows(ui: "Ui", report: "dict[str, Any]", t: "Words") -> str:
    """Return the same figures as a table: the mean chances of each round, and the end."""
    heads = "".join([tag("th", [("scope", "col")], esc(name)) for name in ui.names[: report["seats"]]])
    seats, body = range(report["seats"]), ""
    for one in report["rounds"]:
        inside = [p for p in report["curve"] if p["round"] == one["round"] and p["at"] < report["answers"]]
        body += row(str(one["round"]), [mean(inside, seat) for seat in seats], t) if inside else ""
    body += row(t("review-end"), report["curve"][-1]["chances"], t)
    head = tag("tr", [], tag("th", [("scope", "col")], esc(t("review-round"))) + heads)
    return tag("table", [("class", "chancetab")], tag("thead", [], head) + tag("tbody", [], body))


def curve(ui: "Ui", report: "dict[str, Any]", t: "Words") -> str:
    """Return the picture with its legend, the costliest decisions on it, and the table to open under it."""
    inner = levels(t) + ticks(report) + "".join([line(report, other) for other in range(report["seats"])])
    pairs = [("viewBox", "0 0 " + str(WIDE) + " " + str(HIGH)), ("role", "img"), ("class", "curves")]
    picture = tag("svg", pairs + [("aria-label", t("review-curve"))], inner + hits(report) + pins(report))
    table = tag("summary", [], esc(t("review-table"))) + tag("div", [("class", "tabscroll")], rows(ui, report, t))
    folded = tag("details", [("id", "chances")], table)
    return tag("figure", [("class", "curvew")], legend(ui, report) + picture + folded)
