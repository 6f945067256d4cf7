"""Sharing a game, in the worker: its deal, or all of it as the text of a link."""

from typing import TYPE_CHECKING

from sanjuan.games import GAMES
from sanjuan.table import share_link
from sanjuan.table.record import Damaged, OtherRules
from worker.save import Trouble, players_of
from worker.shapes import Command, Reply

if TYPE_CHECKING:
    from worker.host import Host


def deal(host: "Host", _command: Command) -> Reply:
    """Return what makes this deal, to be shared: its seed, options and players, not what anybody has done."""
    record = host.record
    if record.start:
        raise Trouble("no_deal")
    made = {"seed": record.seed, "seats": record.seats, "options": record.options, "players": host.players}
    return {"deal": made | {"game": record.game.name}, "error": None}


def link(host: "Host", _command: Command) -> Reply:
    """Return the game as the text of a link; raises Trouble if it fits into none."""
    try:
        return {"text": share_link.encode(host.record), "error": None}
    except share_link.Unlinkable as error:
        raise Trouble("no_link") from error


def shown(host: "Host", command: Command) -> Reply:
    """Take up the game that the text of a link holds, to be looked at; it must be over.

    Raises Trouble `link_damaged`, `link_other_rules` or `link_too_long`.
    """
    text = command.get("text")
    if not isinstance(text, str):
        raise Trouble("link_damaged")
    if len(text) > share_link.LONGEST:
        raise Trouble("link_too_long")
    try:
        record = share_link.decode(text, GAMES)
    except OtherRules as error:
        raise Trouble("link_other_rules") from error
    except Damaged as error:
        raise Trouble("link_damaged") from error
    if not record.game.over(record.state):
        raise Trouble("link_damaged")
    return host.open_game(record, players_of(record))
