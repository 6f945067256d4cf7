"""Motion between two frames: cards slide to where they lie now, new ones come from where they were.

Only for the eye: the page is drawn already, nothing waits for it, and people who want little motion get none. A `Scene`
has the places of things before a drawing (of moving ones, where they are seen); `play` moves whatever is elsewhere
after it. The `motion` module of a table moves the rest, see `tables.types.Moving`.
"""

import json

from pyscript import document, window
from pyscript.ffi import to_js
from pyscript.js_modules import scene as js_scene

import tables
from page.motion import flights
from page.motion.geometry import box_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.motion.geometry import Box
    from page.play.play import Play
    from page.types import Frame

SLIDE, DEAL, STAGGER, MOST = 260, 300, 40, 8
RATES = {"fast": 2, "faster": 4}
"""The factor on the speed of the cards by the pace of the others, 1 if it is not listed."""


class Cards:
    """The elements of a scene by their ids, fetched on demand."""

    def __init__(self, found: "Any") -> None:
        self.found = found

    def __contains__(self, id: str) -> bool:
        """Return whether there is an element of this id."""
        return bool(self.found.has(id))

    def __getitem__(self, id: str) -> "Any":
        """Return an element."""
        return self.found.element(id)


class Scene:
    """The places of cards, by id: `cards` are elements, `boxes` are [left, top, width, height], `names` are card names.

    `notes` is for whatever else the table's own motion needs. Boxes and names are fetched on demand: most steps of a
    game move nothing that needs them.
    """

    def __init__(self, game: str) -> None:
        self.own = tables.motion_of(game)
        self.found = js_scene.look(self.own.MOVERS)
        self.cards = Cards(self.found)
        self._told: tuple[dict[str, Box], dict[str, str | None]] | None = None
        self.notes: dict[str, Any] = {}
        self.own.note(self)

    def told(self) -> "tuple[dict[str, Box], dict[str, str | None]]":
        """Return (boxes, names)."""
        if self._told is None:
            boxes, names = json.loads(self.found.told())
            self._told = boxes, names
        return self._told

    @property
    def boxes(self) -> "dict[str, Box]":
        """Return where each of them lies."""
        return self.told()[0]

    @property
    def names(self) -> "dict[str, str | None]":
        """Return which card each of them showed, None if it is hidden."""
        return self.told()[1]

    def holding(self, inner: str) -> "list[str]":
        """Return the ids of those in which there is something of a selector."""
        ids: list[str] = json.loads(self.found.holding(inner))
        return ids

    def spot(self, name: str, seat: str = "") -> "Box | None":
        """Return the place of a pile or a hand, None if it cannot be seen."""
        return box_at(self.own.SPOTS[name].replace("{seat}", seat))


def calm() -> bool:
    """Return whether this person wants little motion: by the settings of the game, or else by those of the device."""
    wanted: str | None = document.documentElement.dataset.motion
    if wanted == "less" or wanted == "full":
        return wanted == "less"
    little: bool = window.matchMedia("(prefers-reduced-motion: reduce)").matches
    return little


def play(before: "Scene", speed: str, frame: "Frame") -> None:
    """Move everything from where it lay before the drawing to where it lies now; `frame` has the facts."""
    stop()
    now = Scene(frame["table"]["game"])
    facts = list(frame["log"])
    come, went = json.loads(js_scene.between(before.found, now.found, SLIDE))
    gone = [id for id in went if is_mine(id)]
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
    """The motion planned for a drawing: it starts just before the paint, in the task that lays the page out anyway."""

    def __init__(self) -> None:
        self.waiting: tuple[Scene, str, Frame] | None = None
        js_scene.attend(self.begin)

    def plan(self, before: "Scene", speed: str, frame: "Frame") -> None:
        """Plan the motion of `play`, to start before the next frame of the browser."""
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
    js_scene.stop()


def hasten(rate: float) -> None:
    """Set the pace of what was set in motion."""
    if rate != 1:
        js_scene.hasten(rate)


def at_once(play: "Play", element: "Any" = None) -> None:
    """Show at once what a window fills in step by step."""
    for motion in document.getElementById("dialog").getAnimations(to_js({"subtree": True})):
        motion.finish()


def is_mine(id: str) -> bool:
    """Return whether an element is a card of my hand or one laid aside for me."""
    return id.startswith("hand-") or id.startswith("aside-")


def slide(element: "Any", was: "Box", now: "Box", time: int, delay: float = 0) -> None:
    """Let an element slide from one place to another, growing or shrinking on its way."""
    js_scene.slide(element, json.dumps([was, now]), time, delay)


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
        if before.names[id] == name:
            gone.remove(id)
            return before.boxes[id]
    return None


def leave(element: "Any", was: "Box", goal: "Box | None", delay: float) -> None:
    """Let a picture of a card that has gone fly to where it is now."""
    if goal is not None and was[2]:
        flights.fly(element.cloneNode(True), was, goal, delay)
