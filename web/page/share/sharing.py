"""Deals and finished games: share this one by a link, set up today's, take up one that a link has brought."""

import asyncio

from pyscript.js_modules import deals as js_deals

from page.browser import lazy
from page.catalog import deals, games
from page.share.element import lines
from page.storage import current_game, days, history, known_games, medals, quota
from sanjuan.first_game import FIRST_GAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from page.play.play import Play
    from page.state import Ui
    from page.types import Frame

HISTORY, MEDALS, GAME = history.KEY, "medals", history.GAME
"""The keys under which games played to their end and achievements are kept; before its id: that of a game's save."""
SHOWN = "#game="


def today() -> str:
    """Return the date by the clock of the device."""
    return js_deals.today()


def note(play: "Play", frame: "Frame") -> None:
    """Keep the figures, the record and the achievements of a game that has just ended here."""
    store, day = play.store, today()
    known_games.add(store, frame["table"]["game"])
    game = history.entry(frame, play.players, day)
    if not game:
        return
    kept, gone = history.join(store.get(HISTORY), [game])
    store.put(HISTORY, kept)
    play.ui.even = {}
    quota.put(store, GAME + game["id"], frame["save"])
    daily = days.add(store.get(days.KEY), game)
    if daily is not None:
        store.put(days.KEY, daily)
    for id in gone:
        store.drop(GAME + id)
    reached = frame["over"]["reached"] if frame["over"] else []
    kept, play.ui.fresh = medals.add(store.get(MEDALS), frame["table"]["game"], reached, day)
    store.put(MEDALS, kept)
    if reached:
        asyncio.create_task(celebrate(play))


async def celebrate(play: "Play") -> None:
    """Have what shows the achievements of the game that has ended."""
    if await lazy.bring(play, "history") and play.frame is not None:
        play.show()


async def share(play: "Play", element: "Any" = None) -> None:
    """Show the link of this game's deal, and put it on the clipboard where the browser lets us."""
    deal = await deal_of(play)
    if deal:
        await offer(play, "deal", js_deals.address(deals.fragment(deal)))


async def share_lines(play: "Play", element: "Any" = None) -> None:
    """Show the lines that put this game's deal on somebody's page."""
    deal = await deal_of(play)
    if deal:
        await offer(play, "lines", lines(deal, js_deals.home()))


async def deal_of(play: "Play") -> "dict[str, Any] | None":
    """Return the deal of this game; None if it has none, which is shown."""
    laid = play.first_table.laid
    game: Any = {"deal": laid.deal(), "error": None} if laid else await play.consult({"do": "deal"})
    if game and game["error"]:
        play.refuse(game["error"])
    return deals.of_game(game["deal"]) if game and not game["error"] else None


async def share_game(play: "Play", element: "Any" = None) -> None:
    """Show the link of this game as it was played; one that fits into no link can be saved as a file."""
    game = await play.consult({"do": "link"})
    if game and game["error"]:
        play.screen.message(play, game["error"], [["export", "act-export"], ["close", "act-close"]])
    elif game:
        await offer(play, "game", js_deals.address(SHOWN[1:] + game["text"]))


async def offer(play: "Play", what: str, text: str) -> None:
    """Show a link, or lines, and put it on the clipboard where the browser lets us."""
    copied = bool(await js_deals.copy(text))
    play.ui.share = {"what": what, "link": text, "copied": copied}
    play.ui.dialog = "share"
    play.show()


def daily(play: "Play", element: "Any" = None) -> "Coroutine[Any, Any, None] | None":
    """Set up the deal of today, of the game that the button names or of the one on the form; where that one is chosen
    already, any deal again."""
    wanted, day = element.getAttribute("data-game") if element is not None else None, today()
    deal = deals.of_day(day, wanted or play.ui.setup["game"])
    if wanted and play.screen.game != wanted:
        return _daily(play, deal)
    chosen = element is not None and not wanted and deals.is_of_day(play.ui.setup, day)
    set_up(play.ui, deal | {"deal": ""} if chosen else deal)
    play.show()
    return None


async def _daily(play: "Play", deal: "dict[str, Any]") -> None:
    """Set up the deal of a game whose words are still to come."""
    try:
        await play.screen.speak(play.ui.lang, deal["game"])
    except Exception:  # the file did not come; JavaScript's errors have no classes of their own in Python
        play.screen.tell(play, {"id": "words", "args": {}})
        return
    set_up(play.ui, deal)
    play.show()
    play.link.about(deal["game"])


def attend(play: "Play") -> None:
    """Look again which deals of the day were played, and which day it is, whenever the page is shown."""

    def shown() -> None:
        if play.frame is None:
            look(play)

    js_deals.shown(shown)


def look(play: "Play") -> None:
    """Read the storage again, and show it; a chosen deal of the day becomes today's."""
    ui, day = play.ui, today()
    if day != ui.today and deals.is_of_day(ui.setup, ui.today):
        deals.lay(ui.setup, deals.of_day(day, ui.setup["game"]))
    current_game.look(ui, play.store, day)
    play.show()


def set_up(ui: "Ui", deal: "dict[str, Any]") -> None:
    """Set the table of its game up for a deal."""
    current_game.choose(ui, deal["game"])
    deals.lay(ui.setup, deal)


def fragment() -> str:
    """Return what the address asks for, "" for nothing."""
    return deals.own(js_deals.fragment())


def task() -> "str | None":
    """Return which lesson or puzzle the address asks for, "lesson:NAME:3", "list:NAME" for all; None for none.

    An address that names no game is of the time when there was one.
    """
    name, _, wanted = fragment()[1:].partition("=")
    game, _, number = wanted.rpartition(":")
    if name in ("lesson", "puzzle") and number.isdigit() and len(number) < 4:
        return name + ":" + (game or FIRST_GAME) + ":" + number
    return "list:" + (wanted or FIRST_GAME) if name == "learn" else None


def lay(play: "Play", game: "dict[str, Any]") -> None:
    """Set up the deal of a game, in the form of the engine."""
    set_up(play.ui, deals.of_game(game))
    play.ui.note = "msg-same_deal"
    play.show()


def brought() -> "str | None":
    """Return the text of the game in the address, None if there is none."""
    text = fragment()
    return text[len(SHOWN) :] if text.startswith(SHOWN) and named() is None else None


def named() -> "str | None":
    """Return the name of the game whose set-up the address asks for, None if it asks for none."""
    text = fragment()
    return text[len(SHOWN) :] if text.startswith(SHOWN) and text[len(SHOWN) :] in games.names() else None


def forget() -> None:
    """Take the game that was looked at, or whose set-up was asked for, out of the address."""
    if brought() is not None or named() is not None:
        js_deals.forget()


def take_up(ui: "Ui") -> bool:
    """Set the table up for the deal of the address, if it has one; returns whether it has.

    One that cannot be read still leads to the form of its game, which shows what is wrong with it.
    """
    try:
        deal = deals.read(js_deals.fragment())
    except deals.NoDeal as wrong:
        current_game.choose(ui, wrong.game)
        ui.trouble, deal = wrong.told, {}
    if deal is None:
        return False
    js_deals.forget()
    if deal:
        set_up(ui, deal)
        ui.note = "msg-deal"
    return True
