"""Arguments and options of the sentences of Alhambra: buildings, currencies, money (see `sanjuan.words.wording`).

Pure and small, because the page runs it under MicroPython.
"""

from sanjuan.table.options import AT
from sanjuan.words.telling import card, join

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from sanjuan.words.words import Words

FACTS: "dict[str, tuple[tuple[str, str], ...]]" = {
    "first": (("seat", "seat"),),
    "round": (("round", "number"),),
    "took": (("seat", "seat"), ("cards", "cards")),
    "bought": (
        ("seat", "seat"),
        ("building", "building"),
        ("currency", "currency"),
        ("cards", "cards"),
        ("price", "number"),
        ("paid", "number"),
        ("over", "number"),
    ),
    "gave": (("seat", "seat"), ("building", "building")),
    "again": (("seat", "seat"),),
    "passed": (("seat", "seat"),),
    "laid": (("cards", "cards"),),
    "reshuffled": (("count", "number"),),
    "scoring": (("scoring", "letter"),),
    "scored": (("seat", "seat"), ("category", "category"), ("points", "number")),
    "endowed": (("seat", "seat"), ("cards", "cards")),
    "ends": (),
    "left_over": (("building", "building"), ("currency", "currency")),
    "inherited": (("seat", "seat"), ("building", "building"), ("currency", "currency"), ("sum", "number")),
    "final": (),
}
TOLD_BETTER: "dict[str, str]" = {}
GATHERED: "dict[str, tuple[str, ...]]" = {"scored": ("seat", "points")}
HEADINGS: "tuple[str, ...]" = ("round", "scoring")
REASONS: "dict[str, str]" = {
    "seat": "seat",
    "building": "building",
    "category": "category",
    "currency": "currency",
    "cards": "cards",
}


def variant(options: "Mapping[str, Any]") -> str:
    """Return the only wording."""
    return ""


def argument(kind: str, value: "Any", t: "Words") -> object:
    """Return an argument of a fact or reason in words."""
    if kind == "building":
        return t("building-" + category(value) + ".the")
    if kind == "category":
        return t("building-" + value)
    if kind == "currency":
        return t("currency-" + value)
    if kind == "letter":
        return value.upper()
    return value


def category(name: str) -> str:
    """Return the category of a building: "garden" of "garden_8"; of money, the currency."""
    return name[: name.rindex("_")]


def untold(fact: "Mapping[str, Any]") -> bool:
    """Return whether a fact is worth no line: new cards on the table can be seen."""
    return bool(fact["id"] == "laid")


def option(option: str, kind: str, t: "Words") -> str:
    """Return what a building on the yard and a gift are called; "" for money."""
    if AT in option:
        name, currency = option.split(AT)
        return t("option-on", building=card(name, t), currency=t("currency-" + currency)) if currency else ""
    return t("option-gift") if kind == "gift" else ""


def chosen(ask: "Mapping[str, Any]", chosen: "Sequence[str]", t: "Words") -> "dict[str, object]":
    """Return what the words of a question take: what is chosen, what it is worth and whether it is exactly enough."""
    if ask["kind"] == "turn":
        return _turn(chosen, t)
    args = ask["args"]
    found: dict[str, object] = {
        "building": t("building-" + category(args["building"]) + ".the"),
        "currency": t("money-" + args["currency"]),
    }
    if ask["kind"] == "pay":
        paid = sum([ask["prices"][name] for name in chosen])
        missing = max(args["price"] - paid, 0)
        found.update({"missing": missing, "exact": "yes" if paid == args["price"] else "no"})
    return found


def _turn(chosen: "Sequence[str]", t: "Words") -> "dict[str, object]":
    if not chosen:
        return {"what": "none", "building": "", "cards": ""}
    if AT in chosen[0]:
        return {"what": "building", "building": t("building-" + category(chosen[0].split(AT)[0]) + ".the"), "cards": ""}
    return {"what": "money", "building": "", "cards": join([card(name, t) for name in chosen], t)}
