"""The sounds of a step of the game: their names, see web/lazy/sound.js. Pure."""

from page.kit.effects import effect_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.types import Effects, Frame

WEIGHTIEST = ("place", "coin", "goods", "slide")
"""The sounds of facts, the weightiest first: a step makes one of them, and my turn another one."""
OTHERS = ("bot", "elsewhere")
"""The players after whose turn my own one is heard; another person at this device has the curtain."""
VOLUMES = {"off": 0, "low": 0.25, "middle": 0.55, "full": 1.0}


def of_step(before: "Frame", frame: "Frame", effects: "Effects") -> "list[str]":
    """Return the sounds of the step from one frame of a game to the next one, by the game's effects."""
    if frame["over"]:
        return ["win" if frame["table"]["me"] in frame["over"]["winners"] else "end"]
    told = [effect_of(fact, effects).get("sound") for fact in frame["log"]] if frame["log_from"] else []
    heard = [name for name in WEIGHTIEST if name in told][:1]
    mine = frame["ask"] and before["turn"]["who"] in OTHERS
    return heard + (["turn"] if mine else [])
