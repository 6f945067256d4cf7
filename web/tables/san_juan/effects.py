"""The effects of the facts of San Juan besides their sentences, see `page.kit.effects`."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.types import Effects

DEAR = 5
"""The lowest cost of a building that its builder is proud of."""


def is_dear(fact: "Any", cards: "Any") -> bool:
    """Return whether a fact is about one of the most expensive buildings."""
    return fact["card"] in cards and bool(cards[fact["card"]]["cost"] >= DEAR)


EFFECTS: "Effects" = {
    "round": {"who": "governor", "heads": True},
    "role": {"pause": 1, "sound": "slide"},
    "event_shown": {"shows": "event"},
    "event": {"pause": 1, "sound": "slide", "shows": "event"},
    "visit": {"pause": 1},
    "built": {"pause": 1, "sound": "place", "glows": "card", "voice": is_dear},
    "covered": {"pause": 1, "sound": "place", "glows": "card"},
    "no_build": {"who": "", "small": True, "pause": 1},
    "no_goods": {"who": "", "small": True},
    "no_sale": {"who": "", "small": True},
    "produced": {"pause": 1, "sound": "goods"},
    "tile": {"pause": 1, "icon": "t"},
    "sold": {"pause": 1, "sound": "coin", "goods": "house"},
    "drew": {"sound": "slide", "flies": ("draw", "hand")},
    "kept": {"pause": 1, "sound": "slide", "flies": ("draw", "hand")},
    "took": {"pause": 1, "sound": "slide", "flies": ("draw", "hand")},
    "paid": {"flies": ("hand", "discard")},
    "threw": {"flies": ("hand", "discard")},
    "revealed": {"pause": 1},
    "destroyed": {"pause": 1},
    "tucked_card": {"under": "building"},
    "tucked_good": {"under": "building"},
}
