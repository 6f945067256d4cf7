"""Motion between two frames: cards slide to where they lie now, new ones come from where they were.

Only for the eye: the page is drawn already, nothing waits for it, and whoever wants little motion gets none. `Scene` is
what lay where before a drawing (on its way, where it was on its way); `play` moves what lies elsewhere after it. What
else moves at a table, its module `motion` says, see `tables.types.Moving`.
"""

import json

from pyscript import document, window
from pyscript.ffi import to_js
from pyscript.js_modules import scene as js_scene

import tables
from page.motion import flights
from page.motion.geometry import box_at, shift

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.motion.geometry import Box
    from page.play.play import Play
    from page.types import Frame

SLIDE, DEAL, STAGGER, MOST = 260, 300, 40, 8
TRAVEL = "travel"
"""The name of what this module sets in motion, to be told from the transitions of the style sheets."""
EASE = "cubic-bezier(.2, .8, .2, 1)"
RATES = {"fast": 2, "faster": 4}
"""How many times as fast the cards move at a pace of the others; once where it is not listed."""
NEAR = 2
"""Pixels that a card may lie elsewhere without being moved."""


class Cards:
    """The elements of a scene by their ids, fetched when they are asked for."""

    def __init__(self, boxes: "dict[str, Box]", found: "Any") -> None:
        self.boxes = boxes
        self.found = found

    def __contains__(self, id: str) -> bool:
        """Tell whether there is an element of this id."""
        return id in self.boxes

    def __getitem__(self, id: str) -> "Any":
        """Return an element."""
        return self.found.element(id)


class Scene:
    """Where cards lie: `boxes` by id as [left, top, width, height], `cards` the elements.

    `notes` is for what the table's own motion wants to know of them, by id.
    """

    def __init__(self, game: str) -> None:
        self.own = tables.motion_of(game)
        found = js_scene.look(self.own.MOVERS)
        self.boxes: dict[str, Box] = json.loads(found.boxes)
        self.cards = Cards(self.boxes, found)
        self.notes: dict[str, Any] = {}
        for id in self.boxes:
            self.own.note(self, id, self.cards[id])

    def spot(self, name: str, seat: str = "") -> "Box | None":
        """Return where a pile or a hand lies, None where it cannot be seen."""
        return box_at(self.own.SPOTS[name].replace("{seat}", seat))


def calm() -> bool:
    """Tell whether this person wants little motion: by the settings of the game, or else by those of the device."""
    wanted: str | None = document.documentElement.dataset.motion
    if wanted == "less" or wanted == "full":
        return wanted == "less"
    little: bool = window.matchMedia("(prefers-reduced-motion: reduce)").matches
    return little


def play(before: "Scene", speed: str, frame: "Frame") -> None:
    """Move everything from where it lay before the drawing to where it lies now; `frame` tells what happened."""
    stop()
    now = Scene(frame["table"]["game"])
    facts = list(frame["log"])
    gone = [id for id in before.boxes if id not in now.cards and is_mine(id)]
    come = [id for id in now.boxes if id not in before.cards]
    for id in now.boxes:
        if id in before.boxes:
            slide(now.cards[id], before.boxes[id], now.boxes[id])
    for number, id in enumerate(come[:MOST]):
        arrive(now, before, id, gone, number)
    left = list(facts)
    for number, id in enumerate(gone[:MOST]):
        goal = now.own.goal(before.cards[id], left) or now.spot("discard")
        leave(before.cards[id], before.boxes[id], goal, number * STAGGER)
    now.own.after(before, now, facts)
    flights.hands(facts, frame["table"]["me"], tables.at(frame).EFFECTS, now.own.SPOTS)
    hasten(RATES.get(speed, 1))


class Planned:
    """What is to move after a drawing: set in motion just before it is painted, in the task that lays it out anyway."""

    def __init__(self) -> None:
        self.waiting: tuple[Scene, str, Frame] | None = None
        js_scene.attend(self.begin)

    def plan(self, before: "Scene", speed: str, frame: "Frame") -> None:
        """Have all moved as `play` does, before the next frame of the browser."""
        self.waiting = (before, speed, frame)
        js_scene.soon()

    def begin(self) -> None:
        """Set in motion what waits for it: also where something else is drawn before the browser has painted."""
        if self.waiting is not None:
            before, speed, frame = self.waiting
            self.waiting = None
            play(before, speed, frame)


def stop() -> None:
    """End what still moves: everything goes on from where it is seen, to where it lies now."""
    js_scene.stop(TRAVEL)


def hasten(rate: float) -> None:
    """Let what was set in motion run at a pace."""
    if rate != 1:
        js_scene.hasten(rate, TRAVEL, flights.FLIGHT)


def at_once(play: "Play", element: "Any" = None) -> None:
    """Show at once what a window fills in step by step."""
    for motion in document.getElementById("dialog").getAnimations(to_js({"subtree": True})):
        motion.finish()


def is_mine(id: str) -> bool:
    """Tell whether an element is a card of my hand or one laid aside for me."""
    return id.startswith("hand-") or id.startswith("aside-")


def slide(element: "Any", was: "Box", now: "Box", time: int = SLIDE, delay: float = 0) -> None:
    """Let an element slide from one place to another, growing or shrinking on its way."""
    if not now[2] or max([abs(was[i] - now[i]) for i in (0, 1)]) < NEAR:
        return
    start = shift(was, now)
    frames = [{"transform": start, "transformOrigin": "0 0", "zIndex": 30}, {"transformOrigin": "0 0", "zIndex": 30}]
    options = {"duration": time, "delay": delay, "easing": EASE, "fill": "backwards", "id": TRAVEL}
    element.animate(to_js(frames), to_js(options))


def arrive(now: "Scene", before: "Scene", id: str, gone: "list[str]", number: int) -> None:
    """Let a new card come from where it was: my hand, the cards laid aside, another one's hand, or the draw pile."""
    card, name = now.cards[id], now.cards[id].getAttribute("data-card")
    origin = now.own.origin(name, before, now)
    if origin is None and id.startswith("opp-"):
        origin = now.spot("hand", id.split("-")[1])
    elif origin is None:
        origin = taken_from(before, name, gone)
    if origin is None:
        origin = now.spot("draw")
    if origin is not None:
        slide(card, origin, now.boxes[id], DEAL, number * STAGGER if is_mine(id) else 0)


def taken_from(before: "Scene", name: str, gone: "list[str]") -> "Box | None":
    """Return where a card of this name lay that has gone, and count it as found; None when none has."""
    for id in gone:
        if before.cards[id].getAttribute("data-card") == name:
            gone.remove(id)
            return before.boxes[id]
    return None


def leave(element: "Any", was: "Box", goal: "Box | None", delay: float) -> None:
    """Let a picture of a card that has gone fly to where it is now."""
    if goal is not None and was[2]:
        flights.fly(element.cloneNode(True), was, goal, delay)
