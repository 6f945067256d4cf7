"""Looks up what the games on this device say of the person's strength; the levels' figures come when first needed."""

import json

from pyscript import fetch

from page.state import SOUGHT
from page.storage import history
from page.strength.estimate import estimate, even

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from page.play.play import Play
    from page.storage.types import Measured, Played

ADDRESS = "./ratings.json"
_levels: "dict[str, dict[str, int]]" = {}
"""The strengths of the computer players by game; the build writes them (`site_games.ratings`)."""


async def load() -> None:
    """Fetch the figures, once; without them nothing is said of strengths."""
    if _levels:
        return
    try:
        answer = await fetch(ADDRESS)
        _levels.update(json.loads(await answer.text()) if answer.ok else {})
    except Exception:  # JavaScript's errors have no classes of their own in Python
        pass


def measured(games: "Sequence[Played]", game: str) -> "Measured | None":
    """Return what games show of one of them, None where its players have no figures or these did not come."""
    levels = _levels.get(game)
    return {"levels": levels, "found": estimate(history.of(games, game), levels)} if levels else None


async def follow(play: "Play", game: str) -> None:
    """Propose on the form of a game the level that makes an even game, where enough is known of the person."""
    await load()
    found = measured(history.read(play.store.get(history.KEY)), game)
    level = even(found["found"], found["levels"]) if found else ""
    awaited = play.ui.even.get(game) == SOUGHT
    play.ui.even[game] = level
    if (level or awaited) and play.frame is None and not play.ui.home and play.game_name() == game:
        play.show()
