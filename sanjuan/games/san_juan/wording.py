"""Arguments and options of the sentences of San Juan: its facts, roles, goods and prices (see `sanjuan.words.wording`).

Pure and small, because the page runs it under MicroPython.
"""

from sanjuan.table.options import card_of, is_place
from sanjuan.words.telling import card, join, one_of_each

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from sanjuan.words.words import Words

FACTS: "dict[str, tuple[tuple[str, str], ...]]" = {
    "round": (("round", "number"), ("governor", "seat")),
    "role": (("seat", "seat"), ("role", "role")),
    "library": (("seat", "seat"),),
    "event_shown": (("event", "role"),),
    "event": (("seat", "seat"), ("event", "role")),
    "visit": (("seat", "seat"), ("role", "role")),
    "destroyed": (("seat", "seat"), ("card", "card")),
    "customs": (("seat", "seat"),),
    "built": (("seat", "seat"), ("card", "a_card"), ("cost", "number")),
    "covered": (("seat", "seat"), ("card", "a_card"), ("old", "card"), ("cost", "number")),
    "good_lost": (("seat", "seat"), ("card", "card")),
    "paid": (("seat", "seat"), ("count", "number"), ("goods", "number")),
    "no_build": (("seat", "seat"),),
    "produced": (("seat", "seat"), ("places", "goods")),
    "no_goods": (("seat", "seat"),),
    "tile": (("prices", "prices"),),
    "sold": (("seat", "seat"), ("places", "goods")),
    "no_sale": (("seat", "seat"),),
    "drew": (("seat", "seat"), ("count", "number"), ("why", "cause")),
    "drew_cards": (("seat", "seat"), ("cards", "cards"), ("why", "cause")),
    "looked": (("seat", "seat"), ("count", "number")),
    "kept": (("seat", "seat"), ("count", "number")),
    "kept_cards": (("seat", "seat"), ("cards", "cards")),
    "threw": (("seat", "seat"), ("count", "number"), ("why", "cause")),
    "revealed": (("seat", "seat"), ("cards", "cards"), ("why", "cause")),
    "took": (("seat", "seat"), ("card", "a_card"), ("why", "cause")),
    "took_nothing": (("seat", "seat"), ("why", "cause")),
    "tucked_card": (("seat", "seat"), ("card", "card"), ("building", "card")),
    "tucked_good": (("seat", "seat"), ("building", "card")),
    "reshuffled": (("count", "number"),),
    "stalled": (("rounds", "number"),),
    "ends": (("seat", "seat"),),
    "final": (),
}
TOLD_BETTER = {"drew": "drew_cards", "kept": "kept_cards"}
GATHERED: "dict[str, tuple[str, ...]]" = {"no_build": ("seat",), "no_goods": ("seat",), "no_sale": ("seat",)}
HEADINGS: "tuple[str, ...]" = ("round",)
REASONS = {"seat": "seat", "card": "card", "cards": "cards", "role": "role", "places": "goods"}
GOODS = ("indigo", "sugar", "tobacco", "coffee", "silver")
"""The goods in the order of a price list."""
CHOICES_OF_ROLES = ("role", "visit")
"""Kinds of questions whose options are roles and events."""
CHOICES_OF_GOODS = ("pay", "sell", "produce", "harbor")
"""Kinds of questions in which a place stands for the good on it."""


def variant(options: "Mapping[str, Any]") -> str:
    """Return which names the cards have: "" those of the first edition, "ed2" those of the second."""
    return "" if options.get("edition", 2) == 1 else "ed2"


def argument(kind: str, value: "Any", t: "Words") -> object:
    """Return an argument of a fact or reason in words."""
    if kind == "role":
        return t(_role_id(value, t) + ".the")
    if kind == "cause":
        return cause(value, t)
    if kind == "goods":
        return goods(value, t)
    return prices(value, t) if kind == "prices" else value


def role(name: str, t: "Words") -> str:
    """Return the name of a role, or of an event that is taken in the place of one."""
    return t(_role_id(name, t))


def _role_id(name: str, t: "Words") -> str:
    return ("event-" if t.has("event-" + name) else "role-") + name


def cause(name: str, t: "Words") -> str:
    """Return what a reason is called: a role, a card, or something else ("Hand limit")."""
    for family in ("role-", "card-", "event-"):
        if t.has(family + name):
            return t(family + name)
    return t("cause-" + name)


def goods(places: "Sequence[str]", t: "Words") -> str:
    """Return the goods of places ("coffee_roaster@3", ...) as a list: "2 indigo and coffee"."""
    names = [t("card-" + card_of(place) + ".good") for place in places]
    return join([t("good-" + name + ".amount", n=names.count(name)) for name in one_of_each(names)], t)


def prices(figures: "Sequence[int]", t: "Words") -> str:
    """Return a price list as words; figures in the order of `GOODS`."""
    words = [t("price-of", good=t("good-" + GOODS[at]), price=figures[at]) for at in range(len(GOODS))]
    return join(words, t)


def untold(fact: "Mapping[str, Any]") -> bool:
    """Return whether a fact is worth no line: a payment in cards alone is not, the building's line has the price."""
    return bool(fact["id"] == "paid" and fact["goods"] == 0)


def option(option: str, kind: str, t: "Words") -> str:
    """Return what a role is called, and the good on a place; "" for other options."""
    if kind in CHOICES_OF_ROLES or (not kind and t.has(_role_id(option, t))):
        return role(option, t)
    if is_place(option) and kind in CHOICES_OF_GOODS:
        name = card_of(option)
        return t("option-good", card=card(name, t), good=t("good-" + t("card-" + name + ".good")))
    return ""


def chosen(ask: "Mapping[str, Any]", chosen: "Sequence[str]", t: "Words") -> "dict[str, object]":
    """Return what the words of a question about roles take: the one that is chosen, or whose privilege is doubled."""
    if ask["kind"] == "library":
        name = str(ask["args"]["role"])
        return {"name": role(name, t), "doubled": t("role-" + name + ".doubled")}
    if ask["kind"] not in CHOICES_OF_ROLES:
        return {}
    if not chosen:
        return {"role": "none", "the": "", "help": ""}
    id = _role_id(chosen[0], t)
    return {"role": chosen[0], "the": t(id + ".the"), "help": t(id + ".help")}
