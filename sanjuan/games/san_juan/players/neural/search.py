"""Looking ahead: the hidden cards are dealt at random, again and again, and every answer is played on in each deal.

The network errs, and errs alike about positions that look alike. So it is asked not only where the phase ends but also
after some further choices of roles, which all seats make greedily, and the mean of what it says counts: what a
position really brings shows on the way, and no single opinion decides.

The budget is counted in positions valued, not in seconds, so that a decision is a function of view and generator
alone. After some deals only the better answers are looked at further.
"""

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from math import inf
from random import Random

from sanjuan.bots.trials import Effort, Tried, compare, mean, promising
from sanjuan.games.san_juan.players.neural.apply_visible import Answer, distinct_answers
from sanjuan.games.san_juan.players.neural.policy import (
    BUILDS,
    CANDIDATES,
    NO_OVERRIDES,
    PHASES,
    TRUST_IN_ROLE,
    AnswerFn,
    Policy,
    baseline_answer,
    canonical,
    may_end,
    rollout,
)
from sanjuan.games.san_juan.sight import guess
from sanjuan.games.san_juan.state import State
from sanjuan.table.flow import refusal
from sanjuan.table.run_out import run_out

SEARCHED = (*PHASES, *BUILDS)
"""Kinds of questions worth a search; the others are answered by the position right after the answer."""
AHEAD = {2: 4, 3: 5, 4: 6}
"""Choices of roles that the strongest player and its advice play on, by the number of seats: a round and a half."""
CLEAR = 0.16
"""An answer that is this much worse than the best one after some deals is dropped."""


@dataclass(frozen=True)
class SearchBudget:
    """The limits of a search: the least and the most determinizations, and about how many positions to value."""

    determinizations: int = 1
    max_determinizations: int = 1
    positions: int = 0
    ahead: int = 0
    """The choices of roles played on after this phase; the positions after each count alike."""
    own_policy: bool = False
    """Whether the seat itself plays on by the network, as it will in the game, and not greedily like the others."""


def decide(policy: Policy, budget: SearchBudget, view: State, rng: Random) -> Answer:
    """Return the best answer to the open question of a view."""
    return run_out(decide_in_steps(policy, budget, view, rng))


def decide_in_steps(policy: Policy, budget: SearchBudget, view: State, rng: Random) -> Generator[None, None, Answer]:
    """Decide step by step: yields after every rollout, so that the search can be cancelled."""
    question = view.ask
    assert question is not None
    if question.kind not in SEARCHED:
        return policy.best_without_search(view)
    found = candidates(policy, view)
    if len(found) == 1:
        return found[0]
    if question.kind not in PHASES and budget.max_determinizations == 1 and not may_end(view):
        return found[0]
    values = yield from search_in_steps(policy, budget, view, rng, found)
    return max(found, key=values.__getitem__)


def candidates(policy: Policy, view: State) -> list[Answer]:
    """Return the answers to look at, the most promising ones first if there are many."""
    question = view.ask
    assert question is not None
    found = distinct_answers(question)
    if found is None:
        return [policy.best_without_search(view)]
    if question.rule:
        found = [chosen for chosen in found if refusal(view, chosen) is None]
    if question.kind in PHASES or len(found) == 1:
        return found
    rated = sorted(policy.rate(view, question, found), key=lambda pair: -pair[0])
    return [chosen for _, chosen in rated[:CANDIDATES]]


def search_values(
    policy: Policy, budget: SearchBudget, view: State, rng: Random, found: list[Answer]
) -> dict[Answer, float]:
    """Return the expected share of the win after each of several answers.

    The baseline's answer counts for a little more than the rollouts say: see `policy`.
    """
    return run_out(search_in_steps(policy, budget, view, rng, found))


def search_in_steps(
    policy: Policy, budget: SearchBudget, view: State, rng: Random, found: list[Answer]
) -> Generator[None, None, dict[Answer, float]]:
    """Compute `search_values`, a rollout at a time."""
    question = view.ask
    assert question is not None
    overrides = {question.seat: policy.best_without_search} if budget.own_policy else NO_OVERRIDES
    network = policy.networks[len(view.seats)]
    until = network.evaluations + budget.positions

    def value(world: State, chosen: Answer) -> float:
        end = rollout(world.copy(), chosen, overrides)
        return mean_value_ahead(policy, end, question.seat, budget.ahead, overrides)

    def kept(seen: Tried[float], left: list[Answer]) -> list[Answer]:
        spent = network.evaluations >= until or len(seen[left[0]]) >= budget.max_determinizations
        return [] if spent else promising(seen, left, CLEAR)

    effort = Effort(inf, budget.determinizations)
    seen = yield from compare(found, lambda: determinized(view, rng), value, effort, kept)
    baseline = canonical(baseline_answer(view))
    return {chosen: mean(seen[chosen]) + TRUST_IN_ROLE * (canonical(chosen) == baseline) for chosen in found}


def determinized(view: State, rng: Random) -> State:
    """Return a full position that fits the view, with a random seed of its own for what is drawn later."""
    world = guess(view, rng)
    world.seed = int(rng.random() * 2**32)
    return world


def mean_value_ahead(
    policy: Policy, state: State, seat: int, ahead: int, overrides: Mapping[int, AnswerFn] = NO_OVERRIDES
) -> float:
    """Return the mean of the seat's win chance now and after each of the next `ahead` choices of roles.

    Roles are chosen greedily, everything else as in `rollout`. The position is played on in place; a game that ends
    on the way counts with its result for all that was still to come.
    """
    total = policy.win_chance(state, seat)
    for done in range(ahead):
        if state.ask is None:
            return (total + (ahead - done) * policy.win_chance(state, seat)) / (ahead + 1)
        rollout(state, baseline_answer(state), overrides)
        total += policy.win_chance(state, seat)
    return total / (ahead + 1)
