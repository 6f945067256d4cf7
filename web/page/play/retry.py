"""The replacement of a lost worker; a command that was lost with it is sent again, or reported as lost."""

import asyncio

from page.play.link import Lost

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play
    from page.types import Coded, Frame

MOST_LOSSES = 3
PAUSE = 0.2
"""Seconds for the sender of a command to notice that the worker has ended."""
WAIT = 0.05
"""Seconds between two looks for another worker."""
REPLACES, REOPENS = "replaces", "reopens"
"""The steps that replace a lost worker: start another one, then open the game in it."""


class Retry:
    """Replaces the workers of `play`: `losses` are those since the last frame, `step` is what is under way ("")."""

    def __init__(self, play: "Play") -> None:
        self.play = play
        self.losses, self.step = 0, ""

    def attend(self) -> None:
        """Have a worker replaced if it ends while it has nothing to do."""
        self.play.link.attend(lambda: asyncio.create_task(self._unasked()))

    async def _unasked(self) -> None:
        await asyncio.sleep(PAUSE)
        if self.play.link.up and self.play.link.ended():
            await self.play.recover()

    async def recover(self, reopens: bool) -> bool:
        """Replace a worker and bring the game back to it, unless another one is opened; return whether a worker came.

        Gives up after some losses in a row, which is reported. Of several callers that have lost the same worker one
        replaces it, the others wait until the game is back; the new worker may be lost as well.
        """
        if self.step == REPLACES:
            while self.step:
                await asyncio.sleep(WAIT)
            return self.play.link.up
        outer, self.step = self.step, REPLACES
        try:
            return await self._replaced(reopens)
        finally:
            self.step = outer

    async def _replaced(self, reopens: bool) -> bool:
        play, ui = self.play, self.play.ui
        self.losses += 1
        waited = ui.busy
        ui.engine_ready, ui.busy = False, True
        play.show()
        try:
            if self.losses > MOST_LOSSES:
                raise Lost("again and again")
            await play.link.restart()
        except Lost as lost:
            ui.busy = False
            play.fail(str(lost))
            return False
        ui.engine_ready, ui.busy, self.step = True, waited, REOPENS
        if play.first_table.laid is not None:
            await play.first_table.confirm()
        elif play.frame is not None and reopens:
            await self._reopened(play.frame)
        play.show()
        return True

    async def _reopened(self, frame: "Frame") -> None:
        """Open the game at the table again; what is marked at its question stays."""
        play, losses, choice, question = self.play, self.losses, self.play.choice, self._question()
        await play.open(self._again(frame), not play.ui.shown)
        self.losses, play.ui.why = losses, play.screen.words("msg-replaced")
        if question is not None and self._question() == question:
            play.choice = choice

    def _again(self, frame: "Frame") -> "dict[str, Any]":
        """Return the command that brings the present position back in a new worker."""
        told = frame.get("task")
        if told:
            command: dict[str, Any] = self.play.ui.learn["command"]
            return command | {"answers": told["answers"]}
        return {"do": "resume", "save": frame["save"]}

    def _question(self) -> "Any":
        return self.play.frame["ask"] if self.play.frame else None

    async def opened(self, command: "dict[str, Any]", keeps: bool) -> "Coded | None":
        """Open a game in another worker, after one that was to open it was lost; unless somebody goes elsewhere.

        Where it cannot be opened the game at the table is brought back.
        """
        play, game = self.play, self.play.game
        if not await play.recover(False) or game != play.game:
            return None
        error = await play.open(command, keeps)
        if error and play.frame is not None:
            await self._reopened(play.frame)
        return error

    async def settled(self) -> bool:
        """Let a command wait while a worker is replaced; return whether it holds then."""
        if not self.step:
            return True
        play, question = self.play, self._question()
        while self.step:
            await asyncio.sleep(WAIT)
        if play.link.up and self._question() == question:
            return True
        play.sending = False
        play.others.go()
        play.show()
        return False

    async def answered(self, command: "dict[str, Any]") -> None:
        """Send an answer again after its worker was lost, if its question is open again."""
        play, question = self.play, self._question()
        play.sending = False
        came = await play.recover()
        if came and command["do"] == "answer" and question is not None and self._question() == question:
            play.send(command)

    async def again(self) -> None:
        """Try again to have the engine, after a window has said that it could not be loaded."""
        self.losses = 0
        self.play.ui.dialog, self.play.ui.message = None, None
        await self.play.recover()

    def fail(self, trouble: str) -> None:
        """Show that the engine cannot be loaded and why, with a way to try again."""
        self.play.ui.resuming = False
        told: Coded = {"id": "engine", "args": {"trouble": trouble}}
        self.play.screen.message(self.play, told, [["retry", "act-retry"]], "msg-engine", True)
        asyncio.create_task(self._by_itself())

    async def _by_itself(self) -> None:
        """Try again once a broken line holds, unless somebody has done so before."""
        ui = self.play.ui
        await self.play.link.goes_on()
        if ui.dialog == "message" and ui.message is not None and ui.message["error"]:
            await self.again()
