"""Hints, in the worker: what the game advises the person at the device to answer, as JSON."""

from random import Random

from save import Trouble

from sanjuan.table.advice import Adviser
from sanjuan.table.flow import problem

MOST = 12
"""Answers that are worth telling: beyond these, questions with many answers differ by nothing a person could use."""


def can_advise(game):
    """Tell whether a game gives advice."""
    return isinstance(game, Adviser)


def advise(host, _command):
    """Return the best answers to the open question, best first, each with its chance and reasons.

    Made from the view of the person who is asked, so that no hint tells what that person may not know.
    """
    host.his_turn()
    record = host.record
    if not can_advise(record.game):
        raise Trouble("bad_command")
    view = record.game.view(record.state, host.viewer())
    rng = Random(len(record.answers))
    found = [told(advice) for advice in record.game.advise(view, rng) if problem(record.state, advice.answer) is None]
    return {"advice": found[:MOST], "error": None}


def told(advice):
    """Return an advice as JSON."""
    return {"answer": list(advice.answer), "chance": advice.chance, "reasons": [dict(why) for why in advice.reasons]}
