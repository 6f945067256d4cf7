"""The districts of Citadels, a row each: 17 ordinary names (54 cards) and 30 unique ones.

Figures: facts, sections A1 and A2. What a unique does beyond its numbers is a function of the moment at which it does
it (`rules`), found there by its name.
"""

from typing import NamedTuple

NOBLE, RELIGIOUS, TRADE, MILITARY, UNIQUE = TYPES = ("noble", "religious", "trade", "military", "unique")


class District(NamedTuple):
    """A district card: its type, its cost to build, how many copies the game has.

    `unbuildable`: it can never be built. `gathers` is gold that its owner gathers more, `draws` cards, `keeps`: he
    keeps all of them. `size` is how many districts it counts as towards a complete city. `off_uniques` is what other
    uniques cost less. `free_slot`: building it takes none of the building permits. `duplicates`: its owner may build
    what he has. `any_income`: it counts as any type for incomes. `safe`: rank 8 leaves it alone. `wall` is what rank 8
    pays more for its owner's other districts. `card_payable`: hand cards may pay it. `crowded` is how many districts
    a city has from which on it cannot be built (0: no bound). `scaffold`: it can be destroyed in the place of a
    price. `by_sacrifice`: any own district can be destroyed in the place of its price.
    """

    name: str
    type: str
    cost: int
    copies: int = 1
    unbuildable: bool = False
    gathers: int = 0
    draws: int = 0
    keeps: bool = False
    size: int = 1
    off_uniques: int = 0
    free_slot: bool = False
    duplicates: bool = False
    any_income: bool = False
    safe: bool = False
    wall: int = 0
    card_payable: bool = False
    crowded: int = 0
    scaffold: bool = False
    by_sacrifice: bool = False


ORDINARY = (
    District("manor", NOBLE, 3, 5),
    District("castle", NOBLE, 4, 4),
    District("palace", NOBLE, 5, 3),
    District("temple", RELIGIOUS, 1, 3),
    District("church", RELIGIOUS, 2, 3),
    District("monastery", RELIGIOUS, 3, 3),
    District("cathedral", RELIGIOUS, 5, 2),
    District("tavern", TRADE, 1, 5),
    District("market", TRADE, 2, 4),
    District("trading_post", TRADE, 2, 3),
    District("docks", TRADE, 3, 3),
    District("harbor", TRADE, 4, 3),
    District("town_hall", TRADE, 5, 2),
    District("watchtower", MILITARY, 1, 3),
    District("prison", MILITARY, 2, 3),
    District("barracks", MILITARY, 3, 3),
    District("fortress", MILITARY, 5, 2),
)
UNIQUES = (
    District("armory", UNIQUE, 3),
    District("basilica", UNIQUE, 4),
    District("capitol", UNIQUE, 5),
    District("dragon_gate", UNIQUE, 6),
    District("factory", UNIQUE, 5, off_uniques=1),
    District("framework", UNIQUE, 3, scaffold=True),
    District("gold_mine", UNIQUE, 6, gathers=1),
    District("great_wall", UNIQUE, 6, wall=1),
    District("haunted_quarter", UNIQUE, 2),
    District("imperial_treasury", UNIQUE, 5),
    District("ivory_tower", UNIQUE, 5),
    District("keep", UNIQUE, 3, safe=True),
    District("laboratory", UNIQUE, 5),
    District("library", UNIQUE, 6, keeps=True),
    District("map_room", UNIQUE, 5),
    District("monument", UNIQUE, 4, size=2, crowded=5),
    District("museum", UNIQUE, 4),
    District("necropolis", UNIQUE, 5, by_sacrifice=True),
    District("observatory", UNIQUE, 4, draws=1),
    District("park", UNIQUE, 6),
    District("poor_house", UNIQUE, 4),
    District("quarry", UNIQUE, 5, duplicates=True),
    District("school_of_magic", UNIQUE, 6, any_income=True),
    District("secret_vault", UNIQUE, 0, unbuildable=True),
    District("smithy", UNIQUE, 5),
    District("stables", UNIQUE, 2, free_slot=True),
    District("statue", UNIQUE, 3),
    District("theater", UNIQUE, 6),
    District("thieves_den", UNIQUE, 6, card_payable=True),
    District("wishing_well", UNIQUE, 5),
)
"""The Secret Vault has no cost that matters: it is never built."""
DISTRICTS = {row.name: row for row in (*ORDINARY, *UNIQUES)}
COST = {row.name: row.cost for row in DISTRICTS.values()}
TYPE = {row.name: row.type for row in DISTRICTS.values()}
UNIQUE_NAMES = tuple([row.name for row in UNIQUES])
SPARE_UNIQUES = 14
"""The number of uniques that go into the deck of a game."""


def deck(uniques: tuple[str, ...]) -> list[str]:
    """Return all districts of a game that has these uniques, in the order of the rows."""
    ordinary = [row.name for row in ORDINARY for _ in range(row.copies)]
    return ordinary + [name for name in UNIQUE_NAMES if name in uniques]
