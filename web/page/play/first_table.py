"""A first table that the build has laid, at which a first visitor sits while the engine comes.

Looking at things works; an answer is taken, shown as given, and waits. The engine is then given the record of the
table. If it makes another table of it, the engine's counts, and the question is put again.
"""

import asyncio
import json

from pyscript.js_modules import painted as js_painted
from pyscript.js_modules import parts as js_parts
from pyscript.js_modules import prepared as js_prepared

from page.catalog import games, settings
from page.kit import pace, parts
from page.play import checking, next_table
from page.play.link import Lost

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play
    from page.types import Frame

APART = ("save",)
"""The keys of a frame that the build leaves out: their text differs each time for the same game."""
PART = "prepared"
"""The part of the page that lays the next table."""


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
        """Return what makes its deal, as the engine says for a game."""
        record = json.loads(self.frame["save"])
        return {key: record[key] for key in ("game", "seed", "seats", "options")} | {"players": self.frame["players"]}


class FirstTable:
    """The first table of `play`: `laid` is the one on show that the engine has yet to take up, None for any other.

    `resting`: the next table is about to be laid, or is being laid.
    """

    def __init__(self, play: "Play") -> None:
        self.play = play
        self.laid: Laid | None = None
        self.resting = False

    async def deal(self, command: "dict[str, Any]") -> "Laid | None":
        """Return a table for a command that starts the usual one, at a first visit, while the engine is on its way.

        The one that was painted before Python was there (painted.js) counts also when the engine is there by now.
        At any other visit it is the table that was laid in the game before, if it was for the same command.
        """
        found = next_table.take(self.play, command) or await self._of_build(command)
        return Laid(command, found["frame"] | {"save": found["record"]}) if found else None

    async def _of_build(self, command: "dict[str, Any]") -> "dict[str, Any] | None":
        """Return one of the tables that the build has prepared, unless the engine is there first."""
        link = self.play.link
        if command["do"] != "start" or not (js_prepared.visitor() and usual(command)):
            return None
        painted = js_prepared.isPainted(command["game"], command["seats"])
        text = await js_prepared.deal(command["game"], command["seats"]) if link.coming or painted else ""
        return called(json.loads(text), command["players"]) if text and (painted or not link.up) else None

    def take_up(self) -> None:
        """Do what was pressed at a painted table, now that it is drawn; where another one came, nothing of it holds."""
        play, pressed = self.play, json.loads(js_painted.taken())
        if self.laid is None:
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

    async def settled(self, command: "dict[str, Any]", game: int) -> bool:
        """Let a command wait until the engine has laid the table as well; return whether it still holds then."""
        play, laid = self.play, self.laid
        if game != play.game:  # somebody went elsewhere before it was sent: the question is put again when they go on
            js_painted.saved()
            play.sending = False
            return False
        if laid is None:
            js_painted.saved()  # the engine may have confirmed the table before the answer came to this
            return True
        laid.given = play.ui.given = given = command["chosen"]
        self._keep(laid)
        while self.laid is laid and laid.given is given and game == play.game:
            await asyncio.sleep(pace.POLL)
        if game == play.game:
            return laid.given is given
        if laid.given is given:  # something else was opened meanwhile
            play.sending, laid.given, play.ui.given = False, None, None
        return False

    def _keep(self, laid: "Laid") -> None:
        """Save the table with the answer that waits, so that nothing is lost to a page that is loaded again."""
        self.play.autosave.keep(laid.frame | {"save": laid.save()})
        js_painted.saved()
        self.play.show()

    def take_back(self) -> bool:
        """Take back the answer that waits; returns whether there was one."""
        laid = self.laid
        if laid is None or laid.given is None:
            return False
        laid.given = self.play.ui.given = None
        self.play.sending = False
        self._keep(laid)
        return True

    async def confirm(self) -> None:
        """Have the engine lay the same table, as soon as it is ready."""
        play, laid = self.play, self.laid
        if laid is None:
            return
        try:
            frame = await play.link.call({"do": "resume", "save": laid.frame["save"]})
            if frame["error"]:
                frame = await play.link.call(laid.command)
        except Lost:
            if self.laid is laid and play.link.up:
                await play.recover()  # and this again; the waiting caller reports an engine that did not come
            return
        if self.laid is laid:
            self.laid = play.ui.given = None
            if same(frame, laid.frame):
                laid.frame["save"] = frame["save"]
                if laid.given is None:
                    play.autosave.keep(laid.frame)
                    checking.soon(play)
            else:
                laid.given = None
                self._replace(frame)

    def _replace(self, frame: "Frame") -> None:
        """Replace the laid table by the engine's; a question that was answered at the first is put again."""
        self.play.sending = False
        self.play.ui.note = "msg-laid"
        self.play.autosave.opens({"do": "resume"})
        self.play.begin(frame, not self.play.ui.shown, "resume")

    def rest(self) -> None:
        """Have the next table laid after a while, unless that is under way."""
        if not self.resting:
            self.resting = True
            asyncio.create_task(self._lay())

    async def _lay(self) -> None:
        try:
            await js_prepared.rest()
            command = next_table.wanted(self.play)
            if command is not None and await brought():
                await parts.brought(PART).lay(self.play, command)
        finally:
            self.resting = False


def usual(command: "dict[str, Any]") -> bool:
    """Return whether a command starts the table that is offered at a first visit, whatever people are called."""
    setup = settings.new_setup(games.of(command["game"])) | {"seats": command["seats"]}
    unnamed = [player | {"name": ""} for player in command["players"]]
    return command | {"players": unnamed} == settings.command(setup)


def called(table: "dict[str, Any]", players: "list[Any]") -> "dict[str, Any]":
    """Return a table with people called as they wish, in its "frame" and in its "record"."""
    record = json.loads(table["record"])
    for seat in range(len(players)):
        record["tags"]["seat" + str(seat)] = table["frame"]["players"][seat]["name"] = players[seat]["name"]
    return table | {"record": json.dumps(record)}


def same(frame: "Any", laid: "Any") -> bool:
    """Return whether the engine has laid the table that is on show."""
    keys = [key for key in laid if key not in APART]
    return len(frame) == len(laid) and not [key for key in keys if key not in frame or frame[key] != laid[key]]


async def brought() -> bool:
    """Load the part that lays a table; return whether it came: if not, the table is laid when Start asks for it."""
    try:
        await js_parts.bring(PART)
    except Exception:  # JavaScript's errors have no classes of their own in Python
        return False
    return True
