"""The ids of the messages about the things of Alhambra, for tests/words/test_use.py."""

from sanjuan.games.alhambra.cards import BUILDINGS, CATEGORIES, CURRENCIES, LETTERS, MONEY, SCORING
from sanjuan.games.alhambra.score import EARLIER
from tests.words.messages import family


def things():
    """Return the ids of the things of Alhambra."""
    categories = [row.name for row in CATEGORIES]
    return (
        family("card", [*BUILDINGS, *MONEY, *SCORING])
        | family("building", categories, "the")
        | family("currency", CURRENCIES)
        | family("score", [*categories, *LETTERS, EARLIER])
    )
