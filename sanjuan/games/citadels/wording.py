"""Arguments and options of the sentences of Citadels (see `sanjuan.words.wording`).

Pure and small, because the page runs it under MicroPython. Kinds of arguments that only this game has: "character" and
"characters" (with their articles), "districts" (in a city: "the Market and the Temple"), "hand" (a list that may
be empty), "cause" (the name of the character or district through which something comes, or "gather"), "type" (of
districts).
"""

from sanjuan.table.options import AT
from sanjuan.words.telling import join, label, with_article

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from sanjuan.words.words import Words

FACTS: "dict[str, tuple[tuple[str, str], ...]]" = {
    # the draft
    "round": (("round", "number"), ("seat", "seat")),
    "face_up": (("characters", "characters"),),
    "set_back": (("character", "character"),),
    "picked": (("seat", "seat"),),
    "picked_character": (("seat", "seat"), ("character", "character")),
    "dismissed": (("seat", "seat"),),
    "dismissed_character": (("seat", "seat"), ("character", "character")),
    "swapped_characters": (("seat", "seat"), ("other", "other")),
    "swapped_for": (("seat", "seat"), ("character", "character"), ("given", "character")),
    # the calling
    "nobody": (("character", "character"),),
    "revealed": (("seat", "seat"), ("character", "character")),
    "was_killed": (("seat", "seat"), ("character", "character")),
    "crowned": (("seat", "seat"), ("character", "character")),
    "gave_crown": (("seat", "seat"), ("other", "other")),
    "tribute_gold": (("seat", "seat"), ("other", "other")),
    "tribute_card": (("seat", "seat"), ("other", "other")),
    "tribute_named": (("seat", "seat"), ("other", "other"), ("card", "card")),
    "robbed": (("seat", "seat"), ("other", "other"), ("gold", "number")),
    "bewitched": (("seat", "seat"), ("other", "other"), ("character", "character")),
    "resumed": (("seat", "seat"), ("character", "character")),
    "neighbour": (("seat", "seat"), ("gold", "number")),
    # gathering
    "gathered": (("seat", "seat"), ("gold", "number")),
    "drew": (("seat", "seat"), ("count", "number"), ("why", "cause")),
    "drew_cards": (("seat", "seat"), ("cards", "cards"), ("why", "cause")),
    "looked": (("seat", "seat"), ("count", "number"), ("why", "cause")),
    "looked_at": (("seat", "seat"), ("cards", "cards"), ("why", "cause")),
    "kept": (("seat", "seat"), ("count", "number"), ("why", "cause")),
    "kept_cards": (("seat", "seat"), ("cards", "cards"), ("why", "cause")),
    "gained": (("seat", "seat"), ("gold", "number"), ("why", "cause")),
    "discarded": (("seat", "seat"), ("count", "number"), ("why", "cause")),
    "discarded_cards": (("seat", "seat"), ("cards", "cards"), ("why", "cause")),
    # threats
    "bought_off": (("seat", "seat"), ("other", "other"), ("gold", "number")),
    "defied": (("seat", "seat"), ("other", "other")),
    "flowered": (("seat", "seat"), ("other", "other"), ("gold", "number")),
    # powers
    "kills": (("seat", "seat"), ("character", "character")),
    "bewitches": (("seat", "seat"), ("character", "character")),
    "robs": (("seat", "seat"), ("character", "character")),
    "warrants": (("seat", "seat"), ("characters", "characters")),
    "signed": (("seat", "seat"), ("character", "character")),
    "threatens": (("seat", "seat"), ("characters", "characters")),
    "flower": (("seat", "seat"), ("character", "character")),
    "spied": (("seat", "seat"), ("other", "other"), ("type", "type"), ("gold", "number"), ("count", "number")),
    "saw_hand": (("seat", "seat"), ("other", "other"), ("cards", "hand")),
    "swapped_hands": (("seat", "seat"), ("other", "other"), ("count", "number"), ("received", "number")),
    "swapped_cards": (("seat", "seat"), ("other", "other"), ("cards", "hand")),
    "took_card": (("seat", "seat"), ("other", "other")),
    "took_named": (("seat", "seat"), ("other", "other"), ("card", "card")),
    "gave_card": (("seat", "seat"), ("other", "other")),
    "gave_named": (("seat", "seat"), ("other", "other"), ("card", "card")),
    "donated": (("seat", "seat"), ("other", "other"), ("gold", "number")),
    "destroyed": (("seat", "seat"), ("other", "other"), ("card", "card"), ("gold", "number"), ("why", "cause")),
    "seized": (("seat", "seat"), ("other", "other"), ("card", "card"), ("gold", "number")),
    "exchanged": (
        ("seat", "seat"),
        ("other", "other"),
        ("given", "card"),
        ("card", "card"),
        ("gold", "number"),
    ),
    "beautified": (("seat", "seat"), ("cards", "districts")),
    "collected": (("seat", "seat"), ("gold", "number")),
    # building
    "built": (("seat", "seat"), ("card", "a_card"), ("gold", "number")),
    "paid_cards": (("seat", "seat"), ("count", "number")),
    "paid_named": (("seat", "seat"), ("cards", "cards")),
    "sacrificed": (("seat", "seat"), ("card", "card")),
    "borrowed": (("seat", "seat"), ("other", "other"), ("gold", "number")),
    "lent_for": (("seat", "seat"), ("other", "other"), ("cards", "cards")),
    "confiscated": (("seat", "seat"), ("other", "other"), ("card", "card"), ("gold", "number")),
    "taxed": (("seat", "seat"), ("gold", "number")),
    "tucked": (("seat", "seat"),),
    "tucked_card": (("seat", "seat"), ("card", "card")),
    "forged": (("seat", "seat"), ("gold", "number")),
    "refunded": (("seat", "seat"), ("gold", "number")),
    # the end
    "complete": (("seat", "seat"),),
    "ends": (),
    "unveiled": (("seat", "seat"), ("card", "card")),
    "final": (),
}
TOLD_BETTER: "dict[str, str]" = {
    "picked": "picked_character",
    "dismissed": "dismissed_character",
    "drew": "drew_cards",
    "looked": "looked_at",
    "kept": "kept_cards",
    "discarded": "discarded_cards",
    "tribute_card": "tribute_named",
    "took_card": "took_named",
    "gave_card": "gave_named",
    "paid_cards": "paid_named",
    "tucked": "tucked_card",
}
GATHERED: "dict[str, tuple[str, ...]]" = {
    "picked": ("seat",),
    "took_card": ("other",),
    "took_named": ("other", "card"),
    "gave_card": ("other",),
    "gave_named": ("other", "card"),
}
HEADINGS: "tuple[str, ...]" = ("round",)
REASONS: "dict[str, str]" = {"seat": "seat", "other": "other", "card": "card", "character": "character"}


TYPES = ("noble", "religious", "trade", "military", "unique")
DOING = ("gold", "cards", "income", "power")
"""The options of a turn other than building and using districts."""
OWNER = ":"
"""Ends the seat in an option that names a district of any city: `2:market@3`."""
SEAT = "seat_"


def variant(options: "Mapping[str, Any]") -> str:
    """Return the only wording."""
    return ""


def argument(kind: str, value: "Any", t: "Words") -> object:
    """Return an argument of a fact or reason in words."""
    if kind == "character":
        return with_article(value, "the", t)
    if kind in ("characters", "districts"):
        return join([with_article(name, "the", t) for name in value], t)
    if kind == "hand":
        return join([with_article(name, "a", t) for name in value], t) or t("hand-empty")
    if kind == "cause":
        return t(("card-" if t.has("card-" + value) else "cause-") + value)
    return t("type-" + value + ".many") if kind == "type" else value


def untold(fact: "Mapping[str, Any]") -> bool:
    """Return whether a fact is worth no line: a seat that looks at cards also keeps one."""
    return bool(fact["id"] == "kept")


def option(option: str, kind: str, t: "Words") -> str:
    """Return what a type, a seat, a district of any city, or one to be given up is called; "" for other options."""
    if kind == "spy_type":
        return t("type-" + option)
    if option[: len(SEAT)] == SEAT:
        seat = int(option[len(SEAT) :])
        return t.seats[seat] if seat < len(t.seats) else t("option-seat", n=seat + 1)
    if kind == "means" and AT in option:
        return t("option-give_up", the=with_article(name_of(option), "the", t))
    return t("card-" + name_of(option)) if OWNER in option else ""


def name_of(option: str) -> str:
    """Return the district or character that an option names: "market" of `2:market@3` and of `market@3`."""
    return option[option.find(OWNER) + 1 :].split(AT)[0]


def chosen(ask: "Mapping[str, Any]", chosen: "Sequence[str]", t: "Words") -> "dict[str, object]":
    """Return what the words of a question take: what is chosen first, and how much gold and how many cards are."""
    first = chosen[0] if chosen else ""
    found: dict[str, object] = {"what": _what(first), "card": "none", "option": "", "the": ""}
    if first:
        name = name_of(first)
        the = with_article(name, "the", t) if t.has("card-" + name) else ""
        found.update({"card": name, "option": label(first, ask["kind"], t), "the": the})
    if found["what"] == "build" and name_of(first) in str(ask["args"].get("by_district", "")).split():
        found["what"] = "sacrifice"
    found["gold"] = len([option for option in chosen if option == "gold"])
    found["cards"] = len(chosen) - len([option for option in chosen if option == "gold"])
    return found


def _what(first: str) -> str:
    """Return which kind of thing is chosen: "none", what it is itself, "seat", "use" (a district), else "build"."""
    if not first or first in DOING:
        return first or "none"
    if first[: len(SEAT)] == SEAT:
        return "seat"
    return "use" if AT in first else "build"
