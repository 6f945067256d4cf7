"""Pictures that fly over the table and vanish where they arrive: cards laid down, things sold, cards of the others."""

from pyscript import document
from pyscript.ffi import to_js
from pyscript.js_modules import scene as js_scene

from page.kit.effects import effect_of
from page.motion.geometry import box_at, shift

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from page.motion.geometry import Box
    from page.types import Effects, Fact

FLIGHT = "flight"
TIME, STAGGER, MOST = 260, 40, 3
EASE = "cubic-bezier(.2, .8, .2, 1)"
TOKEN = (34, 36)
BACK = (30, 42)


def fly(ghost: "Any", was: "Box", goal: "Box", delay: float) -> None:
    """Put a picture over the table where the element was and let it fly to its goal, where it vanishes."""
    for name in ("id", "data-option", "data-hand", "data-place"):
        ghost.removeAttribute(name)
    ghost.setAttribute("aria-hidden", "true")
    ghost.setAttribute("tabindex", "-1")
    ghost.classList.add("flying")
    style = ghost.style
    style.left, style.top = str(was[0]) + "px", str(was[1]) + "px"
    style.width, style.height = str(was[2]) + "px", str(was[3]) + "px"
    document.body.append(ghost)
    frames = [{"transform": "none"}, {"transform": shift(goal, was), "opacity": 0.6}]
    options = {"duration": TIME, "delay": delay, "easing": EASE, "fill": "both", "id": FLIGHT}
    flight = js_scene.animate(ghost, to_js(frames), to_js(options))
    flight.onfinish = lambda _: ghost.remove()


def centred(box: "Box", size: "tuple[float, float]") -> "Box":
    """Return a box of a size in the middle of another one."""
    return box[0] + (box[2] - size[0]) / 2, box[1] + (box[3] - size[1]) / 2, size[0], size[1]


def picture(source: str, start: "Box | None", goal: "Box | None") -> None:
    """Let a small picture fly from one box to another; `source` is its address on the site."""
    if start is None or goal is None or not start[2]:
        return
    ghost = document.createElement("img")
    ghost.className = "tok"
    ghost.src = source
    ghost.alt = ""
    fly(ghost, centred(start, TOKEN), centred(goal, TOKEN), 0)


def hands(facts: "Sequence[Fact]", me: "int | None", effects: "Effects", spots: "dict[str, str]") -> None:
    """Let card backs fly to and from the hands of the others, as the effects of the facts say ("flies").

    `spots` are selectors of what they fly between, "{seat}" in them is the seat that the fact is about.
    """
    for fact in facts:
        way = effect_of(fact, effects).get("flies")
        if way and fact.get("seat") is not None and fact["seat"] != me:
            start, goal = [box_at(spots[spot].replace("{seat}", str(fact["seat"]))) for spot in way]
            backs(fact.get("count", 1), start, goal)


def backs(count: int, start: "Box | None", goal: "Box | None") -> None:
    """Let a few card backs fly from one box to another."""
    if start is None or goal is None:
        return
    for number in range(min(count, MOST)):
        ghost = document.createElement("span")
        ghost.className = "cardback"
        fly(ghost, centred(start, BACK), centred(goal, BACK), number * STAGGER)
