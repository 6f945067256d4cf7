"""The effects of the facts of Citadels besides their sentences, see `page.kit.effects`."""

from page.kit.selectors import my_seat

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from page.types import Effects


def seat_is(name: str) -> "Callable[[Any, Any], bool]":
    """Return the test whether a fact is about the seat on show, by the argument that names it."""
    return lambda frame, fact: bool(fact[name] == my_seat(frame))


def held_is(frame: "Any", fact: "Any") -> bool:
    """Return whether a fact is about a character that the seat on show had then."""
    me = my_seat(frame)
    held = [one["card"] for one in frame["table"]["players"][me]["held"]]
    if "at" in fact and [one for one in frame["log"] if one["id"] == "round" and one["at"] > fact["at"]]:
        held = drafted(frame["log"], me, fact["at"])
    return fact["character"] in held and fact["seat"] != me


def drafted(log: "list[Any]", seat: int, moment: int) -> "list[str]":
    """Return the characters that a seat had at a moment of the log, as far as it says."""
    held: list[str] = []
    for fact in log:
        if fact["at"] > moment:
            break
        if fact["id"] == "round":
            held = []
        elif fact["id"] in ("picked_character", "swapped_for") and fact["seat"] == seat:
            held = [name for name in held if name != fact.get("given")] + [fact["character"]]
    return held


HERE = seat_is("seat")


def done_by_others(frame: "Any", fact: "Any") -> bool:
    """Return whether a fact is what somebody else did to the seat on show."""
    return bool(fact["other"] == my_seat(frame) != fact["seat"])


THERE = done_by_others

DRAWN = ("draw", "hand")
LAID = ("hand", "draw")
EFFECTS: "Effects" = {
    "round": {"heads": True, "icon": "r"},
    "picked": {"who": "", "small": True, "sound": "slide"},
    "dismissed": {"small": True},
    "nobody": {"pause": 1},
    "revealed": {"pause": 1, "sound": "turn"},
    "crowned": {"pause": 1, "sound": "coin"},
    "gathered": {"pause": 1, "sound": "coin"},
    "gained": {"sound": "coin"},
    "drew": {"pause": 1, "sound": "slide", "flies": DRAWN},
    "discarded": {"flies": LAID, "sound": "slide"},
    "paid_cards": {"flies": LAID, "sound": "slide"},
    "kills": {"pause": 1, "opens": "told", "stays": True, "if": held_is},
    "robs": {"pause": 1},
    "bewitches": {"pause": 1, "opens": "told", "stays": True, "if": held_is},
    "warrants": {"pause": 1},
    "threatens": {"pause": 1},
    "built": {"pause": 1, "sound": "place"},
    "beautified": {"pause": 1, "sound": "coin"},
    "spied": {"pause": 1},
    "complete": {"pause": 1, "heads": True, "voice": True},
    "was_killed": {"pause": 1},
    "robbed": {"pause": 1, "sound": "coin", "opens": "told", "stays": True, "if": THERE, "voice": True},
    "flowered": {"pause": 1, "sound": "coin", "opens": "told", "stays": True, "if": THERE},
    "swapped_characters": {"pause": 1, "opens": "told", "stays": True, "if": THERE},
    "swapped_hands": {"pause": 1, "sound": "slide", "opens": "told", "stays": True, "if": THERE},
    "took_card": {"pause": 1, "sound": "slide"},
    "took_named": {"opens": "told", "stays": True, "if": THERE},
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
    "donated": {"pause": 1, "sound": "coin", "opens": "told", "stays": True, "if": HERE},
    "borrowed": {"pause": 1, "sound": "coin", "opens": "told", "stays": True, "if": THERE},
    "destroyed": {"pause": 1, "sound": "slide", "opens": "told", "stays": True, "if": THERE},
    "seized": {"pause": 1, "sound": "place", "opens": "told", "stays": True, "if": THERE},
    "exchanged": {"pause": 1, "sound": "place", "opens": "told", "stays": True, "if": THERE},
    "confiscated": {"pause": 1, "sound": "place", "opens": "told", "stays": True, "if": THERE},
    "ends": {"heads": True, "pause": 1},
}
