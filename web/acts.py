"""What the buttons do: one function for each `data-act`, given the game and the element that was pressed."""

import asyncio

import files
import hint
import later
import offline
import rules
import settings
import sharing
import signs
import tabs
from play import SAVE


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
    if await tabs.alone(play):
        await opened(play, await play.open(command))


async def opened(play, error):
    """Go on after a game was to be opened: tell what was wrong with it, if anything.

    The form, or the game that was going on, stays as it is.
    """
    if error:
        play.screen.tell(play, error)


async def here(play, element=None):
    """Take the saved game over from another tab."""
    await resume(play, steal=True)


async def resume(play, element=None, steal=False):
    """Go on with the saved game; one that cannot be read is said so and put away."""
    if not await tabs.alone(play, steal):
        return
    error = await play.open({"do": "resume", "save": play.store.get(SAVE)})
    play.ui["resuming"] = False
    if error:
        play.store.drop(SAVE)
        play.ui["resume"] = False
    await opened(play, error)


def close(play, element=None):
    """Close what lies over the table: a card close up goes back to where it was picked out, a link to the score."""
    back = play.ui["zoom_from"] if play.ui["dialog"] == "zoom" else None
    if play.ui["dialog"] == "share" and play.frame is not None and play.frame["over"] and not play.ui["review"]:
        back = "score"
    play.ui["dialog"], play.ui["zoom_from"] = back, None
    play.ui["message"] = None
    play.show()


def open_dialog(name):
    """Return the act that opens a dialog, or closes it when it is open."""

    def act(play, element=None):
        if play.frame is not None and play.ui["dialog"] == name:
            play.ui["dialog"] = None
            play.show()
        elif play.frame is not None:
            play.open_window(name)

    return act


def zoom(play, element=None):
    """Show a card close up."""
    card = data(element, "card")
    if not card or play.frame is None:
        return
    play.ui["zoom"], play.ui["zoom_place"] = card, data(element, "place")
    if play.ui["dialog"] != "zoom":
        play.ui["zoom_from"] = play.ui["dialog"]
    play.open_window("zoom")


def log_of(play, element=None):
    """Let the whole log tell of one player only, or of all."""
    seat = data(element, "seat")
    play.ui["log_of"] = int(seat) if seat else None
    play.show()


def city(play, element=None):
    """Show the whole city of a player."""
    play.ui["city"] = int(data(element, "seat"))
    play.open_window("city")


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
        play.undo()


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
    play.screen.move(play.ui)
    play.keep_settings()
    play.show()


def prefer(play, element=None):
    """Set a preference ("name:value")."""
    settings.prefer(play.ui["preferences"], data(element, "value"))
    signs.prefer(play.ui, data(element, "value").split(":")[0])
    play.screen.move(play.ui)
    play.keep_settings()
    play.show()


async def lang(play, element=None):
    """Switch the language."""
    wanted = data(element, "value")
    if wanted not in settings.LANGUAGES:
        wanted = settings.next_language(play.ui["lang"])
    try:
        await play.screen.speak(wanted)
    except Exception:  # the file did not come; JavaScript's errors have no classes of their own in Python
        play.screen.tell(play, {"id": "words", "args": {}})
        return
    play.ui["lang"] = wanted
    play.ui["why"] = ""
    play.keep_settings()
    play.show()
    await rules.again(play)


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
    answer = await play.consult({"do": "export"})
    if answer and not answer["error"]:
        files.save(files.export_name(answer["record"]), answer["record"])


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


def play_on(play, element=None):
    """Play on from the place of the game that is looked at; asks first where a saved game would be lost by that."""
    look = play.ui["review"]
    if look and look["at"] is not None:
        if play.ui["shown"] and play.store.get(SAVE) and play.ui["dialog"] != "message":
            return play.screen.message(play, {"id": "saved_game", "args": {}}, ANYWAY, "act-play-on")
        play.wait()
        return _open(play, {"do": "play_on", "at": look["at"]})
    return None


def new(play, element=None):
    """Go back to the set-up."""
    sharing.forget()
    play.leave()
    tabs.free()


async def learn(play, wanted):
    """Go to the place to learn, or to one of its tasks ("lesson:3")."""
    module = await later.bring(play, "learn")
    if module:
        going = module.go(play, wanted)
        if going is not None:
            await going


async def retry(play, element=None):
    """Try again after the engine could not be reached."""
    play.losses = 0
    play.ui["dialog"], play.ui["message"] = None, None
    await play.recover()


ANYWAY = [["close", "act-close"], ["play-on", "act-play-on"]]
"""What can be done where playing on would lose the saved game."""
ACTS = {
    "start": start, "resume": resume, "close": close, "menu": open_dialog("menu"), "log": open_dialog("log"),
    "score": open_dialog("score"), "zoom": zoom, "city": city, "confirm": confirm, "pass": pass_on, "undo": undo,
    "clear": clear, "lift": lift, "skip": skip, "speed": speed, "lang": lang, "theme": theme, "export": export,
    "import": bring, "rematch": rematch, "new": new, "retry": retry, "help": open_dialog("keys"),
    "settings": open_dialog("settings"), "unseen": open_dialog("unseen"), "prefer": prefer, "log-of": log_of,
    "share": sharing.share, "share-game": sharing.share_game, "daily": sharing.daily, "hint": hint.toggle,
    "hint-next": hint.following,
    "hint-take": hint.take, "play-on": play_on, "here": here, "update": offline.update, "full": signs.full_screen,
    "rules": rules.toggle, "rules-close": rules.close, "moment": later.act("review", "moment"),
    "learn": later.act("learn", "act"),
}  # fmt: skip
RETURNING = {
    "statistics": "begin", "statistics-tab": "tab", "look-back": "look", "save-all": "save_all", "load-all": "load_all",
    "away": "away", "same-deal": "same_deal",
}  # fmt: skip
ACTS.update({name: later.act("returning", function) for name, function in RETURNING.items()})

REVIEW = {
    "": "begin", "-close": "close", "-over": "overview", "-at": "at", "-next": "following", "-back": "previous",
    "-first": "first", "-last": "last", "-hands": "hands", "-up": "up",
}  # fmt: skip
ACTS.update({"review" + name: later.act("review", function) for name, function in REVIEW.items()})

BEYOND = ("menu", "new", "import", "export", "help")
"""What leads away from the table: not to be had in a frame that shows the table alone."""


def act(play, name, element=None):
    """Do what a button says; returns whether there is such an act."""
    function = ACTS.get(name)
    if function is None or (name in BEYOND and play.ui.get("bare")):
        return False
    going = function(play, element)
    if going is not None:
        asyncio.create_task(going)
    return True
