"""Data of the engine for the page of the rules: figures, tables, casts, an entry for each district and character."""

from typing import Any

from sanjuan.games.citadels.cards import DISTRICTS, ORDINARY, SPARE_UNIQUES, UNIQUE_NAMES, District, deck
from sanjuan.games.citadels.casts import PRESETS
from sanjuan.games.citadels.characters import CHARACTERS, ROWS, Character
from sanjuan.games.citadels.options import SEATS
from sanjuan.games.citadels.rules.draft import FACE_UP
from sanjuan.games.citadels.rules.gathering import CARDS
from sanjuan.games.citadels.rules.gathering import GOLD as TAKEN
from sanjuan.games.citadels.rules.moving import COMPLETE, COMPLETE_AT_SMALL_TABLE, SMALL_TABLE
from sanjuan.games.citadels.score import ALL_TYPES, FIRST, LATER
from sanjuan.games.citadels.setup import GOLD, HAND

CHAPTERS = (
    "aim", "setup", "draft", "calling", "turn", "building", "powers", "districts", "end", "example", "few", "nine",
    "casts", "seen", "here",
)  # fmt: skip
"""The chapters in their order."""
VARIANTS = ("",)
"""The one wording of the page."""
DRAWN_BY = "tables.citadels.rules"
NINE, EIGHT = 9, 8
"""The number of characters in a game, with rank 9 and without."""


def book() -> dict[str, Any]:
    """Return the book as `page.rules.rulebook` reads it."""
    entries = {row.name: character_entry(row) for row in ROWS}
    entries |= {row.name: district_entry(row) for row in DISTRICTS.values()}
    return {
        "figures": figures(),
        "chapters": CHAPTERS,
        "tables": {"draft": (draft_table(),), "powers": (power_table(),), "districts": (district_table(),)},
        "lists": {"casts": casts()},
        "entries": entries,
        "names": (*CHARACTERS, *UNIQUE_NAMES, *[row.name for row in ORDINARY]),
    }


def figures() -> dict[str, int]:
    """Return the figures that the chapters quote, by the names of their arguments."""
    return {
        "ordinary": len(deck(())),
        "uniques": SPARE_UNIQUES,
        "all": len(UNIQUE_NAMES),
        "deck": len(deck(())) + SPARE_UNIQUES,
        "hand": HAND,
        "gold": GOLD,
        "take": TAKEN,
        "draw": CARDS,
        "city": COMPLETE,
        "small": COMPLETE_AT_SMALL_TABLE,
        "colours": ALL_TYPES,
        "first": FIRST,
        "later": LATER,
    }


def draft_table() -> dict[str, Any]:
    """Return the numbers of characters face up by the number of seats; a dash if that many characters cannot play."""
    large = [seats for seats in SEATS if seats > SMALL_TABLE]
    rows = [{"name": seats, "cells": [face_up(EIGHT, seats), face_up(NINE, seats)]} for seats in large]
    return {"head": ["rules-players", "rules-open8", "rules-open9"], "rows": rows}


def face_up(characters: int, seats: int) -> int | str:
    """Return how many of the characters lie face up; a dash if there are too few to choose from."""
    return FACE_UP.get((characters, seats), 0) if characters > seats else "–"


def power_table() -> dict[str, Any]:
    """Return the rank of every character, what it has an income for, and how many districts it may build."""
    head = ["rules-character", "rules-rank", "rules-income", "rules-permits"]
    return {"head": head, "rows": [{"entry": row.name, "cells": [row.rank, income(row), permits(row)]} for row in ROWS]}


def income(row: Character) -> str:
    """Return the type of district that a character is paid for, "–" for none."""
    return f"type-{row.income}" if row.income else "–"


def paid_in(row: Character) -> str:
    """Return what an income is paid in."""
    if row.income_gold and row.income_cards:
        return "rules-either"
    return "rules-gold" if row.income_gold else "rules-cards-too"


def permits(row: Character) -> int | str:
    """Return how many districts a character may build in a turn."""
    return "rules-any-number" if row.unlimited else row.permits


def district_table() -> dict[str, Any]:
    """Return type, cost and copies of the ordinary districts."""
    head = ["rules-district", "rules-type", "rules-figures-cost", "rules-figures-copies"]
    rows = [{"entry": row.name, "cells": [f"type-{row.type}", row.cost, row.copies]} for row in ORDINARY]
    return {"head": head, "rows": rows}


def casts() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the characters and the unique districts of every cast, each list with the message that names it."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for name, preset in PRESETS.items():
        found += [(f"option-preset-{name}", preset.characters), ("", preset.uniques)]
    return tuple(found)


def character_entry(row: Character) -> dict[str, Any]:
    """Return the entry of a character: rank, income, how many districts it may build."""
    own: list[tuple[str, Any]] = [("rules-rank", row.rank)]
    if row.income:
        own += [("rules-income", income(row)), ("rules-paid", paid_in(row))]
    return {
        "title": f"card-{row.name}",
        "cards": (row.name,),
        "figures": (*[*own, ("rules-permits", permits(row))],),
        "picture": f"c-{row.name}",
    }


def district_entry(row: District) -> dict[str, Any]:
    """Return the entry of a district: type, cost, copies."""
    cost = "rules-no-cost" if row.unbuildable else row.cost
    own = (("rules-type", f"type-{row.type}"), ("rules-figures-cost", cost), ("rules-figures-copies", row.copies))
    return {"title": f"card-{row.name}", "cards": (row.name,), "figures": own, "picture": f"d-{row.name}"}
