"""The game that the form is for."""

from page.catalog import games
from page.storage import days, known_games, parked_games, saves

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.browser.store import Store
    from page.state import Ui


def choose(ui: "Ui", name: "str | None", home: bool = False) -> None:
    """Lay out the table of a game, as it was laid out last; on the form of it, or still among all games (`home`)."""
    game = games.of(name)
    if ui.setup is not None:
        ui.setups[games.of(ui.setup.get("game"))["name"]] = ui.setup
    ui.setup = ui.setups[game["name"]]
    ui.bots = games.characters(game)
    ui.resume = game["name"] in ui.saved
    ui.home = home


def leave(ui: "Ui", store: "Store", day: str, learn: "dict[str, Any] | None") -> None:
    """Forget what belongs to a table that is left, or was being opened, for the form or a place to learn."""
    ui.change({"dialog": None, "shows": [], "review": None, "learn": learn, "given": None, "counting": None})
    ui.change({"shown": False, "left": False, "busy": False})
    look(ui, store, day)


def look(ui: "Ui", store: "Store", day: str) -> None:
    """See which games can be continued, how many there are, which are known, which deals of a day ("2026-11-23") were
    played."""
    told = saves.running(store)
    ui.saved = {name: told[name] for name in told if name in games.names()}
    ui.unfinished = len([one for one in parked_games.unfinished(store) if one["game"] in games.names()])
    ui.met = known_games.read(store)
    ui.today = day
    ui.daily, ui.row = days.of(store.get(days.KEY), day), days.rows(store.get(days.KEY), day)
    ui.resume = not ui.framed and games.of(ui.setup.get("game"))["name"] in ui.saved
