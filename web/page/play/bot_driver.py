"""The other players' moves: one answer at a time, at their pace, until a person is to answer.

A person may do something else at any moment, also while a computer thinks: take back, leave, open another game. What it
thinks of then is dropped, because thinking moves nothing; only the command after it does. It thinks in slices, so that
such a wish is carried out within moments.
"""

import asyncio

import tables
from page.kit import pace
from page.play import announcements
from page.play.link import Lost

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.play.play import Play


class Others:
    """Drives the computers at the table of `play`; `count` distinguishes the present drive from earlier ones.

    `spent` are the seconds that the pauses of the present drive have taken.
    """

    def __init__(self, play: "Play") -> None:
        self.play = play
        self.count = 0
        self.spent = 0.0

    def stop(self) -> None:
        """Stop the moves of the others."""
        self.count += 1

    def go(self) -> None:
        """Let the others move from here; an earlier drive stops."""
        self.count += 1
        self.spent = 0.0
        asyncio.create_task(self._drive(self.count))

    async def _drive(self, drive: int) -> None:
        while self._goes_on(drive):
            await self._pause(drive)
            if not self._goes_on(drive) or not await self._move(drive):
                return

    def _goes_on(self, drive: int) -> bool:
        """Return whether the others are to move and nothing came between: a command, another game, a later drive."""
        return drive == self.count and not self.play.sending and self.to_move()

    def to_move(self) -> bool:
        """Return whether a computer is to move."""
        frame = self.play.frame
        return frame is not None and frame["turn"]["who"] == "bot"

    async def _pause(self, drive: int) -> None:
        play = self.play
        frame = play.frame
        left = pace.between(play.ui, frame, tables.at(frame).EFFECTS, self.spent) if frame else 0
        self.spent += left
        while left > 0 and not play.ui.fast and self._goes_on(drive):
            await asyncio.sleep(min(left, pace.POLL))
            left -= pace.POLL
        while (play.ui.dialog == "message" or announcements.waiting(play)) and self._goes_on(drive):
            await asyncio.sleep(pace.POLL)
        await asyncio.sleep(0)

    async def _move(self, drive: int) -> bool:
        """Let one other player think and answer; return whether the game continues."""
        play = self.play
        try:
            thought = await play.link.call({"do": "think"})
            while self._goes_on(drive) and not thought["error"] and not thought["done"]:
                thought = await play.link.call({"do": "think"})
            if thought["error"] or not self._goes_on(drive):
                return False
            play.sending = True
            frame = await play.step({"do": "bot"}, drive)
        except Lost:
            return await self._lost(drive)
        return frame is not None and not frame["error"]

    async def _lost(self, drive: int) -> bool:
        """Have the worker replaced, which starts a drive of its own; unless a newer drive has begun."""
        if drive == self.count:
            self.play.sending = False
            await self.play.recover()
        return False
