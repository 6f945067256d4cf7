"""Effects of facts besides their sentences: a row each, of the game's table (`EFFECTS`). Pure.

A row may have: "pause" (1: the move is looked at for a full pause, else for a part of one), "sound" (its name, see
web/lazy/sound.js), "flies" (card backs from one spot to another one, see the table's `motion.SPOTS`), "who" (the
argument that names the seat it is about; "" if it is no single one), "small" (too small to be
shown to a person who takes the device), "icon" (the sign of what concerns all), "heads" (a line that begins a part
of the log), "shows" (the argument that can be looked at besides cards), "glows" (the argument that names the card
which glows), "opens" (the window of the table that shows it: its name, or with the argument of this name behind it),
"if" (whether it opens to whom a frame is shown: a function of frame and fact), "stays" (the window opens at any pace
and until it is closed: one for each moment, whose number follows its name), "voice" (a character has a word to
say of it: True, or a function of the fact and the cards of the game that says so). The row "" is that of facts
without one.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from page.types import Effects, Fact, Frame


def effect_of(fact: "Fact", effects: "Effects") -> "Mapping[str, Any]":
    """Return the row of a fact."""
    return effects.get(fact["id"]) or effects.get("", {})


def opened(frame: "Frame", effects: "Effects") -> "list[str]":
    """Return the windows about facts that are new to the viewer of a frame, in their order, each once.

    "scoring-a" is the window of a fact that opens "scoring", its "a".
    """
    names: list[str] = []
    for fact in frame["log"][len(frame["log"]) - frame["fresh"] :]:
        effect = effect_of(fact, effects)
        if "opens" in effect and ("if" not in effect or effect["if"](frame, fact)):
            window = window_of(effect["opens"], fact, effect)
            names += [] if window in names else [window]
    return names


def window_of(name: str, fact: "Fact", effect: "Mapping[str, Any]") -> str:
    """Return the name of the window that a fact opens."""
    if effect.get("stays"):
        return name + "-" + str(fact["at"])
    return name + "-" + fact[name] if name in fact else name


def stays(window: str, effects: "Effects") -> bool:
    """Return whether a window opens at any pace and stays open until it is closed."""
    name = window.split("-")[0]
    return any(row.get("stays", False) for row in effects.values() if row.get("opens") == name)
