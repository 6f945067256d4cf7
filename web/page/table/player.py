"""The strength of another player, and its way of playing."""

from page.catalog.people import strength
from page.kit.html import HIDDEN, face, pips, portrait, said, tag

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from page.types import Frame
    from sanjuan.words.words import Words


def might(ui: "Ui", seat: int) -> str:
    """Return how strong an opponent is, as signs; nothing for a guest."""
    rank = strength(ui.cast[seat], ui.bots)
    return pips(rank, len(ui.bots)) if rank else ""


def far(built: int, whole: int, alarm: int) -> str:
    """Return how far a city is, with a sign from `alarm` on: somebody may soon end the game."""
    css = "nb near" if built >= alarm else "nb"
    return tag("span", [("class", css), HIDDEN], str(built) + tag("small", [], "/" + str(whole)))


def style(ui: "Ui", seat: int, t: "Words") -> str:
    """Return an opponent's strength and way of playing in words, "" for a guest."""
    id = ui.cast[seat]
    rank = strength(id, ui.bots)
    if not rank:
        return ""
    words = t("label-strength", n=rank, of=len(ui.bots))
    return words + ". " + t("bot-" + id + ".style") if t.has("bot-" + id + ".style") else words


FEW = 2
"""The number of players with which everybody knows who comes next."""


def place(frame: "Frame", seat: int) -> int:
    """Return a seat's place in the order of the round, from 1; 0 where seats do not take turns clockwise."""
    table = frame["table"]
    count, first = table["seats"], table.get("begins")
    if first is None or count <= FEW or seat >= count or frame["over"]:
        return 0
    return (seat - first) % count + 1


def seated(frame: "Frame", ui: "Ui", seat: int, t: "Words", aloud: bool = False) -> str:
    """Return the portrait of a seat with its place in the order of the round; `aloud` if no other words say it.

    Where only some rounds have an order, the element is the same in all, so that little is drawn again when one begins.
    """
    table, number = frame["table"], place(frame, seat)
    if "begins" not in table or table["seats"] <= FEW or seat >= table["seats"]:
        return face(ui, seat)
    inner = portrait(ui.faces[seat], "") + (ordinal(number) if number else "")
    words = t("table-order", n=number) if number else ""
    sign = tag("span", [("class", "por nth"), ("title", words or None), HIDDEN], inner)
    return sign + said(words) if aloud and number else sign


def ordinal(number: int) -> str:
    """Return a place in the order of the round as a sign."""
    return tag("b", [("class", "ord"), HIDDEN], str(number))


def in_order(frame: "Frame", seat: int, t: "Words") -> "list[str]":
    """Return a seat's place in the order of the round in words, to follow others."""
    number = place(frame, seat)
    return [t("table-order", n=number)] if number else []
