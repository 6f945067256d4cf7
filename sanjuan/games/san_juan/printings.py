"""The changes and additions of editions and expansions: rows beside those of the base game.

Figures: facts page, sections 2 (2nd edition), 3 (alea Treasure Chest) and 4 (New Buildings of the 2nd edition).
Those the sources do not settle are marked UNCONFIRMED; they are here and nowhere else.
"""

from dataclasses import replace
from typing import Any

from sanjuan.games.san_juan.cards import CITY, SIX, Card

# 2nd edition: the gold mine gives the cheapest of the four; the guild hall 1 for each production
# building and 1 for each kind of them.
SECOND_EDITION: dict[str, dict[str, Any]] = {
    "gold_mine": {"free_choice": 0},
    "guild_hall": {"scores": "one_for_each_production_building_and_kind"},
}

# The 112-card printing of the 2nd edition ("44 batiments de production").
PRINTING_112 = {"tobacco_storage": {"copies": 9}, "coffee_roaster": {"copies": 9}}

CATHEDRAL = Card("cathedral", SIX, 7, 0, 1, "end", on_table=1, scores="sixes_of_the_others")
RESIDENCE = Card("residence", SIX, 6, 0, 2, "end", scores="sets_of_equal_cost")

TREASURE_CHEST = (
    Card("office_building", CITY, 1, 1, 3, "round", swaps=2),
    Card("guard_room", CITY, 1, 1, 3, "round", hand_limit=7, others_hand_limit=6),
    Card("tavern", CITY, 2, 1, 3, "builder", draws_if_fewest=1),
    Card("park", CITY, 3, 2, 3, "builder", covers=6),
    Card("customs_office", CITY, 3, 2, 3, "councillor", sells_for=2),
    Card("bank", CITY, 4, 2, 3, "round", tucks_once=1),
    Card("harbor", CITY, 4, 2, 3, "trader", tucks_sold=1),
    Card("goldsmith", CITY, 5, 3, 3, "prospector", reveals_unbuilt=1),  # points: UNCONFIRMED (2 or 3)
    RESIDENCE,
    CATHEDRAL,
)
# "5 batiments de production": one of each kind.
TREASURE_CHEST_PRODUCTION = ("indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter")

# Only in the New Buildings of the 2nd edition.
ONLY_NEW_BUILDINGS = (Card("hut", CITY, 1, 1, 3, "trader", draws_if_nothing_sold=1),)  # cost: UNCONFIRMED (1 or 2)
NEW_BUILDINGS: dict[str, dict[str, Any]] = {
    "customs_office": {"cost": 1, "points": 1},  # "Douane (1)" in the example of the residence
    "harbor": {"tucks_sold_if_wanted": 1},
}
# The 33-card printing holds 4 production buildings; which ones is UNCONFIRMED.
PRINTING_33_PRODUCTION = ("sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter")

EVENTS = ("earthquake", "debt_relief", "taxes", "general_amnesty", "governors_visit", "reconstruction")


def with_more(rows: tuple[Card, ...], names: tuple[str, ...]) -> tuple[Card, ...]:
    """Return the rows with one more copy of each of these cards."""
    return tuple(replace(row, copies=row.copies + 1) if row.name in names else row for row in rows)
