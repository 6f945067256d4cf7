"""The game on the page: commands to the engine, frames back.

It knows no rule and draws nothing: `screen` shows what `ui` and `frame` say, and `after` what they say next. Saving,
the first table, lost workers and the moves of the others are objects of their own.
"""

import asyncio

from page.catalog import games
from page.kit import memo, pace
from page.play import announcements, checking
from page.play.after import after, mark
from page.play.auto_answer import AutoAnswer
from page.play.autosave import Autosave
from page.play.bot_driver import Others
from page.play.choice import Choice
from page.play.first_table import FirstTable
from page.play.link import Link, Lost, Sending
from page.play.retry import Retry
from page.share import sharing
from page.storage import current_game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from page.browser.store import Store
    from page.play.first_table import Laid
    from page.screen.screen import View
    from page.state import Ui
    from page.types import Coded, Frame, Person


class Play(Sending):
    """The game at this table. `frame` is the last frame (None: still at the set-up), `choice` the marks on it."""

    def __init__(self, ui: "Ui", link: "Link", store: "Store", screen: "View") -> None:
        super().__init__()
        self.ui = ui
        self.link: Link | Any = link
        self.store, self.screen = store, screen
        self.frame: Frame | None = None
        self.choice, self.game = Choice(), 0
        self.players: list[Person] = []
        self.asked: Frame | None = None
        self.others, self.autosave, self.auto_answer = Others(self), Autosave(self), AutoAnswer(self)
        self.first_table, self.retry = FirstTable(self), Retry(self)
        self.at_end: Callable[[], object] = lambda: None
        self.at_task: Callable[[], object] = lambda: None
        self.at_frame: Callable[[], object] = lambda: None
        self.at_leave: Callable[[], object] = lambda: None

    def state(self) -> str:
        """Return the page's state as the contract names it."""
        if self.ui.message and self.ui.message["error"]:
            return "error"
        if self.frame is None and not self.ui.busy and not self.ui.together:
            # also while a command to the game that was left is still on its way
            return "home" if self.ui.home and not self.ui.learn else "setup"
        if self.frame is None or self.ui.busy or self.sending:
            return "thinking"
        if self.frame["over"]:
            return "over"
        return "your-turn" if self.frame["ask"] or self.frame["curtain"] is not None else "thinking"

    def game_name(self) -> str:
        """Return the name of the game at the table, else of the one that is being set up."""
        return str(self.frame["table"]["game"] if self.frame else self.ui.setup["game"])

    def show(self, marked: bool = False) -> None:
        """Draw the page; if `marked` after what is marked has been painted, which answers a click."""
        mark(self.ui, self.choice)
        (self.screen.mark if marked else self.screen.draw)(self)

    def window(self, dialog: "str | None") -> None:
        """Open a window over the table, or close it (None): its veil comes or goes at once, the rest follows that."""
        self.ui.dialog = dialog
        mark(self.ui, self.choice)
        (self.screen.open_window if dialog else self.screen.close_window)(self)

    def wait(self) -> None:
        """Show that a game is about to be opened."""
        self.ui.busy = True
        self.screen.wait(self)

    async def open(self, command: "dict[str, Any]", keeps: bool = True) -> "Coded | None":
        """Open a game once the engine is there, unsaved unless it `keeps`; return the error of one that cannot be."""
        self.game = game = self.game + 1
        self.others.stop()
        self.wait()
        self.autosave.opens(command)
        if self.frame is None and command.get("game") in games.names():  # one at the table keeps its worker
            self.link.about(command["game"])
        try:
            frame, table = await self._first(command)
        except Lost:
            return await self.retry.opened(command, keeps)
        await asyncio.sleep(0)  # the frame was read in one task, it is drawn in others
        if not frame["error"]:
            await self.ahead(frame, **self._opened(keeps))
        if game != self.game:  # somebody went elsewhere meanwhile
            return None
        self.ui.busy = False
        if frame["error"]:
            self.others.go()
        else:
            self.first_table.laid = table
            self.begin(frame, keeps, command["do"])
            self.first_table.take_up()
            asyncio.create_task(self.first_table.confirm())
        return frame["error"]

    async def _first(self, command: "dict[str, Any]") -> "tuple[Frame | Any, Laid | None]":
        """Return a game's first frame when it can be drawn, or an error, and the laid table it is of; raises Lost."""
        table = await self.first_table.deal(command)
        frame = table.frame if table else await self.by_engine(command)
        try:
            await self.screen.ready(frame["table"]["game"] if "table" in frame else "")
        except Exception:  # JavaScript's errors have no classes of their own in Python
            return {"error": {"id": "part", "args": {}}}, None
        return frame, table

    async def by_engine(self, command: "dict[str, Any]") -> "Any":
        """Have a game opened by an engine that may still be on its way: the command waits for it in the worker."""
        if self.link.coming:
            try:
                return await self.link.call(command)
            except Lost:  # it is its start that failed: told by who awaits that, with a way to try again
                pass
        while not self.ui.engine_ready:
            await asyncio.sleep(pace.POLL)
        return await self.link.call(command)

    def _opened(self, keeps: bool) -> "dict[str, Any]":
        left = not keeps and self.frame is not None and (self.ui.left or not self.ui.shown)
        return {"left": left, "shown": not keeps, "first": not self.autosave.begun}

    def begin(self, frame: "Frame", keeps: bool, do: str) -> None:
        """Bring a game to the table by its first frame, which a command has brought; saved if the page `keeps` it."""
        self.ui.change(self._opened(keeps))
        self.players, self.asked = frame["players"], None
        self.take(frame, do)
        self.others.go()
        self.first_table.rest()

    def _after(self, ui: "Ui", frame: "Frame", choice: "Choice") -> "Ui":
        lifted = self.frame is not None and self.frame["curtain"] is not None
        return after(ui, frame, choice, self.screen.words, lifted)

    async def ahead(self, frame: "Frame", **opened: "Any") -> None:
        """Draw the table of a frame that is shown a moment later, in short tasks: between them clicks are answered."""
        if not frame["error"] and not pace.passing(self.ui, frame, self.screen.rest()):
            choice = Choice(frame["ask"], frame["proposal"])
            await self.screen.ahead(frame, self._after(self.ui.but(**opened), frame, choice))

    def take(self, frame: "Frame", do: str = "") -> None:
        """Make a frame the present one, show it, save it; the first one of a game with the command that opened it."""
        self.choice = Choice(frame["ask"], frame["proposal"])
        self.ui.change(self._after(self.ui, frame, self.choice).__dict__)
        self.frame, self.retry.losses = frame, 0
        if frame["ask"] or frame["curtain"] is not None:
            self.asked = frame
        if frame["curtain"] is not None:
            memo.forget(frame)  # all that shows the hand of the last person who looked
        if frame.get("task") or frame.get("coached") is not None:
            self.at_task()
        if self.ui.shows and self.ui.dialog:
            asyncio.create_task(announcements.stay(self, frame, self.ui.dialog))
        try:
            if not pace.passing(self.ui, frame, self.screen.rest()):
                self.show()
        finally:
            self.autosave.take(frame, do)
        self.auto_answer.give(frame)
        self.at_frame()

    async def step(self, command: "dict[str, Any]", drive: int) -> "Frame | None":
        """Take and return the frame that a command brings, None if by then the others' `drive` is over; raises Lost."""
        frame: Frame = await self.link.call(command)
        await self.ahead(frame)
        self.sending = False
        if drive != self.others.count:  # somebody went elsewhere meanwhile
            return None
        if not frame["error"]:
            self.take(frame)
        return frame

    def send(self, command: "dict[str, Any]") -> None:
        """Send a command that moves the game on; from this moment on the question cannot be answered again."""
        if not self.sending:
            self.sending = True
            self.screen.sent()
            asyncio.create_task(self._send(command, self.game))

    async def _send(self, command: "dict[str, Any]", game: int) -> None:
        """Take the frame that a command brings; a refusal is shown and changes nothing."""
        if not self.ui.together:  # people elsewhere wait for the answer
            await self.screen.painted()  # the answer to the click comes first: nothing is computed or drawn before that
        if not await self.first_table.settled(command, game) or not await self.retry.settled():
            return
        try:
            frame = await self.step(command, self.others.count)
        except Lost:
            await self.retry.answered(command)
            return
        if frame is not None:
            if frame["error"]:
                self.refuse(frame["error"])
            self.others.go()

    def refuse(self, error: "Coded") -> None:
        """Show why something cannot be done."""
        self.tell(self.screen.refusal(error))

    def answer(self, chosen: "list[str]") -> None:
        """Answer the open question."""
        self.autosave.answered()
        self.auto_answer.by_hand = False
        self.send({"do": "answer", "chosen": chosen})

    def undo(self) -> None:
        """Take the last answer back; its question shows at once, even while another player is still thinking."""
        if self.asked is not None and not self.sending:
            self.frame, self.choice = self.asked, Choice()
            self.show()
        self.auto_answer.by_hand = True
        self.send({"do": "undo"})

    def confirm(self) -> None:
        """Answer with the marks, or lift the curtain."""
        if self.frame and self.frame["curtain"] is not None:
            self.send({"do": "look"})
        elif self.choice.complete() and not self.ui.refused:
            self.answer(self.choice.answer())

    async def consult(self, command: "dict[str, Any]") -> "dict[str, Any] | None":
        """Ask the engine what does not move the game on; None when it was lost, and is replaced by now."""
        try:
            answer: dict[str, Any] = await self.link.call(command)
            return answer
        except Lost:
            if self.first_table.laid is None:  # the caller that waits for the start reports an engine that has not come
                await self.recover()
        return None

    def mark(self, option: str, nth: int) -> None:
        """Mark or unmark an option; if one is enough and nothing is to be confirmed, marking it is the answer."""
        if self.sending or not self.choice.toggle(option, nth):
            return
        if not self.ui.preferences["confirm"] and self.choice.final(option) and self.choice.complete():
            self.answer(self.choice.answer())
        else:
            self.chosen()

    def chosen(self) -> None:
        """Show what is marked now, and have it checked where its number alone does not tell whether it is an answer.

        Until the engine has told, it can be confirmed: a quick hand is not held up, what is no answer is refused.
        """
        self.ui.why, self.ui.refused = "", False
        self.show(True)
        checking.soon(self)

    def drag(self, card: str) -> None:
        """Pick a card up, so that the places that take it are shown."""
        self.choice.clear()
        self.choice.lift(card)
        self.chosen()

    def drop(self, option: "str | None") -> None:
        """Put the picked-up card where the option says, which is an answer at once; None puts it back."""
        self.choice.clear()
        if option in self.choice.options():
            self.answer([option])
        else:
            self.show()

    def tell(self, sentence: str) -> None:
        """Show why something cannot be chosen."""
        self.ui.why = sentence
        self.show()

    async def recover(self, reopens: bool = True) -> bool:
        """Replace a worker that does not answer and go on from the save; return whether another one came."""
        return await self.retry.recover(reopens)

    def fail(self, trouble: str) -> None:
        """Show that the engine cannot be loaded and why, with a way to try again."""
        self.retry.fail(trouble)

    def leave(self, learn: "dict[str, Any] | None" = None) -> None:
        """Go back to the set-up, or to the place to learn; the game stays saved."""
        self.game += 1
        self.at_leave()
        self.others.stop()
        self.frame, self.asked, self.first_table.laid, self.choice = None, None, None, Choice()
        current_game.leave(self.ui, self.store, sharing.today(), learn)
        self.show()
