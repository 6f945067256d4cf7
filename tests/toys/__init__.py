"""Games that the tests enter beside those of the package, to see that nothing else need be edited for one."""

from sanjuan.games import GAMES
from tests.toys.auction import Auction

AUCTION = Auction()
ALL = {**GAMES, AUCTION.name: AUCTION}
