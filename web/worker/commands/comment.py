"""Games with comments, in the worker: what the game's advice says of a person's last answer."""

from typing import TYPE_CHECKING

from sanjuan.table.advice import Advice, Adviser
from sanjuan.table.flow import kind_of
from sanjuan.table.record import Record
from sanjuan.table.replay import play_on
from worker.save import Trouble
from worker.shapes import Command, Reply

if TYPE_CHECKING:
    from worker.host import Host

COACHED = "coach"
"""The tag of a record that marks a game with comments."""
CLEAR = 0.05
"""Differences in the chance to win that are worth a comment."""


def coach_tag(command: Command) -> dict[str, str]:
    """Return the tag of a game that is started with comments, nothing for any other."""
    return {COACHED: "yes"} if command.get("coach") is True else {}


def coached(host: "Host") -> int | None:
    """Return the number of the last answer of a person in a game with comments, -1 before it; None in other games."""
    record, people = host.record, host.humans()
    if COACHED not in record.tags or len(people) != 1 or record.game.adviser is None:
        return None
    mine = [at for at, (seat, _) in enumerate(record.turns) if seat == people[0]]
    return mine[-1] if mine else -1


def comment(host: "Host", _command: Command) -> Reply:
    """Return the game's advice on the person's last answer; None if that is not worth a word."""
    at, adviser = coached(host), host.record.game.adviser
    if at is None or at < 0 or adviser is None:
        raise Trouble("bad_command")
    return {"comment": _comment(host.record, at, adviser), "error": None}


def _comment(record: Record, at: int, adviser: Adviser) -> Reply | None:
    before = play_on(record, at)
    ask = before.state.ask
    view = record.game.view(before.state, ask.seat)
    advice = adviser.advise(view, before.chance("advice")) if kind_of(before.state).comment else []
    mine = [one for one in advice if sorted(one.answer) == sorted(record.answers[at])]
    if len(advice) < 2 or not mine:
        return None
    best, good = advice[0], mine[0] is advice[0] and advice[0].chance - advice[1].chance >= CLEAR
    if not good and best.chance - mine[0].chance < CLEAR:
        return None
    asked = {"seat": ask.seat, "kind": ask.kind, "options": list(ask.options), "least": ask.least, "most": ask.most}
    return _told(asked | record.game.question(view), best, mine[0]) | {"at": at, "good": good}


def _told(asked: Reply, best: Advice, mine: Advice) -> Reply:
    told = {"ask": asked, "best": list(best.answer), "yours": list(mine.answer)}
    return told | {"reasons": [dict(why) for why in best.reasons[:1]]}
