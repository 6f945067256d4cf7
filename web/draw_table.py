"""The table during the game, from a frame of the engine."""

from draw_ask import ask
from draw_city import city
from draw_extras import count
from draw_hand import hands
from draw_house import house, piles, roles
from draw_log import recent
from draw_parts import tag
from draw_rivals import opponents
from draw_state import kind_of


def table(frame, ui, t):
    """Return the table as HTML; all it shows is in the frame and the page's state."""
    parts = opponents(frame, ui, t) + house(frame, t) + roles(frame, ui, t) + piles(frame, t) + recent(frame, ui, t)
    parts += city(frame, ui, t) + ask(frame, ui, t) + hands(frame, ui, t)
    pairs = [
        ("class", "table"),
        ("id", "table"),
        ("data-ask", kind_of(frame)),
        ("data-seats", str(frame["table"]["seats"])),
        ("data-extras", str(count(frame)) if count(frame) else None),
    ]
    return tag("main", pairs, parts)
