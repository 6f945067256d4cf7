"""Positions in a line each: a cast that differs from the first game, and seats as texts."""

from sanjuan.games.citadels.positions import scenario
from tests.citadels.scorer import rank

FIRST = "assassin thief magician king bishop merchant architect warlord".split()


def stand(cast, seats, picked, **position):
    """Return a position; cities, hands and purses are texts like `market tavern / manor castle / 3`."""
    found = {rank(one): one for one in FIRST} | {rank(one): one for one in cast.split()}
    rows = []
    for seat in seats:
        city, hand, gold = [part.split() for part in seat.split("/")]
        rows.append({"city": city, "hand": hand, "gold": int(gold[0])})
    options = {"characters": ",".join(found[number] for number in sorted(found)), "ninth": len(found) == 9}
    given = {"seed": 1, "seat": rows, "picked": [names.split() for names in picked], **position}
    return scenario.stand(len(rows), options, given)
