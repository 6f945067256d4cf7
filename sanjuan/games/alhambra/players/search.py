"""Looking ahead: the hidden cards are dealt at random, again and again, and every answer is played on in each deal.

All seats play on greedily for some turns; then the learned worth of the position says how likely each is to win.
"""

from collections.abc import Generator
from dataclasses import dataclass
from itertools import combinations
from random import Random

from sanjuan.bots.trials import Limits, best
from sanjuan.games.alhambra.cards import PRICE, VALUE
from sanjuan.games.alhambra.guess import guess
from sanjuan.games.alhambra.players.greedy import greedy
from sanjuan.games.alhambra.players.paying import payment
from sanjuan.games.alhambra.players.planning import Answer, Planner
from sanjuan.games.alhambra.players.worth import worth
from sanjuan.games.alhambra.state import State
from sanjuan.table.flow import Ask, apply_legal, in_order

MOST_PAYING = 4
"""The most cards of a payment that is tried besides the greedy player's."""


@dataclass(frozen=True)
class SearchBudget:
    """The limits of a search: the number of answers tried, the rounds of a rollout, the turns of all rollouts."""

    answers: int = 5
    turns: int = 480
    rounds: int = 2


def decide_in_steps(view: State, rng: Random, budget: SearchBudget) -> Generator[None, None, Answer]:
    """Return the best answer to the open question of a view; yields after every rollout."""
    turns = budget.rounds * len(view.hands)
    return best(
        candidates(view, budget.answers),
        lambda: guess(view, rng),
        lambda world, chosen: _chance_after(world.copy(), chosen, turns),
        Limits(budget.turns / turns),
    )


def _chance_after(world: State, chosen: Answer, turns: int) -> float:
    """Return the chance to win of the seat that answers if everybody then plays greedily for `turns` turns.

    The position is changed in place.
    """
    question = world.ask
    assert question is not None
    apply_legal(world, question, chosen)
    play_on(world, turns)
    return worth(world)[question.seat]


def play_on(state: State, turns: int) -> None:
    """Play greedily to the end of the turn and for `turns` more turns, or to the end of the game."""
    seat = state.turn
    while (question := state.ask) is not None:
        if state.turn != seat:
            seat, turns = state.turn, turns - 1
            if turns < 0:
                return
        apply_legal(state, question, in_order(question.options, greedy(state, NO_CHANCE)))


NO_CHANCE = Random(0)
"""The chance given to the greedy player, which never draws on it."""


def candidates(view: State, most: int) -> list[Answer]:
    """Return the answers to look at, the greedy player's first."""
    question = view.ask
    assert question is not None
    if question.kind == "pay":
        return _payments(question, PRICE[view.yard[view.slot]], most)
    if question.kind == "gift":
        return [question.options, ()]
    planner = Planner(view, question.seat)
    rated = sorted(planner.rated(planner.start), key=lambda pair: -pair[0])
    return [in_order(question.options, chosen) for _, chosen in rated[:most]]


def _payments(question: Ask, price: int, most: int) -> list[Answer]:
    """Return payments without a superfluous card: all exact ones, or else the nearest ones."""
    usual = in_order(question.options, payment(question.options, price))
    found: dict[Answer, tuple[Answer, int]] = {}
    for size in range(1, MOST_PAYING + 1):
        for cards in combinations(question.options, size):
            over = sum([VALUE[card] for card in cards]) - price
            if 0 <= over < min([VALUE[card] for card in cards]):
                found.setdefault(tuple(sorted(cards)), (cards, over))
    found.pop(tuple(sorted(usual)), None)
    least = sum([VALUE[card] for card in usual]) - price
    others = sorted(found.values(), key=lambda pair: pair[1])
    return [usual, *[cards for cards, over in others if least or not over][: most - 1]]
