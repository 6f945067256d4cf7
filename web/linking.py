"""Games as the text of a link, in the worker; and the achievements that a game knows."""

from save import Trouble, players_of

from sanjuan.games import GAMES
from sanjuan.table import compact
from sanjuan.table.achieving import Achiever
from sanjuan.table.record import Damaged, OtherRules


def link(host, _command):
    """Return the game as the text of a link; raises Trouble where it fits into none."""
    try:
        return {"text": compact.write(host.record), "error": None}
    except compact.Unlinkable as error:
        raise Trouble("no_link") from error


def shown(host, command):
    """Take up the game that the text of a link tells, to be looked at; it must be over.

    Raises Trouble `link_damaged`, `link_other_rules` or `link_too_long`.
    """
    text = command.get("text")
    if not isinstance(text, str):
        raise Trouble("link_damaged")
    if len(text) > compact.LONGEST:
        raise Trouble("link_too_long")
    try:
        record = compact.read(text, GAMES)
    except OtherRules as error:
        raise Trouble("link_other_rules") from error
    except Damaged as error:
        raise Trouble("link_damaged") from error
    if not record.game.over(record.state):
        raise Trouble("link_damaged")
    return host.open_game(record, players_of(record))


def medals(_host, _command):
    """Return the names of all achievements, game by game, in the order in which they are shown."""
    known = [game.medals for game in GAMES.values() if isinstance(game, Achiever)]
    return {"medals": [name for names in known for name in names], "error": None}
