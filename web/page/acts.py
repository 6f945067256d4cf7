"""Actions of the buttons: one function for each `data-act`, given the game and the element that was pressed."""

import asyncio

from page.browser import device, files, lazy
from page.browser.device import data
from page.catalog import games, lists, settings
from page.motion import motion
from page.offline import offline
from page.play import announcements, hint, navigation, resuming, score_count
from page.rules import rules_panel
from page.settings.acts import keep, lang, prefer, speed, theme
from page.share import daily_result, sharing
from page.storage import tabs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    from page.play.play import Play


def start(play: "Play", element: "Any" = None) -> "Coroutine[Any, Any, None] | None":
    """Start the table that is set up, as soon as the engine is there; a list of names that is not whole holds it up."""
    if play.ui.busy or lists.lacking(games.of(play.ui.setup.get("game")), play.ui.setup):
        return None
    keep(play)
    play.wait()
    command = settings.command(play.ui.setup)
    return (_invite if settings.elsewhere(command["players"]) else _open)(play, command)


async def _invite(play: "Play", command: "dict[str, Any]") -> None:
    """Open the lobby of a table with people elsewhere; the form stays where its part cannot be loaded."""
    part = await lazy.bring(play, "together")
    if part:
        await part.begin(play, command)
    else:
        play.ui.busy = False
        play.show()


def draw(play: "Play", element: "Any" = None) -> None:
    """Draw a list of names on the form: that of the option which the button names."""
    for row in lists.rows(games.of(play.ui.setup.get("game"))):
        if row["name"] == data(element, "value"):
            settings.change(play.ui.setup, row["name"], lists.drawn(row, device.chance))
    keep(play)
    play.show()


async def _open(play: "Play", command: "dict[str, Any]") -> None:
    play.at_leave()
    if await tabs.alone(play, command.get("game", "")):
        await resuming.finish(play, await play.open(command))


async def here(play: "Play", element: "Any" = None) -> None:
    """Take the saved game over from another tab."""
    await resuming.resume(play, game=tabs.wanted(play), steal=True)


def close(play: "Play", element: "Any" = None) -> None:
    """Close the window over the table: a card or a city close up goes back to its origin, a link to the score."""
    back = {"zoom": play.ui.zoom_from, "city": play.ui.city_from}.get(play.ui.dialog or "")
    if play.ui.dialog == "share" and play.frame is not None and play.frame["over"] and not play.ui.review:
        back = "score"
    play.ui.zoom_from, play.ui.message = None, None
    if play.ui.shows:
        announcements.following(play)
    elif back is None:
        play.window(None)
    else:
        play.ui.dialog = back
        play.show()


def open_dialog(name: str) -> "Callable[..., None]":
    """Return the act that opens a dialog, or closes it when it is open."""

    def act(play: "Play", element: "Any" = None) -> None:
        if play.frame is not None and play.ui.dialog == name:
            play.window(None)
        elif play.frame is not None:
            play.window(name)

    return act


def settings_window(play: "Play", element: "Any" = None) -> "Coroutine[Any, Any, None] | None":
    """Open the settings, or close them when they are open; before there is a table what draws them may have to come."""
    if play.frame is None and play.ui.dialog != "settings":
        return _settings(play)
    play.window(None if play.ui.dialog == "settings" else "settings")
    return None


async def _settings(play: "Play") -> None:
    try:
        await play.screen.ready("")
    except Exception:  # JavaScript's errors have no classes of their own in Python
        play.screen.tell(play, {"id": "part", "args": {}})
        return
    play.window("settings")


def zoom(play: "Play", element: "Any" = None) -> None:
    """Show a card close up."""
    card = data(element, "card")
    if not card or play.frame is None:
        return
    play.ui.zoom, play.ui.zoom_place = card, data(element, "place")
    if play.ui.dialog != "zoom":
        play.ui.zoom_from = play.ui.dialog
    play.window("zoom")


def log_of(play: "Play", element: "Any" = None) -> None:
    """Limit the whole log to one player, or show all."""
    seat = data(element, "seat")
    play.ui.log_of = int(seat) if seat else None
    play.show()


def front(play: "Play", element: "Any" = None) -> None:
    """Put to the front of its place what a button of the table names."""
    play.ui.front = data(element, "value") or ""
    play.show()


def city(play: "Play", element: "Any" = None) -> None:
    """Show the whole city of a player."""
    play.ui.city = int(data(element, "seat") or 0)
    play.ui.city_from = "score" if play.ui.dialog == "score" else None
    play.window("city")


def look(play: "Play", element: "Any" = None) -> None:
    """Open the window of the game's own table that a button names."""
    play.window(data(element, "window"))


def confirm(play: "Play", element: "Any" = None) -> None:
    """Answer with what is chosen."""
    if play.frame is not None:
        play.confirm()


def pass_on(play: "Play", element: "Any" = None) -> None:
    """Answer with nothing."""
    if play.choice.can_pass():
        play.answer([])


def undo(play: "Play", element: "Any" = None) -> None:
    """Take the last answer back."""
    if play.first_table.take_back():
        return
    if play.frame is not None and play.frame["undo"]:
        play.ui.dialog = None
        play.undo()


def clear(play: "Play", element: "Any" = None) -> None:
    """Take every mark off, put a lifted card back."""
    play.choice.clear()
    play.ui.why, play.ui.refused = "", False
    play.show()


def lift(play: "Play", element: "Any" = None) -> None:
    """Pick up a hand card that can only be put over a building, or put it back."""
    card = data(element, "value") or ""
    if play.choice.lifted == card:
        play.choice.clear()
    else:
        play.choice.lift(card)
    play.show()


def skip(play: "Play", element: "Any" = None) -> None:
    """Let the others move without pauses until it is a person's turn."""
    if play.frame is not None and play.frame["turn"]["who"] == "bot":
        play.ui.fast = True
        play.show()


async def export(play: "Play", element: "Any" = None) -> None:
    """Save the record of the game as a file."""
    answer = await play.consult({"do": "export"})
    if answer and not answer["error"]:
        files.save(files.export_name(answer["record"]), answer["record"])


def bring(play: "Play", element: "Any" = None) -> None:
    """Let a person pick a record file and continue its game."""

    files.pick(lambda text: brought(play, text))


async def brought(play: "Play", text: str) -> None:
    """Go on with the game of a record."""
    await _open(play, {"do": "import", "record": text})


def rematch(play: "Play", element: "Any" = None) -> "Coroutine[Any, Any, None] | None":
    """Play again with the same table and another deal."""
    play.ui.dialog = None
    if play.ui.together:
        lazy.act("together", "rematch")(play, element)
        return None
    play.wait()
    return _open(play, {"do": "rematch"})


def play_on(play: "Play", element: "Any" = None) -> "Coroutine[Any, Any, None] | None":
    """Play on from the place of the game that is looked at."""
    look = play.ui.review
    if look and look["at"] is not None:
        play.wait()
        return _open(play, {"do": "play_on", "at": look["at"]})
    return None


async def learn(play: "Play", wanted: str) -> None:
    """Go to the place to learn, or to one of its tasks ("lesson:3")."""
    module = await lazy.bring(play, "learn")
    if module:
        going = module.go(play, wanted)
        if going is not None:
            await going


def retry(play: "Play", element: "Any" = None) -> "Coroutine[Any, Any, None]":
    """Try again after the engine could not be reached."""
    return play.retry.again()


ACTS = {
    "start": start, "resume": resuming.resume, "close": close, "menu": open_dialog("menu"), "log": open_dialog("log"),
    "score": open_dialog("score"), "zoom": zoom, "city": city, "confirm": confirm, "pass": pass_on, "undo": undo,
    "look": look, "front": front, "at-once": motion.at_once, "draw": draw,
    "clear": clear, "lift": lift, "skip": skip, "speed": speed, "lang": lang, "theme": theme, "export": export,
    "import": bring, "rematch": rematch, "retry": retry,
    "new": navigation.new, "game": navigation.game, "home": navigation.home,
    "help": open_dialog("keys"),
    "settings": settings_window, "unseen": open_dialog("unseen"), "prefer": prefer, "log-of": log_of,
    "share": sharing.share, "share-game": sharing.share_game, "share-lines": sharing.share_lines,
    "copy-result": daily_result.copy, "count-all": score_count.at_once, "daily": sharing.daily,
    "hint": hint.toggle, "hint-next": hint.following,
    "hint-take": hint.take, "play-on": play_on, "here": here, "update": offline.update,
    "keep-site": offline.keep, "full": device.full_screen,
    "rules": rules_panel.toggle, "rules-close": rules_panel.close, "moment": lazy.act("review", "moment"),
    "learn": lazy.act("learn", "act"),
}  # fmt: skip
RETURNING = {
    "statistics": "begin", "statistics-tab": "tab", "statistics-of": "turn", "look-back": "look",
    "save-all": "save_all", "load-all": "load_all", "away": "away", "same-deal": "same_deal", "continue-kept": "go_on",
    "drop-kept": "throw_away",
}  # fmt: skip
ACTS.update({name: lazy.act("history", function) for name, function in RETURNING.items()})

REVIEW = {
    "": "begin", "-close": "close", "-over": "overview", "-at": "at", "-next": "following", "-back": "previous",
    "-first": "first", "-last": "last", "-play": "run", "-round-back": "last_round", "-round-next": "next_round",
    "-hands": "hands", "-up": "up",
}  # fmt: skip
ACTS.update({"review" + name: lazy.act("review", function) for name, function in REVIEW.items()})

GUESTS = {
    "invite": "invite", "accept": "accept", "scan": "scan", "sit-in": "sit_in", "give-back": "give_back",
    "copy-link": "copy",
    "together": "open_window", "verify": "verify", "want": "want", "look-over": "look_back", "say": "say",
    "mute": "mute", "call": "call", "join-table": "ask", "join-word": "enter", "play-here": "play_here",
    "allow": "allow", "invite-watch": "invite_watch",
}  # fmt: skip
ACTS.update({name: lazy.act("together", GUESTS[name]) for name in GUESTS})

BEYOND = ("menu", "new", "home", "import", "export", "help")
"""The acts that lead away from the table: none of them works in a frame that shows the table alone."""


def act(play: "Play", name: str, element: "Any" = None) -> bool:
    """Do what a button says; returns whether there is such an act."""
    function = ACTS.get(name)
    if function is None or (name in BEYOND and play.ui.bare):
        return False
    going = function(play, element)
    if going is not None:
        asyncio.create_task(going)
    return True
