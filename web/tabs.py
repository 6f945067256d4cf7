"""One tab plays the saved game. A second one is told, and may take the game over; then the first one is told."""

from play import SAVE
from pyscript.js_modules import lock as js_lock


async def alone(play, steal=False):
    """Return whether this tab may play, `steal` taking the game from another tab; tells where it may not."""
    if await js_lock.hold(play.store.prefix + SAVE, steal, lambda: lost(play)):
        return True
    play.ui["busy"], play.ui["resuming"] = False, False
    play.ui["resume"] = play.frame is None
    tell(play, {"id": "elsewhere", "args": {}})
    return False


def lost(play):
    """Go back to the set-up, because another tab has taken the game over."""
    play.leave()
    tell(play, {"id": "taken_over", "args": {}})


def tell(play, error):
    """Tell that another tab plays, with a way to play here."""
    play.screen.message(play, error, [["here", "act-here"], ["close", "act-close"]], "msg-elsewhere")


def free():
    """Let other tabs play the saved game."""
    js_lock.free()
