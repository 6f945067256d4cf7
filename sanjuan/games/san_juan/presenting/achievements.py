"""Achievements: what a finished game may have shown, each a way of playing worth trying once.

A row is a name and a test of the game as one seat played it. Most of them ask for the win, so that nobody has to spoil
a game for one. Words: messages `medal-<name>`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sanjuan.games.san_juan import score
from sanjuan.games.san_juan.cards import MONUMENT, SIX
from sanjuan.games.san_juan.state import Seat, State
from sanjuan.table.record import Record
from sanjuan.table.story import Story as AnyStory


@dataclass(frozen=True)
class Story(AnyStory):
    """A finished game as one seat played it, with the queries that San Juan's achievements make."""

    state: State

    @property
    def own(self) -> Seat:
        """Return the seat's cards at the end."""
        return self.state.seats[self.seat]

    def tucked(self, building: str) -> int:
        """Return how many cards lie under a building of the seat."""
        return [name for _, name, _ in self.own.tucked].count(building)

    def of_kind(self, kind: str) -> int:
        """Return how many different buildings of a kind the seat's city has."""
        return len({name for name in self.own.city if self.state.box.cards[name].kind == kind})

    def built(self) -> list[str]:
        """Return the buildings that the seat has put up in the game, those covered or destroyed later included."""
        return [fact[2] for id in ("built", "covered") for fact in self.mine(id)]

    def most_at_once(self, id: str) -> int:
        """Return the largest number of goods in one fact of a kind ("sold", "produced")."""
        return max([len(fact[2]) for fact in self.mine(id)], default=0)

    def taken(self, why: str) -> int:
        """Return how often the seat has taken a card by a building."""
        return [fact[3] for fact in self.mine("took")].count(why)


CHAPEL_CARDS, GUILD_POINTS, SIXES, MONUMENTS = 6, 10, 3, 3
SOLD_AT_ONCE, MADE_AT_ONCE, COVERED, FOUND = 4, 4, 3, 3
QUICK, MANY_POINTS, FAR_AHEAD, FULL_TABLE, KINDS, WORTH_HAVING = 11, 40, 10, 4, 5, 3


def _no_factory(story: Story) -> bool:
    return not [name for name in story.built() if name in story.state.box.production]


def _guild_hall(story: Story) -> bool:
    return score.rows(story.state, story.seat).get("guild_hall", 0) >= GUILD_POINTS


def _all_kinds(story: Story) -> bool:
    return len(set(story.own.city) & set(story.state.box.production)) >= KINDS


def _for_nothing(story: Story) -> bool:
    put_up = story.mine("built") + story.mine("covered")
    return any(fact[-1] == 0 and story.state.box.cost[fact[2]] >= WORTH_HAVING for fact in put_up)


def _by_a_hair(story: Story) -> bool:
    return story.ahead() == 0 and story.winners == [story.seat]


ACHIEVEMENTS: dict[str, Callable[[Story], bool]] = {
    "victory": lambda story: story.won(),
    "governor": lambda story: story.won() and "governor" in story.opponents,
    "full_table": lambda story: story.won() and len(story.state.seats) >= FULL_TABLE,
    "chapel": lambda story: story.won() and story.tucked("chapel") >= CHAPEL_CARDS,
    "no_factory": lambda story: story.won() and _no_factory(story),
    "monuments": lambda story: story.won() and story.of_kind(MONUMENT) >= MONUMENTS,
    "sixes": lambda story: story.won() and story.of_kind(SIX) >= SIXES,
    "guild_hall": lambda story: story.won() and _guild_hall(story),
    "all_kinds": lambda story: story.won() and _all_kinds(story),
    "no_sale": lambda story: story.won() and not story.mine("sold"),
    "quick": lambda story: story.won() and story.state.round <= QUICK,
    "by_a_hair": _by_a_hair,
    "far_ahead": lambda story: story.ahead() >= FAR_AHEAD,
    "many_points": lambda story: story.points[story.seat] >= MANY_POINTS,
    "sold_at_once": lambda story: story.most_at_once("sold") >= SOLD_AT_ONCE,
    "made_at_once": lambda story: story.most_at_once("produced") >= MADE_AT_ONCE,
    "for_nothing": _for_nothing,
    "crane": lambda story: len(story.mine("covered")) >= COVERED,
    "gold_mine": lambda story: story.taken("gold_mine") >= FOUND,
}
"""All of them, in the order in which they are shown."""
medals = tuple(ACHIEVEMENTS)


def achievements(record: Record, seat: int, opponents: Sequence[str]) -> list[str]:
    """Return the names of what a seat has reached in a finished game against these players, as the rows are ordered."""
    told = Story.of(record, seat, opponents)
    return [name for name, test in ACHIEVEMENTS.items() if test(told)]
