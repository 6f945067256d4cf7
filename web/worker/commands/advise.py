"""Hints, in the worker: what the game advises the person at the device to answer, as JSON."""

from typing import TYPE_CHECKING

from sanjuan.table.advice import Advice
from sanjuan.table.chain import Chain
from sanjuan.table.flow import refusal
from sanjuan.table.record import Record
from worker.save import Trouble
from worker.shapes import Command, Reply

if TYPE_CHECKING:
    from worker.host import Host

MOST = 12
"""Answers that are worth telling: beyond these, questions with many answers differ by nothing a person could use."""


def advise(host: "Host", _command: Command) -> Reply:
    """Return the best answers to the open question, best first, each with its chance and reasons.

    Made from the view of the person to answer, so that no hint reveals what that person may not know. Along one chain
    of decisions the chances agree.
    """
    host.require_turn()
    return advice_on(host.record, host.chain)


def advice_on(record: Record, chain: Chain) -> Reply:
    """Return the advice on the open question of a record, which goes on from that of a chain."""
    if record.game.adviser is None:
        raise Trouble("bad_command")
    advice = chain.advise(record, record.state.ask.seat)
    found = [_told(one) for one in advice if refusal(record.state, one.answer) is None]
    return {"advice": found[:MOST], "error": None}


def _told(advice: Advice) -> Reply:
    told = {"answer": list(advice.answer), "chance": advice.chance, "reasons": [dict(why) for why in advice.reasons]}
    return told | {"error": advice.error, "level": advice.level}
