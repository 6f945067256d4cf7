"""Looking ahead: what cannot be seen is dealt at random, again and again, and every answer is played on in each deal.

The network errs, and errs alike about positions that look alike. So it is asked not only where the phase ends but also
after some further choices of roles, which all seats make greedily, and the mean of what it says counts: what a
position really brings shows on the way, and no single opinion decides.

The budget is counted in positions valued, not in seconds, so that a decision is a function of view and generator
alone. After some deals only the better answers are looked at further.
"""

from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import TypeVar, cast

from sanjuan.games.san_juan.neural.after import Answer, answers
from sanjuan.games.san_juan.neural.policy import (
    ALL_GREEDY,
    BUILDS,
    CANDIDATES,
    PHASES,
    TRUST_IN_ROLE,
    Policy,
    Way,
    alike,
    expert,
    may_end,
    played_out,
)
from sanjuan.games.san_juan.sight import guess
from sanjuan.games.san_juan.state import State
from sanjuan.table.flow import problem

T = TypeVar("T")
LOOKED_AT = (*PHASES, *BUILDS)
"""Questions that are worth looking ahead; the others are answered by the position right after the answer."""
AHEAD = {2: 4, 3: 5, 4: 6}
"""Choices of roles that the strongest player and its advice play on, by the number of seats: a round and a half."""
CLEAR = 0.16
"""An answer that is so much worse than the best one after some deals is dropped."""


@dataclass(frozen=True)
class Effort:
    """How hard to think: so many deals at least and at most, and about how many positions to value."""

    deals: int = 1
    most_deals: int = 1
    positions: int = 0
    ahead: int = 0
    """Choices of roles that are played on after the phase at hand; the positions after all of them count alike."""
    own_way: bool = False
    """Whether the seat itself plays on by the network there, as it will in truth, and not greedily as all others."""


def decide(policy: Policy, effort: Effort, view: State, rng: Random) -> Answer:
    """Return the best answer to the open question of a view."""
    return finished(deciding(policy, effort, view, rng))


def finished(work: Generator[None, None, T]) -> T:
    """Do a piece of work to its end and return what it brings."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return cast(T, done.value)


def deciding(policy: Policy, effort: Effort, view: State, rng: Random) -> Generator[None, None, Answer]:
    """Decide piece by piece: yields after every position that was played out, so that it can be called off."""
    question = view.ask
    assert question is not None
    if question.kind not in LOOKED_AT:
        return policy.quick(view)
    found = candidates(policy, view)
    if len(found) == 1:
        return found[0]
    if question.kind not in PHASES and effort.most_deals == 1 and not may_end(view):
        return found[0]
    chances = yield from looking_ahead(policy, effort, view, rng, found)
    return max(found, key=chances.__getitem__)


def candidates(policy: Policy, view: State) -> list[Answer]:
    """Return the answers to look at, the most promising ones first where they are many."""
    question = view.ask
    assert question is not None
    found = answers(question)
    if found is None:
        return [policy.quick(view)]
    if question.rule:
        found = [one for one in found if problem(view, one) is None]
    if question.kind in PHASES or len(found) == 1:
        return found
    valued = sorted(policy.valued(view, question, found), key=lambda pair: -pair[0])
    return [one for _, one in valued[:CANDIDATES]]


def looked_ahead(policy: Policy, effort: Effort, view: State, rng: Random, found: list[Answer]) -> dict[Answer, float]:
    """Return the expected share of the win after each of several answers.

    The greedy player's answer counts for a little more than what the deals say: see `policy`.
    """
    return finished(looking_ahead(policy, effort, view, rng, found))


def looking_ahead(
    policy: Policy, effort: Effort, view: State, rng: Random, found: list[Answer]
) -> Generator[None, None, dict[Answer, float]]:
    """Work out what `looked_ahead` returns, a position at a time."""
    question = view.ask
    assert question is not None
    sums = dict.fromkeys(found, 0.0)
    counts = dict.fromkeys(found, 0)
    left = found
    ways = {question.seat: policy.quick} if effort.own_way else ALL_GREEDY
    for deal in _deals(policy, effort, view):
        full = dealt(view, rng)
        for one in left:
            sums[one] += outlook(policy, played_out(full.copy(), one, ways), question.seat, effort.ahead, ways)
            counts[one] += 1
            yield
        if deal + 1 >= effort.deals:
            left = _still_good(left, sums, counts)
            if len(left) == 1:
                break
    habit = alike(expert(view))
    return {one: sums[one] / counts[one] + TRUST_IN_ROLE * (alike(one) == habit) for one in found}


def _deals(policy: Policy, effort: Effort, view: State) -> Iterator[int]:
    network = policy.networks[len(view.seats)]
    until = network.evaluations + effort.positions
    for deal in range(effort.most_deals):
        if deal >= effort.deals and network.evaluations >= until:
            return
        yield deal


def _still_good(left: list[Answer], sums: dict[Answer, float], counts: dict[Answer, int]) -> list[Answer]:
    means = {one: sums[one] / counts[one] for one in left}
    best = max(means.values())
    return [one for one in left if means[one] > best - CLEAR / counts[one] ** 0.5]


def dealt(view: State, rng: Random) -> State:
    """Return a full position that the view may be of, with chances of its own for what is drawn later."""
    full = guess(view, rng)
    full.seed = int(rng.random() * 2**32)
    return full


def outlook(policy: Policy, state: State, seat: int, ahead: int, ways: Mapping[int, Way] = ALL_GREEDY) -> float:
    """Return the seat's mean chance now and after each of so many choices of roles, played on from here.

    Roles are chosen greedily, all else in the ways of `played_out`. The position is played on; a game that ends on the
    way counts with its end for what is left of the way.
    """
    total = policy.win_chance(state, seat)
    for done in range(ahead):
        if state.ask is None:
            return (total + (ahead - done) * policy.win_chance(state, seat)) / (ahead + 1)
        played_out(state, expert(state), ways)
        total += policy.win_chance(state, seat)
    return total / (ahead + 1)
