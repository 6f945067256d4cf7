"""Why something cannot be chosen now, as a sentence; None where a card is merely there to be looked at."""

from page.kit.selectors import kind_of, moves, price_of, rows_of
from sanjuan.games.san_juan.wording import cause

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from sanjuan.words.words import Words
    from tables.san_juan.types import Frame, Place, Priced

HAND_ASKED = ("pay", "discard", "chapel", "start_hand", "office", "bank", "taxes", "amnesty")


def why_hand(frame: "Frame", ui: "Ui", t: "Words", held: "Priced") -> "str | None":
    """Return why a hand card (a row of the frame's hand) is not to be chosen."""
    kind = kind_of(frame)
    if moves(frame):
        return why_build(frame, ui, t, held)
    words = {
        "produce": "why-factories-only", "sell": "why-goods-only", "harbor": "why-goods-only",
        "earthquake": "why-city-only",
    }  # fmt: skip
    return t(words[kind]) if kind in words else None


def why_build(frame: "Frame", ui: "Ui", t: "Words", held: "Priced") -> str:
    """Return why a card cannot be built, as the engine says."""
    return reason(frame, held["card"], held["card"], t)


def reason(frame: "Frame", option: str, card: str, t: "Words") -> str:
    """Return in words why the engine does not offer an option of building."""
    found = frame["ask"]["why"].get(option) if frame["ask"] else None
    if found is None:
        return t("why-not-now")
    return t("why-" + found["id"], the=t("card-" + card + ".the"), a=t("card-" + card + ".a"), **found["args"])


def why_place(frame: "Frame", ui: "Ui", t: "Words", place: "Place") -> "str | None":
    """Return why a building of my city is not to be chosen."""
    kind = kind_of(frame)
    if kind in HAND_ASKED:
        return t("why-building") if kind == "pay" and place["card"] == asked_card(frame) else t("why-hand-only")
    if kind == "produce":
        return why_factory(frame, ui, t, place, t("why-has-good"))
    if kind in ("sell", "harbor"):
        none = t("why-no-good") if kind == "sell" else t("why-not-sold")
        return none if rows_of(frame, ui)[place["card"]]["good"] else t("why-no-good-made")
    return None


def asked_card(frame: "Frame") -> "str | None":
    """Return the card that the open question is about, None if it is about none."""
    return frame["ask"]["args"].get("card") if frame["ask"] else None


def why_factory(frame: "Frame", ui: "Ui", t: "Words", place: "Place", reason: str) -> str:
    """Return the reason for a production building, another one for those that make nothing."""
    return reason if rows_of(frame, ui)[place["card"]]["kind"] == "production" else t("why-no-good-made")


def why_over(frame: "Frame", t: "Words", option: str, card: str) -> str:
    """Return why a lifted card cannot be put over this building."""
    return reason(frame, option, card, t)


def saved(held: "Priced", t: "Words") -> str:
    """Return why a card of the hand costs less than its print, as the engine says; "" if it does not."""
    parts = [t("price-part", why=cause(part["why"], t), n=part["n"]) for part in held.get("saved") or []]
    return t("price-why", cost=held["cost"], parts=", ".join(parts), price=held["price"]) if parts else ""


def worth(frame: "Frame", option: str, t: "Words") -> str:
    """Return a price in words, "" without one."""
    price = price_of(frame, option)
    return "" if price is None else t("label-price", price=price)
