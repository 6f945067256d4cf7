"""The cards of San Juan, a row each.

Figures: facts page, sections 1 and 2 (1st edition card list; 2nd edition differences). What is a number is a number
here; what is behaviour is named (`scores`) and written down once, where its phase is.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

PRODUCTION = "production"
CITY = "city"
MONUMENT = "monument"
SIX = "six"
GOODS = ("indigo", "sugar", "tobacco", "coffee", "silver")
PRICE_TILES = ((1, 1, 1, 2, 2), (1, 1, 2, 2, 2), (1, 1, 2, 2, 3), (1, 2, 2, 2, 3), (1, 2, 2, 3, 3))


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of building: its printed figures and the numbers of its power (0 means: no such power)."""

    name: str
    kind: str
    cost: int
    points: int
    copies: int
    phase: str = ""
    """When the power works: a role, "round" (its start) or "end" (scoring)."""
    good: str = ""
    saves_production: int = 0
    """Builder: the reduction on a production building."""
    saves_city: int = 0
    """Builder: the reduction on a city (violet) building."""
    covers: int = 0
    """Builder: what the crane takes off for covering this card, if that is not its cost."""
    pays_with_goods: int = 0
    """Builder: the goods that may be part of a payment."""
    draws_after_city: int = 0
    """Builder: the cards drawn after building a city building."""
    draws_when_poor: int = 0
    """Builder: one card after building with fewer cards than this in hand."""
    draws_if_fewest: int = 0
    """Builder: the cards drawn after the phase when nobody has fewer buildings and somebody has more."""
    extra_goods: int = 0
    draws_if_produced: int = 0
    """Producer: one card if at least this many goods were produced."""
    extra_sales: int = 0
    draws_if_sold: int = 0
    """Trader: one card if at least this many goods were sold."""
    draws_if_nothing_sold: int = 0
    """Trader: the cards drawn if nobody has sold anything."""
    sells_for: int = 0
    """Holds a good that every tile buys for this price, laid on it at the start of the councillor phase."""
    tucks_sold: int = 0
    """Trader: one of the goods sold goes under the building."""
    tucks_sold_if_wanted: int = 0
    """Trader: the owner may refrain from that."""
    keeps: int = 0
    """Councillor: how many of the cards drawn are kept."""
    discards_from_hand: int = 0
    reveals: int = 0
    """Prospector: the cards revealed, of which one is taken if all their costs differ."""
    free_choice: int = 0
    """Prospector: the owner chooses among the revealed cards (else: the cheapest)."""
    reveals_unbuilt: int = 0
    """Prospector: a card is revealed, and taken when nobody has that building."""
    hand_limit: int = 0
    others_hand_limit: int = 0
    """The limit of those without any limit of their own, while this building is in play."""
    tucks: int = 0
    """Round start: the hand cards that may be put under the building."""
    tucks_once: int = 0
    """Round start: any number of hand cards may be put under the building, once in the game."""
    swaps: int = 0
    """Round start: the hand cards that may be exchanged for new ones."""
    cannot_be_covered: int = 0
    builds_over: int = 0
    on_table: int = 0
    """Lies beside the roles: anybody may build it, and it is not in the draw pile."""
    doubles: int = 0
    """The extra times that the owner's privilege counts."""
    scores: str = ""


def production(good: str, name: str, cost: int, points: int, copies: int) -> Card:
    """Return the row of a production building."""
    return Card(name, PRODUCTION, cost, points, copies, phase="producer", good=good)


BASE: tuple[Card, ...] = (
    production("indigo", "indigo_plant", 1, 1, 10),
    production("sugar", "sugar_mill", 2, 1, 8),
    production("tobacco", "tobacco_storage", 3, 2, 8),
    production("coffee", "coffee_roaster", 4, 2, 8),
    production("silver", "silver_smelter", 5, 3, 8),
    Card("smithy", CITY, 1, 1, 3, "builder", saves_production=1),
    Card("gold_mine", CITY, 1, 1, 3, "prospector", reveals=4, free_choice=1),
    Card("archive", CITY, 1, 1, 3, "councillor", discards_from_hand=1),
    Card("poor_house", CITY, 2, 1, 3, "builder", draws_when_poor=2),
    Card("black_market", CITY, 2, 1, 3, "builder", pays_with_goods=2),
    Card("trading_post", CITY, 2, 1, 3, "trader", extra_sales=1),
    Card("well", CITY, 2, 1, 3, "producer", draws_if_produced=2),
    Card("market_stand", CITY, 2, 1, 3, "trader", draws_if_sold=2),
    Card("crane", CITY, 2, 1, 3, "builder", builds_over=1, cannot_be_covered=1),
    Card("chapel", CITY, 3, 2, 3, "round", tucks=1),
    Card("tower", CITY, 3, 2, 3, "round", hand_limit=12),
    Card("aqueduct", CITY, 3, 2, 3, "producer", extra_goods=1),
    Card("carpenter", CITY, 3, 2, 3, "builder", draws_after_city=1),
    Card("prefecture", CITY, 3, 2, 3, "councillor", keeps=2),
    Card("market_hall", CITY, 4, 2, 3, "trader", draws_if_sold=1),
    Card("quarry", CITY, 4, 2, 3, "builder", saves_city=1),
    Card("library", CITY, 5, 3, 3, "role", doubles=1),
    Card("statue", MONUMENT, 3, 3, 3),
    Card("victory_column", MONUMENT, 4, 4, 3),
    Card("hero", MONUMENT, 5, 5, 3),
    Card("guild_hall", SIX, 6, 0, 2, "end", scores="two_for_each_production_building"),
    Card("city_hall", SIX, 6, 0, 2, "end", scores="one_for_each_city_building"),
    Card("triumphal_arch", SIX, 6, 0, 2, "end", scores="monuments"),
    Card("palace", SIX, 6, 0, 2, "end", scores="quarter_of_the_rest"),
)


def changed(rows: tuple[Card, ...], changes: Mapping[str, Mapping[str, Any]]) -> tuple[Card, ...]:
    """Return the rows with the figures of some cards replaced."""
    return tuple(replace(row, **changes.get(row.name, {})) for row in rows)
