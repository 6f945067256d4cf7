"""The table during the game, from a frame of the engine."""

from draw_ask import ask
from draw_city import city
from draw_extras import count
from draw_hand import hands
from draw_hint import with_hint
from draw_house import house, piles, roles
from draw_log import recent
from draw_parts import attrs, lit
from draw_rivals import opponents
from draw_state import kind_of
from kept import kept

ABOVE = (
    ("opponents", opponents),
    ("house", lambda frame, ui, t: house(frame, t)),
    ("roles", roles),
    ("piles", lambda frame, ui, t: piles(frame, t)),
    ("log", recent),
    ("city", city),
)
"""The parts of the table above the question, in their order."""


def table(frame, ui, t, panel=ask, more=()):
    """Return the table as pieces of HTML: its opening tag, its parts, its end; all it shows is in frame and state.

    `panel` draws the question, `more` are further attributes of the table.
    """
    ui = with_hint(frame, ui, t)
    above = [piece(name, frame, ui, t, draw) for name, draw in ABOVE]
    asked = piece("ask", frame, ui, t, ask) if panel is ask else lit(panel(frame, ui, t), ui["theme"])
    pairs = [
        ("class", "table"),
        ("id", "table"),
        ("data-ask", kind_of(frame)),
        ("data-seats", str(frame["table"]["seats"])),
        ("data-extras", str(count(frame)) if count(frame) else None),
    ]
    opening = "<main" + attrs(pairs + list(more)) + ">"
    return [opening] + above + [asked, piece("hands", frame, ui, t, hands), "</main>"]


def piece(name, frame, ui, t, draw):
    """Return a part of the table with the pictures of the time of day, drawn anew only where it may have changed."""
    return kept(name, frame, ui, t, lambda frame, ui, t: lit(draw(frame, ui, t), ui["theme"]))
