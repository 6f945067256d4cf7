"""The nine hours: the characters of this game in the order in which they are called.

Each shows how far the calling has come and the marks on it; one that is still to be called shows what I know of it
from the draft. If the question is about characters, these are the answers.
"""

from page.kit.html import HIDDEN, esc, face, said, tag
from page.kit.memo import detail
from page.kit.selectors import (
    is_marked,
    kind_of,
    look_pairs,
    marks_of,
    my_seat,
    option_pairs,
    options_of,
    stop,
    tab_pair,
    why_pairs,
)
from tables.citadels.cards import fitted
from tables.citadels.icons import MARK_ICON, RANKS, bust, marks, number, sign
from tables.citadels.why import reason

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from page.types import Pairs
    from sanjuan.words.words import Words
    from tables.citadels.types import Frame, Rank

LAID = {
    "kill": "killed", "bewitch": "bewitched", "rob": "robbed", "warrants": "warrant", "signed": "signed",
    "threats": "threat", "flower": "flower",
}  # fmt: skip
"""The mark that an answer puts on a character, by the kind of question."""


def rank_id(rank: int) -> str:
    """Return the id of a rank."""
    return "rank-" + str(rank)


def holder(ui: "Ui", seat: int) -> str:
    """Return the holder of a character, as portrait and name."""
    return tag("span", [("class", "ft who1"), HIDDEN], face(ui, seat, "pm") + tag("span", [], esc(ui.names[seat])))


def foot(words: str, css: str = "", before: str = "", after: str = "") -> str:
    """Return the foot of a rank: words between signs."""
    inner = before + tag("span", [], esc(words)) + after
    return tag("span", [("class", ("ft " + css).strip()), HIDDEN], inner)


def known(t: "Words", one: "Rank") -> str:
    """Return what I know from the draft of a character that is still to be called."""
    if one["know"] == "offered":
        return foot(t("rank-offered"), "lit", sign("eye"))
    if one["know"] == "passed":
        return foot(t("rank-passed"), "aft", "", sign("right"))
    if one["know"] == "before":
        return foot(t("rank-before"), "bef", sign("unseen"))
    return foot(t("rank-down")) if one["know"] == "down" else ""


def status(frame: "Frame", ui: "Ui", t: "Words", one: "Rank") -> str:
    """Return the foot of a rank: who holds it, else how far it is, or what I know of it."""
    if one["state"] == "out":
        return foot(t("rank-out"))
    if one["holder"] is not None:
        return holder(ui, one["holder"])
    if one["state"] == "now":
        return foot(t("rank-called"), "lit", sign("bell"))
    return foot(t("rank-nobody")) if one["state"] == "past" else known(t, one)


def spoken(frame: "Frame", ui: "Ui", t: "Words", one: "Rank") -> str:
    """Return a rank in words."""
    words = [t("label-character", rank=one["rank"], character=t("card-" + one["card"]))]
    if one["state"] == "out":
        words.append(t("rank-out"))
    elif one["holder"] is not None:
        words.append(ui.names[one["holder"]])
    elif one["state"] == "now":
        words.append(t("rank-called"))
    elif one["state"] == "past":
        words.append(t("rank-nobody"))
    elif one["know"] in ("offered", "passed", "before", "down"):
        words.append(t("rank-" + one["know"]))
    words += [t("mark-" + name) for name in one["marks"]]
    return ", ".join(words)


def look(frame: "Frame", one: "Rank") -> str:
    """Return the classes of a rank: how far it is, and whose."""
    css = "rank card r" + str(one["rank"]) + " " + one["state"]
    if one["state"] == "past":
        css += "" if one["holder"] is not None else " none"
    if one["state"] == "next" and one["holder"] == my_seat(frame) and frame["table"]["me"] is not None:
        css += " own"
    if one["know"] == "offered":
        css += " mayb"
    elif one["know"] == "before" and not frame["table"]["call"]:
        css += " unseen"
    return css + (" dead" if "killed" in one["marks"] else "")


def state(frame: "Frame", ui: "Ui", t: "Words", one: "Rank") -> "tuple[str, Pairs, list[str]]":
    """Return (class, attributes, what would lie on it) of a rank, by the open question."""
    option, kind = one["card"], kind_of(frame)
    if option in options_of(frame) and kind in RANKS:
        marked = is_marked(ui, option)
        laid = [LAID[kind]] if marked and LAID[kind] in MARK_ICON else []
        return (" can sel" if marked else " can"), option_pairs(ui, option), laid
    if kind in RANKS and not ui.review:
        return " cannot", why_pairs(reason(frame, option, t)), []
    return "", look_pairs(), []


def laid(one: "Rank", more: "list[str]") -> "list[str]":
    """Return the marks on a rank, with the one that the answer would add; a signed warrant counts as one of them."""
    own = {"signed": "warrant", "flower": "threat"}
    kept = [name for name in one["marks"] if name not in [own.get(new) for new in more]]
    return kept + more


def rank(frame: "Frame", ui: "Ui", t: "Words", one: "Rank", stopping: "str | None") -> str:
    """Return one rank, drawn again only if it shows something else."""
    asked, id = (frame["ask"] if kind_of(frame) in RANKS else None), rank_id(one["rank"])
    held = one["holder"]
    seen = (
        one, frame["table"]["call"], frame["table"]["me"], asked, marks_of(ui) if asked else None,
        ui.advised if asked else None, ui.review, tab_pair(id, stopping), None if held is None else ui.names[held],
        None if held is None else ui.faces[held], t, t.variant,
    )  # fmt: skip
    return detail(id, seen, lambda: button(frame, ui, t, one, stopping))


def button(frame: "Frame", ui: "Ui", t: "Words", one: "Rank", stopping: "str | None") -> str:
    """Return one rank as a button."""
    css, pairs, more = state(frame, ui, t, one)
    name, id = fitted("nm", t("card-" + one["card"])), rank_id(one["rank"])
    inner = bust(one["card"]) + number(one["rank"]) + name + status(frame, ui, t, one)
    shown = said(spoken(frame, ui, t, one)) + tag("span", [("class", "rface face"), HIDDEN], inner)
    own = [("type", "button"), ("class", look(frame, one) + css), ("id", id), ("data-card", one["card"])]
    return tag("button", own + [tab_pair(id, stopping)] + pairs, shown + marks(laid(one, more)))


def ranks(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the strip of ranks."""
    rows = frame["table"]["ranks"]
    ids = [rank_id(one["rank"]) for one in rows]
    open_ids = [rank_id(one["rank"]) for one in rows if one["card"] in options_of(frame) and kind_of(frame) in RANKS]
    stopping = stop(ui, "ranks", ids, open_ids)
    inner = "".join([rank(frame, ui, t, one, stopping) for one in rows])
    pairs = [("class", "ranks"), ("id", "ranks"), ("role", "group"), ("aria-label", t("table-ranks"))]
    pairs += [("data-roving", "ranks"), ("data-k", str(len(rows)))]
    return tag("section", pairs, inner)
