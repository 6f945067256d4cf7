"""My money: cards by currency in the order of the yard, with the sum of each."""

from page.kit.html import HIDDEN, said, tag
from page.kit.selectors import kind_of as asked
from page.table.hand import hand_stop, held_card, no_cards, numbered_of
from tables.alhambra.icons import CURRENCIES, kind_of, mark, number_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from sanjuan.words.words import Words
    from tables.alhambra.types import Frame, Held


def in_order(cards: "list[Held]") -> "list[Held]":
    """Return cards by currency as they lie on the yard, the most valuable ones first."""
    key = [(CURRENCIES.index(kind_of(held["card"])), -number_of(held["card"]), at) for at, held in enumerate(cards)]
    return [cards[at] for _, _, at in sorted(key)]


def idle(frame: "Frame", currency: str) -> bool:
    """Return whether a currency cannot pay what is being paid for."""
    return asked(frame) == "pay" and frame["ask"] is not None and frame["ask"]["args"]["currency"] != currency


def state(frame: "Frame", currency: str) -> str:
    """Return the class of a currency while something is paid for: whether it can pay that."""
    return "" if asked(frame) != "pay" else " idle" if idle(frame, currency) else " pays"


def group(frame: "Frame", ui: "Ui", t: "Words", currency: str, cards: str, names: "list[str]") -> str:
    """Return the cards of a currency with their sum."""
    total = sum([number_of(name) for name in names])
    words = t("purse-sum", n=total, currency=t("money-" + currency))
    head = tag("span", [("class", "gsum")], said(words) + mark(currency) + tag("b", [HIDDEN], str(total)))
    css = "pouch c-" + currency + (state(frame, currency)) + (" many" if len(names) > 3 else "")
    fan = tag("div", [("class", "fan")], cards)
    pairs = [("class", css), ("role", "group"), ("aria-label", words), ("style", "--m:" + str(max(1, len(names))))]
    return tag("div", pairs, head + fan)


def hand(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return my money."""
    cards = in_order(list(frame["table"]["hand"]))
    numbered = numbered_of([held["card"] for held in cards])
    stopping, inner = hand_stop(frame, ui, numbered), ""
    for currency in CURRENCIES:
        own = [at for at, held in enumerate(cards) if kind_of(held["card"]) == currency]
        made = "".join([held_card(frame, ui, t, cards[at], numbered[at][1], stopping) for at in own])
        inner += group(frame, ui, t, currency, made, [cards[at]["card"] for at in own]) if own else ""
    if not cards:
        inner = no_cards(frame, ui, t)
    pairs = [("class", "purses"), ("id", "hand"), ("data-n", str(len(cards))), ("role", "group")]
    pairs += [("aria-label", t("purse-mine")), ("data-roving", "hand"), ("data-takes", "hand")]
    return tag("section", pairs, inner)


def hands(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return what is before me."""
    return tag("div", [("class", "hands")], hand(frame, ui, t))
