"""A district and a character, at every size.

Sizes of districts: "m" and "s" in the cities of others, "l" in mine, "h" in hand, "z" close up.
"""

from page.kit.html import HIDDEN, esc, said, tag
from page.kit.hyphenate import LONG, soft, widest
from page.kit.selectors import rows_of
from tables.citadels.icons import TYPE_ICON, art, badge, bust, gold, number, sign

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from page.state import Ui
    from page.types import Pair
    from sanjuan.words.words import Words
    from tables.citadels.types import Card, Frame, Place

SMALL = "s"
"""The size of a district that shows no name."""
LARGE = ("l", "h", "z")
"""Sizes that show the icon of the type beside the name."""
FREE = "–"
"""The sign for the cost of a district that can never be built."""

_titles: "dict[tuple[str, bool], tuple[str, str]]" = {}
"""By name, and whether it may be parted: how wide its widest piece is, and its HTML; made once."""


def row_of(frame: "Frame", ui: "Ui", name: str) -> "Card":
    """Return the row of a card."""
    return rows_of(frame, ui)[name]


def type_of(frame: "Frame", ui: "Ui", name: str) -> str:
    """Return the type of a district."""
    return row_of(frame, ui, name).get("type") or ""


def is_character(frame: "Frame", ui: "Ui", name: str) -> bool:
    """Return whether a card is a character."""
    return "rank" in row_of(frame, ui, name)


def power(name: str, t: "Words") -> str:
    """Return what a card does, in short; "" for a district that does nothing."""
    id = "card-" + name + ".power"
    return t(id) if t.has(id) else ""


def spoken(name: str, row: "Card", cost: "int | None", t: "Words") -> str:
    """Return a district in words: its name, its type and its cost."""
    kind = t("type-" + (row.get("type") or ""))
    return t("label-district", district=t("card-" + name), type=kind, cost=FREE if cost is None else cost)


def fitted(css: str, whole: str, before: str = "", part: bool = True) -> str:
    """Return a name that is as large as it has room; where `part`, its long words may be parted.

    Words of medium length are parted only where even the smallest type has no room: the size goes by the whole word.
    """
    key = (whole, part)
    if key not in _titles:
        shown = soft(whole, LONG[0]) if part else whole
        _titles[key] = (widest(soft(whole) if part else whole), tag("span", [], esc(shown)))
    width, words = _titles[key]
    return tag("span", [("class", css), ("style", "--w:" + width)], before + words)


def face(name: str, kind: str, size: str, t: "Words") -> str:
    """Return what is printed on a district."""
    icon = sign(TYPE_ICON[kind]) if size in LARGE else ""
    inner = art(name) + fitted("ttl", t("card-" + name), icon, size != "z")
    if size == "h":
        inner += tag("span", [("class", "pow")], esc(soft(power(name, t), LONG[-1])))
    return tag("span", [("class", "face"), HIDDEN], inner)


def district(
    name: str, size: str, row: "Card", t: "Words", pairs: "Sequence[Pair]", css: str = "", over: str = "",
    words: str = "", cost: "int | None" = None, el: str = "button",
) -> str:  # fmt: skip
    """Return a district as a button.

    `pairs` are further attributes; `css` further classes; `over` HTML on top of the face; `words` follow the card in
    what is read aloud; `cost` is what it is worth now if that is not printed; `el` another element if it is only a
    picture.
    """
    kind, worth = row.get("type") or "", row.get("cost") if cost is None else cost
    heard = said(spoken(name, row, worth, t) + (". " + words if words else ""))
    own: list[Pair] = [("type", "button")] if el == "button" else []
    own += [("class", ("card dc " + size + " ty-" + kind + " " + css).strip()), ("data-card", name)]
    if size == SMALL:
        own.append(("title", t("card-" + name)))  # there is no room for it on the card
    inner = heard + face(name, kind, size, t) + badge(kind, FREE if worth is None else worth) + over
    return tag(el, own + list(pairs), inner)


def place_words(place: "Place", t: "Words") -> str:
    """Return what is on and under a district, in words."""
    words = [t("label-coin")] if place["coin"] else []
    words += [t("label-under", n=place["under"])] if place["under"] else []
    return ", ".join(words)


def place_signs(place: "Place") -> str:
    """Return what is on and under a district, as signs."""
    out = tag("span", [("class", "plus1"), HIDDEN], gold()) if place["coin"] else ""
    return out + (tag("span", [("class", "under"), HIDDEN], "+" + str(place["under"])) if place["under"] else "")


def character(
    name: str, row: "Card", t: "Words", pairs: "Sequence[Pair]", css: str = "", over: str = "", el: str = "button"
) -> str:
    """Return a character as a large card with its power, a button."""
    rank = row.get("rank") or 0
    own: list[Pair] = [("type", "button")] if el == "button" else []
    own += [("class", ("card cc r" + str(rank) + " " + css).strip()), ("data-card", name)]
    inner = (
        bust(name)
        + number(rank)
        + fitted("ttl", t("card-" + name))
        + tag("span", [("class", "pow")], esc(soft(power(name, t), LONG[-1])))
    )
    heard = said(t("label-character", rank=rank, character=t("card-" + name)) + ". " + power(name, t))
    return tag(el, own + list(pairs), heard + tag("span", [("class", "face"), HIDDEN], inner) + over)
