"""Advice on the open question of a record, as JSON."""

from sanjuan.table.advice import Advice
from sanjuan.table.chain import Chain
from sanjuan.table.flow import refusal
from sanjuan.table.record import Record
from worker.save import Trouble
from worker.shapes import Reply

MOST = 12
"""Answers that are worth telling: beyond these, questions with many answers differ by nothing a person could use."""


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
