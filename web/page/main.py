"""The start of the page: it builds the parts and shows the set-up at once, while the engine is fetched."""

import asyncio
import json

from pyscript import document, window
from pyscript.js_modules import storage as js_storage

from page import acts
from page.browser import cleanup, device, lazy
from page.browser.store import Store
from page.catalog import games, settings
from page.input import back, dropping
from page.input.keys import Keys
from page.input.pointer import Pointer
from page.kit import pace
from page.offline import offline
from page.play import navigation, pending_answer
from page.play.link import Link, Lost
from page.play.play import Play
from page.play.resuming import resume
from page.rules import rules_panel
from page.screen.screen import View
from page.share import sharing
from page.state import Ui
from page.storage import current_game, saves

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from page.embedded.framed import Frame as Framing

    Make = Callable[[Ui, Link, Store, View], Play]


def asked(what: str) -> bool:
    """Return whether the address asks, by `?new` or `?daily`, for the set-up or today's deal despite a saved game."""
    return what in window.location.search[1:].split("&")


def joins() -> bool:
    """Return whether the address invites to a table of somebody elsewhere, or is the reply to that."""
    return bool(window.location.hash.startswith("#join=") or window.location.hash.startswith("#reply="))


def invited() -> "str | None":
    """Return the game to whose table the address invites, None if it does not say so."""
    return str(window.invited) if window.invited in games.names() else None


def know_games() -> None:
    """Read the descriptions of the games that the build has written: home and form need not wait for the engine."""
    games.know(json.loads(document.getElementById("games").textContent))


def new_ui(text: "str | None") -> "Ui":
    """Return the page's state at its start, by the settings of a saved text; index.html settled language and light."""
    kept, setups = settings.read(text)
    html, game = document.documentElement, games.usual()
    return Ui(
        lang=html.lang, theme=html.dataset.theme, speed=kept.get("speed", "normal"), setup=setups[game["name"]],
        setups=setups, marks=[], preferences=settings.preferences(text), bots=games.characters(game),
        able=device.able(), engine_ready=False, site=document.querySelector('meta[name="application-name"]').content,
    )  # fmt: skip


async def fetch_engine(play: "Play") -> None:
    """Wait for the engine; if it does not come, show that with a way to try again."""
    try:
        await play.link.start()
    except Lost as lost:
        play.fail(str(lost))
        return
    play.ui.engine_ready = True
    play.screen.engine(True)
    play.first_table.rest()
    if play.frame is None and not play.ui.busy:
        play.show()
    if not play.ui.framed:  # on other people's pages nothing is kept for offline play
        while play.ui.busy:  # a game that is being opened needs the processor now
            await asyncio.sleep(pace.POLL)
        await offline.begin()


async def take_over(play: "Play") -> None:
    """Draw the form, or home, over what index.html has drawn, with what was set and pressed there.

    See first_screen/form.js. Over a painted table neither is drawn on the way to it.
    """
    painted = document.documentElement.hasAttribute("data-painted")
    play.screen.opened = not painted
    for press in json.loads(window.takeForm()):
        if "field" in press:
            settings.change(play.ui.setup, press["field"], press["value"])
        elif "set" in press:
            settings.change_all(play.ui.setup, press["set"])
        elif press["id"] == "start":
            acts.act(play, "start")
        else:
            await again(play, press["id"], painted)
    play.screen.opened = True
    play.show()


async def again(play: "Play", id: str, painted: bool) -> None:
    """Press a button that was pressed before Python was there; another game is chosen before what is set in it."""
    play.show()
    button = prerendered(id) if painted else document.getElementById(id)
    if button is None:
        return
    act = button.getAttribute("data-act")
    if act == "game":
        going = navigation.game(play, button)
        if going is not None:
            await going
    elif painted:
        acts.act(play, act, button)
    else:
        button.click()


def prerendered(id: str) -> "Any":
    """Return a button that is not on the page any more, as the build has drawn it; None if it has drawn none."""
    for template in document.querySelectorAll("template") if id else []:
        button = template.content.querySelector("#" + id + "[data-act]")
        if button is not None:
            return button
    return None


async def boot(make: "Make" = Play, frame: "Framing | None" = None) -> None:
    """Show the set-up, or continue the saved game; `frame` has the wishes of an embedding page, see `framed.Frame`."""
    cleanup.begin()
    play = await seat(make, frame)
    if play is None:
        return
    if joins() and not frame:
        await join(play)
        return
    offline.follow_games(play)
    task, brought = (None, None) if frame else (sharing.task(), sharing.brought())
    shared = not frame and (brought is not None or sharing.take_up(play.ui))
    await open_page(play, frame, fresh=shared or task or asked("new") or asked("daily"))
    if asked("daily") and not frame:
        sharing.daily(play)
    if brought is not None:
        returning = await lazy.bring(play, "history")
        if returning:
            await returning.by_link(play, brought)
    rules_panel.follow(play)
    try:
        await play.screen.ready("" if play.ui.home else play.game_name())
    except Exception:  # JavaScript's errors have no classes here; told when a game is opened
        pass
    if task:
        asyncio.create_task(acts.learn(play, task))
    offline.attend(play)  # last, because it draws the form again: its text fields must have been taken over


async def join(play: "Play") -> None:
    """Come to the table of somebody elsewhere; the engine is at that table."""
    window.takeForm()
    current_game.choose(play.ui, invited() or play.ui.setup["game"])
    await speak_of(play)
    module = await lazy.bring(play, "together")
    if module:
        await module.join(play)


async def seat(make: "Make", frame: "Framing | None") -> "Play | None":
    """Put the page's parts together and ask for the engine; return what is played on, None without words for it."""
    store = Store(js_storage, frame.place, frame.older_place) if frame else Store(js_storage)
    ui = new_ui(store.get("settings"))
    if frame:
        frame.grant(ui)
    else:
        current_game.look(ui, store, sharing.today())
    view = View(document.getElementById("app"))
    try:
        await view.speak(ui.lang, (None if frame else invited() or sharing.named() or last()) or ui.setup["game"])
    except Exception:  # JavaScript's errors have no classes here; without words only index.html can tell
        window.missing("locales/" + ui.lang + ".ftl")
        return None
    view.move(ui)
    play = make(ui, Link(), store, view)
    Pointer(play)
    Keys(play)
    back.attend(play)
    dropping.attend(play)
    if not frame:
        sharing.attend(play)
    if frame or not joins():
        asyncio.create_task(fetch_engine(play))
    play.retry.attend()
    device.attend(play)
    return play


def last() -> "str | None":
    """Return the game whose form or table this tab showed last, None if there is no such game."""
    at = pending_answer.game() or js_storage.at()
    return at if at in games.names() else None


async def speak_of(play: "Any") -> None:
    """Take up the words of the game that is chosen, which is another one than at the start by a link, say; then open.

    Before that nothing is drawn, whoever is first: the engine, a lost worker or the window.
    """
    ui, name = play.ui, play.ui.setup["game"]
    try:
        if play.screen.game != name:
            await play.screen.speak(ui.lang, name)
    except Exception:  # the file did not come; JavaScript's errors have no classes of their own in Python
        ui.trouble = {"id": "words", "args": {}}
    play.screen.opened = True


async def open_page(play: "Any", frame: "Framing | None", fresh: object) -> None:
    """Continue this tab's game, unless something else is asked for (`fresh`); or show frame, form or all games."""
    answered = None if frame else await pending_answer.kept(play)
    if answered:
        current_game.choose(play.ui, answered["game"])
        await speak_of(play)
        play.ui.resuming = True
        return await resume(play, other=answered["record"])
    ui, named = play.ui, None if frame else sharing.named()
    at = ui.setup["game"] if frame else saves.last(play.store) if asked("continue") else js_storage.at()
    if named or (at in games.names() and not fresh):
        current_game.choose(ui, named or at)
    await speak_of(play)
    ui.resuming = bool(at and saves.text(play.store, at)) and not (fresh or named)
    ui.home = not (frame or fresh or named or ui.resuming)
    if frame:
        frame.ready(play)
    if ui.resuming:
        await resume(play)
    elif not frame or not await frame.begin(play):
        if not ui.home:
            play.link.about(ui.setup["game"])
        await take_over(play)
