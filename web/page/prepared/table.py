"""Lays the next table of a game: at rest the engine plays to the first decision, the page draws that, both are kept."""

import asyncio
import json

from pyscript.js_modules import prepared as js_prepared

from page.browser.store import of_game
from page.catalog import settings
from page.kit import pace
from page.kit.slices import in_slices
from page.play import next_table
from page.play.after import after
from page.play.choice import Choice
from page.screen import layout
from page.storage.quota import NEXT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play
    from page.state import Ui
    from page.types import Frame
    from sanjuan.words.words import Words


async def lay(play: "Play", start: "dict[str, Any]") -> None:
    """Lay the table of a command that starts a game, and keep it; it is left where the engine is lost meanwhile."""
    made = await _made(play, start)
    if made is None or not made["record"]:
        return
    words, setup = play.screen.words, settings.bare(play.ui)[start["game"]]
    html = await drawn(play, made["frame"]) if shown(play, start["game"]) else ""
    kept = {"version": js_prepared.version(), "start": start, "setup": setup, "lang": words.lang, "html": html}
    play.store.put(of_game(NEXT, start["game"]), json.dumps(kept | {key: made[key] for key in next_table.MADE}))


async def _made(play: "Play", start: "dict[str, Any]") -> "dict[str, Any] | None":
    """Have the engine lay a table, in short pieces whenever it has nothing else to do."""
    while True:
        if rests(play):
            told = await play.consult({"do": "lay", "start": start})
            if told is None or told["error"]:
                return None
            if told["done"]:
                return told
        await asyncio.sleep(pace.POLL)


def rests(play: "Play") -> bool:
    """Return whether nobody waits for the engine."""
    return not (play.sending or play.ui.busy or play.link.line or play.ui.review or play.others.to_move())


def shown(play: "Play", game: str) -> bool:
    """Return whether all is there that draws a table of a game: its form or a table of it is on show."""
    return play.screen.game == game and (play.frame is not None or not play.ui.home)


def state(ui: "Ui", frame: "Frame", t: "Words") -> "Ui":
    """Return the page's state at the first frame of a game: of the present one it has what outlives a game."""
    table = ui.but(stops={}, busy=False, hint=None, first=False, left=False, shown=False)
    return after(table, frame, Choice(frame["ask"], frame["proposal"]), t)


async def drawn(play: "Play", frame: "Frame") -> str:
    """Return the table of a first frame as HTML, drawn in short tasks with words of its own."""
    t = play.screen.words.apart()
    ui = state(play.ui, frame, t)
    layout.address(frame, ui, t)
    await in_slices(lambda late: layout.ahead(frame, ui, t, late))
    return "".join(layout.pieces(frame, ui, t))
