"""The person's strength drawn: a line with the levels, and the proposal of an even game on the form."""

from page.catalog import deals
from page.catalog.games import title_of
from page.catalog.people import name_of
from page.kit.html import HIDDEN, button, esc, tag
from page.storage import history

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from page.storage.types import Measured, Strength
    from page.types import Pairs
    from sanjuan.words.words import Words

FACE = 30
"""The width of a face above the line."""
LINE, HIGH = 50, 78
"""The distance of the line from the top, and the height of the whole picture."""
MARGIN = 0.12
"""Room at either end of the line, as a part of what is between the levels."""


def section(measured: "Measured | None", game: str, t: "Words") -> str:
    """Return the person's strength in a game with its picture; "" for a game without figures or a first game."""
    found = measured["found"] if measured else None
    if not measured or not found:
        return ""
    if found["n"] < history.FEW:
        return tag("p", [("class", "remark")], esc(t("strength-soon", n=history.FEW - found["n"])))
    levels = measured["levels"]
    order = sorted(levels, key=lambda bot: levels[bot])
    below = [bot for bot in order if levels[bot] <= found["elo"]]
    above = [bot for bot in order if levels[bot] > found["elo"]]
    where = "between" if below and above else ("above" if below else "below")
    names = {"lower": name_of(below[-1], t) if below else "", "upper": name_of(above[0], t) if above else ""}
    told = t("strength-told", game=title_of(game, t.lang), where=where, **(figures(found) | names))
    said = tag("b", [], esc(told)) + tag("small", [], esc(t("strength-how", n=found["n"])))
    return tag(
        "div", [("class", "strength"), ("id", "strength")], tag("p", [], said) + picture(order, levels, found, t)
    )


def figures(found: "Strength") -> "dict[str, int]":
    """Return the figures for the words."""
    return {"elo": found["elo"], "low": found["low"], "high": found["high"]}


def picture(order: "list[str]", levels: "dict[str, int]", found: "Strength", t: "Words") -> str:
    """Return the line with the faces of the levels above it, and the person's mark and its spread on it.

    A person far from all levels is at an end of the line, because the levels would else be too close for their figures.
    """
    least, most = levels[order[0]], levels[order[-1]]
    wide = MARGIN * (most - least)
    first, last = least - wide, most + wide

    def at(elo: int) -> str:
        """Return the place of a strength on the line, in per cent of its length."""
        return str(round(max(0, min(100, 100 * (elo - first) / (last - first))), 1)) + "%"

    made = stroke("0", "100%", "var(--wall-edge)", "3") + stroke(at(found["low"]), at(found["high"]), "var(--tq)", "9")
    made += "".join([level(bot, levels[bot], at(levels[bot]), t) for bot in order])
    mark: Pairs = [("cx", at(found["elo"])), ("cy", str(LINE)), ("r", "8"), ("fill", "var(--sun)")]
    made += tag("circle", mark + [("stroke", "var(--ink)"), ("stroke-width", "3")])
    return tag("svg", [("width", "100%"), ("height", str(HIGH)), HIDDEN], made)


def stroke(start: str, end: str, colour: str, width: str) -> str:
    """Return a piece of the line."""
    pairs: Pairs = [("x1", start), ("x2", end), ("y1", str(LINE)), ("y2", str(LINE)), ("stroke", colour)]
    return tag("line", pairs + [("stroke-width", width), ("stroke-linecap", "round")])


def level(bot: str, elo: int, place: str, t: "Words") -> str:
    """Return a level: its face, a tick on the line, its figure below."""
    size: Pairs = [("x", str(-FACE // 2)), ("width", str(FACE)), ("height", str(FACE))]
    face = tag("image", size + [("href", "./web/art/p-" + bot + ".webp")])
    ends: Pairs = [("y1", str(LINE - 10)), ("y2", str(LINE + 5)), ("stroke", "var(--ink-2)"), ("stroke-width", "2")]
    words: Pairs = [("y", str(HIGH - 6)), ("text-anchor", "middle"), ("font-size", "11"), ("fill", "var(--ink-2)")]
    inner = face + tag("line", ends) + tag("text", words, esc(t("strength-figure", n=elo)))
    return tag("svg", [("x", place), ("overflow", "visible")], inner)


def offer(ui: "Ui", t: "Words") -> str:
    """Return the sentence that proposes an even game, with a button where the table is another one; "" without it.

    Where no level can be proposed yet it says so: the room for it is on the form already.
    """
    setup = ui.setup
    if not deals.may_be_even(setup, ui.today):
        return ""
    pairs: Pairs = [("class", "engine"), ("id", "even")]
    level = ui.even[setup["game"]]
    if not level:
        return tag("p", pairs, esc(t("strength-unsure")))
    seated = setup["players"][: setup["seats"]]
    others = [seat for seat, player in enumerate(seated) if player["who"] == "bot"]
    said = tag("span", [], esc(t("strength-even", n=len(others), name=name_of(level, t))))
    if [seat for seat in others if seated[seat]["bot"] != level]:
        change = " ".join(["players." + str(seat) + ".bot:" + level for seat in others])
        said += button(t("strength-take"), [("data-set", change), ("id", "even-take")])
    return tag("p", pairs, said)
