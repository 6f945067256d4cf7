"""The table of San Juan, as the page asks for it: see `tables.types`."""

from page.kit.html import tag
from page.kit.selectors import moves, options_of, price_of, rows_of
from page.table.hand import hands
from page.table.log import recent
from tables.san_juan.cards import card as drawn
from tables.san_juan.effects import EFFECTS
from tables.san_juan.icons import scene
from tables.san_juan.opponents import close_up, opponents
from tables.san_juan.own_city import city
from tables.san_juan.question import COUNTS, lies, lifted, outlook, ways
from tables.san_juan.table_cards import count
from tables.san_juan.trading_house import house, piles, roles
from tables.san_juan.unseen import unseen
from tables.san_juan.why import saved, worth
from tables.san_juan.why import why_hand as why
from tables.san_juan.zoom import zoom

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from page.state import Ui
    from page.types import Pair, Pairs, Row
    from sanjuan.words.words import Words
    from tables.san_juan.types import Frame, Priced

__all__ = [
    "COUNTS", "DIALOGS", "EFFECTS", "FAMILIES", "HANDS", "HOLDS", "PARTS", "SHEET", "attributes", "card", "held",
    "laid", "lies", "lifted", "outlook", "picture", "row", "ways", "why", "zoom",
]  # fmt: skip

PARTS = (
    ("opponents", opponents),
    ("house", lambda frame, ui, t: house(frame, t)),
    ("roles", roles),
    ("piles", lambda frame, ui, t: piles(frame, t)),
    ("log", recent),
    ("city", city),
)
HANDS = hands
DIALOGS = {"city": close_up, "unseen": unseen}
SHEET = None
HOLDS = None
FAMILIES = ("card-", "role-", "event-")
BUILDINGS_ART = "sugar_mill"


def attributes(frame: "Frame") -> "Pairs":
    """Return how many cards lie beside the roles."""
    return [("data-extras", str(count(frame)) if count(frame) else None)]


def card(frame: "Frame", ui: "Ui", t: "Words", name: str, pairs: "Sequence[Pair]") -> str:
    """Return a card in a row of cards."""
    return drawn(name, "lot", rows_of(frame, ui)[name], t, pairs)


def row(cards: str) -> str:
    """Return such cards in a row."""
    return tag("div", [("class", "lots")], cards)


def held(frame: "Frame", ui: "Ui", t: "Words", held: "Priced", pairs: "Sequence[Pair]", css: str, extra: str) -> str:
    """Return a card of my hand with what it costs now."""
    name, words = held["card"], saved(held, t)
    price: int | None = held["price"]
    if moves(frame):
        price = price_of(frame, name) if name in options_of(frame) else price
        words = words or worth(frame, name, t)
    row = rows_of(frame, ui)[name]
    return drawn(name, "hand", row, t, pairs, css, extra, price, False, words, held.get("points"))


def laid(frame: "Frame", ui: "Ui", t: "Words", name: str, pairs: "Sequence[Pair]", css: str, extra: str) -> str:
    """Return a card laid aside."""
    return drawn(name, "hand", rows_of(frame, ui)[name], t, pairs, css, extra)


def picture(row: "Row") -> str:
    """Return the picture of a row of the score sheet: its building, or any for all of them."""
    return scene(row["card"] or BUILDINGS_ART, "th")
