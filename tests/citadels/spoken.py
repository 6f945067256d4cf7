"""The ids of the messages about the things of Citadels, for tests/words/test_use.py."""

from sanjuan.games import GAMES
from sanjuan.games.citadels.cards import DISTRICTS, TYPES, UNIQUE_NAMES
from sanjuan.games.citadels.characters import CHARACTERS
from tests.words.messages import family


def things():
    """Return the ids of the things of Citadels."""
    game = GAMES["citadels"]
    rows = {row["id"] for row in game.sheet(game.new(4, 1)) if not row["card"]}
    return (
        family("card", DISTRICTS, "a", "the")
        | family("card", UNIQUE_NAMES, "power", "text")
        | family("card", CHARACTERS, "the", "power", "text")
        | family("type", TYPES, "many")
        | family("score", rows)
    )
