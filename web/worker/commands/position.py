"""A game that starts from a position text: in the worker, for pages that show one (see docs/embedding.md)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanjuan.first_game import FIRST_GAME
from sanjuan.games import GAMES
from sanjuan.table.position import Unreadable
from sanjuan.table.record import Record
from sanjuan.table.replay import play_on
from worker.save import Trouble, checked_players, computer, person, tags_of
from worker.shapes import Command, Player, Reply

if TYPE_CHECKING:
    from worker.host import Host


def stand(host: "Host", command: Command) -> Reply:
    """Start a game from a position; a person plays the seat that is to answer, `opponents` sit at the others."""
    game, text = GAMES.get(str(command.get("game", FIRST_GAME))), command.get("position")
    if game is None or not isinstance(text, str):
        raise Trouble("bad_setup")
    try:
        record = Record.from_position(game, text)
    except Unreadable as error:
        raise Trouble("position", reason=error.id, **error.words) from error
    seated = _players(record, _texts(command, "opponents"), _texts(command, "names"))
    players = checked_players(seated, game)
    record.tags = tags_of(players)
    return host.open_game(record, players)


def broken(host: "Host", record: Record | None, before: int) -> Trouble | None:
    """Return the error for a fault in a game whose first steps somebody has made up, or None for any other game.

    The game is put back to its state before the command: to this number of answers of that record.
    """
    if host.opened is None or not host.opened.start:
        return None
    host.opened = record and play_on(record, before)
    return Trouble("position", reason="broken")


def _texts(command: Command, name: str) -> list[str]:
    texts = command.get(name, [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise Trouble("bad_setup")
    return texts


def _players(record: Record, opponents: Sequence[str], names: Sequence[str]) -> list[Player]:
    """Return the players: opponents in the order of the seats, or one for all; the default one if none is named."""
    others = record.seats - 1
    if len(opponents) not in (0, 1, others):
        raise Trouble("asked_value", name="opponents", value=len(opponents), allowed=f"1, {others}")
    if len(names) > record.seats:
        raise Trouble("asked_value", name="names", value=len(names), allowed=f"0–{record.seats}")
    named = iter(opponents if len(opponents) == others else [*(opponents or [_usual(record)])] * others)
    me = record.state.ask.seat if record.state.ask else 0
    seated = ["human" if seat == me else next(named) for seat in range(record.seats)]
    pairs = zip([*names, *[""] * record.seats], seated, strict=False)
    return [person(record.game, name) if who == "human" else computer(who, name) for name, who in pairs]


def _usual(record: Record) -> str:
    return next(iter(record.game.characters), record.game.house_player)
