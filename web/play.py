"""The game on the page: commands to the engine, frames back, saving after each; `others` lets the computers move.

It knows no rule and draws nothing: `screen` (see `view.View`) shows what `ui` and `frame` say.
"""

import asyncio

import hint
import pace
import people
import settings
import sharing
import tasks
from choose import Choice
from link import Lost
from others import Others

SAVE = "save"
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
        self.asked = None
        self.by_hand = self.ends = False
        self.others = Others(self)
        self.at_end = self.at_task = lambda: None

    def state(self):
        """Return the page's state as the contract names it."""
        if self.ui["message"] and self.ui["message"]["error"]:
            return "error"
        if self.frame is None and not self.ui["busy"]:
            return "setup"  # also while a command to the game that was left is still on its way
        if self.ui["busy"] or self.sending:
            return "thinking"
        if self.frame["over"]:
            return "over"
        return "your-turn" if self.frame["ask"] or self.frame["curtain"] is not None else "thinking"

    def show(self, mark=False):
        """Draw the page as things stand; with `mark` after what is marked has been painted, which answers a click."""
        self._tell_choice()
        (self.screen.mark if mark else self.screen.draw)(self)

    def open_window(self, dialog):
        """Open a window over the table: its veil at once, the window when that has been painted."""
        self.ui["dialog"] = dialog
        self._tell_choice()
        self.screen.open_window(self)

    def _tell_choice(self):
        choice, ui = self.choice, self.ui
        hint.settle(self)
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

    async def open(self, command, keeps=True):
        """Open a game once the engine is there, unsaved unless it `keeps`; return the error of one that cannot be."""
        self.game += 1
        self.others.stop()
        self.wait()
        try:
            frame = await self._opened(command)
        except Lost:
            self.ui["busy"] = False
            await self.recover()
            return None
        await self.screen.ready()
        await asyncio.sleep(0)  # what has come was read in one task, it is drawn in another
        self.ui["busy"] = False
        if frame["error"]:
            self.others.go()
        else:
            self._begin(frame, keeps)
        return frame["error"]

    async def _opened(self, command):
        """Have a game opened by an engine that may still be on its way: the command waits for it in the worker."""
        if self.link.coming:
            try:
                return await self.link.call(command)
            except Lost:  # it is its start that failed: told by who awaits that, with a way to try again
                pass
        while not self.ui["engine_ready"]:
            await asyncio.sleep(pace.POLL)
        return await self.link.call(command)

    def _begin(self, frame, keeps):
        ui = self.ui
        ui["left"] = not keeps and self.frame is not None and (ui.get("left") or not ui.get("shown"))
        ui["shown"], ui["fresh"], self.ends = not keeps, [], not frame["over"]
        ui["cards"], ui["trouble"], ui["review"] = frame["cards"], None, None
        tasks.begun(ui, frame)
        self.players, self.asked = frame["players"], None
        ui["log_of"], ui["note"] = None, ui["note"].replace("msg-deal", "")
        ui["log"], ui["fast"], ui["dialog"], ui["message"], ui["why"] = [], False, None, None, ""
        ui["cast"], ui["faces"] = people.cast(self.players, ui["bots"]), people.faces(self.players, ui["bots"])
        self.take(frame)
        self.others.go()

    def take(self, frame):
        """Make a frame the present one: log, save, marks."""
        ui = self.ui
        self.frame = frame
        self.asked = frame if frame["ask"] else self.asked
        self.losses = 0
        ui["log"] = ui["log"][: frame["log_from"]] + frame["log"]
        ui["why"], ui["refused"] = "", False
        self.choice = Choice(frame["ask"], frame["proposal"])
        if frame["ask"] or frame["curtain"] is not None or frame["over"]:
            ui["fast"] = False
        tasks.taken(self)
        if frame["over"]:
            ui["dialog"] = "score"
            self.at_end()
            if self.ends:
                sharing.note(self)
        self._save()
        if not self._passing():
            self.show()
        if self._sure():
            self.send({"do": "answer", "chosen": frame["ask"]["sure"]})

    def _sure(self):
        """Say whether the question is one that a person leaves to the page, and has not just come back to."""
        ask = self.frame["ask"]
        return bool(ask and ask.get("sure")) and self.ui["preferences"]["sure"] and not self.by_hand

    def _passing(self):
        """Say whether this frame is gone at once, so that drawing it would only hold the game up."""
        return pace.hurried(self.ui) and self.bots_turn() and self.screen.rest() < pace.GLIMPSE

    def _save(self):
        kept = self.ui.get("shown") or tasks.at(self) or self.store.put(SAVE, self.frame["save"])
        if not kept and not self.ui["warned"]:
            self.ui["warned"], self.ui["note"] = True, "msg-storage"

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
        self.others.go()

    def refuse(self, error):
        """Show why something cannot be done."""
        self.ui["why"] = self.screen.refusal(error)
        self.show()

    def answer(self, chosen):
        """Answer the open question."""
        self.by_hand = False
        self.send({"do": "answer", "chosen": chosen})

    def undo(self):
        """Take the last answer back; its question shows at once, even while another player is still thinking."""
        if self.asked is not None and not self.sending:
            self.frame, self.choice = self.asked, Choice()
            self.show()
        self.by_hand = True
        self.send({"do": "undo"})

    def confirm(self):
        """Answer with the marks, or lift the curtain."""
        if self.frame["curtain"] is not None:
            self.send({"do": "look"})
        elif self.choice.complete() and not self.ui["refused"]:
            self.answer(self.choice.answer())

    async def check(self):
        """Ask the engine whether the marks are an answer, where their number alone does not tell."""
        chosen, choice = self.choice.answer(), self.choice
        answer = await self.consult({"do": "check", "chosen": chosen})
        if answer and not self.sending and choice is self.choice and chosen == choice.answer():
            error = answer["error"]
            self.ui["refused"] = bool(error)
            self.ui["why"] = self.screen.refusal(error) if error else ""
            self.show()

    async def consult(self, command):
        """Ask the engine what does not move the game on; None when it was lost, and is replaced by now."""
        try:
            return await self.link.call(command)
        except Lost:
            await self.recover()
        return None

    def mark(self, option, nth):
        """Mark or unmark an option; where one is enough and nothing is to be confirmed, marking it is the answer."""
        if self.sending or not self.choice.toggle(option, nth):
            return
        if not self.ui["preferences"]["confirm"] and self.choice.single() and self.choice.complete():
            self.answer(self.choice.answer())
        else:
            self.chosen()

    def chosen(self):
        """Show what is marked now, and have it checked where its number alone does not tell whether it is an answer.

        Until the engine has told, it can be confirmed: a quick hand is not held up, what is no answer is refused.
        """
        self.ui["why"], self.ui["refused"] = "", False
        self.show(True)
        if self.choice.ask["rule"] and self.choice.complete():
            asyncio.create_task(self.check())

    def drag(self, card):
        """Pick a card up, so that the places that take it are shown."""
        self.choice.clear()
        self.choice.lift(card)
        self.ui["why"], self.ui["refused"] = "", False
        self.show(True)

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
        settings.change_all(self.ui["setup"], changes)
        self.show()

    def bots_turn(self):
        """Say whether a computer is to move."""
        return self.frame is not None and self.frame["turn"]["who"] == "bot"

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
        except Lost as lost:
            self.ui["busy"] = False
            return self.fail(str(lost))
        self.ui["engine_ready"], self.ui["busy"] = True, False
        losses = self.losses
        if self.frame is not None:
            await self.open(tasks.again(self), not self.ui["shown"])
            self.losses = losses
            self.ui["why"] = self.screen.words("msg-replaced")
        self.show()

    def fail(self, trouble):
        """Tell that the engine cannot be had and what the trouble was, with a way to try again."""
        self.ui["resuming"] = False
        trouble = {"id": "engine", "args": {"trouble": trouble}}
        self.screen.message(self, trouble, [["retry", "act-retry"]], "msg-engine", True)

    def leave(self):
        """Go back to the set-up; the game stays saved until another one starts."""
        self.game += 1
        self.others.stop()
        self.frame, self.asked, self.choice = None, None, Choice()
        self.ui.update({"dialog": None, "review": None, "learn": None, "shown": False, "left": False})
        self.ui["resume"] = bool(self.store.get(SAVE))
        self.show()

    def keep_settings(self):
        """Save what a person has set."""
        self.store.put("settings", settings.write(self.ui))
