"""Movements at Alhambra's table: money between row, hands and discard pile, buildings from the yard to the palaces."""

from page.motion import flights
from page.motion.geometry import box_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.motion.geometry import Box
    from page.motion.motion import Scene
    from page.types import Fact

MOVERS = "[data-hand], .money .mc, .slot .bc, #mine .stack [id]"
SPOTS = {"draw": "#pile-money .deck", "discard": "#pile-discard .deck", "hand": "#head-{seat}"}
PILES = {"row": "#pile-money .deck", "slot": "#pile-buildings .deck"}
"""The piles that newly laid out cards come from, by the beginning of the ids of their places."""
GETS = {"bought": "building", "inherited": "building"}
"""Facts by which a seat gets a building, with the argument that names it."""


def note(scene: "Scene") -> None:
    """Note nothing further."""


def lay(scene: "Scene", name: "str | None", gone_from: "Scene | None" = None) -> "str | None":
    """Return the id under which a card lay on the yard or in the row, of those that are no longer there."""
    for id in scene.names:
        if scene.names[id] == name and place_of(id) in PILES and (gone_from is None or id not in gone_from.cards):
            return id
    return None


def place_of(id: str) -> str:
    """Return where an id says that a card lies: "row", "slot", "hand" or "own"."""
    return id.split("-")[0]


def origin(name: str, before: "Scene", now: "Scene") -> "Box | None":
    """Return where a new card comes from: its place on the yard or in the row; else the pile of its kind."""
    id = lay(before, name, now)
    if id is not None:
        return before.boxes[id]
    laid = [at for at in now.names if now.names[at] == name and at not in before.cards]
    return box_at(PILES.get(place_of(laid[0]), PILES["row"])) if laid else None


def goal(card: "Any", facts: "list[Fact]") -> "Box | None":
    """Return None: money that I pay goes to the discard pile."""
    return None


def after(before: "Scene", now: "Scene", facts: "list[Fact]") -> None:
    """Let money that others take, and buildings that they get, fly from where they lay to their rows of the race."""
    for fact in facts:
        if fact["id"] == "took":
            for name in fact["cards"]:
                fly(before, now, name, box_at("#opp-" + str(fact["seat"]) + " .pl"))
        elif fact["id"] in GETS:
            building = fact[GETS[fact["id"]]]
            fly(before, now, building, box_at("#opp-" + str(fact["seat"]) + " .k-" + building[: building.rindex("_")]))


def fly(before: "Scene", now: "Scene", name: str, goal: "Box | None") -> None:
    """Let a card that lay on the yard or in the row, and is gone, fly to a goal."""
    id = lay(before, name, now)
    if id is not None and goal is not None and before.boxes[id][2]:
        flights.fly(before.cards[id].cloneNode(True), before.boxes[id], goal, 0)
        del before.names[id]
