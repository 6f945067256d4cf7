"""The powers of the characters, by their names: a room for each rank.

Rank 6 has none to use: its rows have what comes by itself.
"""

from sanjuan.games.citadels.rules.powers import rank1, rank2, rank3, rank4, rank5, rank7, rank8, rank9
from sanjuan.games.citadels.rules.powers.power import Power

POWERS: dict[str, Power] = {
    name: power
    for room in (rank1, rank2, rank3, rank4, rank5, rank7, rank8, rank9)
    for name, power in room.POWERS.items()
}
