"""The marks on the document for the game and the table that it shows, and the loading of what the game needs."""

import asyncio

from pyscript import document
from pyscript.js_modules import gestures
from pyscript.js_modules import parts as js_parts
from pyscript.js_modules import storage as js_storage

import tables
from page.browser import lazy
from page.setup import fields
from page.state import SOUGHT
from page.storage import history

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.play.play import Play
    from page.state import Ui
    from page.types import Frame

_coming: "list[str]" = []


def place(frame: "Frame | None", ui: "Ui") -> None:
    """Mark the game of the form or the table, for style sheets and for the next load of the page."""
    at = frame["table"]["game"] if frame else set_up(ui)
    if tell(at, frame is not None):
        js_parts.fetchTable(tables.name_of(at))
    on_table = at if frame and not ui.shown else ""
    if (on_table or js_storage.at()) and not ui.framed:
        js_storage.stay(on_table)  # each time: the browser's storage may be cleared during a game


def set_up(ui: "Ui") -> str:
    """Return the game that is being set up, or to which somebody elsewhere invites; "" for none."""
    if ui.together:
        return str(ui.together["game"] or (ui.setup["game"] if ui.together["host"] else ui.together["about"]))
    return "" if ui.home and not ui.learn else ui.setup["game"]


def ask_anew(play: "Play", drawn: "Frame | None") -> None:
    """Note that another question is shown, or none, so that a press meant for the one before is not taken.

    `drawn` is the frame that was shown before; moves of others in between change nothing. A table that was painted
    before Python had loaded counts as the same.
    """
    frame, html = play.frame, document.documentElement
    painted = html.hasAttribute("data-painted") and play.first_table.laid is not None
    if frame is not drawn and not painted and (waits(frame) or waits(drawn)):
        gestures.changed(frame is not None and bool(play.ui.shows or frame["over"]))


def waits(frame: "Frame | None") -> bool:
    """Return whether a person is to do something: at a form, at a question, behind the curtain, at the end."""
    return frame is None or bool(frame["ask"] or frame["over"]) or frame["curtain"] is not None


def tell(game: str, on_table: bool) -> bool:
    """Note the game of the form or the table, and which table is shown; return whether the game is a new one."""
    html = document.documentElement
    if on_table:
        html.dataset.table = tables.name_of(game)
    else:
        html.removeAttribute("data-table")
    if html.getAttribute("data-game") == game:
        return False
    html.dataset.game = game
    return bool(game)


def on_form(play: "Play") -> str:
    """Return the game whose form is shown, "" where another screen is."""
    return "" if play.ui.home or play.ui.together or play.frame is not None else play.ui.setup["game"]


def weigh(play: "Play") -> None:
    """Have an even game looked for if the person has played this one; from now on the form keeps room for it."""
    game = on_form(play)
    if game and game not in play.ui.even:
        enough = (play.store.get(history.KEY) or "").count('"' + game + '"') >= history.FEW
        play.ui.even[game] = SOUGHT if enough else None
        if enough:
            asyncio.create_task(_weigh(play, game))


def bring_field(play: "Play") -> None:
    """Load the field of the game on the form; draw the form again when it is there."""
    game = on_form(play)
    if game and fields.coming(game) and game not in _coming:
        _coming.append(game)
        asyncio.create_task(_bring(play, game))


async def _weigh(play: "Play", game: str) -> None:
    """Have the level found that makes an even game; without what finds it, the form proposes none."""
    strength = await lazy.bring(play, "strength", quiet=True)
    if strength:
        await strength.follow(play, game)
    else:
        play.ui.even[game] = None


async def _bring(play: "Play", game: str) -> None:
    try:
        await js_parts.field(tables.name_of(game))
    except Exception:  # JavaScript's errors have no classes here; the form then draws what it can
        fields.MISSING.append(game)
    else:
        fields.READY.append(game)
    _coming.remove(game)
    if play.frame is None and not play.ui.home and play.ui.setup["game"] == game:
        play.show()
