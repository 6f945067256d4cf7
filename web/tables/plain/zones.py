"""What lies on a table that nobody has drawn yet: its zones are the lists of cards in what the engine shows.

Everything is called by its key: a message `zone-KEY`, or else the key made readable.
"""

from page.draw.html import HIDDEN, esc, tag
from page.draw.reading import is_marked, lies, look_pairs, option_pairs, options_of, rows_of, stop, tab_pair

CORE = ("game", "seats", "me", "round", "variant", "players", "hand", "aside", "seat", "score", "name", "id", "card")
"""Keys that are drawn elsewhere, or not at all."""
ON_TABLE = ("card", "place")
"""Where the options of a question lie that may be cards of a zone."""


def name_of(thing):
    """Return the name of a card in a zone."""
    return thing["card"] if isinstance(thing, dict) else thing


def is_zone(value):
    """Tell whether a value is a list of cards."""
    if not isinstance(value, list):
        return False
    return not [
        x for x in value if not (isinstance(x, str) or (isinstance(x, dict) and isinstance(x.get("card"), str)))
    ]


def zones_of(of):
    """Return the zones of a table or of a player, as (key, cards), in the order of their keys."""
    return [(key, of[key]) for key in sorted(of) if key not in CORE and is_zone(of[key])]


def figures_of(of, names=()):
    """Return what else is to be told of a table, a player or a card, as (key, value): numbers, texts, truths."""
    plain = [(key, of[key]) for key in sorted(of) if key not in CORE and isinstance(of[key], (int, str))]
    return [(key, value) for key, value in plain if value not in ("", False)]


def written(figure, t):
    """Return a figure in words: "Gold 3", and what is true or named by its key alone."""
    key, value = figure
    label = t("zone-" + key)
    return label if value is True else label + " " + str(value)


def on_show(frame):
    """Return the names of the cards that lie in a zone of the table or of a player."""
    table, names = frame["table"], []
    for of in [table] + table["players"]:
        for _, cards in zones_of(of):
            names += [name_of(thing) for thing in cards]
    return names


def state(frame, ui, name, nth):
    """Return (class, attributes) of the `nth` card of a name in the zones, by the open question."""
    if lies(frame) in ON_TABLE and nth < options_of(frame).count(name):
        return "can picked" if is_marked(ui, name, nth) else "can", option_pairs(ui, name, nth)
    return "", look_pairs()


def face(frame, ui, t, name, more=()):
    """Return what is printed on a card: its name, the figures of its row of the catalogue, and `more` of its own."""
    told = figures_of(rows_of(frame, ui).get(name, {})) + list(more)
    small = "".join([tag("small", [], esc(written(figure, t))) for figure in told])
    return tag("span", [("class", "face")], tag("b", [], esc(t("card-" + name))) + small)


def card(frame, ui, t, name, pairs, css="", extra="", more=()):
    """Return a card as a button."""
    own = [("type", "button"), ("class", ("card c-plain " + css).strip()), ("data-card", name)]
    return tag("button", own + list(pairs), face(frame, ui, t, name, more) + extra)


def zone(frame, ui, t, id, key, cards, before):
    """Return a zone with its cards; `before` are the names of the cards that come before them on the table."""
    ids = [id + "-" + key + "-" + str(number) for number in range(len(cards))]
    names = [name_of(thing) for thing in cards]
    stopping = stop(ui, id + key, ids, [ids[n] for n, name in enumerate(names) if name in options_of(frame)])
    out = ""
    for number, name in enumerate(names):
        css, pairs = state(frame, ui, name, (before + names[:number]).count(name))
        more = figures_of(cards[number]) if isinstance(cards[number], dict) else ()
        out += card(frame, ui, t, name, [("id", ids[number]), tab_pair(ids[number], stopping)] + pairs, css, "", more)
    before += names
    head = tag("h3", [], esc(t("zone-" + key)) + tag("small", [HIDDEN], str(len(cards))))
    row = tag("div", [("class", "zcards"), ("data-roving", id + key)], out)
    pairs = [("class", "zone"), ("id", id + "-" + key), ("role", "group"), ("aria-label", t("zone-" + key))]
    return tag("div", pairs, head + row)


def zones(frame, ui, t, id, of, before):
    """Return the zones of a table or a player that are not empty, and its figures; `id` begins their ids."""
    figures = "".join([tag("span", [], esc(written(figure, t))) for figure in figures_of(of)])
    out = tag("p", [("class", "figs")], figures) if figures else ""
    return out + "".join([zone(frame, ui, t, id, key, cards, before) for key, cards in zones_of(of) if cards])


def others(frame):
    """Return the other seats, dummies included, clockwise from the one on show."""
    count, me = len(frame["table"]["players"]), frame["table"]["me"] or 0
    return [(me + n) % count for n in range(1, count)]


def names_before(frame, seat):
    """Return the names of the cards that are drawn before the zones of a seat, or of the table (None)."""
    table, seats, names = frame["table"], others(frame), []
    for other in seats[: seats.index(seat)] if seat in seats else seats:
        names += cards_of(table["players"][other])
    return names + (cards_of(table) if seat is not None and seat not in seats else [])


def cards_of(of):
    """Return the names of all cards in the zones of a table or a player."""
    return [name_of(thing) for _, cards in zones_of(of) for thing in cards]


def why(frame, ui, t, held):
    """Return why a hand card cannot be chosen; None where the question is not about the hand."""
    return t("why-not-now") if lies(frame) == "hand" else None
