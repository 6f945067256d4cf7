"""The race: an arcade of six arches, one for each kind of building, and a row for each palace, mine at its foot.

A cell shows how many buildings of the kind a palace has and what the next scoring would bring it. The leader has a
laurel and a filled cell, the other places that count have an outline, ties a word: nothing is shown by colour alone.
"""

from page.kit.html import HIDDEN, esc, said, seal, tag
from page.kit.memo import detail
from page.kit.selectors import my_seat
from page.table.last_moves import last_said
from page.table.player import in_order, might, place, seated, style
from tables.alhambra.icons import KINDS, hour, kind_of, kind_sign, laurel, number_of, plays, scenery

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from sanjuan.words.words import Words
    from tables.alhambra.types import Frame, Standing

LEADING = 1
"""The place of the leader."""


def others(frame: "Frame") -> "list[int]":
    """Return the other seats clockwise from the one on show; who only owns and scores comes last."""
    seats, count, me = frame["table"]["seats"], len(frame["table"]["players"]), my_seat(frame)
    return [(me + n) % seats for n in range(1, seats)] + list(range(seats, count))


def gain(stand: "Standing | None", t: "Words") -> str:
    """Return what the next scoring would bring, with a word where the place is shared."""
    if stand is None:
        return ""
    tie = tag("small", [], esc(t("race-tie"))) if stand["tied"] else ""
    sign = tag("s", [], "+") if stand["points"] else ""
    return tag("span", [("class", "gain")], tie + sign + str(stand["points"]))


def heard(frame: "Frame", ui: "Ui", t: "Words", seat: int, kind: str) -> str:
    """Return a cell in words."""
    player = frame["table"]["players"][seat]
    words = t("race-count", n=player["owned"][kind], building=t("building-" + kind))
    stand = player["stands"].get(kind)
    if stand is None:
        return words
    tied = "yes" if stand["tied"] else "no"
    return words + ", " + t("race-place", place=stand["place"], tied=tied, points=stand["points"])


def minis(frame: "Frame", seat: int, kind: str) -> str:
    """Return the buildings of a kind in my palace as small pictures, each in the light of its price."""
    cards, out = [card for card in frame["table"]["players"][seat]["palace"] if kind_of(card) == kind], ""
    for at, card in enumerate(cards):
        id = "own-" + card + "-" + str(cards[:at].count(card))
        pairs = [("class", hour(number_of(card))), ("id", id), ("data-card", card)]
        out += tag("i", pairs, scenery(kind))
    return tag("span", [("class", "stack"), HIDDEN], out)


def tiles(count: int, kind: str) -> str:
    """Return the buildings of a kind in another palace as signs."""
    return tag("span", [("class", "tiles"), HIDDEN], kind_sign(kind, "") * count)


def cell(frame: "Frame", ui: "Ui", t: "Words", seat: int, kind: str) -> str:
    """Return one cell of the race."""
    player, mine = frame["table"]["players"][seat], seat == my_seat(frame)
    count, stand = player["owned"][kind], player["stands"].get(kind)
    leads = stand is not None and stand["place"] == LEADING
    css = "cell k-" + kind + ("" if count else " zero")
    css += "" if stand is None else " p1" if leads else " p2"
    crown = tag("em", [("class", "lau")], laurel()) if leads else ""
    shown = crown + tag("b", [], str(count) if count else "–")
    shown += minis(frame, seat, kind) if mine else tiles(count, kind)
    inner = said(heard(frame, ui, t, seat, kind)) + tag("span", [("class", "in"), HIDDEN], shown + gain(stand, t))
    return tag("span", [("class", css), ("role", "cell"), ("id", "cell-" + str(seat) + "-" + kind)], inner)


def head_words(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return the head of a row in words."""
    player = frame["table"]["players"][seat]
    words = [ui.names[seat], t("label-points", n=player["score"])]
    words += [t("label-hand", n=player["hand"])] if plays(ui, seat) else [t("race-no-turn")]
    words += in_order(frame, seat, t)
    return ". ".join(words + last_said(frame, ui, t, seat) + ([style(ui, seat, t)] if style(ui, seat, t) else []))


def small(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return the line under a name: the size of the palace or the hand."""
    player = frame["table"]["players"][seat]
    if seat == my_seat(frame):
        return t("race-buildings", n=len(player["palace"]))
    return t("label-hand", n=player["hand"]) if plays(ui, seat) else t("race-no-turn")


def head(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return the head of a row: portrait, name, cards in hand; it opens the palace."""
    player = frame["table"]["players"][seat]
    who = tag("b", [], esc(ui.names[seat]) + might(ui, seat)) + tag("small", [], esc(small(frame, ui, t, seat)))
    inner = said(head_words(frame, ui, t, seat)) + seated(frame, ui, seat, t)
    inner += tag("span", [("class", "who"), HIDDEN], who)
    if seat != my_seat(frame) and plays(ui, seat):
        inner += tag("span", [("class", "purse"), HIDDEN], "<i></i>" + str(player["hand"]))
    opens = [("data-act", "city"), ("data-seat", str(seat)), ("id", "head-" + str(seat))]
    if seat == my_seat(frame):
        return tag("button", [("type", "button"), ("class", "pl")] + opens, inner)
    return tag("span", [("class", "pl"), ("role", "button"), ("tabindex", "-1")] + opens, inner)


def row(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return the row of a palace."""
    mine = seat == my_seat(frame)
    now = frame["turn"]["seat"] == seat and frame["turn"]["who"] != "none"
    css = "rw" + (" mine" if mine else " opp") + (" turn" if now else "")
    who = tag("span", [("role", "rowheader"), ("class", "rh")], head(frame, ui, t, seat))
    cells = "".join([cell(frame, ui, t, seat, kind) for kind in KINDS])
    points = seal(frame["table"]["players"][seat]["score"], "score", hidden=True)
    foot = tag("span", [("role", "cell"), ("class", "sc")], points + said(t("label-points", n=_score(frame, seat))))
    pairs = [("class", css), ("id", "mine" if mine else "opp-" + str(seat)), ("role", "row")]
    return tag("div", pairs, who + cells + foot)


def _score(frame: "Frame", seat: int) -> int:
    return frame["table"]["players"][seat]["score"]


def kept_row(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return the row of a palace, drawn again only if it shows something else."""
    now = frame["turn"]["seat"] == seat and frame["turn"]["who"] != "none"
    seen = (
        frame["table"]["players"][seat], now, seat == my_seat(frame), last_said(frame, ui, t, seat), ui.names[seat],
        ui.faces[seat], ui.cast[seat], ui.bots, place(frame, seat), t,
    )  # fmt: skip
    return detail("row-" + str(seat), seen, lambda: row(frame, ui, t, seat))


def arch(frame: "Frame", t: "Words", kind: str) -> str:
    """Return the head of a column: the kind, and what its places bring in the next scoring."""
    prizes = frame["table"]["prizes"][kind]
    figures = "".join([tag("i", [("class", "p" + str(at + 1))], str(points)) for at, points in enumerate(prizes)])
    name = t("building-" + kind)
    shown = tag("span", [("class", "archp h3")], scenery(kind, ""))
    words = tag("b", [], kind_sign(kind) + tag("span", [], esc(name))) + tag("small", [], figures)
    told = said(t("race-brings", building=name, points=", ".join([str(points) for points in prizes])))
    inner = told + tag("span", [("class", "ki"), HIDDEN], shown + tag("span", [("class", "kt")], words))
    return tag("span", [("class", "kh k-" + kind), ("role", "columnheader")], inner)


def heads(frame: "Frame", t: "Words") -> str:
    """Return the arches, after the scoring to come."""
    first = tag("span", [("class", "rh"), ("role", "columnheader")], countdown(frame, t))
    points = said(t("race-points")) + tag("small", [HIDDEN], esc(t("race-points")))
    last = tag("span", [("class", "sc"), ("role", "columnheader")], points)
    inner = first + "".join([arch(frame, t, kind) for kind in KINDS]) + last
    return tag("div", [("class", "rw hd"), ("role", "row")], inner)


def countdown(frame: "Frame", t: "Words") -> str:
    """Return the button that says which scoring is next and when it comes; it opens the three of them."""
    table = frame["table"]
    if table["next"]["letter"] in table["scored"]:
        till = t("race-over")
    elif not table["comes"]:
        till = t("race-at-end", n=table["buildings"])
    else:
        till = t("race-comes", range=reach(table["comes"]), most=table["comes"][1])
    pairs = [("type", "button"), ("class", "pl when"), ("id", "when"), ("data-act", "look")]
    pairs.append(("data-window", "scorings"))
    return tag("button", pairs, tag("b", [], esc(t("score-" + table["next"]["letter"]))) + tag("small", [], esc(till)))


def reach(comes: "list[int]") -> str:
    """Return within how many money cards a scoring comes: the least and the most, once where they are the same."""
    return "–".join([str(count) for count in (comes if comes[0] != comes[1] else comes[:1])])


def race(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the race with all palaces."""
    seats = others(frame)
    rows = "".join([kept_row(frame, ui, t, seat) for seat in seats + [my_seat(frame)]])
    pairs = [("class", "race"), ("id", "race"), ("role", "table"), ("aria-label", t("table-race"))]
    pairs += [("style", "--n:" + str(len(seats))), ("data-takes", "palace")]
    return tag("div", pairs, heads(frame, t) + rows)
