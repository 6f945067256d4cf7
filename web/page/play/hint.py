"""Hints on the page: asked of the worker, shown until the question is answered or something is chosen.

The page works meanwhile: an answer that nobody waits for any longer is dropped.
"""

import asyncio

from page.kit import pace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play
    from page.types import Hint


def toggle(play: "Play", element: "Any" = None) -> None:
    """Ask for a hint on the open question, or take it away."""
    ui = play.ui
    if ui.hint:
        ui.hint = None
    elif play.frame is not None and play.frame["ask"] and play.frame["hints"] and not play.sending:
        hint: Hint = {"advice": None, "at": 0, "choice": play.choice, "marks": list(play.choice.marks)}
        ui.hint = hint
        asyncio.create_task(fetch(play, hint))
    play.show()


async def fetch(play: "Play", hint: "Hint") -> None:
    """Wait for the advice and show it, if it is still wanted; an engine that is still coming gets the table first."""
    while play.first_table.laid is not None and play.ui.hint is hint:
        await asyncio.sleep(pace.POLL)
    answer = await play.consult({"do": "advise"})
    if play.ui.hint is not hint:
        return
    if answer is None:
        play.ui.hint = None
    else:
        hint["advice"] = [] if answer["error"] else answer["advice"]
    play.show()


def following(play: "Play", element: "Any" = None) -> None:
    """Show the next best answer."""
    hint = play.ui.hint
    if hint and hint["advice"]:
        hint["at"] = (hint["at"] + 1) % len(hint["advice"])
        play.show()


def take(play: "Play", element: "Any" = None) -> None:
    """Choose what is advised, without confirming; if that is nothing, passing is left to confirm."""
    hint = play.ui.hint
    if not hint or not hint["advice"] or play.sending:
        return
    advised = hint["advice"][hint["at"]]["answer"]
    play.ui.hint = None
    play.choice.take(advised)
    play.chosen()
    play.screen.focus("#confirm")
