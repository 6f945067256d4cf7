"""Ways away from the table: to the set-up, of this game or another, and to all games."""

from page.share import sharing
from page.storage import current_game, tabs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from page.play.play import Play


def new(play: "Play", element: "Any" = None) -> None:
    """Go back to the set-up."""
    sharing.forget()
    if play.frame is not None:
        current_game.choose(play.ui, play.frame["table"]["game"])
    play.leave()
    play.link.about(play.game_name())
    tabs.free()


def game(play: "Play", element: "Any" = None) -> "Coroutine[Any, Any, None] | None":
    """Go to the set-up of a game."""
    name = element.getAttribute("data-game") if element is not None else ""
    if play.screen.game != name:
        return _game(play, name)
    current_game.choose(play.ui, name)
    play.show()
    play.link.about(name)
    return None


async def _game(play: "Play", name: str) -> None:
    """Go to the set-up of a game whose words are still to come."""
    try:
        await play.screen.speak(play.ui.lang, name)
    except Exception:  # the file did not come; JavaScript's errors have no classes of their own in Python
        play.screen.tell(play, {"id": "words", "args": {}})
        return
    current_game.choose(play.ui, name)
    play.show()
    play.link.about(name)


def home(play: "Play", element: "Any" = None) -> None:
    """Go to where all games are."""
    sharing.forget()
    play.ui.home = True
    play.leave()
    tabs.free()
