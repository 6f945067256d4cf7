"""The game on the page: commands to the engine, frames back, the other players' moves at their pace, saving after each.

It knows no rule and draws nothing: `screen` (see `view.View`) shows what `ui` and `frame` say.
"""

import asyncio
import json

import pace
import settings
from choose import Choice
from link import Lost

SAVE = "save"
POLL = 0.03
MOST_LOSSES = 3


class Play:
    """The game at this table. `frame` is the last frame (None: still at the set-up), `choice` the marks on it."""

    def __init__(self, ui, link, store, screen):
        self.ui = ui
        self.link = link
        self.store = store
        self.screen = screen
        self.frame = None
        self.choice = Choice()
        self.players = []
        self.game = 0
        self.losses = 0
        self.sending = False

    def state(self):
        """Return the page's state as the contract names it."""
        if self.ui["message"] and self.ui["message"]["error"]:
            return "error"
        if self.ui["busy"] or self.sending:
            return "thinking"
        if self.frame is None:
            return "setup"
        if self.frame["over"]:
            return "over"
        return "your-turn" if self.frame["ask"] or self.frame["curtain"] is not None else "thinking"

    def show(self):
        """Draw the page as things stand."""
        self._tell_choice()
        self.screen.draw(self)

    def _tell_choice(self):
        choice, ui = self.choice, self.ui
        if self.frame is not None:
            ui["names"] = self.screen.names(self.players, ui)
        ui["chosen"] = choice.chosen()
        ui["marks"] = choice.marks
        ui["lifted"] = choice.lifted
        ui["confirm"] = choice.complete() and not ui["refused"]

    def wait(self):
        """Show that a game is about to be opened."""
        self.ui["busy"] = True
        self.show()

    async def open(self, command):
        """Start, resume or import a game; waits for the engine; returns the error of a game that cannot be opened."""
        self.game += 1
        self.wait()
        while not self.ui["engine_ready"]:
            await asyncio.sleep(POLL)
        try:
            frame = await self.link.call(command)
        except Lost:
            self.ui["busy"] = False
            await self.recover()
            return None
        self.ui["busy"] = False
        if frame["error"]:
            asyncio.create_task(self.drive())
        else:
            self._begin(frame)
        return frame["error"]

    def _begin(self, frame):
        ui = self.ui
        ui["cards"], ui["trouble"] = frame["cards"], None
        self.players = frame["players"]
        ui["log"], ui["fast"], ui["dialog"], ui["message"], ui["why"] = [], False, None, None, ""
        ui["levels"] = ["level-" + p["bot"] if p["who"] == "bot" else "" for p in frame["players"]]
        self.take(frame)
        asyncio.create_task(self.drive())

    def take(self, frame):
        """Make a frame the present one: log, save, marks."""
        ui = self.ui
        self.frame = frame
        self.losses = 0
        ui["log"] = ui["log"][: frame["log_from"]] + frame["log"]
        ui["why"], ui["refused"] = "", False
        self.choice = Choice(frame["ask"], frame["proposal"])
        if frame["ask"] or frame["curtain"] is not None or frame["over"]:
            ui["fast"] = False
        if frame["over"]:
            ui["dialog"] = "score"
        self._save()
        if not self._passing():
            self.show()

    def _passing(self):
        """Say whether this frame is gone at once, so that drawing it would only hold the game up."""
        return pace.hurried(self.ui) and self._bots_turn(self.game) and self.screen.rest() < pace.GLIMPSE

    def _save(self):
        if not self.store.put(SAVE, self.frame["save"]) and not self.ui["warned"]:
            self.ui["warned"] = True
            self.ui["note"] = "msg-storage"

    def send(self, command):
        """Send a command that moves the game on; from this moment on the question cannot be answered again."""
        if not self.sending:
            self.sending = True
            self.screen.state("thinking")
            asyncio.create_task(self._send(command, self.game))

    async def _send(self, command, game):
        """Take the frame that a command brings; a refusal is shown and changes nothing."""
        try:
            frame = await self.link.call(command)
        except Lost:
            self.sending = False
            await self.recover()
            return
        self.sending = False
        if game != self.game:
            return
        if frame["error"]:
            self.refuse(frame["error"])
        else:
            self.take(frame)
            asyncio.create_task(self.drive())

    def refuse(self, error):
        """Show why something cannot be done."""
        self.ui["why"] = self.screen.refusal(error)
        self.show()

    def answer(self, chosen):
        """Answer the open question."""
        self.send({"do": "answer", "chosen": chosen})

    def confirm(self):
        """Answer with the marks, or lift the curtain."""
        if self.frame["curtain"] is not None:
            self.send({"do": "look"})
        elif self.choice.complete() and not self.ui["refused"]:
            self.answer(self.choice.answer())

    async def check(self):
        """Ask the engine whether the marks are an answer, where their number alone does not tell."""
        ask = self.choice.ask
        if not (ask and ask["rule"] and self.choice.complete()):
            return
        chosen, choice = self.choice.answer(), self.choice
        try:
            error = (await self.link.call({"do": "check", "chosen": chosen}))["error"]
        except Lost:
            await self.recover()
            return
        if choice is self.choice and chosen == choice.answer():
            self.ui["refused"] = bool(error)
            self.ui["why"] = self.screen.refusal(error) if error else ""
            self.show()

    def mark(self, option, nth):
        """Mark or unmark an option."""
        if self.sending or not self.choice.toggle(option, nth):
            return
        ask = self.choice.ask
        self.ui["why"] = ""
        self.ui["refused"] = bool(ask["rule"]) and self.choice.complete()
        self.show()
        if self.ui["refused"]:
            asyncio.create_task(self.check())

    def drag(self, card):
        """Pick a card up, so that the places that take it are shown."""
        self.choice.clear()
        self.choice.lift(card)
        self.ui["why"], self.ui["refused"] = "", False
        self.show()

    def drop(self, option):
        """Put the picked-up card where the option says, which is an answer at once; None puts it back."""
        self.choice.clear()
        if option in self.choice.options():
            self.answer([option])
        else:
            self.show()

    def tell(self, sentence):
        """Say why something cannot be chosen."""
        self.ui["why"] = sentence
        self.show()

    def set(self, changes):
        """Change the set-up: "path:value" pairs parted by blanks."""
        for pair in changes.split(" "):
            path, _, value = pair.partition(":")
            settings.change(self.ui["setup"], path, value)
        self.show()

    async def drive(self):
        """Let the others move, one answer at a time and a pause after each, until a person is to answer."""
        game = self.game
        while self._bots_turn(game):
            await self._pause(game)
            if not self._bots_turn(game) or self.sending or not await self._bot(game):
                return

    def _bots_turn(self, game):
        return game == self.game and self.frame is not None and self.frame["turn"]["who"] == "bot"

    async def _bot(self, game):
        """Let one other player give one answer; returns whether things go on from there."""
        self.sending = True
        try:
            frame = await self.link.call({"do": "bot"})
        except Lost:
            self.sending = False
            await self.recover()
            return False
        self.sending = False
        if game != self.game or frame["error"]:
            return False
        self.take(frame)
        return True

    async def _pause(self, game):
        left = pace.seconds(self.ui, self.frame["log"])
        while left > 0 and not self.ui["fast"] and game == self.game and not self.sending:
            await asyncio.sleep(min(left, POLL))
            left -= POLL
        while self.ui["dialog"] == "message" and game == self.game:
            await asyncio.sleep(POLL)
        await asyncio.sleep(0)

    async def recover(self):
        """Replace a worker that does not answer and go on from the save; gives up after some losses in a row."""
        self.losses += 1
        self.ui["engine_ready"] = False
        self.ui["busy"] = True
        self.show()
        try:
            if self.losses > MOST_LOSSES:
                raise Lost("again and again")
            await self.link.restart()
        except Lost:
            self.ui["busy"] = False
            self.fail()
            return
        self.ui["engine_ready"] = True
        losses, save = self.losses, self.store.get(SAVE)
        self.ui["busy"] = False
        if self.frame is not None and save:
            await self.open({"do": "resume", "save": save})
            self.losses = losses
            self.ui["why"] = self.screen.words("msg-replaced")
        self.show()

    def fail(self):
        """Tell that the engine cannot be had, with a way to try again."""
        self.ui["resuming"] = False
        self.screen.message(self, {"id": "engine", "args": {}}, [["retry", "act-retry"]], "msg-engine", True)

    def leave(self):
        """Go back to the set-up; the game stays saved until another one starts."""
        self.game += 1
        self.frame = None
        self.choice = Choice()
        self.ui["dialog"] = None
        self.ui["resume"] = bool(self.store.get(SAVE))
        self.show()

    def keep_settings(self):
        """Save what a person has set."""
        self.store.put("settings", settings.write(self.ui))


def export_name(record):
    """Return the file name for an exported record (JSON text)."""
    data = json.loads(record)
    return "san-juan-" + str(data["seats"]) + "-" + str(len(data["answers"])) + ".json"
