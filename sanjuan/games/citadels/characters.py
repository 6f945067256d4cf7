"""The 27 characters, a row each (facts, section A3). What a power does is in `rules.powers`, by the character's name.

The rows hold what is a number or a switch and is read at the moment it concerns.
"""

from typing import NamedTuple

from sanjuan.games.citadels.cards import MILITARY, NOBLE, RELIGIOUS, TRADE


class Character(NamedTuple):
    """A character: `rank` is when it is called.

    `income` is the type of district that it is paid for, in gold, in cards (`income_cards`) or in either (both).
    `permits` is how many districts it may build in its turn; those of the type `unlimited` take no permit.
    `takes_crown`: its player takes the crown when it is revealed; `crowns`: it must give it to somebody. `shields`:
    rank 8 leaves its player's city alone. `extra` is gold that comes after gathering. `refunds`: gold paid to build
    comes back at the end of the turn. `borrows`: it may take missing gold from another player. `repeats`: it may build
    what its city has. `untaxed`: the tax on building is its own. `power_first_gathers`: its power waits for gathering
    and must be used. `neighbour` is gold that it gets next to rank 4. `fewest` and `most` are the numbers of seats at
    which it may be used.
    """

    name: str
    rank: int
    income: str = ""
    income_gold: bool = False
    income_cards: bool = False
    permits: int = 1
    unlimited: str = ""
    takes_crown: bool = False
    crowns: bool = False
    shields: bool = False
    extra: int = 0
    refunds: bool = False
    borrows: bool = False
    repeats: bool = False
    untaxed: bool = False
    power_first_gathers: bool = False
    neighbour: int = 0
    fewest: int = 2
    most: int = 8


ROWS = (
    Character("assassin", 1),
    Character("witch", 1, power_first_gathers=True),
    Character("magistrate", 1),
    Character("thief", 2),
    Character("spy", 2),
    Character("blackmailer", 2),
    Character("magician", 3),
    Character("wizard", 3, repeats=True),
    Character("seer", 3, permits=2),
    Character("king", 4, NOBLE, income_gold=True, takes_crown=True),
    Character("emperor", 4, NOBLE, income_gold=True, crowns=True, fewest=3),
    Character("patrician", 4, NOBLE, income_cards=True, takes_crown=True),
    Character("bishop", 5, RELIGIOUS, income_gold=True, shields=True),
    Character("abbot", 5, RELIGIOUS, income_gold=True, income_cards=True),
    Character("cardinal", 5, RELIGIOUS, income_cards=True, borrows=True),
    Character("merchant", 6, TRADE, income_gold=True, extra=1),
    Character("alchemist", 6, refunds=True),
    Character("trader", 6, TRADE, income_gold=True, unlimited=TRADE),
    Character("architect", 7, permits=3),
    Character("navigator", 7, permits=0),
    Character("scholar", 7, permits=2),
    Character("warlord", 8, MILITARY, income_gold=True),
    Character("diplomat", 8, MILITARY, income_gold=True),
    Character("marshal", 8, MILITARY, income_gold=True),
    Character("queen", 9, neighbour=3, fewest=5),
    Character("artist", 9),
    Character("tax_collector", 9, untaxed=True),
)
CHARACTERS = {row.name: row for row in ROWS}
NAMES = tuple(CHARACTERS)
RANK = {row.name: row.rank for row in ROWS}
LAST_RANK = 9
CROWN_RANK = 4
"""The rank that never lies face up: King, Emperor or Patrician."""
