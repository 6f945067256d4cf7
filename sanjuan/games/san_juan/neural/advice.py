"""Advice for a player: the answers worth considering, what each leaves of the win, and why.

The chances come from looking ahead as the strongest opponent does, in fewer deals and with everybody greedy on the
way: that takes half the time.
"""

from math import fsum
from random import Random
from typing import Any

from sanjuan.games.san_juan.neural.after import Answer, after
from sanjuan.games.san_juan.neural.chances import chance
from sanjuan.games.san_juan.neural.grounds import Ground, grounds_of_answer, grounds_of_role
from sanjuan.games.san_juan.neural.policy import TRUST_IN_ROLE, Policy, alike, expert, played_out
from sanjuan.games.san_juan.neural.search import AHEAD, LOOKED_AT, candidates, dealt, outlook
from sanjuan.games.san_juan.neural.weights import network
from sanjuan.games.san_juan.state import State
from sanjuan.table.advice import Advice

DEALS = 12
MOST_REASONS = 3
MOST_ADVICE = 8


def advise(view: State, rng: Random) -> list[Advice]:
    """Return the sensible answers to the view's open question, the best first; raises ValueError without a question.

    Takes a view of the seat that is asked; chances are expected shares of the win between 0 and 1.
    """
    if view.ask is None:
        raise ValueError("no question is open: there is nothing to advise")
    policy = Policy({len(view.seats): network(view.box, len(view.seats))})
    found = candidates(policy, view)
    if view.ask.kind in LOOKED_AT and len(found) > 1:
        advice = _looked_ahead(policy, view, rng, found)
    else:
        advice = [_at_once(policy, view, one) for one in found]
    return sorted(advice, key=lambda one: -one.chance)[:MOST_ADVICE]


def chances(state: State) -> tuple[float, ...]:
    """Return the expected share of the win of each seat, each from what it may see; they add up to 1."""
    policy = Policy({len(state.seats): network(state.box, len(state.seats))})
    found = [policy.win_chance(state, seat) for seat in range(len(state.seats))]
    total = fsum(found)
    return tuple([one / total for one in found])


def _looked_ahead(policy: Policy, view: State, rng: Random, found: list[Answer]) -> list[Advice]:
    """Play every answer out in the same deals, and tell it by what it led to on average."""
    question = view.ask
    assert question is not None
    seat = question.seat
    ends: dict[Answer, list[State]] = {one: [] for one in found}
    sums = dict.fromkeys(found, 0.0)
    for _ in range(DEALS):
        full = dealt(view, rng)
        for one in found:
            ends[one].append(played_out(full.copy(), one))
            sums[one] += outlook(policy, ends[one][-1].copy(), seat, AHEAD[len(view.seats)])
    habit = alike(expert(view))
    advice = []
    for one in found:
        grounds = grounds_of_role(policy, view, ends, one) + grounds_of_answer(policy, view, one)
        advice.append(Advice(one, min(1.0, sums[one] / DEALS + TRUST_IN_ROLE * (alike(one) == habit)), _told(grounds)))
    return advice


def _at_once(policy: Policy, view: State, one: Answer) -> Advice:
    question = view.ask
    assert question is not None
    value = policy.value(after(view, one), question.seat)
    return Advice(one, chance(value), _told(grounds_of_answer(policy, view, one)))


def _told(grounds: list[Ground]) -> tuple[dict[str, Any], ...]:
    """Return the weightiest grounds, each kind once."""
    once: dict[str, Ground] = {}
    for ground in sorted(grounds, key=lambda one: -one.weight):
        once.setdefault(ground.id, ground)
    return tuple([{"id": one.id, "args": one.args} for one in list(once.values())[:MOST_REASONS]])
