"""Why something cannot be chosen now, as a sentence; None where a card is merely there to be looked at."""

from draw_state import BUILDS, kind_of, me_player, options_of, price_of, rows_of

HAND_ASKED = ("pay", "discard", "chapel", "start_hand", "office", "bank", "taxes", "amnesty")


def why_hand(frame, ui, t, held):
    """Return why a hand card (a row of the frame's hand) is not to be chosen."""
    kind = kind_of(frame)
    if kind in BUILDS:
        return why_build(frame, ui, t, held)
    words = {
        "produce": "why-factories-only", "sell": "why-goods-only", "harbor": "why-goods-only",
        "earthquake": "why-city-only",
    }  # fmt: skip
    return t(words[kind]) if kind in words else None


def why_build(frame, ui, t, held):
    """Return why a card cannot be built: owned already, or too expensive."""
    name = held["card"]
    me = me_player(frame)
    if rows_of(frame, ui)[name]["kind"] != "production" and name in [place["card"] for place in me["city"]]:
        return t("why-owned", a=t("card-" + name + ".a"))
    limit = frame["ask"]["args"].get("limit")
    if limit is not None:
        return t("why-cost", the=t("card-" + name + ".the"), cost=held["cost"], limit=limit)
    return t("why-price", the=t("card-" + name + ".the"), price=held["price"], have=to_pay_with(frame, name))


def to_pay_with(frame, name):
    """Return how many cards and, with a black market, goods could pay for a building of the hand or the table."""
    me = me_player(frame)
    names = [place["card"] for place in me["city"]]
    goods = len([place for place in me["city"] if place["good"]])
    own = name in [held["card"] for held in frame["table"]["hand"]]
    return me["hand"] - own + (min(goods, 2) if "black_market" in names else 0)


def why_place(frame, ui, t, place):
    """Return why a building of my city is not to be chosen."""
    kind = kind_of(frame)
    if kind in HAND_ASKED:
        own = frame["ask"]["args"].get("card")
        return t("why-building") if kind == "pay" and place["card"] == own else t("why-hand-only")
    if kind == "produce":
        return why_factory(frame, ui, t, place, t("why-has-good"))
    if kind in ("sell", "harbor"):
        none = t("why-no-good") if kind == "sell" else t("why-not-sold")
        return none if rows_of(frame, ui)[place["card"]]["good"] else t("why-no-good-made")
    return None


def why_factory(frame, ui, t, place, reason):
    """Return the reason for a production building, another one for those that make nothing."""
    return reason if rows_of(frame, ui)[place["card"]]["kind"] == "production" else t("why-no-good-made")


def why_over(frame, t, place, card):
    """Return why a lifted card cannot be put over this building."""
    if place["card"] == "crane":
        return t("why-crane")
    if place["card"] == card:
        return t("why-same")
    if not [option for option in options_of(frame) if ">" in option]:
        return t("why-no-crane")
    return t("why-not-now")


def worth(frame, option, t):
    """Return a price in words, "" without one."""
    price = price_of(frame, option)
    return "" if price is None else t("label-price", price=price)
