"""Sight: how a question to one seat looks to the others."""

from sanjuan.table.flow import Ask, Fact, Table, apply_legal, is_choice, kind_of
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


def decline(table: Table, seat: int | None) -> list[Fact]:
    """Play on as if discreet questions to seats other than this had been declined; return the facts of that.

    Changes the table, up to the first question of which everybody may know that it is asked, and leaves no facts in it.
    """
    told: list[Fact] = []
    while table.ask is not None and table.ask.seat != seat and table.KINDS[table.ask.kind].discreet:
        apply_legal(table, table.ask, ())
        told += table.facts
        table.facts = []
    return told


def plausible(table: Table, seat: int | None) -> bool:
    """Return whether the open question of a guess would be asked: this seat sees that it has more than one answer."""
    question = table.ask
    return question is None or question.seat == seat or kind_of(table).sight == PUBLIC or is_choice(question)
