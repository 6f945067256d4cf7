"""The expected points of a palace: places in the scorings to come, where more buildings will be bought.

Only sums, products and square roots, so that every Python comes to the same figures.
"""

from functools import lru_cache
from math import sqrt

from sanjuan.games.alhambra.cards import CATEGORIES, LETTERS, SCORING
from sanjuan.games.alhambra.rules.scoring import counted
from sanjuan.games.alhambra.state import State

Counts = tuple[int, ...]
Coming = tuple[tuple[str, int], ...]
"""For each scoring to come, its letter and the tenths of a building of a category that will be bought before it."""
BUILDINGS_A_CARD = 0.55
"""Buildings bought per money card drawn, as measured in games of this player."""
STEADY, LOOSE = 0.15, 0.8
"""The spread of a lead until the scoring: a constant part, and a part that grows with the buildings still to come."""


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


@lru_cache(maxsize=1 << 16)
def of_category(category: int, counts: Counts, coming: Coming) -> tuple[float, ...]:
    """Return the points that each owner may expect of a category in all scorings to come."""
    total = [0.0] * len(counts)
    for letter, tenths in coming:
        for owner, points in enumerate(expected(counts, CATEGORIES[category].prizes(letter), tenths)):
            total[owner] += points
    return tuple(total)


class Outlook:
    """The scorings to come, as a view shows them: the points to expect, and what one more building changes."""

    def __init__(self, view: State, seat: int) -> None:
        self.seat, self.seats = seat, len(view.hands)
        self.counts = counted(view.palaces)
        left = [len(row.prices) - sum(own) for row, own in zip(CATEGORIES, self.counts, strict=True)]
        shares = _shares_of_the_rest(view, sum(left))
        self.coming: list[Coming] = [
            tuple([(letter, int(10 * share * there + 0.5)) for letter, share in shares]) for there in left
        ]

    def see_only_the_last(self) -> None:
        """Forget all scorings to come but the last one, at the end of the game."""
        self.coming = [coming[:1] for coming in self.coming]

    def gain(self, category: int, owner: int, counts: Counts | None = None) -> float:
        """Return by how much this seat gains on its rivals when an owner gets a building more of a category."""
        before = counts or self.counts[category]
        after = (*before[:owner], before[owner] + 1, *before[owner + 1 :])
        return self._lead(category, after) - self._lead(category, before)

    def gain_of(self, category: int, seat: int, owner: int | None = None) -> float:
        """Return by how many points a player's expectation rises when an owner, usually itself, gets a building more of
        a category."""
        before, owner = self.counts[category], seat if owner is None else owner
        after = (*before[:owner], before[owner] + 1, *before[owner + 1 :])
        coming = self.coming[category]
        return of_category(category, after, coming)[seat] - of_category(category, before, coming)[seat]

    def points(self) -> list[float]:
        """Return what each seat may expect of the scorings to come."""
        total = [0.0] * self.seats
        for category, (counts, coming) in enumerate(zip(self.counts, self.coming, strict=True)):
            points = of_category(category, counts, coming)
            for seat in range(self.seats):
                total[seat] += points[seat]
        return total

    def _lead(self, category: int, counts: Counts) -> float:
        """Return what this seat may expect, less what its rivals may on an average; Martin is no rival."""
        points = of_category(category, counts, self.coming[category])
        own = points[self.seat]
        return own - (sum(points[: self.seats]) - own) / (self.seats - 1)


def _shares_of_the_rest(view: State, left: int) -> list[tuple[str, float]]:
    """Return for each scoring to come which share of the buildings left will be bought before it, the last one first.

    (In a position some of them may be out of the game.)
    """
    there = len(view.buildings) + len(view.yard) - view.yard.count("")
    all_of_it = min(1.0, there / max(left, 1))
    found = [(LETTERS[-1], all_of_it)]
    for letter, (low, high) in zip(SCORING.values(), view.spans, strict=True):
        if letter not in view.scored and low <= high:
            top = len(view.money) - 1
            draws = top - (low + min(high, top)) / 2
            found.append((letter, min(all_of_it, BUILDINGS_A_CARD * draws / max(left, 1))))
    return found
