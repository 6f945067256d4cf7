"""What the buttons do: one function for each `data-act`, given the game and the element that was pressed."""

import asyncio

import files
import settings
from play import SAVE, export_name


def data(element, name):
    """Return a data attribute of an element, None where it has none."""
    return element.getAttribute("data-" + name) if element is not None else None


def start(play, element=None):
    """Start the table that is set up, as soon as the engine is there."""
    if play.ui["busy"]:
        return None
    play.keep_settings()
    play.wait()
    return _open(play, settings.command(play.ui["setup"]))


async def _open(play, command):
    await opened(play, await play.open(command))


async def opened(play, error):
    """Go on after a game was to be opened: tell what was wrong with it, if anything.

    At the set-up the form stays usable; over a running game it is a message to be closed.
    """
    if error and play.frame is None:
        play.ui["trouble"] = error
        play.show()
    elif error:
        play.screen.message(play, error, [["close", "act-close"]])


async def resume(play, element=None):
    """Go on with the saved game; one that cannot be read is said so and put away."""
    error = await play.open({"do": "resume", "save": play.store.get(SAVE)})
    play.ui["resuming"] = False
    if error:
        play.store.drop(SAVE)
        play.ui["resume"] = False
    await opened(play, error)


def close(play, element=None):
    """Close what lies over the table."""
    play.ui["dialog"] = None
    play.ui["message"] = None
    play.show()


def open_dialog(name):
    """Return the act that opens a dialog, or closes it when it is open."""

    def act(play, element=None):
        if play.frame is not None:
            play.ui["dialog"] = None if play.ui["dialog"] == name else name
            play.show()

    return act


def zoom(play, element=None):
    """Show a card close up."""
    card = data(element, "card")
    if not card or play.frame is None:
        return
    play.ui["zoom"], play.ui["zoom_place"] = card, data(element, "place")
    play.ui["dialog"] = "zoom"
    play.show()


def city(play, element=None):
    """Show the whole city of a player."""
    play.ui["city"] = int(data(element, "seat"))
    play.ui["dialog"] = "city"
    play.show()


def confirm(play, element=None):
    """Answer with what is chosen."""
    if play.frame is not None:
        play.confirm()


def pass_on(play, element=None):
    """Answer with nothing."""
    if play.choice.can_pass():
        play.answer([])


def undo(play, element=None):
    """Take the last answer back."""
    if play.frame is not None and play.frame["undo"]:
        play.ui["dialog"] = None
        play.send({"do": "undo"})


def clear(play, element=None):
    """Take every mark off, put a lifted card back."""
    play.choice.clear()
    play.ui["why"], play.ui["refused"] = "", False
    play.show()


def lift(play, element=None):
    """Pick up a hand card that can only be put over a building, or put it back."""
    card = data(element, "value")
    if play.choice.lifted == card:
        play.choice.clear()
    else:
        play.choice.lift(card)
    play.show()


def skip(play, element=None):
    """Let the others move without pauses until it is a person's turn."""
    if play.frame is not None and play.frame["turn"]["who"] == "bot":
        play.ui["fast"] = True
        play.show()


def speed(play, element=None):
    """Set the pace of the others: by name, by number, or the next one."""
    wanted = data(element, "value")
    if wanted is not None and wanted.isdigit():
        wanted = settings.PACES[int(wanted)]
    play.ui["speed"] = wanted if wanted in settings.PACES else settings.next_pace(play.ui["speed"])
    play.keep_settings()
    play.show()


async def lang(play, element=None):
    """Switch the language."""
    wanted = data(element, "value")
    if wanted not in settings.LANGUAGES:
        wanted = "fr" if play.ui["lang"] == "en" else "en"
    await play.screen.speak(wanted)
    play.ui["lang"] = wanted
    play.ui["why"] = ""
    play.keep_settings()
    play.show()


def theme(play, element=None):
    """Switch between day and night."""
    wanted = data(element, "value")
    if wanted not in settings.THEMES:
        wanted = "night" if play.ui["theme"] == "day" else "day"
    play.ui["theme"] = wanted
    play.screen.light(wanted)
    play.keep_settings()
    play.show()


async def export(play, element=None):
    """Save the record of the game as a file."""
    answer = await play.link.call({"do": "export"})
    if not answer["error"]:
        files.save(export_name(answer["record"]), answer["record"])


def bring(play, element=None):
    """Let a person pick a record file and go on with its game."""

    async def read(text):
        await _open(play, {"do": "import", "record": text})

    files.pick(read)


def rematch(play, element=None):
    """Play again with the same table and another deal."""
    play.ui["dialog"] = None
    play.wait()
    return _open(play, {"do": "rematch"})


def new(play, element=None):
    """Go back to the set-up."""
    play.leave()


async def retry(play, element=None):
    """Try again after the engine could not be reached."""
    play.losses = 0
    play.ui["dialog"], play.ui["message"] = None, None
    await play.recover()


def help_keys(play, element=None):
    """Show the keys, which are listed in the menu."""
    play.ui["dialog"] = "menu"
    play.show()
    play.screen.unfold("keys")


ACTS = {
    "start": start, "resume": resume, "close": close, "menu": open_dialog("menu"),
    "log": open_dialog("log"), "score": open_dialog("score"), "zoom": zoom, "city": city, "confirm": confirm,
    "pass": pass_on, "undo": undo, "clear": clear, "lift": lift, "skip": skip, "speed": speed, "lang": lang,
    "theme": theme, "export": export, "import": bring, "rematch": rematch, "new": new,
    "retry": retry, "help": help_keys,
}  # fmt: skip


def act(play, name, element=None):
    """Do what a button says; returns whether there is such an act."""
    function = ACTS.get(name)
    if function is None:
        return False
    going = function(play, element)
    if going is not None:
        asyncio.create_task(going)
    return True
