"""The cards beside the role tiles with the expansions: events that may be taken, cards that anybody may build."""

from page.kit.html import HIDDEN, esc, face, said, tag
from page.kit.hyphenate import LONG, soft
from page.kit.selectors import is_marked, moves, option_pairs, options_of, price_of, rows_of
from page.table.hand import held_state
from tables.san_juan.cards import card
from tables.san_juan.icons import scene
from tables.san_juan.own_city import chip
from tables.san_juan.why import worth

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from page.types import Pairs
    from sanjuan.words.words import Words
    from tables.san_juan.types import Frame, Priced


def event_state(frame: "Frame", ui: "Ui", name: str) -> "tuple[str, Pairs]":
    """Return (class, attributes) of an event, by the open question."""
    if name in options_of(frame):
        return ("can sel" if is_marked(ui, name) else "can"), option_pairs(ui, name)
    return ("now" if name == frame["table"]["event"] else ""), [("data-act", "zoom")]


def event_words(frame: "Frame", ui: "Ui", t: "Words", name: str) -> str:
    """Return an event in words."""
    said = t("event-" + name) + ". " + t("event-" + name + ".power")
    return said + (", " + t("label-now") if name == frame["table"]["event"] else "")


def taker(frame: "Frame", ui: "Ui", name: str) -> str:
    """Return the portrait and name of the player who took the event that is being carried out."""
    seat = frame["table"]["phase_seat"]
    if name != frame["table"]["event"] or seat is None:
        return ""
    return tag("span", [("class", "mk"), HIDDEN], face(ui, seat) + tag("span", [], esc(ui.names[seat])))


def event_tile(frame: "Frame", ui: "Ui", t: "Words", name: str) -> str:
    """Return an event as a tile like those of the roles."""
    css, pairs = event_state(frame, ui, name)
    inner = said(event_words(frame, ui, t, name)) + scene("role-" + name, "rart")
    inner += tag("b", [HIDDEN], esc(soft(t("event-" + name), LONG[-1])))
    inner += tag("small", [HIDDEN], esc(t("event-" + name + ".power"))) + taker(frame, ui, name)
    own = [("type", "button"), ("class", "role ev " + css), ("id", "event-" + name), ("data-card", "event-" + name)]
    return tag("button", own + [("title", t("event-" + name + ".help"))] + pairs, inner)


def table_card(frame: "Frame", ui: "Ui", t: "Words", lying: "Priced") -> str:
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


def events_of(frame: "Frame") -> "list[str]":
    """Return the events on show: the one being carried out first, then those that may be taken."""
    table = frame["table"]
    return ([table["event"]] if table["event"] else []) + table["events"]


def count(frame: "Frame") -> int:
    """Return how many cards and events lie beside the roles."""
    return len(frame["table"]["on_table"]) + len(events_of(frame))


def extras(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the cards beside the roles, nothing in a game without expansions."""
    if not count(frame):
        return ""
    events = events_of(frame)
    cards = "".join([table_card(frame, ui, t, lying) for lying in frame["table"]["on_table"]])
    tiles = "".join([event_tile(frame, ui, t, name) for name in events])
    shown = tag("div", [("class", "events"), ("data-n", str(len(events)))], tiles) if events else ""
    pairs = [("class", "extras"), ("id", "extras"), ("role", "group"), ("aria-label", t("table-extras"))]
    return tag("div", pairs, cards + shown)
