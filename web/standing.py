"""A game that starts from a position text: in the worker, for pages that show one (see docs/embedding.md)."""

from save import Trouble, checked_players, tags_of

from sanjuan.games import GAMES
from sanjuan.table.position import Unreadable
from sanjuan.table.record import Record
from sanjuan.table.replay import play_on


def stand(host, command):
    """Start a game from a position; a person plays the seat that is to answer, `opponents` sit at the others."""
    game, text = GAMES.get(command.get("game", "san_juan")), command.get("position")
    if game is None or not isinstance(text, str):
        raise Trouble("bad_setup")
    try:
        record = Record.standing(game, text)
    except Unreadable as error:
        raise Trouble("position", reason=error.id, **error.words) from error
    players = checked_players(_players(record, _texts(command, "opponents"), _texts(command, "names")))
    record.tags = tags_of(players)
    return host.open_game(record, players)


def broken(host, record, before):
    """Return what is said of a fault in a game whose first steps somebody has made up, or None of any other game.

    The game is put back to where it stood before the command: so many answers of that record.
    """
    if host.record is None or not host.record.start:
        return None
    host.record = record and play_on(record, before)
    return Trouble("position", reason="broken")


def _texts(command, name):
    texts = command.get(name, [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise Trouble("bad_setup")
    return texts


def _players(record, opponents, names):
    """Return who plays: opponents in the order of the seats, one of them for all; the usual one where none is named."""
    others = record.seats - 1
    if len(opponents) not in (0, 1, others):
        raise Trouble("asked_value", name="opponents", value=len(opponents), allowed=f"1, {others}")
    if len(names) > record.seats:
        raise Trouble("asked_value", name="names", value=len(names), allowed=f"0–{record.seats}")
    named = iter(opponents if len(opponents) == others else (opponents or [record.game.characters[0]]) * others)
    me = record.state.ask.seat if record.state.ask else 0
    seated = ["human" if seat == me else next(named) for seat in range(record.seats)]
    return [_player(name, who) for name, who in zip([*names, *[""] * others, ""], seated, strict=False)]


def _player(name, who):
    return {"name": name, "who": "human" if who == "human" else "bot", "bot": "greedy" if who == "human" else who}
