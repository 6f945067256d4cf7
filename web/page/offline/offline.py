"""Offline play on the page: what the browser keeps, when it is asked to keep it for good, new versions."""

import asyncio

from pyscript.js_modules import offline as js_offline
from pyscript.js_modules import storage as js_storage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play
    from page.types import Coded

HINDRANCES: "dict[str, Coded]" = {
    "other pages are open": {"id": "update_others", "args": {}},
    "late": {"id": "update_late", "args": {}},
}
ASKED = "asked"
"""Under this the store remembers that the browser has been asked to keep everything for good."""


def attend(play: "Play") -> None:
    """Let the page's state follow what is kept and whether a new version waits; both are shown between games only."""

    def heard(state: str, percent: int, waiting: object) -> None:
        play.ui.offline, play.ui.kept, play.ui.update = state, percent, bool(waiting)
        if play.state() in ("home", "setup", "over"):
            play.show()

    js_offline.watch(heard)


def follow_games(play: "Play") -> None:
    """Have `ended` called at the end of each game, the first one included, however soon that ends."""
    play.at_end = lambda: asyncio.create_task(ended(play))


async def begin() -> None:
    """Have the site kept, now that everything else is there."""
    await js_offline.begin()


async def keep(play: "Play", element: "Any" = None) -> None:
    """Have the site kept despite data saving, because a person says so."""
    await js_offline.begin(True)


async def ended(play: "Play") -> None:
    """After a game: look for a new version, and after the first one ask the browser to keep saved games for good."""
    if not play.store.get(ASKED):
        play.store.put(ASKED, "yes")
        await js_storage.persist()
    await js_offline.check()


async def update(play: "Play", element: "Any" = None) -> None:
    """Take the new version, which loads the page again; show what hinders it."""
    said = await js_offline.update()
    if said in HINDRANCES:
        play.screen.tell(play, HINDRANCES[said])
