"""The toy in the house: entered where a game's line in the registry would enter it, in the engine and in the page."""

from page.catalog import games
from sanjuan.games import GAMES
from sanjuan.games.describe import describe
from sanjuan.words.bundles import words
from tests.toys import AUCTION

NAME = AUCTION.name


def enter(monkeypatch):
    """Enter the toy, until the test is over."""
    monkeypatch.setitem(GAMES, NAME, AUCTION)
    row = describe(AUCTION) | {"titles": {"en": ["Auction", ""]}, "poster": ""}
    monkeypatch.setattr(games, "_known", [*games.rows(), row])


def speak(lang="en"):
    """Return the words of the toy."""
    return words(lang, AUCTION)
