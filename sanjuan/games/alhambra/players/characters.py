"""The opponents, weakest first: what each likes, what it overlooks, and how far it looks ahead.

The first one goes by what is in front of it. The next three plan a turn as the greedy player does but value it after
their own heart, and misjudge it by a random amount. The strongest plans alike and looks ahead.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random

from sanjuan.bots.trials import Searcher
from sanjuan.games.alhambra.cards import CATEGORIES, CATEGORY, PRICE, VALUE
from sanjuan.games.alhambra.guess import guess
from sanjuan.games.alhambra.players.greedy import gives, greedy
from sanjuan.games.alhambra.players.paying import payment
from sanjuan.games.alhambra.players.planning import BELIEFS, Answer, Hand, Planner
from sanjuan.games.alhambra.players.search import NO_CHANCE, SearchBudget, decide_in_steps
from sanjuan.games.alhambra.score import winners
from sanjuan.games.alhambra.state import State
from sanjuan.table.game import Bot
from sanjuan.table.last_word import LastWord
from sanjuan.table.options import AT, card_of

LAST_WORD = LastWord(
    lambda view: len(view.buildings) < len(view.yard), guess, lambda state: greedy(state, NO_CHANCE), winners
)
"""The game ends where the buildings no longer fill the yard."""
OVERLOOKS = 0.25
"""The chance that the beginner does not notice an option."""


def newcomer(view: State, rng: Random) -> Answer:
    """A beginner: buys the dearest building that the purse allows, pays with the largest cards, saves for nothing."""
    return LAST_WORD(view, _at_first_sight(view, rng), rng)


def _at_first_sight(view: State, rng: Random) -> Answer:
    question = view.ask
    assert question is not None
    if question.kind == "gift":
        return ()
    if question.kind == "pay":
        return _out_of_the_purse(question.options, PRICE[view.yard[view.slot]])
    noticed = [option for option in question.options if rng.random() >= OVERLOOKS] or question.options
    buildings = [option for option in noticed if AT in option]
    if buildings:
        return (max(buildings, key=lambda option: PRICE[card_of(option)]),)
    return (max(noticed, key=VALUE.__getitem__),)


def _out_of_the_purse(cards: Sequence[str], price: int) -> Answer:
    """Return the largest cards, one after the other until they suffice."""
    paid: list[str] = []
    for card in sorted(cards, key=lambda card: -VALUE[card]):
        if sum([VALUE[card] for card in paid]) < price:
            paid.append(card)
    return tuple(paid)


class Collector(Planner):
    """Likes one currency, that of which it holds most, and buys with nothing else unless it pays exactly."""

    LIKED, OTHERS = 1.6, 0.4

    def rates(self, sums: Sequence[int]) -> list[float]:
        """Return what a coin is worth: much in the currency it collects, little in the others."""
        liked = max(range(len(sums)), key=lambda slot: sums[slot].bit_length())
        usual = super().rates(sums)
        return [rate * (self.LIKED if slot == liked else self.OTHERS) for slot, rate in enumerate(usual)]


class Gardener(Planner):
    """Wants the gardens, all of them: to it they are worth points that nobody else sees."""

    LOVED = CATEGORIES[4].name
    LOVE, LESS = 5.0, 0.7

    def worth(self, hand: Hand, building: str) -> tuple[float, int]:
        """Return the gain by a building, in its eyes, and who is to have it; a garden is for itself alone."""
        gain, owner = super().worth(hand, building)
        if CATEGORY[building] == self.LOVED:
            return max(gain, 0.0) + self.LOVE, self.seat
        return self.LESS * gain, owner


class Reckoner(Planner):
    """Counts on the end alone: who will have the most of each kind in the last scoring, nothing before it matters."""

    def __init__(self, view: State, seat: int, beliefs: Mapping[str, float] = BELIEFS) -> None:
        super().__init__(view, seat, beliefs)
        self.outlook.see_only_the_last()


class Planning:
    """A player that plans a turn, and misjudges each action by up to a number of points."""

    def __init__(self, planner: Callable[[State, int], Planner], misjudges: float) -> None:
        self.planner, self.misjudges = planner, misjudges
        self.__doc__ = planner.__doc__

    def __call__(self, view: State, rng: Random) -> Answer:
        """Answer the open question of a view."""
        return LAST_WORD(view, self.judged(view, rng), rng)

    def judged(self, view: State, rng: Random) -> Answer:
        """Return the answer that seems best, an error of judgement added to each."""
        question = view.ask
        assert question is not None
        if question.kind == "pay":
            return payment(question.options, PRICE[view.yard[view.slot]])
        planner = self.planner(view, question.seat)
        if question.kind == "gift":
            return question.options if gives(planner) else ()
        judged = [(value + self.misjudges * _noise(rng), chosen) for value, chosen in planner.rated(planner.start)]
        return max(judged, key=lambda pair: pair[0])[1]


def _noise(rng: Random) -> float:
    """Return a random number around 0 with a spread of about 1 (a sum of uniform ones, the same on every machine)."""
    return 2.0 * (rng.random() + rng.random() + rng.random() - 1.5)


LEVELS: Mapping[str, tuple[Bot, int]] = {
    "newcomer": (newcomer, 1000),
    "collector": (Planning(Collector, misjudges=7.0), 1180),
    "gardener": (Planning(Gardener, misjudges=2.5), 1340),
    "reckoner": (Planning(Reckoner, misjudges=0.8), 1500),
    "vizier": (Searcher(partial(decide_in_steps, budget=SearchBudget()), LAST_WORD), 1720),
}
"""Each with its measured strength in Elo (docs/opponents.md)."""
PLAYERS: Mapping[str, Bot] = {name: bot for name, (bot, _) in LEVELS.items()}
RATINGS: Mapping[str, int] = {name: elo for name, (_, elo) in LEVELS.items()}
