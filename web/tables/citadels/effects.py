"""What the facts of Citadels do besides being told, see `page.draw.effects`."""

from page.draw.reading import my_seat

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from page.types import Effects


def seat_is(name: str) -> "Callable[[Any, Any], bool]":
    """Return what tells whether a fact is about the seat on show, by the argument that names it."""
    return lambda frame, fact: bool(fact[name] == my_seat(frame))


def held_is(frame: "Any", fact: "Any") -> bool:
    """Tell whether a fact is about a character of the seat on show."""
    mine = [one["card"] for one in frame["table"]["players"][my_seat(frame)]["held"]]
    return fact["character"] in mine and fact["seat"] != my_seat(frame)


THERE, HERE = seat_is("other"), seat_is("seat")

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
    "kills": {"pause": 1, "opens": "told", "if": held_is},
    "robs": {"pause": 1},
    "bewitches": {"pause": 1, "opens": "told", "if": held_is},
    "warrants": {"pause": 1},
    "threatens": {"pause": 1},
    "built": {"pause": 1, "sound": "place"},
    "beautified": {"pause": 1, "sound": "coin"},
    "spied": {"pause": 1},
    "complete": {"pause": 1, "heads": True},
    "was_killed": {"pause": 1},
    "robbed": {"pause": 1, "sound": "coin", "opens": "told", "if": THERE},
    "flowered": {"pause": 1, "sound": "coin", "opens": "told", "if": THERE},
    "swapped_characters": {"pause": 1, "opens": "told", "if": THERE},
    "swapped_hands": {"pause": 1, "sound": "slide", "opens": "told", "if": THERE},
    "took_card": {"pause": 1, "sound": "slide", "opens": "told", "if": THERE},
    "took_named": {"opens": "told", "if": THERE},
    "tribute_gold": {"pause": 1, "sound": "coin"},
    "tribute_card": {"pause": 1, "sound": "slide"},
    "gave_card": {"pause": 1, "sound": "slide"},
    "gave_crown": {"pause": 1, "sound": "coin"},
    "resumed": {"pause": 1, "sound": "turn"},
    "bought_off": {"pause": 1, "sound": "coin"},
    "defied": {"pause": 1},
    "looked": {"pause": 1, "sound": "slide"},
    "collected": {"pause": 1, "sound": "coin"},
    "tucked": {"pause": 1, "flies": LAID, "sound": "slide"},
    "donated": {"pause": 1, "sound": "coin", "opens": "told", "if": HERE},
    "borrowed": {"pause": 1, "sound": "coin", "opens": "told", "if": THERE},
    "destroyed": {"pause": 1, "sound": "slide", "opens": "told", "if": THERE},
    "seized": {"pause": 1, "sound": "place", "opens": "told", "if": THERE},
    "exchanged": {"pause": 1, "sound": "place", "opens": "told", "if": THERE},
    "confiscated": {"pause": 1, "sound": "place", "opens": "told", "if": THERE},
    "ends": {"heads": True, "pause": 1},
}
