"""What lies beside the role tiles with the expansions: events that may be taken, cards that anybody may build."""

from page.draw.hand import held_state
from page.draw.html import HIDDEN, esc, face, said, tag
from page.draw.hyphenate import LONGEST, soft
from page.draw.reading import is_marked, moves, option_pairs, options_of, price_of, rows_of
from tables.san_juan.card import card
from tables.san_juan.city import chip
from tables.san_juan.signs import scene
from tables.san_juan.why import worth


def event_state(frame, ui, name):
    """Return (class, attributes) of an event, by the open question."""
    if name in options_of(frame):
        return ("can sel" if is_marked(ui, name) else "can"), option_pairs(ui, name)
    return ("now" if name == frame["table"]["event"] else ""), [("data-act", "zoom")]


def event_words(frame, ui, t, name):
    """Return an event in words."""
    said = t("event-" + name) + ". " + t("event-" + name + ".power")
    return said + (", " + t("label-now") if name == frame["table"]["event"] else "")


def taker(frame, ui, name):
    """Return the portrait and name of who has taken the event that is being carried out."""
    if name != frame["table"]["event"]:
        return ""
    seat = frame["table"]["phase_seat"]
    return tag("span", [("class", "mk"), HIDDEN], face(ui, seat) + tag("span", [], esc(ui.names[seat])))


def event_tile(frame, ui, t, name):
    """Return an event as a tile like those of the roles."""
    css, pairs = event_state(frame, ui, name)
    inner = said(event_words(frame, ui, t, name)) + scene("role-" + name, "rart")
    inner += tag("b", [HIDDEN], esc(soft(t("event-" + name), LONGEST)))
    inner += tag("small", [HIDDEN], esc(t("event-" + name + ".power"))) + taker(frame, ui, name)
    own = [("type", "button"), ("class", "role ev " + css), ("id", "event-" + name), ("data-card", "event-" + name)]
    return tag("button", own + pairs, inner)


def table_card(frame, ui, t, lying):
    """Return a card on the table that may be built like one of my hand, with what it costs me now."""
    name = lying["card"]
    css, pairs = held_state(frame, ui, t, lying, 0)
    asked = moves(frame)
    price = price_of(frame, name)
    price = lying["price"] if price is None else price
    shown = chip(price, lying["cost"]) if asked or price != lying["cost"] else ""
    own = [("id", "table-" + name), ("data-hand", name)]
    words = worth(frame, name, t) if asked else ""
    return card(name, "lot", rows_of(frame, ui)[name], t, own + pairs, "tablecard " + css, shown, None, False, words)


def events_of(frame):
    """Return the events on show: the one being carried out first, then those that may be taken."""
    table = frame["table"]
    return ([table["event"]] if table["event"] else []) + table["events"]


def count(frame):
    """Return how many cards and events lie beside the roles."""
    return len(frame["table"]["on_table"]) + len(events_of(frame))


def extras(frame, ui, t):
    """Return what lies beside the roles, nothing in a game without expansions."""
    if not count(frame):
        return ""
    events = events_of(frame)
    cards = "".join([table_card(frame, ui, t, lying) for lying in frame["table"]["on_table"]])
    tiles = "".join([event_tile(frame, ui, t, name) for name in events])
    shown = tag("div", [("class", "events"), ("data-n", str(len(events)))], tiles) if events else ""
    pairs = [("class", "extras"), ("id", "extras"), ("role", "group"), ("aria-label", t("table-extras"))]
    return tag("div", pairs, cards + shown)
