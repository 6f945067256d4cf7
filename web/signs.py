"""What the device does beside drawing: sounds, the screen kept on during a game, the whole screen."""

import json

import sounds
from pyscript.js_modules import signs as js_signs


def able():
    """Return what this browser can do: {"sound", "awake", "full"} with truths."""
    return json.loads(js_signs.able())


def attend(play):
    """Let the page know whether it has the whole screen, and reload for a game or deal brought by a new address."""

    def changed(full):
        play.ui["full"] = bool(full)
        if play.ui["dialog"] == "menu":
            play.show()

    js_signs.watch(changed)


def follow(before, frame, ui):
    """Do what a frame asks for that has just been drawn; `before` is the one drawn before it."""
    wanted = frame is not None and not frame["over"] and ui["preferences"]["awake"]
    js_signs.awake(bool(wanted))
    volume = sounds.VOLUMES[ui["preferences"]["sound"]]
    if volume and before is not None and frame is not None and frame is not before and not ui["review"]:
        for name in sounds.of_step(before, frame):
            js_signs.sound(name, volume)


def prefer(ui, name):
    """Let a preference that has just been set be heard or take hold."""
    if name == "sound" and sounds.VOLUMES[ui["preferences"]["sound"]]:
        js_signs.sound("coin", sounds.VOLUMES[ui["preferences"]["sound"]])


def full_screen(play, element=None):
    """Take the whole screen, or give it back."""
    if play.ui["able"]["full"]:
        js_signs.full()
