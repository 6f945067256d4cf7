"""The starter list and the six other presets (facts, section A5): characters of every rank and fourteen uniques."""

from typing import NamedTuple


class Preset(NamedTuple):
    """A cast and its uniques. The character of rank 9, if one is named, plays only in games with nine."""

    characters: tuple[str, ...]
    uniques: tuple[str, ...]


def _preset(characters: str, uniques: str) -> Preset:
    return Preset(tuple(characters.split()), tuple(uniques.split()))


PRESETS = {
    "first_game": _preset(
        "assassin thief magician king bishop merchant architect warlord",
        "dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room quarry"
        " school_of_magic smithy statue thieves_den wishing_well",
    ),
    "ambitious_aristocrats": _preset(
        "magistrate thief wizard patrician bishop trader architect marshal queen",
        "capitol factory framework great_wall haunted_quarter keep necropolis park poor_house quarry"
        " school_of_magic stables statue thieves_den",
    ),
    "cunning_agents": _preset(
        "witch blackmailer magician emperor abbot alchemist architect warlord tax_collector",
        "armory basilica dragon_gate gold_mine keep monument museum necropolis park poor_house quarry"
        " secret_vault smithy theater",
    ),
    "illustrious_emissaries": _preset(
        "witch spy seer emperor bishop merchant scholar diplomat artist",
        "factory framework great_wall haunted_quarter ivory_tower keep library museum observatory park poor_house"
        " quarry school_of_magic smithy",
    ),
    "devious_dignitaries": _preset(
        "magistrate blackmailer wizard king abbot alchemist navigator marshal queen",
        "dragon_gate factory framework haunted_quarter laboratory necropolis park poor_house secret_vault smithy"
        " stables theater thieves_den wishing_well",
    ),
    "tenacious_delegates": _preset(
        "assassin spy seer king cardinal trader scholar diplomat artist",
        "basilica capitol haunted_quarter imperial_treasury laboratory library map_room observatory school_of_magic"
        " secret_vault smithy stables statue wishing_well",
    ),
    "vicious_nobles": _preset(
        "assassin thief magician patrician cardinal merchant navigator warlord tax_collector",
        "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower laboratory map_room monument museum"
        " school_of_magic statue thieves_den wishing_well",
    ),
}
RANDOM = "random"
"""The preset whose characters and uniques are drawn by the seed."""
NINTH = "artist"
"""The character of rank 9 if a cast names none, and the substitute for one that needs more seats."""
CROWNED = "king"
"""The character of rank 4 that replaces the Emperor at two seats."""
