"""The unfinished games in the window of games played: to continue one, to delete one."""

from page.browser.device import data
from page.catalog import games
from page.play import resuming
from page.share import sharing
from page.storage import current_game, parked_games, saves, tabs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play
    from page.storage.parked_games import Unfinished


def read(play: "Play") -> "list[Unfinished]":
    """Return the games that can be continued, the latest first."""
    return [one for one in parked_games.unfinished(play.store) if one["game"] in games.names()]


def at_table(play: "Play") -> str:
    """Return the name of the game that is being played at the table, "" for none: its save is of the present moment."""
    return play.game_name() if play.frame is not None and not play.ui.shown and not play.frame.get("task") else ""


def save(play: "Play", one: "Unfinished") -> str:
    """Return the save of a game that can be continued."""
    return saves.text(play.store, one["game"]) if one["last"] else parked_games.text(play.store, one["id"])


async def go_on(play: "Play", element: "Any" = None) -> None:
    """Continue a game that was put aside; the last one of its name is put aside for it."""
    found = [one for one in parked_games.read(play.store) if one["id"] == data(element, "value")]
    if found and await tabs.alone(play, found[0]["game"]):
        parked_games.take(play.store, found[0]["id"])
        await resuming.resume(play, game=found[0]["game"])


async def throw_away(play: "Play", element: "Any" = None) -> None:
    """Delete an unfinished game at the second press; any other value takes the question back."""
    look, id = play.ui.returning, data(element, "value") or ""
    found = [one for one in look["kept"] if one["id"] == id]
    if not found or look["asked"] != id:
        look["asked"] = id if found else ""
    elif not found[0]["last"]:
        parked_games.drop(play.store, id)
    elif await tabs.alone(play, found[0]["game"]):
        saves.drop(play.store, found[0]["game"])
        if play.frame is None:
            tabs.free()
    else:
        return  # another tab plays it, which was shown
    look["kept"] = read(play)
    current_game.look(play.ui, play.store, sharing.today())
    play.show()
