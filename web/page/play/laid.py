"""A first table that the build has laid, at which a first visitor sits while the engine comes.

Looking at things works; an answer is taken, shown as given, and waits. The engine is then given the record of the
table. If it makes another table of it, the engine's counts, and the question is put again.
"""

import asyncio
import json

from pyscript.js_modules import laid as js_laid
from pyscript.js_modules import painted as js_painted

from page.catalog import games, settings
from page.kit import pace
from page.play import checking, keeping, next_table
from page.play.link import Lost

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play
    from page.types import Frame

APART = ("save",)
"""The keys of a frame that the build leaves out: their text differs each time for the same game."""


class Laid:
    """A laid table: `command` asked for it, `frame` is its only one, `given` the answer that waits for the engine."""

    def __init__(self, command: "dict[str, Any]", frame: "Frame | Any") -> None:
        self.command, self.frame = command, frame
        self.given: list[str] | None = None

    def save(self) -> str:
        """Return the record of the table, with the answer that waits."""
        record = json.loads(self.frame["save"])
        record["answers"] += [] if self.given is None else [self.given]
        return json.dumps(record)

    def deal(self) -> "dict[str, Any]":
        """Return what makes its deal, as the engine tells that of a game."""
        record = json.loads(self.frame["save"])
        return {key: record[key] for key in ("game", "seed", "seats", "options")} | {"players": self.frame["players"]}


async def deal(play: "Play", command: "dict[str, Any]") -> "Laid | None":
    """Return a table for a command that starts the usual one, at a first visit, while the engine is on its way.

    The one that was painted before Python was there (painted.js) counts also when the engine is there by now.
    At any other visit it is the table that was laid in the game before, if it was for the same command.
    """
    ready = next_table.take(play, command)
    if ready is not None:
        return Laid(command, ready["frame"] | {"save": ready["record"]})
    if command["do"] != "start" or not (js_laid.visitor() and usual(command)):
        return None
    painted = js_laid.isPainted(command["game"], command["seats"])
    if not (play.link.coming or painted):
        return None
    text = await js_laid.deal(command["game"], command["seats"])
    if not text or (play.link.up and not painted):
        return None
    dealt = json.loads(text)
    return Laid(command, called(dealt["frame"], json.loads(dealt["record"]), command["players"]))


def take_up(play: "Play") -> None:
    """Do what was pressed at a painted table, now that it is drawn; where another one came, nothing of it holds."""
    pressed = json.loads(js_painted.taken())
    if play.laid is None:
        js_painted.saved()
        return
    marks = pressed["marks"]
    if marks is not None:
        play.choice.clear()
        for option, nth in marks:
            play.choice.toggle(option, nth)
    if pressed["sent"]:
        play.confirm()
    elif marks is not None:
        play.chosen()
    if "other" in pressed:
        js_painted.press(pressed["other"])
    if not play.sending:
        js_painted.saved()


def usual(command: "dict[str, Any]") -> bool:
    """Return whether a command starts the table that is offered at a first visit, whatever people are called."""
    setup = settings.new_setup(games.of(command["game"])) | {"seats": command["seats"]}
    unnamed = [player | {"name": ""} for player in command["players"]]
    return command | {"players": unnamed} == settings.command(setup)


def called(frame: "Any", record: "dict[str, Any]", players: "list[Any]") -> "Any":
    """Return the frame of a table with people called as they wish, its record being what is saved of it."""
    for seat in range(len(players)):
        record["tags"]["seat" + str(seat)] = frame["players"][seat]["name"] = players[seat]["name"]
    return frame | {"save": json.dumps(record)}


async def settled(play: "Play", command: "dict[str, Any]", game: int) -> bool:
    """Let a command wait until the engine has laid the table as well; return whether it still holds then."""
    laid = play.laid
    if laid is None:
        js_painted.saved()  # the engine may have confirmed the table before the answer came to this
        return True
    laid.given = play.ui.given = given = command["chosen"]
    keep(play, laid)
    play.show()
    while play.laid is laid and laid.given is given and game == play.game:
        await asyncio.sleep(pace.POLL)
    if game == play.game:
        return laid.given is given
    if laid.given is given:  # something else was opened meanwhile
        play.sending, laid.given, play.ui.given = False, None, None
    return False


def keep(play: "Play", laid: "Laid") -> None:
    """Save the table with the answer that waits, so that nothing is lost to a page that is loaded again."""
    keeping.keep(play, laid.frame | {"save": laid.save()})
    js_painted.saved()


def take_back(play: "Play") -> bool:
    """Take back the answer that waits; returns whether there was one."""
    laid = play.laid
    if laid is None or laid.given is None:
        return False
    laid.given = play.ui.given = None
    play.sending = False
    keep(play, laid)
    play.show()
    return True


async def confirm(play: "Play") -> None:
    """Have the engine lay the same table, as soon as it is ready."""
    laid = play.laid
    if laid is None:
        return
    try:
        frame = await play.link.call({"do": "resume", "save": laid.frame["save"]})
        if frame["error"]:
            frame = await play.link.call(laid.command)
    except Lost:
        if play.laid is laid and play.link.up:
            await play.recover()  # and this again; the waiting caller reports an engine that did not come
        return
    if play.laid is laid:
        play.laid, play.ui.given = None, None
        if same(frame, laid.frame):
            laid.frame["save"] = frame["save"]
            if laid.given is None:
                keeping.keep(play, laid.frame)
                checking.soon(play)
        else:
            laid.given = None
            again(play, frame)


def same(frame: "Any", laid: "Any") -> bool:
    """Return whether the engine has laid the table that is on show."""
    keys = [key for key in laid if key not in APART]
    return len(frame) == len(laid) and not [key for key in keys if key not in frame or frame[key] != laid[key]]


def again(play: "Play", frame: "Frame") -> None:
    """Replace the laid table by the engine's; a question that was answered at the first is put again."""
    play.sending = False
    play.ui.note = "msg-laid"
    play.begin(frame, not play.ui.shown, "resume")
