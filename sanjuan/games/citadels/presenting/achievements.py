"""Achievements: what a finished game may have shown, each a way of playing worth trying once.

A row is a name and a test of the game as one seat played it. Most of them ask for the win, so that nobody has to spoil
a game for one. Words: messages `medal-<name>`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sanjuan.games.citadels.cards import TYPE, UNIQUE
from sanjuan.games.citadels.score import parts
from sanjuan.games.citadels.state import NOBODY, State
from sanjuan.table.record import Record
from sanjuan.table.story import Story as AnyStory

FULL_TABLE, UNIQUES, AT_ONCE, GUESSES, HAUL, REIGN, HANDFUL, LOSSES = 7, 4, 3, 2, 6, 4, 4, 2
FAR_AHEAD, MANY_POINTS = 12, 40
HOSTILE = ("kills", "robs", "threatens", "warrants", "swapped_hands", "took_card", "destroyed", "seized", "exchanged")
"""The facts in which a seat harms others."""
TAKEN = ("destroyed", "seized", "exchanged", "confiscated")
"""The facts in which a city loses a district, by a deed of the seat that the fact names first."""
BOUNDS = ("round", "nobody", "revealed", "resumed")
"""The facts that begin another turn."""


@dataclass(frozen=True)
class Story(AnyStory):
    """A finished game as one seat played it, with the queries that Citadels' achievements make."""

    state: State

    def built_at_once(self) -> int:
        """Return the most districts that the seat built in one turn."""
        most = count = 0
        for fact in self.facts:
            if fact[0] in BOUNDS:
                count = 0
            elif fact[0] == "built" and fact[1] == self.seat:
                count += 1
                most = max(most, count)
        return most

    def good_guesses(self) -> int:
        """Return how often the seat killed a character that another seat had chosen."""
        held: dict[int, set[str]] = {}
        found = 0
        for fact in self.facts:
            if fact[0] == "round":
                held = {}
            elif fact[0] == "picked_character":
                held.setdefault(fact[1], set()).add(fact[2])
            elif fact[0] == "swapped_for":
                held[fact[1]] = held[fact[1]] - {fact[3]} | {fact[2]}
            elif fact[0] == "kills" and fact[1] == self.seat:
                found += any(fact[2] in own for seat, own in held.items() if seat != self.seat)
        return found

    def reign(self) -> int:
        """Return the longest run of rounds at whose start the seat held the crown."""
        most = count = 0
        for fact in self.facts:
            if fact[0] == "round":
                count = count + 1 if fact[2] == self.seat else 0
                most = max(most, count)
        return most

    def lost(self) -> int:
        """Return how many districts others took from the seat, or destroyed."""
        return len([fact for fact in self.facts if fact[0] in TAKEN and fact[2] == self.seat != fact[1]])

    def hostile(self) -> bool:
        """Return whether the seat did anything to others."""
        return any(self.mine(id) for id in HOSTILE)


def _hauls(story: Story) -> list[int]:
    return [gold for _, _, other, gold in story.mine("robbed") if other != story.seat]


def _handfuls(story: Story) -> list[int]:
    return [received for _, _, _, given, received in story.mine("swapped_hands") if not given]


ACHIEVEMENTS: dict[str, Callable[[Story], bool]] = {
    "victory": lambda story: story.won(),
    "full_table": lambda story: story.won() and len(story.state.gold) >= FULL_TABLE,
    "first": lambda story: story.won() and story.state.first == story.seat,
    "late": lambda story: story.won() and story.state.first not in (NOBODY, story.seat),
    "all_types": lambda story: story.won() and parts(story.state, story.seat)["types"] > 0,
    "uniques": lambda story: (
        story.won() and [TYPE[card] for card in story.state.cities[story.seat]].count(UNIQUE) >= UNIQUES
    ),
    "three_at_once": lambda story: story.built_at_once() >= AT_ONCE,
    "good_guess": lambda story: story.good_guesses() >= GUESSES,
    "big_haul": lambda story: max(_hauls(story), default=0) >= HAUL,
    "reign": lambda story: story.reign() >= REIGN,
    "clean_hands": lambda story: story.won() and not story.hostile(),
    "empty_hand": lambda story: max(_handfuls(story), default=0) >= HANDFUL,
    "ashes": lambda story: story.won() and story.lost() >= LOSSES,
    "by_a_hair": lambda story: story.won() and story.ahead() <= 1,
    "far_ahead": lambda story: story.ahead() >= FAR_AHEAD,
    "many_points": lambda story: story.points[story.seat] >= MANY_POINTS,
}
"""All of them, in the order in which they are shown."""
medals = tuple(ACHIEVEMENTS)


def achievements(record: Record, seat: int, opponents: Sequence[str]) -> list[str]:
    """Return the names of what a seat has reached in a finished game, as the rows are ordered."""
    told = Story.of(record, seat, opponents)
    return [name for name, test in ACHIEVEMENTS.items() if test(told)]
