"""The table of Citadels, as the page asks for it: see `tables.types`."""

from page.kit.html import tag
from page.kit.selectors import kind_of as asked
from page.kit.selectors import options_of, price_of
from page.table.log import recent
from tables.citadels.cards import character, district, is_character, row_of
from tables.citadels.city import city
from tables.citadels.effects import EFFECTS
from tables.citadels.hand import hands
from tables.citadels.icons import art, gold, layout
from tables.citadels.opponents import others
from tables.citadels.own_city import about_mine, mine
from tables.citadels.piles import deduced, piles
from tables.citadels.question import COUNTS, lies, lifted, outlook, ways
from tables.citadels.ranks import ranks
from tables.citadels.revealed_window import told
from tables.citadels.scoring import sheet
from tables.citadels.story import story
from tables.citadels.why import reason
from tables.citadels.zoom import zoom

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from page.state import Ui
    from page.types import Held, Pair, Pairs, Row
    from sanjuan.words.words import Words
    from tables.citadels.types import Frame

__all__ = [
    "COUNTS", "DIALOGS", "EFFECTS", "FAMILIES", "HANDS", "HOLDS", "PARTS", "SHEET", "attributes", "card", "held",
    "laid", "lies", "lifted", "outlook", "picture", "row", "ways", "why", "zoom",
]  # fmt: skip

PARTS = (("others", others), ("ranks", ranks), ("piles", piles), ("log", recent), ("mine", mine))
HANDS = hands
DIALOGS: "dict[str, Callable[[Frame, Ui, Words], str]]" = {
    "city": city, "unseen": deduced, "told": told, "rounds": story,
}  # fmt: skip
SHEET = sheet
HOLDS = None
FAMILIES = ("card-",)
WIDE = ("city", "seats", "own")
"""The layouts of questions for which cities look different. They have an attribute of their own: when an attribute
changes, the browser restyles all that its rules may match, whatever their values; most questions have other layouts."""


def attributes(frame: "Frame") -> "Pairs":
    """Return how many others there are, how the question is laid out, whether it is about districts of mine too, and
    whether characters are being chosen."""
    pairs: Pairs = [("data-n", str(len(frame["table"]["players"]) - 1)), ("data-l", layout(frame))]
    pairs.append(("data-of", layout(frame) if layout(frame) in WIDE else None))
    pairs.append(("data-own", "yes" if about_mine(frame) else "no"))
    return pairs + [("data-draft", "no" if frame["table"]["call"] else "yes")]


def card(frame: "Frame", ui: "Ui", t: "Words", name: str, pairs: "Sequence[Pair]") -> str:
    """Return a card in a row of cards."""
    if is_character(frame, ui, name):
        return character(name, row_of(frame, ui, name), t, pairs)
    return district(name, "l", row_of(frame, ui, name), t, pairs)


def row(cards: str) -> str:
    """Return such cards in a row."""
    return tag("div", [("class", "lots")], cards)


def held(frame: "Frame", ui: "Ui", t: "Words", held: "Held", pairs: "Sequence[Pair]", css: str, extra: str) -> str:
    """Return a card of my hand; one that can be built can be dragged into my city, and says what it costs there."""
    name, own, over = held["card"], list(pairs), extra
    if asked(frame) == "turn" and name in options_of(frame) and not ui.review:
        own.append(("data-drag", "city"))
        price = price_of(frame, name)
        if price is not None and price != row_of(frame, ui, name).get("cost"):
            over += tag("span", [("class", "chip now"), ("aria-hidden", "true")], gold() + str(price))
    return district(name, "h", row_of(frame, ui, name), t, own, css.replace("off", "dim"), over)


def laid(frame: "Frame", ui: "Ui", t: "Words", name: str, pairs: "Sequence[Pair]", css: str, extra: str) -> str:
    """Return a card laid aside."""
    return district(name, "h", row_of(frame, ui, name), t, pairs, css, extra)


def why(frame: "Frame", ui: "Ui", t: "Words", held: "Held") -> "str | None":
    """Return why a card of my hand cannot be chosen; None if it is only there to look at."""
    ask = frame["ask"]
    return None if ask is None or held["card"] not in ask["why"] else reason(frame, held["card"], t)


def picture(row: "Row") -> str:
    """Return the picture of the district that a row of the score sheet is about."""
    return tag("span", [("class", "th2")], art(row["card"])) if row.get("card") else ""
