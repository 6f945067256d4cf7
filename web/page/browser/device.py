"""The device apart from drawing: sounds, the screen kept on during a game, the whole screen."""

import json

from pyscript import window
from pyscript.js_modules import device as js_device

import tables
from page.browser import back
from page.motion import sounds

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play
    from page.state import Ui
    from page.types import Frame


def data(element: "Any", name: str) -> "str | None":
    """Return a data attribute of an element, None if it has none."""
    return element.getAttribute("data-" + name) if element is not None else None


def chance() -> float:
    """Return a random number from 0 to 1, for what is drawn on the form."""
    drawn: float = window.Math.random()
    return drawn


def able() -> "dict[str, bool]":
    """Return what this browser can do: {"sound", "awake", "full"} with truths."""
    signs: dict[str, bool] = json.loads(js_device.able())
    return signs


def attend(play: "Play") -> None:
    """Let the page know whether it has the whole screen, and reload for a game or deal brought by a new address."""

    def changed(full: object) -> None:
        play.ui.full = bool(full)
        if play.ui.dialog == "menu":
            play.show()

    js_device.watch(changed)


def follow(before: "Frame | None", frame: "Frame | None", ui: "Ui") -> None:
    """Do what a frame asks for that has just been drawn; `before` is the one drawn before it."""
    back.follow(frame, ui)
    wanted = frame is not None and not frame["over"] and ui.preferences["awake"]
    js_device.awake(bool(wanted))
    volume = sounds.VOLUMES[ui.preferences["sound"]]
    if volume and before is not None and frame is not None and frame is not before and not ui.review:
        for name in sounds.of_step(before, frame, tables.at(frame).EFFECTS):
            js_device.sound(name, volume)


def prefer(ui: "Ui", name: str) -> None:
    """Apply a preference that has just been set, or play its sound."""
    if name == "sound" and sounds.VOLUMES[ui.preferences["sound"]]:
        js_device.sound("coin", sounds.VOLUMES[ui.preferences["sound"]])


def full_screen(play: "Play", element: "Any" = None) -> None:
    """Take the whole screen, or give it back."""
    if play.ui.able["full"]:
        js_device.full()
