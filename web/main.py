"""How the page opens: the parts are put together, the set-up is shown at once, the engine fetched meanwhile."""

import asyncio
import json

import acts
import later
import offline
import pace
import rules
import settings
import sharing
import signs
from acts import resume
from keys import Keys
from link import Link, Lost
from play import SAVE, Play
from pointer import Pointer
from pyscript import document, window
from pyscript.js_modules import keep
from store import Store
from view import View


def asked(what):
    """Say whether the address asks, with `?new` or `?daily`, for the set-up or today's deal, though a game is saved."""
    return what in window.location.search[1:].split("&")


def bots_on_offer():
    """Return the opponents that the engine offers, as the build has written them down: the set-up need not wait."""
    return document.querySelector('meta[name="opponents"]').content.split()


def new_ui(kept, setup, bots, preferences):
    """Return the page's state at its start; language and light were settled by index.html."""
    html = document.documentElement
    return {
        "lang": html.lang, "theme": html.dataset.theme, "speed": kept.get("speed", "normal"), "setup": setup,
        "preferences": preferences, "names": [], "faces": [], "cast": [], "bots": bots, "chosen": [], "marks": [],
        "lifted": None, "confirm": False, "refused": False, "why": "", "note": "", "warned": False, "message": None,
        "dialog": None, "zoom": None, "zoom_place": None, "city": 0, "log": [], "log_of": None, "fast": False,
        "cards": {}, "busy": False, "engine_ready": False, "resume": False, "resuming": False, "trouble": None,
        "hint": None, "review": None, "offline": "none", "kept": 0, "update": False, "share": None, "rules": False,
        "zoom_from": None, "stops": {}, "returning": None, "shown": False, "left": False, "fresh": [],
        "able": signs.able(), "full": False,
        "learn": None, "coach": None, "coached": None,
    }  # fmt: skip


async def fetch_engine(play):
    """Wait for the engine; one that does not come is told, with a way to try again."""
    try:
        await play.link.start()
    except Lost as lost:
        play.fail(str(lost))
        return
    play.ui["engine_ready"] = True
    if play.frame is None and not play.ui["busy"]:
        play.show()
    if not play.ui.get("framed"):  # on other people's pages nothing is kept for offline play
        while play.ui["busy"]:  # a game that is being opened needs the processor now
            await asyncio.sleep(pace.POLL)
        await offline.begin()


def take_over(play):
    """Draw the set-up over the form of index.html, with what was done there (see web/js/form.js)."""
    setup = play.ui["setup"]
    for press in json.loads(window.takeForm()):
        if "field" in press:
            settings.change(setup, press["field"], press["value"])
        elif "set" in press:
            settings.change_all(setup, press["set"])
        elif press["id"] == "start":
            acts.act(play, "start")
        else:
            play.show()
            button = document.getElementById(press["id"])
            if button is not None:
                button.click()
    play.show()


async def boot(make=Play, frame=None):
    """Show the set-up, or go on with the saved game; `frame` is what a page around it asks for, see `framed.Frame`."""
    play = await seat(make, frame)
    if play is None:
        return
    task, brought = (None, None) if frame else (sharing.task(), sharing.brought())
    shared = not frame and (brought is not None or sharing.take_up(play.ui))
    await open_page(play, frame, fresh=shared or task or asked("new") or asked("daily"))
    if asked("daily") and not frame:
        sharing.daily(play)
    if brought is not None:
        returning = await later.bring(play, "returning")
        if returning:
            await returning.by_link(play, brought)
    rules.follow(play)
    await play.screen.ready()
    if task:
        asyncio.create_task(acts.learn(play, task))
    offline.attend(play)  # last, for it draws the form anew: what was written in it must have been taken over


async def seat(make, frame):
    """Put the page's parts together and ask for the engine; return what is played on, None without words for it."""
    store = Store(keep, frame.place if frame else "sanjuan.")
    bots = bots_on_offer()
    kept, setup = settings.read(store.get("settings"), bots)
    ui = new_ui(kept, setup, bots, settings.preferences(store.get("settings")))
    if frame:
        frame.grant(ui)
    view = View(document.getElementById("app"))
    try:
        await view.speak(ui["lang"], ui["setup"]["edition"])
    except Exception:  # JavaScript's errors have no classes here; without words only index.html can tell
        window.missing("locales/" + ui["lang"] + ".ftl")
        return None
    view.move(ui)
    play = make(ui, Link(), store, view)
    Pointer(play)
    Keys(play)
    asyncio.create_task(fetch_engine(play))
    signs.attend(play)
    return play


async def open_page(play, frame, fresh):
    """Go on with the saved game, unless something else is asked for (`fresh`), or show what frame or form has."""
    saved = bool(play.store.get(SAVE))
    play.ui["resuming"] = saved and not fresh
    if frame:
        frame.ready(play)
    if play.ui["resuming"]:
        await resume(play)
    elif not frame or not await frame.begin(play):
        play.ui["resume"] = saved
        take_over(play)
