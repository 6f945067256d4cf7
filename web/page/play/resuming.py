"""Continuing a game that was saved, and the outcome of opening one."""

from page.browser import lazy
from page.browser.device import data
from page.catalog import settings
from page.share import sharing
from page.storage import current_game, saves, tabs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play
    from page.types import Coded


async def resume(play: "Play", element: "Any" = None, game: str = "", steal: bool = False, other: str = "") -> None:
    """Continue the saved game of this name or of the button's (`data-game`), else of the game that is set up.

    One that cannot be read is reported and put away, unless there is an `other` text to continue with.
    """
    game = game or data(element, "game") or play.game_name()
    play.at_leave()
    if not await tabs.alone(play, game, steal):
        return
    error = await play.open({"do": "resume", "game": game, "save": saves.text(play.store, game)})
    if error and other:
        error = await play.open({"do": "resume", "game": game, "save": other})
    play.ui.resuming = False
    if error:
        saves.drop(play.store, game)
        current_game.look(play.ui, play.store, sharing.today())
    await finish(play, error)


async def finish(play: "Play", error: "Coded | None") -> None:
    """Finish opening a game: show what was wrong with it, if anything.

    The form, or the game that was being played, then stays as it is.
    """
    if error:
        play.screen.tell(play, error)
        return
    if play.frame is not None and settings.elsewhere(play.frame["players"]):
        together = await lazy.bring(play, "together")
        if together:
            await together.resumed(play)
    if sharing.named() is not None:
        sharing.forget()  # a page that is loaded again continues the game
