"""Why something cannot be chosen now, as a sentence; None where a card is merely there to be looked at."""

from draw_state import BUILDS, kind_of, me_player, options_of, price_of, rows_of

HAND_ASKED = ("pay", "discard", "chapel", "start_hand")


def why_hand(frame, ui, t, held):
    """Return why a hand card (a row of the frame's hand) is not to be chosen."""
    kind = kind_of(frame)
    if kind in BUILDS:
        return why_build(frame, ui, t, held)
    if kind == "produce":
        return t("why-factories-only")
    if kind == "sell":
        return t("why-goods-only")
    return None


def why_build(frame, ui, t, held):
    """Return why a card cannot be built: owned already, or too expensive."""
    name = held["card"]
    me = me_player(frame)
    if rows_of(frame, ui)[name]["kind"] != "production" and name in [place["card"] for place in me["city"]]:
        return t("why-owned", a=t("card-" + name + ".a"))
    return t("why-price", the=t("card-" + name + ".the"), price=held["price"], have=to_pay_with(frame))


def to_pay_with(frame):
    """Return how many cards and, with a black market, goods could pay for a building."""
    me = me_player(frame)
    names = [place["card"] for place in me["city"]]
    goods = len([place for place in me["city"] if place["good"]])
    return me["hand"] - 1 + (min(goods, 2) if "black_market" in names else 0)


def why_place(frame, ui, t, place):
    """Return why a building of my city is not to be chosen."""
    kind = kind_of(frame)
    if kind in HAND_ASKED:
        own = frame["ask"]["args"].get("card")
        return t("why-building") if kind == "pay" and place["card"] == own else t("why-hand-only")
    if kind == "produce":
        return why_factory(frame, ui, t, place, t("why-has-good"))
    if kind == "sell":
        return why_factory(frame, ui, t, place, t("why-no-good"))
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
