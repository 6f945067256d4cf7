"""The opponents, weakest first: what each likes, what it overlooks, and how far it looks ahead.

All of them value positions by the same networks. A weaker one does not calculate worse: it values some things for
their own sake, as people do, misjudges by a random amount, and does not notice every option.
"""

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from random import Random

from sanjuan.games.san_juan.box import Box
from sanjuan.games.san_juan.phases.builder import BUILDINGS_TO_END
from sanjuan.games.san_juan.players.neural.apply_visible import Answer, distinct_answers
from sanjuan.games.san_juan.players.neural.policy import PHASES, Policy, Taste, baseline_answer, may_end
from sanjuan.games.san_juan.players.neural.search import (
    AHEAD,
    SearchBudget,
    candidates,
    decide_in_steps,
    search_values,
)
from sanjuan.games.san_juan.players.neural.weights import expanded, network
from sanjuan.games.san_juan.score import winners
from sanjuan.games.san_juan.sight import guess
from sanjuan.games.san_juan.state import State
from sanjuan.table.game import Patient
from sanjuan.table.last_word import LastWord

LAST_WORD = LastWord(
    lambda view: max([len(own.city) for own in view.seats]) >= BUILDINGS_TO_END - 1, guess, baseline_answer, winners
)
POSITIONS = {2: 1800, 3: 3500, 4: 3500}
"""Positions that the strongest player values for a decision of the base game, by the number of seats."""
EXPANDED_POSITIONS = 2500
"""The same with expansions or events, at every number of seats."""


def single_look(box: Box, seats: int) -> SearchBudget:
    """Return the budget of a single determinization, which looks no further than the end of the phase."""
    return SearchBudget()


def full_search(box: Box, seats: int) -> SearchBudget:
    """Return the budget of the strongest player, who stays below a second a decision (bench/decisions.md)."""
    positions = EXPANDED_POSITIONS if expanded(box) else POSITIONS[seats]
    return SearchBudget(
        determinizations=16, max_determinizations=64, positions=positions, ahead=AHEAD[seats], own_policy=True
    )


@dataclass(frozen=True)
class Character:
    """The traits of a player: tastes in units of the logit, and failings.

    `card`, `building`, `factory`, `good`, `tucked`: what one of them is worth to it beyond its use for winning.
    `misjudges`: spread of its error in valuing an answer. `overlooks`: the chance that it misses an answer.
    `budget`: how long it searches in a game of a box with a number of seats. `elo`: its measured strength
    (docs/opponents.md).
    """

    summary: str
    card: float = 0.0
    building: float = 0.0
    factory: float = 0.0
    good: float = 0.0
    tucked: float = 0.0
    misjudges: float = 0.0
    overlooks: float = 0.0
    budget: Callable[[Box, int], SearchBudget] = single_look
    elo: int = 0

    def taste(self) -> Taste | None:
        """Return what it adds to the value of a position, or None if it plays to win only."""
        if not any((self.card, self.building, self.factory, self.good, self.tucked)):
            return None
        return self._bonus

    def _bonus(self, state: State, seat: int) -> float:
        own = state.seats[seat]
        factories = sum([name in state.box.production for name in own.city])
        goods = len(own.goods) - own.goods.count("")
        return (
            self.card * len(own.hand)
            + self.building * len(own.city)
            + self.factory * factories
            + self.good * goods
            + self.tucked * len(own.tucked)
        )


class Player(Patient):
    """The player of a character."""

    def __init__(self, character: Character) -> None:
        self.character = character
        self.taste = character.taste()
        self.__doc__ = character.summary

    def pieces(self, view: State, rng: Random) -> Generator[None, None, Answer]:
        """Think about the open question of a view; returns the answer, and yields at least every few milliseconds."""
        seats = len(view.seats)
        policy, character = Policy({seats: network(view.box, seats)}, self.taste), self.character
        if character.misjudges or character.overlooks:
            chosen = _fallible_answer(character, policy, view, rng)
        else:
            chosen = yield from decide_in_steps(policy, character.budget(view.box, seats), view, rng)
        return LAST_WORD(view, chosen, rng)


def _fallible_answer(character: Character, policy: Policy, view: State, rng: Random) -> Answer:
    """Return the answer of somebody who overlooks answers and misjudges the others."""
    question = view.ask
    assert question is not None
    found = distinct_answers(question)
    if found is None or question.kind == "pay":
        return policy.best_without_search(view)
    noticed = [chosen for chosen in found if rng.random() >= character.overlooks] or found
    if question.kind in PHASES or may_end(view):
        noticed = [chosen for chosen in candidates(policy, view) if chosen in noticed] or noticed
        values = dict.fromkeys(noticed, 0.0)
        if len(noticed) > 1:
            values = search_values(policy, SearchBudget(), view, rng, noticed)
        rated = [(4.0 * value, chosen) for chosen, value in values.items()]
    else:
        rated = policy.rate(view, question, noticed)
    return max([(value + character.misjudges * _noise(rng), chosen) for value, chosen in rated], key=_by_value)[1]


def _noise(rng: Random) -> float:
    """Return a random number around 0 with a spread of about 1 (a sum of uniform ones, the same on every machine)."""
    return 2.0 * (rng.random() + rng.random() + rng.random() - 1.5)


def _by_value(rated: tuple[float, Answer]) -> float:
    return rated[0]


CHARACTERS: Mapping[str, Character] = {
    "apprentice": Character(
        "A beginner: overlooks much and misjudges the rest.", misjudges=1.2, overlooks=0.3, elo=1000
    ),
    "hoarder": Character(
        "Hoards: cards in the hand and under the chapel before buildings.",
        card=0.12,
        tucked=0.3,
        misjudges=0.5,
        overlooks=0.1,
        elo=1190,
    ),
    "trader": Character(
        "Trades: factories and goods before everything else.",
        good=0.15,
        factory=0.1,
        misjudges=0.4,
        overlooks=0.05,
        elo=1390,
    ),
    "builder": Character(
        "Builds early and whatever fits, and misjudges little.", building=0.1, misjudges=0.15, elo=1820
    ),
    "governor": Character(
        "The strongest: plays to win and looks ahead.",
        budget=full_search,
        elo=2220,
    ),
}
PLAYERS: Mapping[str, Player] = {name: Player(character) for name, character in CHARACTERS.items()}
RATINGS: Mapping[str, int] = {name: character.elo for name, character in CHARACTERS.items()}
