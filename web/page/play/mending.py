"""The replacement of a lost worker; a command that was lost with it is sent again, or reported as lost."""

import asyncio

from page.play import laid, tasks
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


def attend(play: "Play") -> None:
    """Have a worker replaced if it ends while it has nothing to do."""
    play.link.attend(lambda: asyncio.create_task(_unasked(play)))


async def _unasked(play: "Play") -> None:
    await asyncio.sleep(PAUSE)
    if play.link.up and play.link.ended():
        await play.recover()


async def recover(play: "Play", reopens: bool) -> bool:
    """Replace a worker and bring the game back to it, unless another one is opened; return whether a worker came.

    Gives up after some losses in a row, which is reported. Of several callers that have lost the same worker one
    replaces it, the others wait until the game is back; the new worker may be lost as well.
    """
    if play.mending == REPLACES:
        while play.mending:
            await asyncio.sleep(WAIT)
        return play.link.up
    outer, play.mending = play.mending, REPLACES
    try:
        return await _replaced(play, reopens)
    finally:
        play.mending = outer


async def _replaced(play: "Play", reopens: bool) -> bool:
    play.losses += 1
    waited = play.ui.busy
    play.ui.engine_ready, play.ui.busy = False, True
    play.show()
    try:
        if play.losses > MOST_LOSSES:
            raise Lost("again and again")
        await play.link.restart()
    except Lost as lost:
        play.ui.busy = False
        play.fail(str(lost))
        return False
    play.ui.engine_ready, play.ui.busy, play.mending = True, waited, REOPENS
    if play.laid is not None:
        await laid.confirm(play)
    elif play.frame is not None and reopens:
        await _reopened(play, play.frame)
    play.show()
    return True


async def _reopened(play: "Play", frame: "Frame") -> None:
    """Open the game at the table again; what is marked at its question stays."""
    losses, choice, question = play.losses, play.choice, _question(play)
    await play.open(tasks.again(play, frame), not play.ui.shown)
    play.losses, play.ui.why = losses, play.screen.words("msg-replaced")
    if question is not None and _question(play) == question:
        play.choice = choice


def _question(play: "Play") -> "Any":
    return play.frame["ask"] if play.frame else None


async def opened(play: "Play", command: "dict[str, Any]", keeps: bool) -> "Coded | None":
    """Open a game in another worker, after one that was to open it was lost; unless somebody goes elsewhere meanwhile.

    Where it cannot be opened the game at the table is brought back.
    """
    game = play.game
    if not await play.recover(False) or game != play.game:
        return None
    error = await play.open(command, keeps)
    if error and play.frame is not None:
        await _reopened(play, play.frame)
    return error


async def answered(play: "Play", command: "dict[str, Any]") -> None:
    """Send an answer again after its worker was lost, if its question is open again."""
    question = _question(play)
    play.sending = False
    came = await play.recover()
    if came and command["do"] == "answer" and question is not None and _question(play) == question:
        play.send(command)


async def retry(play: "Play") -> None:
    """Try again to have the engine, after a window has told that it could not be had."""
    play.losses = 0
    play.ui.dialog, play.ui.message = None, None
    await play.recover()


async def by_itself(play: "Play") -> None:
    """Try again once a broken line holds, unless somebody has done so before."""
    await play.link.goes_on()
    if play.ui.dialog == "message" and play.ui.message is not None and play.ui.message["error"]:
        await retry(play)
