"""Games that the tests enter beside those of the package, to see that nothing else need be edited for one.

The game of examples/ is found where it is, under the names that it has when it is moved in.
"""

from importlib import import_module

import sanjuan.games
import tables
from sanjuan.games import GAMES
from tests.moved import EXAMPLE, GAME
from tests.toys.auction import Auction


def example():
    """Return the game of examples/."""
    for package, folder in ((sanjuan.games, "sanjuan/games"), (tables, "web/tables")):
        package.__path__.append(str(EXAMPLE / folder))
    found = import_module(f"sanjuan.games.{GAME}.game").HighCard()
    found.locales = EXAMPLE / "sanjuan" / "games" / GAME / "locales"
    return found


AUCTION = Auction()
HIGH_CARD = GAMES[GAME] if GAME in GAMES else example()
ALL = {**GAMES, AUCTION.name: AUCTION, HIGH_CARD.name: HIGH_CARD}
