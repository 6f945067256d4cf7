"""The announcement: the bust of a called character is shown over the ranks for a moment, with the player who answers.

Only for the eye: nothing waits for it, every press goes through it and ends it, and there is none if the question is on
the hours themselves. It shows what the hours show already.
"""

from page.motion.geometry import box_at
from page.motion.standing import found, made, stand

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
    for old in found(".herald"):
        old.remove()
    called = [fact for fact in facts if fact["id"] in CALLED]
    if not called or found(ASKED):
        return
    place = box_at(OVER)
    if place is None:
        return
    left, top, width, height = place
    time = max(TIME // len(called), LEAST)
    for number, fact in enumerate(called):
        picture = herald(fact)
        if picture is not None:
            stand(picture, (left, top - RISEN, width, height + RISEN), number * time, time)


def herald(fact: "Fact") -> "Any":
    """Return the herald of a call: the character, and below it who answers among those who might have."""
    ranks = found('.rank[data-card="' + fact["character"] + '"]')
    if not ranks:
        return None
    rank = ranks[0]
    picture = made("div", "herald r" + rank.id.split("-")[1] + (" none" if fact["id"] == "nobody" else ""))
    face = made("div", "hface")
    for part in (".bust", ".pn", ".nm"):
        face.append(rank.querySelector(part).cloneNode(True))
    face.append(answers(rank))
    picture.append(face)
    return picture


def answers(rank: "Any") -> "Any":
    """Return those who have not been called yet, small, and who answers, or nobody, last."""
    row = made("span", "hwho")
    for other in found(".opp:has(.held.hid) .head > .por"):
        row.append(other.cloneNode(True))
    foot = rank.querySelector(".ft")
    if foot is not None:
        row.append(foot.cloneNode(True))
    return row
