"""Movements at Citadels' table: districts between hand, deck and cities, and from one city to another."""

from page.motion.geometry import box_at
from tables.citadels import call_banner

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.motion.geometry import Box
    from page.motion.motion import Scene
    from page.types import Fact

MOVERS = "[data-hand], .aside .dc[id], #lots .dc, .opp .dc"
SPOTS = {"draw": "#pile-districts .deck", "discard": "#pile-districts .deck", "hand": "#head-{seat}"}
MOVED = {"seized": "card", "exchanged": "card", "confiscated": "card"}
"""Facts by which a district goes from one city to another, with the argument that names it."""


def note(scene: "Scene") -> None:
    """Note nothing further."""


def in_city(id: str) -> bool:
    """Return whether an id is that of a district of a city."""
    return id.startswith("opp-") or id.startswith("lot-")


def origin(name: str, before: "Scene", now: "Scene") -> "Box | None":
    """Return where a district lay that has come to another city; None if it comes from a hand or the deck."""
    for id in before.names:
        if before.names[id] == name and in_city(id) and before.boxes[id][2]:
            if id not in now.names or now.names[id] != name:
                return before.boxes[id]
    return None


def goal(card: "Any", facts: "list[Fact]") -> "Box | None":
    """Return the city that a district of my hand was built in; None: under the deck."""
    for fact in facts:
        if fact["id"] == "built" and fact["card"] == card.getAttribute("data-card"):
            facts.remove(fact)
            return box_at('#lots [data-card="' + fact["card"] + '"]')
    return None


def after(before: "Scene", now: "Scene", facts: "list[Fact]") -> None:
    """Let the herald call who was called."""
    call_banner.call(facts)
