"""The games that sit at the table, by name."""

from sanjuan.games.san_juan.game import SanJuan
from sanjuan.table.game import Game

GAMES: dict[str, Game] = {game.name: game for game in (SanJuan(),)}
