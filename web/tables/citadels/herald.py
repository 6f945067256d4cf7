"""The herald: when characters are called, their bust stands over the nine hours for a moment, with who answers.

Only for the eye: nothing waits for it, every press goes through it and ends it, and where the question lies on the
hours itself there is none. What he says is read off the hours, which tell it already.
"""

from pyscript import document
from pyscript.ffi import to_js

from page.motion.flights import FLIGHT
from page.motion.geometry import box_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.types import Fact

CALLED = ("nobody", "revealed")
TIME, LEAST = 900, 300
"""Milliseconds that he stands for one call, and for each of several that come at once at least."""
RISEN = 8
"""Pixels by which the hour that is called rises over the others, which he hides too."""
OVER = "#ranks"
ASKED = '.table[data-l="ranks"]'
"""The table while the hours are the answers."""


def call(facts: "list[Fact]") -> None:
    """Let the herald call the characters that were called since the last drawing, one after the other."""
    for old in list(document.querySelectorAll(".herald")):
        old.remove()
    called = [fact for fact in facts if fact["id"] in CALLED]
    if not called or box_at(OVER) is None or document.querySelector(ASKED) is not None:
        return
    time = max(TIME // len(called), LEAST)
    for number, fact in enumerate(called):
        made = herald(fact)
        if made is not None:
            stand(made, number * time, time)


def herald(fact: "Fact") -> "Any":
    """Return the herald of a call: the character, and below it who answers among those who might have."""
    rank = document.querySelector('.rank[data-card="' + fact["character"] + '"]')
    if rank is None:
        return None
    made, inner = document.createElement("div"), document.createElement("div")
    made.className = "herald r" + rank.id.split("-")[1] + (" none" if fact["id"] == "nobody" else "")
    made.setAttribute("aria-hidden", "true")
    inner.className = "hface"
    for part in (".bust", ".pn", ".nm"):
        inner.append(rank.querySelector(part).cloneNode(True))
    inner.append(answers(rank))
    made.append(inner)
    return made


def answers(rank: "Any") -> "Any":
    """Return those who have not been called yet, small, and who answers, or nobody, last."""
    row = document.createElement("span")
    row.className = "hwho"
    for other in list(document.querySelectorAll(".opp:has(.held.hid) .head > .por")):
        row.append(other.cloneNode(True))
    foot = rank.querySelector(".ft")
    if foot is not None:
        row.append(foot.cloneNode(True))
    return row


def stand(made: "Any", delay: int, time: int) -> None:
    """Let a herald stand over the hours for a time, after a delay."""
    left, top, width, height = box_at(OVER) or (0, 0, 0, 0)
    style = made.style
    style.left, style.top = str(left) + "px", str(top - RISEN) + "px"
    style.width, style.height = str(width) + "px", str(height + RISEN) + "px"
    document.body.append(made)
    hidden, shown = {"opacity": 0, "transform": "scale(.96)"}, {"opacity": 1, "transform": "none"}
    frames = [hidden, shown | {"offset": 0.15}, shown | {"offset": 0.85}, {"opacity": 0, "transform": "none"}]
    options = {"duration": time, "delay": delay, "fill": "both", "id": FLIGHT}
    motion = made.animate(to_js(frames), to_js(options))
    motion.onfinish = lambda _: made.remove()
