"""Data of the engine for the page of the rules: figures, the score table, an entry for each category."""

from typing import Any

from sanjuan.games.alhambra.cards import (
    BUILDINGS,
    CATEGORIES,
    COPIES,
    COPIES_FOR_TWO,
    LETTERS,
    PRICE,
    VALUES,
    Category,
    money,
)
from sanjuan.games.alhambra.rules.answers import TOGETHER
from sanjuan.games.alhambra.rules.refill import MARTINS, ROW
from sanjuan.games.alhambra.setup import CAPITAL, FIFTHS

CHAPTERS = (
    "aim", "setup", "turn", "taking", "buying", "exact", "refill", "scoring", "ties", "end", "two", "buildings", "seen",
    "here",
)  # fmt: skip
"""The chapters in their order."""
VARIANTS = ("",)
"""The one wording of the page."""
DRAWN_BY = "page.rules.rulebook"
PLACES = [(letter, place) for letter in LETTERS for place in range(len(CATEGORIES[0].prizes(letter)))]
"""The columns of the score table: the letter of the scoring and the place, from 0."""


def book() -> dict[str, Any]:
    """Return the book as `page.rules.rulebook` reads it."""
    return {
        "figures": figures(),
        "chapters": CHAPTERS,
        "tables": {"scoring": (score_table(),), "buildings": (card_table(),)},
        "entries": {row.name: entry(row) for row in CATEGORIES},
        "names": tuple([row.name for row in CATEGORIES]),
    }


def figures() -> dict[str, int]:
    """Return the figures that the chapters quote, by the names of their arguments."""
    return {
        "buildings": len(BUILDINGS),
        "money": len(money(COPIES)),
        "money2": len(money(2)),
        "copies": COPIES,
        "copies2": COPIES_FOR_TWO,
        "highest": max(VALUES),
        "capital": CAPITAL,
        "richest": CAPITAL - 1 + max(VALUES),
        "row": ROW,
        "together": TOGETHER,
        "actions": ROW + 1,
        "fifths": FIFTHS,
        "martins": MARTINS,
        "cheapest": min(PRICE.values()),
        "dearest": max(PRICE.values()),
    }


def score_table() -> dict[str, Any]:
    """Return what each place brings in each scoring, category by category."""
    head = ["rules-category", *[f"rules-place-{letter}{place + 1}" for letter, place in PLACES]]
    rows = [{"entry": row.name, "cells": [row.prizes(letter)[place] for letter, place in PLACES]} for row in CATEGORIES]
    return {"head": head, "rows": rows}


def card_table() -> dict[str, Any]:
    """Return how many cards there are of each category, its colour and its prices."""
    head = ["rules-category", "rules-colour", "rules-figures-copies", "rules-prices"]
    rows = [
        {"entry": row.name, "cells": [f"rules-colour-{row.name}", len(row.prices), span(row)]} for row in CATEGORIES
    ]
    return {"head": head, "rows": rows}


def span(row: Category) -> str:
    """Return the cheapest and the dearest price."""
    return f"{min(row.prices)}–{max(row.prices)}"


def entry(row: Category) -> dict[str, Any]:
    """Return the entry of a category: colour, cards, every price, and what the places bring."""
    points = [(f"rules-points-{letter}", ", ".join(map(str, row.prizes(letter)))) for letter in LETTERS]
    prices = ", ".join(map(str, row.prices))
    own = [
        ("rules-colour", f"rules-colour-{row.name}"),
        ("rules-figures-copies", len(row.prices)),
        ("rules-prices", prices),
    ]
    return {
        "title": f"building-{row.name}",
        "cards": tuple(dict.fromkeys([f"{row.name}_{price}" for price in row.prices])),
        "figures": (*own, *points),
    }
