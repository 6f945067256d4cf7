"""A scoring in a window, kind by kind and place by place."""

from page.kit.html import HIDDEN, button, esc, face, said, tag
from page.kit.window import closing, veil
from tables.alhambra.icons import KINDS, LETTERS, kind_of, kind_sign, laurel

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from page.state import Ui
    from page.types import Fact
    from sanjuan.words.words import Words
    from tables.alhambra.types import Frame


def since(ui: "Ui", letter: str) -> "list[Fact]":
    """Return what has happened since a scoring, the scoring itself first."""
    facts = list(ui.log or [])
    for at, fact in enumerate(facts):
        if fact["id"] == "scoring" and fact["scoring"] == letter:
            return facts[at:]
    return []


def gained(facts: "Sequence[Fact]", nobody: int) -> "list[tuple[int, str]]":
    """Return the buildings that somebody got, as (seat, building); `nobody` is the seat of Martin, who only owns."""
    found: list[tuple[int, str]] = []
    for fact in facts:
        if fact["id"] in ("bought", "inherited"):
            found.append((fact["seat"], fact["building"]))
        elif fact["id"] == "gave":
            found[-1] = (nobody, fact["building"])
        elif fact["id"] == "endowed":
            found += [(fact["seat"], name) for name in fact["cards"]]
    return found


def owned_at(frame: "Frame", ui: "Ui", letter: str) -> "list[dict[str, int]]":
    """Return how many buildings of each kind everybody had at a scoring: those of now without what came since."""
    players = frame["table"]["players"]
    counts = [{kind: player["owned"][kind] for kind in KINDS} for player in players]
    for seat, building in gained(since(ui, letter), len(players) - 1):
        counts[seat][kind_of(building)] -= 1
    return counts


def points_after(frame: "Frame", letter: str, seat: int) -> int:
    """Return the points of a seat after a scoring: those of now without the later scorings."""
    table = frame["table"]
    later = [table["scored"][name] for name in LETTERS[LETTERS.index(letter) + 1 :] if name in table["scored"]]
    return table["players"][seat]["score"] - sum([row[seat] for rows in later for row in rows])


def cell(t: "Words", count: int, points: int, best: int, kind: str) -> str:
    """Return what a palace had of a kind, and got for it."""
    shown = tag("span", [("class", "n")], str(count) if count else "–")
    if not points:
        return tag("td", [], said(t("scoring-none", n=count)) + tag("span", [HIDDEN], shown))
    crown = laurel() if points == best else ""
    shown += tag("b", [], crown + "+" + str(points))
    css = ("p1" if points == best else "p2") + " k-" + kind
    return tag("td", [("class", css)], said(t("scoring-gets", n=count, points=points)) + tag("span", [HIDDEN], shown))


def line(frame: "Frame", t: "Words", letter: str, at: int, counts: "list[dict[str, int]]", order: "list[int]") -> str:
    """Return the row of a kind."""
    kind, points = KINDS[at], frame["table"]["scored"][letter][at]
    words = t("building-" + kind)
    shown = tag("span", [("class", "kb")], kind_sign(kind)) + tag("span", [HIDDEN], tag("b", [], esc(words)))
    first = tag("th", [("scope", "row"), ("class", "k-" + kind)], said(words) + shown)
    cells = [cell(t, counts[seat][kind], points[seat], max(points), kind) for seat in order]
    return tag("tr", [("style", "--at:" + str(at))], first + "".join(cells))


def foot(t: "Words", title: str, figures: "list[str]", css: str) -> str:
    """Return a row of sums."""
    cells = "".join([tag("td", [], figure) for figure in figures])
    return tag("tr", [("class", css)], tag("th", [("scope", "row")], esc(t(title))) + cells)


def sheet(frame: "Frame", ui: "Ui", t: "Words", letter: str) -> str:
    """Return the table of a scoring."""
    order = list(range(len(frame["table"]["players"])))
    heads = [tag("th", [("scope", "col")], face(ui, seat) + tag("b", [], esc(ui.names[seat]))) for seat in order]
    counts, scored = owned_at(frame, ui, letter), frame["table"]["scored"][letter]
    rows = "".join([line(frame, t, letter, at, counts, order) for at in range(len(KINDS))])
    sums = ["+" + str(sum([row[seat] for row in scored])) for seat in order]
    totals = [str(points_after(frame, letter, seat)) for seat in order]
    feet = foot(t, "scoring-now", sums, "now") + foot(t, "race-points", totals, "tot")
    inner = tag("thead", [], tag("tr", [], "<td></td>" + "".join(heads))) + tag("tbody", [], rows)
    return tag("table", [("class", "scoring"), ("data-n", str(len(order)))], inner + tag("tfoot", [], feet))


def told(title: str, text: str, body: str, buttons: str, css: str) -> str:
    """Return a window with the poster beside it."""
    sun = '<i class="sun" aria-hidden="true"></i>'
    post = tag("aside", [("class", "post")], sun + tag("div", [], tag("h1", [], esc(title))))
    note = tag("p", [("class", "note")], esc(text))
    inner = tag("div", [("class", "tabw")], note + body + tag("div", [("class", "btns")], buttons))
    return veil(tag("div", [("class", "sheet " + css)], post + inner), title, "toldv")


def scoring(letter: str) -> "Callable[[Frame, Ui, Words], str]":
    """Return what draws the window of a scoring: it fills kind by kind."""

    def draw(frame: "Frame", ui: "Ui", t: "Words") -> str:
        fill = button(t("scoring-at-once"), [("data-act", "at-once"), ("id", "at-once")])
        text = t("scoring-text", scoring=letter.upper())
        on = closing(t, act="act-go-on" if ui.shows else "act-back")
        return told(t("score-" + letter), text, sheet(frame, ui, t, letter), on + fill, "scoringw")

    return draw
