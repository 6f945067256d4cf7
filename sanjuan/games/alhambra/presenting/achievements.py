"""Achievements: what a finished game may have shown, each a way of playing worth trying once.

A row is a name and a test of the game as one seat played it. Most of them ask for the win, so that nobody has to spoil
a game for one. Words: messages `medal-<name>`.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sanjuan.games.alhambra.cards import CATEGORIES, CATEGORY
from sanjuan.games.alhambra.state import State
from sanjuan.table.record import Record
from sanjuan.table.story import Story as AnyStory

TOWERS = CATEGORIES[-1].name
"""The category that brings most."""
FULL_TABLE, IN_A_ROW, AT_ONCE, GIFTS, HEIRLOOMS = 5, 3, 3, 2, 2
FAR_AHEAD, MANY_POINTS = 20, 120
ENOUGH = 6
"""The least number of purchases that show how a seat pays."""
MOSTLY = 1 / 2
"""The part of them that is paid in the one currency."""
BOUGHT_FOR, BOUGHT_OVER = 3, 7
"""The indexes, in a `bought` fact, of the currency and of the amount overpaid."""


@dataclass(frozen=True)
class Story(AnyStory):
    """A finished game as one seat played it, with the queries that Alhambra's achievements make."""

    state: State

    def categories(self) -> set[str]:
        """Return the categories of which the seat has a building."""
        return {CATEGORY[card] for card in self.state.palaces[self.seat]}

    def exact_in_a_row(self) -> int:
        """Return how many purchases were paid exactly in one turn at most."""
        most = count = 0
        for fact in self.facts:
            if fact[0] == "again":
                count += fact[1] == self.seat
                most = max(most, count)
            elif fact[0] in ("took", "laid"):
                count = 0
        return most

    def points_after(self, letter: str) -> list[int]:
        """Return what each seat had scored after a scoring; nothing after one that was skipped."""
        points = [0] * len(self.state.hands)
        for own, table in self.state.tally:
            points = [sum(row[seat] for row in table) + points[seat] for seat in range(len(points))]
            if own == letter:
                return points
        return []

    def led_everywhere(self, number: int) -> bool:
        """Return whether no owner got more for a category than the seat, and the seat something, in any scoring."""
        rows = [table[number] for _, table in self.state.tally]
        return len(rows) > 1 and all(row[self.seat] == max(row) > 0 for row in rows)


def _never_too_much(story: Story) -> bool:
    paid = story.mine("bought")
    return len(paid) >= ENOUGH and all(fact[BOUGHT_OVER] == 0 for fact in paid)


def _one_currency(story: Story) -> bool:
    paid = Counter(fact[BOUGHT_FOR] for fact in story.mine("bought"))
    return paid.total() >= ENOUGH and max(paid.values()) >= MOSTLY * paid.total()


def _from_behind(story: Story) -> bool:
    points = story.points_after("b")
    return bool(points) and points[story.seat] == min(points) < max(points)


ACHIEVEMENTS: dict[str, Callable[[Story], bool]] = {
    "victory": lambda story: story.won(),
    "full_table": lambda story: story.won() and len(story.state.hands) >= FULL_TABLE,
    "in_a_row": lambda story: story.exact_in_a_row() >= IN_A_ROW,
    "at_once": lambda story: any(len(fact[2]) >= AT_ONCE for fact in story.mine("took")),
    "never_too_much": lambda story: story.won() and _never_too_much(story),
    "one_currency": lambda story: story.won() and _one_currency(story),
    "towers": lambda story: story.won() and story.led_everywhere(len(CATEGORIES) - 1),
    "no_tower": lambda story: story.won() and TOWERS not in story.categories(),
    "all_kinds": lambda story: story.won() and len(story.categories()) == len(CATEGORIES),
    "gifts": lambda story: story.won() and len(story.mine("gave")) >= GIFTS,
    "heir": lambda story: len(story.mine("inherited")) >= HEIRLOOMS,
    "from_behind": lambda story: story.won() and _from_behind(story),
    "by_a_hair": lambda story: story.ahead() == 1,
    "far_ahead": lambda story: story.ahead() >= FAR_AHEAD,
    "many_points": lambda story: story.points[story.seat] >= MANY_POINTS,
}
"""All of them, in the order in which they are shown."""
medals = tuple(ACHIEVEMENTS)


def achievements(record: Record, seat: int, opponents: Sequence[str]) -> list[str]:
    """Return the names of what a seat has reached in a finished game, as the rows are ordered."""
    told = Story.of(record, seat, opponents)
    return [name for name, test in ACHIEVEMENTS.items() if test(told)]
