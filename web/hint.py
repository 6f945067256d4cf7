"""Hints on the page: asked of the worker, shown until the question is answered or something is chosen.

The page goes on meanwhile: an answer that comes when nobody waits for it any more is dropped.
"""

import asyncio


def toggle(play, element=None):
    """Ask for a hint on the open question, or take it away."""
    ui = play.ui
    if ui["hint"]:
        ui["hint"] = None
    elif play.frame is not None and play.frame["ask"] and play.frame["hints"] and not play.sending:
        hint = {"advice": None, "at": 0, "choice": play.choice, "marks": list(play.choice.marks)}
        ui["hint"] = hint
        asyncio.create_task(fetch(play, hint))
    play.show()


async def fetch(play, hint):
    """Wait for the advice and show it, if it is still wanted."""
    answer = await play.consult({"do": "advise"})
    if play.ui["hint"] is not hint:
        return
    if answer is None:
        play.ui["hint"] = None
    else:
        hint["advice"] = [] if answer["error"] else answer["advice"]
    play.show()


def settle(play):
    """Drop the hint when it is of another question, or something has been chosen since."""
    hint = play.ui.get("hint")
    if hint and (hint["choice"] is not play.choice or hint["marks"] != play.choice.marks):
        play.ui["hint"] = None


def following(play, element=None):
    """Show the next best answer."""
    hint = play.ui["hint"]
    if hint and hint["advice"]:
        hint["at"] = (hint["at"] + 1) % len(hint["advice"])
        play.show()


def take(play, element=None):
    """Choose what is advised, without confirming; where that is nothing, go to the button that says so."""
    hint = play.ui["hint"]
    if not hint or not hint["advice"] or play.sending:
        return
    advised = hint["advice"][hint["at"]]["answer"]
    play.ui["hint"] = None
    play.choice.take(advised)
    play.chosen()
    play.screen.focus("#confirm" if advised else "#pass")
