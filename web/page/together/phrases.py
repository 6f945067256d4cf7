"""Phrases and faces for the others at a table: a message has only a number, each page shows it in its own language."""

import asyncio

from pyscript import document, window

from page.browser.device import data
from page.catalog import people
from page.kit.html import HIDDEN, button, esc, tag
from page.kit.selectors import watches
from page.kit.window import part
from page.together import faces, looking_on
from page.together.draw import here
from page.together.seating import TAB

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play
    from page.state import Ui
    from page.types import Frame, Pairs
    from sanjuan.words.words import Words

PHRASES = 8
"""Phrases by their numbers; after them come the faces."""
SECONDS = 6
"""The time for which a bubble is on show."""
PLATES = (
    '[data-act="city"][data-seat="{}"]', '#head-{}', '#seat-{}',
)  # fmt: skip
"""The elements of a table at which somebody sits."""


def label(number: int, t: "Words") -> str:
    """Return a phrase, or the words for a face."""
    return t("say-" + str(number))


def choice(number: int, t: "Words") -> str:
    """Return the button that says a phrase."""
    pairs: Pairs = [("data-act", "say"), ("data-value", str(number)), ("id", "say-" + str(number))]
    if number < PHRASES:
        return button(label(number, t), pairs, "btn phrase")
    words = label(number, t)
    named = [("type", "button"), ("class", "btn phrase"), ("aria-label", words), ("title", words)]
    return tag("button", named + pairs, faces.FACES[number - PHRASES])


def section(frame: "Frame", ui: "Ui", t: "Words") -> str:
    """Return the part of the menu with the phrases, and with those who may be muted."""
    if ui.together["wrong"] == TAB:
        return part(t(TAB), tag("div", [("class", "btns")], here(t)))
    said = "".join([choice(number, t) for number in range(PHRASES + len(faces.FACES))])
    muted = ui.together["muted"]
    others = [seat for seat, one in enumerate(frame["players"]) if one["who"] == "elsewhere"]
    names = people.names(frame["players"], ui.bots, t)
    mute = muter("all", t("say-mute-all"), "all" in muted)
    if len(others) > 1 and "all" not in muted:
        mute += "".join([muter(str(seat), t("say-mute", who=names[seat]), str(seat) in muted) for seat in others])
    mutes, looking = tag("div", [("class", "btns phrases")], mute), looking_on.line(ui, t)
    if watches(ui):
        return part(t("together-watch-title"), looking + mutes)
    watching = part(t("together-watch-title"), looking) if looking else ""
    return watching + part(t("say-title"), tag("div", [("class", "btns phrases")], said) + mutes)


def muter(who: str, text: str, on: bool) -> str:
    """Return the button that mutes somebody, or all."""
    pairs: Pairs = [("data-act", "mute"), ("data-value", who), ("id", "mute-" + who)]
    return button(text, pairs + [("aria-pressed", "true" if on else "false")], "btn ghosty phrase")


def mute(play: "Play", element: "Any") -> None:
    """Mute somebody or all, or listen again."""
    muted, who = play.ui.together["muted"], data(element, "value") or ""
    play.ui.together["muted"] = [one for one in muted if one != who] if who in muted else muted + [who]
    play.show()


def room() -> "Any":
    """Return the place of the bubbles, which is there before the first of them is announced."""
    found = document.getElementById("bubbles")
    if not found:
        found = document.createElement("div")
        found.id = "bubbles"
        found.setAttribute("aria-live", "polite")
        document.body.append(found)
    return found


def heard(play: "Play", seat: "Any", number: "Any") -> None:
    """Show what somebody at the table says, for some seconds."""
    muted, frame = play.ui.together["muted"], play.frame
    if frame is None or not isinstance(number, int) or not 0 <= number < PHRASES + len(faces.FACES):
        return
    if not isinstance(seat, int) or not 0 <= seat < len(frame["players"]):
        return
    if "all" in muted or str(seat) in muted:
        return
    name = people.names(frame["players"], play.ui.bots, play.screen.words)[seat]
    bubble = document.createElement("p")
    bubble.className = "bubble"
    bubble.dataset.seat = str(seat)
    words = label(number, play.screen.words)
    face = tag("span", [HIDDEN], faces.FACES[number - PHRASES]) if number >= PHRASES else ""
    shown = face + tag("span", [("class", "sr")], esc(words)) if face else esc(words)
    bubble.innerHTML = tag("b", [], esc(name)) + " " + shown
    put(bubble, seat)
    asyncio.create_task(gone(bubble))


def put(bubble: "Any", seat: int) -> None:
    """Put a bubble at the plate of a seat, or over the own hand."""
    place = room()
    for old in place.querySelectorAll('[data-seat="' + str(seat) + '"]'):
        old.remove()
    place.append(bubble)
    found = [document.querySelector("#table " + plate.replace("{}", str(seat))) for plate in PLATES]
    boxes = [one.getBoundingClientRect() for one in found if one]
    box = boxes[0] if boxes else None
    wide, high = bubble.offsetWidth, bubble.offsetHeight
    left = box.left if box else (window.innerWidth - wide) / 2
    top = box.bottom - high / 2 if box else window.innerHeight * 2 / 3
    bubble.style.left = str(max(4, min(left, window.innerWidth - wide - 4))) + "px"
    bubble.style.top = str(max(4, min(top, window.innerHeight - high - 4))) + "px"


async def gone(bubble: "Any") -> None:
    """Take a bubble away after some seconds."""
    await asyncio.sleep(SECONDS)
    bubble.remove()


def leave() -> None:
    """Take all bubbles away."""
    room().remove()
