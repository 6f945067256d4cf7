"""Deals and finished games: share this one by a link, set up today's, take up one that a link has brought."""

import asyncio

import deals
import history
import later
import medals
from pyscript.js_modules import deals as js_deals

HISTORY, MEDALS, GAME = "history", "medals", "game."
"""The keys under which games played to their end and achievements are kept; before its id: that of a game's save."""
SHOWN = "#game="


def note(play):
    """Keep the figures, the record and the achievements of a game that has just ended here."""
    store, today = play.store, js_deals.today()
    game = history.entry(play.frame, play.players, today)
    if not game:
        return
    kept, gone = history.join(store.get(HISTORY), [game])
    store.put(HISTORY, kept)
    store.put(GAME + game["id"], play.frame["save"])
    for id in gone:
        store.drop(GAME + id)
    kept, play.ui["fresh"] = medals.add(store.get(MEDALS), play.frame["over"]["reached"], today)
    store.put(MEDALS, kept)
    asyncio.create_task(celebrate(play))


async def celebrate(play):
    """Have what shows the achievements of the game that has ended."""
    if play.frame["over"]["reached"] and await later.bring(play, "returning") and play.frame is not None:
        play.show()


async def share(play, element=None):
    """Show the link of this game's deal, and put it on the clipboard where the browser lets us."""
    game = await play.consult({"do": "deal"})
    if game and not game["error"]:
        await offer(play, "deal", deals.fragment(deals.of_game(game["deal"], play.ui["bots"])))
    elif game:
        play.refuse(game["error"])


async def share_game(play, element=None):
    """Show the link of this game as it was played; one that fits into no link can be saved as a file."""
    game = await play.consult({"do": "link"})
    if game and game["error"]:
        play.screen.message(play, game["error"], [["export", "act-export"], ["close", "act-close"]])
    elif game:
        await offer(play, "game", SHOWN[1:] + game["text"])


async def offer(play, what, fragment):
    """Show a link, and put it on the clipboard where the browser lets us."""
    link = js_deals.address(fragment)
    copied = bool(await js_deals.copy(link))
    play.ui["share"] = {"what": what, "link": link, "copied": copied}
    play.ui["dialog"] = "share"
    play.show()


def daily(play, element=None):
    """Set up the deal of today."""
    deals.lay(play.ui["setup"], deals.of_day(js_deals.today(), play.ui["bots"]))
    play.show()


def task():
    """Return which lesson or puzzle the address asks for, "lesson:3" or "list" for all of them; None for none."""
    name, _, number = js_deals.fragment()[1:].partition("=")
    if name in ("lesson", "puzzle") and number.isdigit() and len(number) < 4:
        return name + ":" + number
    return "list" if name == "learn" else None


def lay(play, game):
    """Set up the deal of a game, as the engine tells it."""
    deals.lay(play.ui["setup"], deals.of_game(game, play.ui["bots"]))
    play.ui["note"] = "msg-same_deal"
    play.show()


def brought():
    """Return the text of the game that the address has brought, None where it has brought none."""
    text = js_deals.fragment()
    return text[len(SHOWN) :] if text.startswith(SHOWN) else None


def forget():
    """Take the game that was looked at out of the address."""
    if brought() is not None:
        js_deals.forget()


def take_up(ui):
    """Set the table up for the deal of the address, if it has one; returns whether it has."""
    text = js_deals.fragment()
    try:
        deal = deals.read(text, ui["bots"])
    except ValueError:
        ui["trouble"] = {"id": "bad_deal", "args": {}}
        deal = {}
    if deal is None:
        return False
    js_deals.forget()
    if deal:
        deals.lay(ui["setup"], deal)
        ui["note"] = "msg-deal"
    return True
