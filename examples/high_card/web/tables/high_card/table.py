"""High Card's table, as the page asks for it (see `tables.types`): the plain table with cards and a middle of its own.

A name that is imported from the plain table is drawn as there; what is said here takes its place. The page runs this
under MicroPython: no `typing` at run time, and dictionaries keep no order.
"""

from page.kit.html import HIDDEN, esc, tag
from page.kit.selectors import look_pairs, rows_of
from page.table.hand import hands
from page.table.log import recent
from tables.plain.table import COUNTS, DIALOGS, FAMILIES, HOLDS, SHEET, head, mine, outlook, ways, why, zoom
from tables.plain.zones import others

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from page.state import Ui
    from page.types import Effects, Held, Pair, Pairs, Row
    from sanjuan.words.words import Words
    from tables.high_card.types import Frame

__all__ = [
    "COUNTS", "DIALOGS", "EFFECTS", "FAMILIES", "HANDS", "HOLDS", "PARTS", "SHEET", "attributes", "card", "held",
    "laid", "lies", "lifted", "outlook", "picture", "row", "ways", "why", "zoom",
]  # fmt: skip

# The effects of a fact besides its line in the log (page.kit.effects): a heading, a pause, a sound.
EFFECTS: "Effects" = {
    "trick": {"heads": True},
    "laid": {"sound": "slide"},
    "took": {"pause": 1, "sound": "slide", "who": "seat"},
    "stays": {"pause": 1},
}
HANDS = hands


def face(frame: "Frame", ui: "Ui", t: "Words", name: str) -> str:
    """Return what is printed on a card: its value and its name. The catalogue comes with the first frame alone."""
    value = str(rows_of(frame, ui)[name]["value"])
    return tag("b", [], value) + tag("span", [], esc(t("card-" + name)))


def card(
    frame: "Frame", ui: "Ui", t: "Words", name: str, pairs: "Sequence[Pair]", css: str = "", extra: str = ""
) -> str:
    """Return a card as a button; `pairs` have all that the page must know of it, such as `data-option`."""
    own: Pairs = [("type", "button"), ("class", ("card beast " + css).strip()), ("data-card", name)]
    return tag("button", own + list(pairs), face(frame, ui, t, name) + extra)


def played(frame: "Frame", ui: "Ui", t: "Words", seat: int) -> str:
    """Return what a seat has before it: a card face down, or its card of the last trick."""
    player = frame["table"]["players"][seat]
    if player["down"]:
        return tag("i", [("class", "beast back"), HIDDEN])
    return "".join([card(frame, ui, t, name, look_pairs()) for name in player["last"]])


def opponents(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the other players, each with its card."""
    panels = ""
    for seat in others(frame):
        # The id and these attributes are how motion, focus and tests find a seat.
        pairs = [("class", "opp"), ("id", "opp-" + str(seat)), ("data-person", str(seat))]
        pairs += [("aria-label", ui.names[seat])]
        panels += tag("section", pairs, head(frame, ui, t, seat) + row(played(frame, ui, t, seat)))
    return tag("div", [("class", "opps")], panels)


def middle(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the cards that wait for the next trick, and the one that I have played."""
    pot = "".join([card(frame, ui, t, name, look_pairs()) for name in frame["table"]["pot"]])
    own = played(frame, ui, t, frame["table"]["me"] or 0)
    inner = tag("h3", [], esc(t("zone-pot"))) + row(pot) + row(own)
    return tag("section", [("class", "zones"), ("id", "zones"), ("aria-label", t("zone-pot"))], inner)


# The parts above the question in their order, each one element with an area in css/table.css.
PARTS = (("opponents", opponents), ("zones", middle), ("log", recent), ("city", mine))


def attributes(frame: "Frame") -> "Pairs":
    """Return further attributes of the table: none."""
    return []


def row(cards: str) -> str:
    """Return cards in a row."""
    return tag("div", [("class", "zcards")], cards)


def held(frame: "Frame", ui: "Ui", t: "Words", held: "Held", pairs: "Sequence[Pair]", css: str, extra: str) -> str:
    """Return a card of my hand; `extra` is the tick on a chosen one."""
    return card(frame, ui, t, held["card"], pairs, css, extra)


def laid(frame: "Frame", ui: "Ui", t: "Words", name: str, pairs: "Sequence[Pair]", css: str, extra: str) -> str:
    """Return a card laid aside by a question."""
    return card(frame, ui, t, name, pairs, css, extra)


def lies(frame: "Frame", option: str) -> bool:
    """Return whether an option lies on the table: all of mine are cards in my hand. Others become buttons."""
    return True


def lifted(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what the question is called while a card is carried: no card is carried here."""
    return ""


def picture(row: "Row") -> str:
    """Return the picture of a row of the score sheet: none."""
    return ""
