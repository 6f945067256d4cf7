"""The opponents, weakest first: what each likes, what it overlooks, and how far it looks ahead.

All of them value positions by the same networks. A weaker one is no weaker calculator: it values some things for
their own sake, as people do, misjudges by a random amount, and does not notice every option.
"""

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from random import Random

from sanjuan.games.san_juan.box import Box
from sanjuan.games.san_juan.neural.after import Answer, answers
from sanjuan.games.san_juan.neural.policy import PHASES, Policy, Taste, may_end
from sanjuan.games.san_juan.neural.search import AHEAD, Effort, candidates, deciding, finished, looked_ahead
from sanjuan.games.san_juan.neural.weights import expanded, network
from sanjuan.games.san_juan.state import State

Player = Callable[[State, Random], Answer]
POSITIONS = {2: 1800, 3: 3500, 4: 3500}
"""Positions that the strongest player values for a decision of the base game, by the number of seats."""
EXPANDED_POSITIONS = 2500
"""The same with expansions or events, at every number of seats."""


def one_deal(box: Box, seats: int) -> Effort:
    """Return the effort of those who look at one deal, no further than the end of the phase."""
    return Effort()


def many_deals(box: Box, seats: int) -> Effort:
    """Return the effort of the strongest player, which stays below a second a decision (bench/decisions.md)."""
    positions = EXPANDED_POSITIONS if expanded(box) else POSITIONS[seats]
    return Effort(deals=16, most_deals=64, positions=positions, ahead=AHEAD[seats], own_way=True)


@dataclass(frozen=True)
class Character:
    """What makes a player: tastes in units of the logit, and failings.

    `card`, `building`, `factory`, `good`, `tucked`: what one of them is worth to it beyond its use for winning.
    `misjudges`: spread of its error in valuing an answer. `overlooks`: how often an answer does not come to its mind.
    `effort`: how hard it thinks in a game of a box with so many seats.
    """

    summary: str
    card: float = 0.0
    building: float = 0.0
    factory: float = 0.0
    good: float = 0.0
    tucked: float = 0.0
    misjudges: float = 0.0
    overlooks: float = 0.0
    effort: Callable[[Box, int], Effort] = one_deal

    def taste(self) -> Taste | None:
        """Return what it adds to the value of a position; None where it plays to win only."""
        if not any((self.card, self.building, self.factory, self.good, self.tucked)):
            return None
        return self._liking

    def _liking(self, state: State, seat: int) -> float:
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


def player(character: Character) -> Player:
    """Return the player of a character: a function of (view, generator), with its thinking in pieces as `pieces`."""
    thinking = Thinking(character)

    def answer(view: State, rng: Random) -> Answer:
        return finished(thinking(view, rng))

    answer.__doc__ = character.summary
    vars(answer)["pieces"] = thinking
    return answer


class Thinking:
    """How a character thinks, in pieces: a generator for each view, which returns the answer (`table.game.Patient`)."""

    def __init__(self, character: Character) -> None:
        self.character = character
        self.taste = character.taste()

    def __call__(self, view: State, rng: Random) -> Generator[None, None, Answer]:
        """Think about the open question of a view; what it does between two yields takes some milliseconds at most."""
        policy, character = Policy({len(view.seats): network(view.box, len(view.seats))}, self.taste), self.character
        if character.misjudges or character.overlooks:
            return _fallibly(character, policy, view, rng)
        return (yield from deciding(policy, character.effort(view.box, len(view.seats)), view, rng))


def _fallibly(character: Character, policy: Policy, view: State, rng: Random) -> Answer:
    """Answer like somebody who overlooks answers and misjudges the others."""
    question = view.ask
    assert question is not None
    found = answers(question)
    if found is None or question.kind == "pay":
        return policy.quick(view)
    noticed = [one for one in found if rng.random() >= character.overlooks] or found
    if question.kind in PHASES or may_end(view):
        noticed = [one for one in candidates(policy, view) if one in noticed] or noticed
        values = looked_ahead(policy, Effort(), view, rng, noticed) if len(noticed) > 1 else dict.fromkeys(noticed, 0.0)
        valued = [(4.0 * value, one) for one, value in values.items()]
    else:
        valued = policy.valued(view, question, noticed)
    return max([(value + character.misjudges * _spread(rng), one) for value, one in valued], key=_by_value)[1]


def _spread(rng: Random) -> float:
    """Return a number around 0 with a spread of about 1 (a sum of even chances, the same on every machine)."""
    return 2.0 * (rng.random() + rng.random() + rng.random() - 1.5)


def _by_value(valued: tuple[float, Answer]) -> float:
    return valued[0]


CHARACTERS: Mapping[str, Character] = {
    "apprentice": Character("A beginner: overlooks much and misjudges the rest.", misjudges=1.2, overlooks=0.3),
    "hoarder": Character(
        "Hoards: cards in the hand and under the chapel before buildings.",
        card=0.12,
        tucked=0.3,
        misjudges=0.5,
        overlooks=0.1,
    ),
    "trader": Character(
        "Trades: factories and goods before everything else.", good=0.15, factory=0.1, misjudges=0.4, overlooks=0.05
    ),
    "builder": Character("Builds early and whatever fits, and misjudges little.", building=0.1, misjudges=0.15),
    "governor": Character(
        "The strongest: plays to win and looks ahead.",
        effort=many_deals,
    ),
}
LEVELS: Mapping[str, Player] = {name: player(character) for name, character in CHARACTERS.items()}
