"""The table of Alhambra, as the page asks for it: see `tables.types`."""

from page.kit.html import tag
from page.kit.selectors import kind_of as asked
from page.table.log import recent
from tables.alhambra.cards import card as drawn
from tables.alhambra.effects import EFFECTS
from tables.alhambra.ending import held_back, last
from tables.alhambra.hand import hands
from tables.alhambra.icons import LETTERS, kind_sign
from tables.alhambra.market import money, piles, scorings, track, yard
from tables.alhambra.palace import palace, seen
from tables.alhambra.question import COUNTS, lies, lifted, outlook, ways
from tables.alhambra.race import race
from tables.alhambra.scoring import scoring
from tables.alhambra.zoom import zoom

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from page.state import Ui
    from page.types import Held, Pair, Pairs, Row
    from sanjuan.words.words import Words
    from tables.alhambra.types import Frame

__all__ = [
    "COUNTS", "DIALOGS", "EFFECTS", "FAMILIES", "HANDS", "HOLDS", "PARTS", "SHEET", "attributes", "card", "held",
    "laid", "lies", "lifted", "outlook", "picture", "row", "ways", "why", "zoom",
]  # fmt: skip

PARTS = (
    ("race", race),
    ("track", lambda frame, ui, t: track(frame, t)),
    ("log", recent),
    ("yard", yard),
    ("money", money),
    ("piles", lambda frame, ui, t: piles(frame, t)),
)
HANDS = hands
DIALOGS: "dict[str, Callable[[Frame, Ui, Words], str]]" = {
    "city": palace,
    "unseen": seen,
    "last": last,
    "scorings": scorings,
}
DIALOGS.update({"scoring-" + letter: scoring(letter) for letter in LETTERS})
SHEET = None
HOLDS = held_back
FAMILIES = ("card-",)


def attributes(frame: "Frame") -> "Pairs":
    """Return the number of rows in the race besides mine."""
    return [("data-n", str(len(frame["table"]["players"]) - 1))]


def card(frame: "Frame", ui: "Ui", t: "Words", name: str, pairs: "Sequence[Pair]") -> str:
    """Return a card in a row of cards."""
    return drawn(name, t, pairs, "small")


def row(cards: str) -> str:
    """Return such cards in a row."""
    return tag("div", [("class", "palace")], cards)


def held(frame: "Frame", ui: "Ui", t: "Words", held: "Held", pairs: "Sequence[Pair]", css: str, extra: str) -> str:
    """Return a card of my hand; one that can pay can be dragged to the payment."""
    own = list(pairs)
    if asked(frame) == "pay" and "can" in css and not ui.review:
        own.append(("data-drag", "beam"))
    return drawn(held["card"], t, own, css, extra)


def laid(frame: "Frame", ui: "Ui", t: "Words", name: str, pairs: "Sequence[Pair]", css: str, extra: str) -> str:
    """Return a card laid aside."""
    return drawn(name, t, pairs, css, extra)


def why(frame: "Frame", ui: "Ui", t: "Words", held: "Held") -> "str | None":
    """Return why a card of my hand cannot be chosen; None if it is only there to look at."""
    if asked(frame) != "pay" or frame["ask"] is None:
        return None
    return t("why-currency", currency=t("money-" + frame["ask"]["args"]["currency"]))


def picture(row: "Row") -> str:
    """Return the sign of the kind that a row of the score sheet is about."""
    if row["id"] in ("total", "earlier"):
        return ""
    return tag("span", [("class", "kb k-" + row["id"])], kind_sign(row["id"]))
