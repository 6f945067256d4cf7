"""Pictures that fly over the table and vanish where they arrive: cards laid down, goods sold, cards of the others."""

from places import box_at, shift
from pyscript import document
from pyscript.ffi import to_js

FLIGHT = "flight"
TIME, STAGGER, MOST = 260, 40, 3
EASE = "cubic-bezier(.2, .8, .2, 1)"
TAKEN, GIVEN = ("drew", "kept", "took"), ("paid", "threw")
"""What puts cards into somebody's hand, and what takes them out of it."""
TOKEN = (34, 36)
BACK = (30, 42)


def fly(ghost, was, goal, delay):
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
    flight = ghost.animate(to_js(frames), to_js(options))
    flight.onfinish = lambda _: ghost.remove()


def centred(box, size):
    """Return a box of a size in the middle of another one."""
    return box[0] + (box[2] - size[0]) / 2, box[1] + (box[3] - size[1]) / 2, size[0], size[1]


def token(good, start, goal):
    """Let the token of a good fly from one box to another."""
    if start is None or goal is None or not start[2]:
        return
    ghost = document.createElement("img")
    ghost.className = "tok"
    ghost.src = "./web/art/tok-" + good + ".webp"
    ghost.alt = ""
    fly(ghost, centred(start, TOKEN), centred(goal, TOKEN), 0)


def hands(facts, me):
    """Let card backs fly to and from the hands of the others, as the facts tell."""
    for fact in facts:
        if fact.get("seat") is None or fact["seat"] == me or fact["id"] not in TAKEN + GIVEN:
            continue
        hand = box_at("#opp-" + str(fact["seat"]) + " .backs")
        if fact["id"] in TAKEN:
            backs(fact.get("count", 1), box_at("#draw-pile .deck"), hand)
        else:
            backs(fact["count"], hand, box_at("#discard-pile .deck"))


def backs(count, start, goal):
    """Let a few card backs fly from one box to another."""
    for number in range(min(count, MOST) if start is not None and goal is not None else 0):
        ghost = document.createElement("span")
        ghost.className = "cardback"
        fly(ghost, centred(start, BACK), centred(goal, BACK), number * STAGGER)
