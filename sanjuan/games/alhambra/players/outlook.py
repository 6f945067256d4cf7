"""What a palace may be expected to score: places in the scorings to come, where more buildings will be bought.

Only sums, products and square roots, so that every Python comes to the same figures.
"""

from functools import lru_cache
from math import sqrt

from sanjuan.games.alhambra.cards import CATEGORIES, LETTERS, SCORING
from sanjuan.games.alhambra.rules.scoring import counted
from sanjuan.games.alhambra.state import State

Counts = tuple[int, ...]
BUILDINGS_A_CARD = 0.55
"""How many buildings are bought while one money card is drawn, in games of this player."""
STEADY, LOOSE = 0.15, 0.8
"""How far the leads of today may change: a little always, more the more buildings of the category are to come."""


@lru_cache(maxsize=1 << 15)
def expected(counts: Counts, prizes: tuple[int, ...], coming: int) -> tuple[float, ...]:
    """Return the points that each owner may expect of a category; `coming` tenths of a building are bought before.

    An owner is above another by a chance that grows with the lead; places follow from these chances as if they were
    independent of each other.
    """
    more = coming / 10 / len(counts)
    spread = STEADY + LOOSE * sqrt(2 * more)
    there = [1.0 if own else more / (1 + more) for own in counts]
    points = []
    for owner, own in enumerate(counts):
        places = [1.0] + [0.0] * (len(prizes) - 1)
        for rival, other in enumerate(counts):
            if rival != owner:
                lead = other - own
                above = there[rival] * (0.5 + 0.5 * lead / (spread + abs(lead)))
                for place in range(len(places) - 1, 0, -1):
                    places[place] += above * (places[place - 1] - places[place])
                places[0] *= 1 - above
        points.append(there[owner] * sum([chance * prize for chance, prize in zip(places, prizes, strict=True)]))
    return tuple(points)


class Outlook:
    """The scorings to come, as a view shows them: what every owner may expect, and what a building more changes."""

    def __init__(self, view: State, seat: int) -> None:
        self.seat, self.seats = seat, len(view.hands)
        self.counts = counted(view.palaces)
        self.left = [len(row.prices) - sum(own) for row, own in zip(CATEGORIES, self.counts, strict=True)]
        self.shares = _shares_of_the_rest(view, sum(self.left))
        self._known: dict[tuple[int, Counts], tuple[float, ...]] = {}

    def gain(self, category: int, owner: int, counts: Counts | None = None) -> float:
        """Return by how much this seat gains on its rivals when an owner gets a building more of a category."""
        before = counts or self.counts[category]
        after = (*before[:owner], before[owner] + 1, *before[owner + 1 :])
        return self._lead(category, after) - self._lead(category, before)

    def gain_of(self, category: int, rival: int) -> float:
        """Return by how many points another player's expectation rises by a building more of a category."""
        before = self.counts[category]
        after = (*before[:rival], before[rival] + 1, *before[rival + 1 :])
        return self._points(category, after)[rival] - self._points(category, before)[rival]

    def _lead(self, category: int, counts: Counts) -> float:
        """Return what this seat may expect, less what its rivals may on an average; Martin is no rival."""
        points = self._points(category, counts)
        own = points[self.seat]
        return own - (sum(points[: self.seats]) - own) / (self.seats - 1)

    def _points(self, category: int, counts: Counts) -> tuple[float, ...]:
        key = (category, counts)
        if key not in self._known:
            self._known[key] = self._all_scorings(category, counts)
        return self._known[key]

    def _all_scorings(self, category: int, counts: Counts) -> tuple[float, ...]:
        row, total = CATEGORIES[category], [0.0] * len(counts)
        for letter, share in self.shares.items():
            coming = int(10 * share * self.left[category] + 0.5)
            for owner, points in enumerate(expected(counts, row.prizes(letter), coming)):
                total[owner] += points
        return tuple(total)


def _shares_of_the_rest(view: State, left: int) -> dict[str, float]:
    """Return for each scoring to come which share of the buildings left will be bought before it.

    (In a position some of them may be out of the game.)
    """
    there = len(view.buildings) + sum([card != "" for card in view.yard])
    found = {LETTERS[-1]: min(1.0, there / max(left, 1))}
    for letter, (low, high) in zip(SCORING.values(), view.spans, strict=True):
        if letter not in view.scored and low <= high:
            top = len(view.money) - 1
            draws = top - (low + min(high, top)) / 2
            found[letter] = min(found[LETTERS[-1]], BUILDINGS_A_CARD * draws / max(left, 1))
    return found
