"""The page: puts the parts together on the main thread, shows the set-up at once and fetches the engine meanwhile."""

import asyncio

import settings
from acts import resume
from keys import Keys
from link import Link, Lost
from play import SAVE, Play
from pointer import Pointer
from pyscript import document, window
from pyscript.js_modules import keep
from store import Store
from view import View

FACES = ("me", "ines", "mateo", "rosalia")


def new_ui(kept, setup):
    """Return the page's state at its start; language and light were settled by index.html."""
    html = document.documentElement
    return {
        "lang": html.lang, "theme": html.dataset.theme, "speed": kept.get("speed", "normal"), "setup": setup,
        "names": [], "faces": FACES, "levels": [], "chosen": [], "marks": [], "lifted": None, "confirm": False,
        "refused": False, "why": "", "note": "", "warned": False, "dialog": None, "zoom": None,
        "zoom_place": None, "city": 0, "message": None, "log": [], "fast": False, "cards": {}, "busy": False,
        "engine_ready": False, "resume": False, "resuming": False, "trouble": None,
    }  # fmt: skip


async def fetch_engine(play):
    """Wait for the engine; one that does not come is told, with a way to try again."""
    try:
        await play.link.start()
    except Lost:
        play.fail()
        return
    play.ui["engine_ready"] = True
    if play.frame is None and not play.ui["busy"]:
        play.show()


def take_over(play):
    """Draw the set-up over the form of index.html, with what was written and pressed there before Python ran."""
    for field in document.querySelectorAll("#app [data-field]"):
        if field.value:
            settings.change(play.ui["setup"], field.getAttribute("data-field"), field.value)
    play.show()
    for id in window.pressedSoFar():
        button = document.getElementById(id)
        if button is not None:
            button.click()


async def boot():
    """Show the set-up, or go on with the saved game."""
    store = Store(keep)
    kept, setup = settings.read(store.get("settings"))
    ui = new_ui(kept, setup)
    view = View(document.getElementById("app"))
    await view.speak(ui["lang"], setup["edition"])
    play = Play(ui, Link(), store, view)
    Pointer(play)
    Keys(play)
    asyncio.create_task(fetch_engine(play))
    if store.get(SAVE):
        ui["resuming"] = True
        await resume(play)
    else:
        take_over(play)


asyncio.create_task(boot())
