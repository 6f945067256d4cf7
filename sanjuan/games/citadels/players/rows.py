"""The figures behind the hand-made rules: of styles of play, of uniques, of characters.

Worths are in points. They were set by hand and measured in games of four.
"""

from typing import NamedTuple


class Style(NamedTuple):
    """The style of a player: what it values, in points.

    `tempo` is the worth of one more district besides its points, `gold` of a coin, `card` of a card to a player with
    none to build, `crown` of choosing first. `harm` is the weight of a rival's loss beside the own gain, `leader` a
    factor on it for the leader, `deny` the worth of keeping a city from its completion. `belief` is the weight of the
    likely wishes of others in guessing their characters. `caution` is the fear of being named by others. `raids` is
    the liking for characters that do harm, `dear` for districts of four coins and more. `misjudges` is the size of
    random errors about characters and victims. `purse`, if not 0, is the gold from which on one more district is worth
    as much as in the usual style.
    """

    tempo: float = 5.0
    gold: float = 0.6
    card: float = 2.2
    crown: float = 0.5
    harm: float = 0.5
    leader: float = 1.7
    deny: float = 4.0
    belief: float = 1.5
    caution: float = 0.12
    raids: float = 0.0
    dear: float = 0.0
    misjudges: float = 0.0
    purse: int = 0


HOUSE = Style()
FEWER = (1.0, 0.75, 0.45, 0.3, 0.2, 0.12, 0.08)
"""The worth of one more card as a share of the first one's, by the number of buildable cards already in hand."""
UNIQUES: dict[str, tuple[float, float]] = {
    "armory": (0.3, 0.8),
    "basilica": (1.6, 2.4),
    "capitol": (1.6, 2.0),
    "dragon_gate": (2.0, 2.0),
    "factory": (0.9, 0.0),
    "framework": (0.4, 0.0),
    "gold_mine": (2.6, 0.2),
    "great_wall": (0.9, 0.5),
    "haunted_quarter": (1.2, 1.0),
    "imperial_treasury": (1.0, 1.8),
    "ivory_tower": (1.0, 2.0),
    "keep": (0.4, 0.4),
    "laboratory": (2.4, 0.3),
    "library": (2.6, 0.2),
    "map_room": (1.2, 1.4),
    "monument": (2.2, 2.2),
    "museum": (2.6, 0.8),
    "necropolis": (0.0, 0.0),
    "observatory": (1.0, 0.0),
    "park": (1.8, 0.3),
    "poor_house": (1.8, 0.3),
    "quarry": (0.5, 0.2),
    "school_of_magic": (1.8, 0.3),
    "smithy": (2.4, 0.4),
    "stables": (0.6, 0.6),
    "statue": (1.4, 1.4),
    "theater": (0.5, 0.2),
    "thieves_den": (0.2, 0.0),
    "wishing_well": (1.6, 2.4),
}
"""The worth of a unique in its owner's city beyond its cost: at the beginning, and when a city is nearly complete."""


class Bearing(NamedTuple):
    """The play of a character: `worth` is that of its power beyond the figures of its row, `when` its time in the turn.

    `worth` grows by `by_gold` for each coin that the richest other has, by `by_cards` for each card of the fullest
    other hand beyond the own one.
    """

    worth: float = 0.0
    when: str = "first"
    by_gold: float = 0.0
    by_cards: float = 0.0


FIRST, BEFORE_BUILDING, LAST = "first", "before_building", "last"
BEARINGS: dict[str, Bearing] = {
    "assassin": Bearing(0.9),
    "witch": Bearing(1.4),
    "magistrate": Bearing(1.2),
    "thief": Bearing(0.3, by_gold=0.28),
    "spy": Bearing(0.6, by_cards=0.35),
    "blackmailer": Bearing(0.3, by_gold=0.3),
    "magician": Bearing(0.3, by_cards=0.6),
    "wizard": Bearing(1.4, BEFORE_BUILDING, by_cards=0.1),
    "seer": Bearing(1.2),
    "emperor": Bearing(1.0),
    "abbot": Bearing(0.8),
    "architect": Bearing(0.0),
    "navigator": Bearing(0.0),
    "scholar": Bearing(1.6),
    "warlord": Bearing(0.6, LAST),
    "diplomat": Bearing(0.7, LAST),
    "marshal": Bearing(1.6, BEFORE_BUILDING),
    "artist": Bearing(0.7, LAST),
    "tax_collector": Bearing(0.0),
}
DRAWS = {"architect": 2}
"""The cards that a character's power draws."""
CARGO = {"navigator": 4}
"""The coins or cards, as its player chooses, that a character's power brings."""
PLAIN = Bearing()
