"""The table of a game without drawings of its own: its zones are the lists of cards in what the engine shows.

Everything is named by its key: a message `zone-KEY`, or else the key made readable.
"""

from page.kit.html import HIDDEN, esc, tag
from page.kit.selectors import is_marked, lies, look_pairs, option_pairs, options_of, rows_of, stop, tab_pair

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeGuard

    from page.state import Ui
    from page.types import Frame, Held, Pair, Pairs
    from sanjuan.words.words import Words
    from tables.plain.types import Figure, Shown, Thing, Zone

CORE = ("game", "seats", "me", "round", "variant", "players", "hand", "aside", "seat", "score", "name", "id", "card")
"""Keys that are drawn elsewhere, or not at all."""
ON_TABLE = ("card", "place")
"""The places of options that may be cards of a zone, see `Kind.lies`."""


def name_of(thing: "Thing") -> str:
    """Return the name of a card in a zone."""
    return thing if isinstance(thing, str) else thing["card"]


def is_zone(value: object) -> "TypeGuard[Zone]":
    """Return whether a value is a list of cards."""
    if not isinstance(value, list):
        return False
    return not [
        x for x in value if not (isinstance(x, str) or (isinstance(x, dict) and isinstance(x.get("card"), str)))
    ]


def zones_of(of: "Shown") -> "list[tuple[str, Zone]]":
    """Return the zones of a table or of a player, as (key, cards), in the order of their keys."""
    found = [(key, of[key]) for key in sorted(of) if key not in CORE]
    return [(key, value) for key, value in found if is_zone(value)]


def figures_of(of: "Shown") -> "list[Figure]":
    """Return the further values of a table, a player or a card, as (key, value): numbers, texts, truths."""
    found = [(key, of[key]) for key in sorted(of) if key not in CORE]
    return [(key, value) for key, value in found if isinstance(value, (int, str)) and value not in ("", False)]


def written(figure: "Figure", t: "Words") -> str:
    """Return a figure in words: "Gold 3", and what is true or named by its key alone."""
    key, value = figure
    label = t("zone-" + key)
    return label if value is True else label + " " + str(value)


def on_show(frame: "Frame") -> "list[str]":
    """Return the names of the cards that lie in a zone of the table or of a player."""
    shown: list[Shown] = [frame["table"]]
    shown += frame["table"]["players"]
    names = []
    for of in shown:
        for _, cards in zones_of(of):
            names += [name_of(thing) for thing in cards]
    return names


def state(frame: "Frame", ui: "Ui", name: str, nth: int) -> "tuple[str, Pairs]":
    """Return (class, attributes) of the `nth` card of a name in the zones, by the open question."""
    if lies(frame) in ON_TABLE and nth < options_of(frame).count(name):
        return "can picked" if is_marked(ui, name, nth) else "can", option_pairs(ui, name, nth)
    return "", look_pairs()


def face(frame: "Frame", ui: "Ui", t: "Words", name: str, more: "Sequence[Figure]" = ()) -> str:
    """Return what is printed on a card: its name, the figures of its row of the catalogue, and `more` of its own."""
    told = figures_of(rows_of(frame, ui).get(name, {})) + list(more)
    small = "".join([tag("small", [], esc(written(figure, t))) for figure in told])
    return tag("span", [("class", "face")], tag("b", [], esc(t("card-" + name))) + small)


def card(
    frame: "Frame",
    ui: "Ui",
    t: "Words",
    name: str,
    pairs: "Sequence[Pair]",
    css: str = "",
    extra: str = "",
    more: "Sequence[Figure]" = (),
) -> str:
    """Return a card as a button."""
    own = [("type", "button"), ("class", ("card c-plain " + css).strip()), ("data-card", name)]
    return tag("button", own + list(pairs), face(frame, ui, t, name, more) + extra)


def zone(frame: "Frame", ui: "Ui", t: "Words", id: str, key: str, cards: "Zone", before: "list[str]") -> str:
    """Return a zone with its cards; `before` are the names of the cards that come before them on the table."""
    ids = [id + "-" + key + "-" + str(number) for number in range(len(cards))]
    names = [name_of(thing) for thing in cards]
    stopping = stop(ui, id + key, ids, [ids[n] for n, name in enumerate(names) if name in options_of(frame)])
    out = ""
    for number, name in enumerate(names):
        css, pairs = state(frame, ui, name, (before + names[:number]).count(name))
        thing = cards[number]
        more = [] if isinstance(thing, str) else figures_of(thing)
        out += card(frame, ui, t, name, [("id", ids[number]), tab_pair(ids[number], stopping)] + pairs, css, "", more)
    before += names
    head = tag("h3", [], esc(t("zone-" + key)) + tag("small", [HIDDEN], str(len(cards))))
    row = tag("div", [("class", "zcards"), ("data-roving", id + key)], out)
    pairs = [("class", "zone"), ("id", id + "-" + key), ("role", "group"), ("aria-label", t("zone-" + key))]
    return tag("div", pairs, head + row)


def zones(frame: "Frame", ui: "Ui", t: "Words", id: str, of: "Shown", before: "list[str]") -> str:
    """Return the zones of a table or a player that are not empty, and its figures; `id` begins their ids."""
    figures = "".join([tag("span", [], esc(written(figure, t))) for figure in figures_of(of)])
    out = tag("p", [("class", "figs")], figures) if figures else ""
    return out + "".join([zone(frame, ui, t, id, key, cards, before) for key, cards in zones_of(of) if cards])


def others(frame: "Frame") -> "list[int]":
    """Return the other seats, dummies included, clockwise from the one on show."""
    count, me = len(frame["table"]["players"]), frame["table"]["me"] or 0
    return [(me + n) % count for n in range(1, count)]


def names_before(frame: "Frame", seat: "int | None") -> "list[str]":
    """Return the names of the cards that are drawn before the zones of a seat, or of the table (None)."""
    table, seats, names = frame["table"], others(frame), []
    for other in seats[: seats.index(seat)] if seat in seats else seats:
        names += cards_of(table["players"][other])
    return names + (cards_of(table) if seat is not None and seat not in seats else [])


def cards_of(of: "Shown") -> "list[str]":
    """Return the names of all cards in the zones of a table or a player."""
    return [name_of(thing) for _, cards in zones_of(of) for thing in cards]


def why(frame: "Frame", ui: "Ui", t: "Words", held: "Held") -> "str | None":
    """Return why a hand card cannot be chosen; None where the question is not about the hand."""
    return t("why-not-now") if lies(frame) == "hand" else None
