"""What the facts of Citadels do besides being told, see `page.draw.effects`."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.types import Effects

DRAWN = ("draw", "hand")
LAID = ("hand", "draw")
EFFECTS: "Effects" = {
    "round": {"heads": True, "icon": "r"},
    "picked": {"pause": 1, "sound": "slide"},
    "nobody": {"pause": 1},
    "revealed": {"pause": 1, "sound": "turn"},
    "crowned": {"pause": 1, "sound": "coin"},
    "gathered": {"pause": 1, "sound": "coin"},
    "gained": {"sound": "coin"},
    "drew": {"pause": 1, "sound": "slide", "flies": DRAWN},
    "discarded": {"flies": LAID, "sound": "slide"},
    "paid_cards": {"flies": LAID, "sound": "slide"},
    "kills": {"pause": 1},
    "robs": {"pause": 1},
    "bewitches": {"pause": 1},
    "warrants": {"pause": 1},
    "threatens": {"pause": 1},
    "built": {"pause": 1, "sound": "place"},
    "beautified": {"pause": 1, "sound": "coin"},
    "spied": {"pause": 1},
    "complete": {"pause": 1, "heads": True},
    "was_killed": {"pause": 1, "opens": "told", "to": "seat"},
    "robbed": {"pause": 1, "sound": "coin", "opens": "told", "to": "other"},
    "bewitched": {"pause": 1, "opens": "told", "to": "other"},
    "flowered": {"pause": 1, "sound": "coin", "opens": "told", "to": "other"},
    "swapped_characters": {"pause": 1, "opens": "told", "to": "other"},
    "swapped_hands": {"pause": 1, "sound": "slide", "opens": "told", "to": "other"},
    "took_card": {"pause": 1, "sound": "slide", "opens": "told", "to": "other"},
    "took_named": {"opens": "told", "to": "other"},
    "donated": {"pause": 1, "sound": "coin", "opens": "told", "to": "other"},
    "borrowed": {"pause": 1, "sound": "coin", "opens": "told", "to": "other"},
    "destroyed": {"pause": 1, "sound": "slide", "opens": "told", "to": "other"},
    "seized": {"pause": 1, "sound": "place", "opens": "told", "to": "other"},
    "exchanged": {"pause": 1, "sound": "place", "opens": "told", "to": "other"},
    "confiscated": {"pause": 1, "sound": "place", "opens": "told", "to": "other"},
    "ends": {"heads": True, "pause": 1},
}
