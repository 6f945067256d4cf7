"""The motion at San Juan's table other than of cards: goods from the pile, to the trading house, under the harbour."""

from page.kit.effects import effect_of
from page.motion import flights
from page.motion.geometry import box_at, box_of
from page.motion.motion import DEAL, slide
from tables.san_juan.effects import EFFECTS
from tables.san_juan.icons import TOKENS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.motion.geometry import Box
    from page.motion.motion import Scene
    from page.types import Fact

MOVERS = "[data-hand], .aside .card[id], #mine .lots > .card, .opp .card"
SPOTS = {
    "draw": "#draw-pile .deck", "discard": "#discard-pile .deck", "hand": "#opp-{seat} .backs", "house": "#house",
}  # fmt: skip


def note(scene: "Scene") -> None:
    """Note the good on a building: (name of the card, good, whether it is one that has been chosen of goods sold)."""
    for id in scene.holding(".good"):
        card = scene.cards[id]
        if card.querySelector(".good:not(.ghostgood)"):
            scene.notes[id] = (card.getAttribute("data-card"), good_of(card), False)
        elif card.matches(".picked"):
            scene.notes[id] = (card.getAttribute("data-card"), good_of(card), True)


def lying(scene: "Scene") -> "dict[str, tuple[str, str]]":
    """Return the goods that lie on buildings: by the id of the building (its name, the good)."""
    return {id: scene.notes[id][:2] for id in scene.notes if not scene.notes[id][2]}


def goal(card: "Any", facts: "list[Fact]") -> "Box | None":
    """Return where a card of mine has gone: under the building that a fact names, None: to the discard pile."""
    for fact in facts:
        under = effect_of(fact, EFFECTS).get("under")
        if under and fact.get("card") == card.getAttribute("data-card"):
            facts.remove(fact)
            return lot_of(fact[under])
    return None


def lot_of(building: str) -> "Box | None":
    """Return where a building of my city lies."""
    return box_at('#mine .lots > [data-card="' + building + '"]')


def origin(name: str, before: "Scene", now: "Scene") -> "Box | None":
    """Return where a card lay that anybody could build, None for another one."""
    lay = "table-" + name
    return before.boxes[lay] if lay in before.boxes and lay not in now.boxes else None


def after(before: "Scene", now: "Scene", facts: "list[Fact]") -> None:
    """Let goods made come from the draw pile; those sold hop to the trading house, others to where they went.

    One that is put under the harbour has been sold before, and goes there from where it was made.
    """
    old, new = lying(before), lying(now)
    pile = now.spot("draw")
    for id in new:
        if id not in old and id in before.cards and pile is not None and now.boxes[id][2]:
            token = now.cards[id].querySelector(".good")
            slide(token, (pile[0], pile[1], 34, 36), box_of(token), DEAL)
    for id in old:
        name, good = old[id]
        stays = id in now.cards and now.cards[id].getAttribute("data-card") == name
        if stays and id not in new:
            fly(good, home(id, now.boxes[id]), now.spot(goods_goal(facts)))
    for fact in facts:
        under = effect_of(fact, EFFECTS).get("under")
        if under and "card" not in fact:
            for id in [id for id in before.notes if before.notes[id][2]]:
                fly(before.notes[id][1], before.boxes[id], lot_of(fact[under]))


def fly(good: str, start: "Box | None", goal: "Box | None") -> None:
    """Let the token of a good fly from one box to another."""
    flights.picture(TOKENS + good + ".webp", start, goal)


def home(id: str, box: "Box") -> "Box | None":
    """Return where a building lies, or, where the cities of the others are folded away, its owner's panel."""
    return box if box[2] or not id.startswith("opp-") else box_at("#opp-" + id.split("-")[1])


def goods_goal(facts: "list[Fact]") -> str:
    """Return where goods go that are no longer on their building: sold, or paid with."""
    goals: list[str | None] = [effect_of(fact, EFFECTS).get("goods") for fact in facts]
    return ([goal for goal in goals if goal] + ["discard"])[0]


def good_of(card: "Any") -> str:
    """Return the good of a building, by its class."""
    names: list[str] = card.className.split(" ")
    return [name[2:] for name in names if name.startswith("g-")][0]
