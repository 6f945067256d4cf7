"""Sight: how a question to one seat looks to the others."""

from sanjuan.table.flow import Ask
from sanjuan.table.kinds import MASKED, PUBLIC, Kind
from sanjuan.table.options import is_place

HIDDEN = "?"


def masked(ask: Ask, kind: Kind) -> Ask:
    """Return a question as seats see it that are not asked: all of it, places and counts, or no options at all.

    Where the number of options is secret, so is how many may be chosen: `most` follows it ("all of these cards").
    What goes on after the answer (`then`) and the steps to come stay visible: no secret may lie in their arguments.
    """
    if kind.sight == PUBLIC:
        return ask
    if kind.sight == MASKED:
        return ask._replace(options=tuple([option if is_place(option) else HIDDEN for option in ask.options]))
    return ask._replace(options=(), most=max(ask.least, 1))
