"""The players that can sit down at a game's table wherever it is played, in the browser too."""

from sanjuan.bots.random_bot import random
from sanjuan.table.game import Bot, Game


def bots(game: Game) -> dict[str, Bot]:
    """Return the players that can play this game, weakest first: a random one and the game's own."""
    return {"random": random, **game.bots}
