"""The table during the game, from a frame of the engine: the parts of the game's own table, the question, my hand."""

import tables
from page.kit.html import attrs, lit
from page.kit.memo import by_details, kept
from page.kit.selectors import kind_of
from page.table.hint import with_hint
from page.table.panel import ask

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from page.kit.memo import Late
    from page.state import Ui
    from page.types import Frame, Pair
    from sanjuan.words.words import Words
    from tables.types import Draw


def table(frame: "Frame", ui: "Ui", t: "Words", panel: "Draw" = ask, more: "Iterable[Pair]" = ()) -> "list[str]":
    """Return the table as pieces of HTML: its opening tag, its parts, its end; all it shows is in frame and state.

    `panel` draws the question, `more` are further attributes of the table.
    """
    own = tables.at(frame)
    ui = with_hint(frame, ui, t)
    above = [piece(name, frame, ui, t, draw) for name, draw in own.PARTS]
    asked = piece("ask", frame, ui, t, ask) if panel is ask else lit(panel(frame, ui, t), ui.theme)
    pairs = [
        ("class", "table"),
        ("id", "table"),
        ("data-ask", kind_of(frame)),
        ("data-seats", str(frame["table"]["seats"])),
        ("data-curtain", "" if frame["curtain"] is not None else None),
    ]
    opening = "<main" + attrs(pairs + list(own.attributes(frame)) + list(more)) + ">"
    return [opening] + above + [asked, piece("hands", frame, ui, t, own.HANDS), "</main>"]


def ahead(frame: "Frame", ui: "Ui", t: "Words", late: "Late") -> "Iterator[str]":
    """Draw the parts of a table, a long one by its details, to be kept until it is shown."""
    own = tables.at(frame)
    for name, draw in list(own.PARTS) + [("ask", ask), ("hands", own.HANDS)]:
        yield from by_details(late, piece, name, frame, ui, t, draw)


def piece(name: str, frame: "Frame", ui: "Ui", t: "Words", draw: "Draw") -> str:
    """Return a part of the table with the pictures of the time of day, drawn again only if it may have changed."""
    return kept(name, frame, ui, t, lambda frame, ui, t: lit(draw(frame, ui, t), ui.theme))
