"""The games that sit at the table, by name: one line a game, the one that is meant where none is named first."""

from sanjuan.games.alhambra.game import Alhambra
from sanjuan.games.citadels.game import Citadels
from sanjuan.games.san_juan.game import SanJuan
from sanjuan.table.game import Game

_ALL: tuple[Game, ...] = (
    SanJuan(),
    Alhambra(),
    Citadels(),
)
GAMES: dict[str, Game] = {game.name: game for game in _ALL}
DEFAULT = next(iter(GAMES))
