"""One tab plays the saved games. A second one shows a message and may take them over; then the first one shows one."""

from pyscript.js_modules import lock as js_lock

from page.storage import saves

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.play.play import Play
    from page.types import Coded

ASKED = [""]
"""Name of the game that this tab was to play last."""


async def alone(play: "Play", game: str = "", steal: bool = False) -> bool:
    """Return whether this tab may play a game, `steal` taking over from another tab; says where it may not."""
    ASKED[0] = game
    if await js_lock.hold(play.store.prefix + saves.SAVE, steal, lambda: lost(play)):
        return True
    play.ui.busy, play.ui.resuming = False, False
    play.ui.resume = play.frame is None
    tell(play, {"id": "elsewhere", "args": {}})
    return False


def wanted(play: "Play") -> str:
    """Return the game to be taken over: the one asked for last if it has a save, else the one played last."""
    return ASKED[0] if ASKED[0] and saves.text(play.store, ASKED[0]) else saves.last(play.store)


def lost(play: "Play") -> None:
    """Go back to the set-up, because another tab has taken the game over."""
    play.leave()
    tell(play, {"id": "taken_over", "args": {}})


def tell(play: "Play", error: "Coded") -> None:
    """Show that another tab plays, with a way to play here."""
    play.screen.message(play, error, [["here", "act-here"], ["close", "act-close"]], "msg-elsewhere")


def free() -> None:
    """Let other tabs play the saved games."""
    js_lock.free()
