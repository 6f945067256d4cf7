"""A card face up, at every size: "mini" (opponents), "lot" (my city), "hand", "zoom"."""

from page.kit.html import esc, icon, said, seal, tag
from page.kit.hyphenate import LONG, soft, width
from tables.san_juan.icons import PHASE_ICON, scene, token

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from page.types import Pair
    from sanjuan.words.words import Words
    from tables.san_juan.types import Card

KINDS = {"production": "k-prod", "city": "k-city", "monument": "k-mon", "six": "k-six"}
UNKNOWN = "?"
_faces: "dict[tuple[object, ...], str]" = {}
_labels: "dict[tuple[object, ...], str]" = {}
_cards: "dict[tuple[object, ...], str]" = {}
MOST_KEPT = 200
"""The number of cached drawings of cards: more than there are cards on a table."""


def points_of(row: "Card", worth: "int | None" = None) -> "int | str":
    """Return the points printed on a card; where they are counted at the end, what it is `worth` so far, else "?"."""
    if row["kind"] != "six":
        return row["points"]
    return UNKNOWN if worth is None else worth


def classes(name: str, row: "Card", size: str, more: str = "") -> str:
    """Return the classes of a card of this size."""
    good = " g-" + row["good"] if row["good"] else ""
    return "card c-" + size + " " + KINDS[row["kind"]] + good + (" " + more if more else "")


def power_line(name: str, row: "Card", t: "Words") -> str:
    """Return the power in a line, with the sign of the phase it works in."""
    line = esc(soft(t("card-" + name + ".power"), LONG[-1]))
    return tag("span", [("class", "pow")], icon(PHASE_ICON[row["phase"]]) + tag("span", [], line))


def tabs(row: "Card", price: "int | None", small: bool) -> str:
    """Return the cost in the corner; on large cards what it costs now in the other one, and the printed one struck."""
    live = price is not None and price != row["cost"]
    printed = str(row["cost"])
    left = tag("b", [("class", "cost l")], tag("s", [], printed) if live and not small else printed)
    if small:
        return left
    shown = price if live else row["cost"]
    return left + tag("b", [("class", "cost r live" if live else "cost r")], str(shown))


def face(name: str, row: "Card", size: str, t: "Words", price: "int | None" = None, worth: "int | None" = None) -> str:
    """Return the printed face; `price` is what the card costs now, `worth` what it counts so far (None: not told)."""
    key = (t.lang, t.variant, name, size, row["cost"], price, worth)
    if key not in _faces:
        if len(_faces) > MOST_KEPT:
            _faces.clear()
        _faces[key] = _face(name, row, size, t, price, worth)
    return _faces[key]


def _face(name: str, row: "Card", size: str, t: "Words", price: "int | None", worth: "int | None") -> str:
    small = size in ("mini", "lot")
    inner = tag("span", [("class", "pic")], scene(name, "art")) + tabs(row, price, small)
    title = t("card-" + name)
    shown = esc(title) if size == "zoom" else esc(soft(title))
    inner += tag("span", [("class", "ttl" + width(title))], tag("span", [], shown))
    inner += "" if small else power_line(name, row, t)
    points = seal(points_of(row, worth), "vp" if worth is None else "vp sofar")
    return tag("span", [("class", "face"), ("aria-hidden", "true")], inner + points)


def label(name: str, row: "Card", t: "Words") -> str:
    """Return a card in words, for those who hear the page."""
    key = (t.lang, t.variant, name, row["cost"])
    if key not in _labels:
        args = {"card": t("card-" + name), "cost": row["cost"], "power": t("card-" + name + ".power")}
        six = row["kind"] == "six"
        _labels[key] = t("label-six", **args) if six else t("label-card", points=row["points"], **args)
    return _labels[key]


def card(
    name: str,
    size: str,
    row: "Card",
    t: "Words",
    pairs: "Sequence[Pair]" = (),
    css: str = "",
    extra: str = "",
    price: "int | None" = None,
    good: bool = False,
    words: str = "",
    worth: "int | None" = None,
) -> str:
    """Return a card as a button.

    `row` is its line of the catalogue; `pairs` further attributes; `extra` HTML on top of the face, not
    read aloud; `good` whether its token lies on it; `words` follow the card in what is read aloud; `worth` is what a
    building that is counted at the end brings so far.
    """
    key = (t.lang, t.variant, name, size, row["cost"], tuple(pairs), css, extra, price, bool(good), words, worth)
    if key not in _cards:
        if len(_cards) > MOST_KEPT:
            _cards.clear()
        _cards[key] = _card(name, size, row, t, pairs, css, extra, price, good, words, worth)
    return _cards[key]


def _card(
    name: str,
    size: str,
    row: "Card",
    t: "Words",
    pairs: "Sequence[Pair]",
    css: str,
    extra: str,
    price: "int | None",
    good: bool,
    words: str,
    worth: "int | None",
) -> str:
    spoken = label(name, row, t) + (" " + words if words else "")
    spoken += " " + t("label-sofar", n=worth) if worth is not None else ""
    own = [
        ("type", "button"),
        ("class", classes(name, row, size, css)),
        ("data-card", name),
    ]
    lying = token(row["good"], "tok good") if good else ""
    return tag("button", own + list(pairs), said(spoken) + face(name, row, size, t, price, worth) + lying + extra)
