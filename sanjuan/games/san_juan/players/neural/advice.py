"""Advice for a player: the answers worth considering, what each leaves of the win, and why.

The chances come from looking ahead as the strongest opponent does, in fewer deals and with everybody greedy on the
way: that takes half the time.
"""

from math import fsum
from random import Random
from typing import Any

from sanjuan.games.san_juan.players.neural.apply_visible import Answer, apply_visible
from sanjuan.games.san_juan.players.neural.explanations import Reason, reasons_for_answer, reasons_for_role
from sanjuan.games.san_juan.players.neural.policy import TRUST_IN_ROLE, Policy, baseline_answer, canonical, rollout
from sanjuan.games.san_juan.players.neural.search import AHEAD, SEARCHED, candidates, determinized, mean_value_ahead
from sanjuan.games.san_juan.players.neural.sigmoid import sigmoid
from sanjuan.games.san_juan.players.neural.weights import network
from sanjuan.games.san_juan.state import State
from sanjuan.table.advice import Advice

DETERMINIZATIONS = 12
MOST_REASONS = 3
MOST_ADVICE = 8


def advise(view: State, rng: Random) -> list[Advice]:
    """Return the sensible answers to the view's open question, best first; raises ValueError without a question.

    Takes a view of the seat that is asked; chances are expected shares of the win between 0 and 1.
    """
    if view.ask is None:
        raise ValueError("no question is open: there is nothing to advise")
    policy = Policy({len(view.seats): network(view.box, len(view.seats))})
    found = candidates(policy, view)
    if view.ask.kind in SEARCHED and len(found) > 1:
        advice = _by_search(policy, view, rng, found)
    else:
        advice = [_without_search(policy, view, chosen) for chosen in found]
    return sorted(advice, key=lambda advised: -advised.chance)[:MOST_ADVICE]


def chances(state: State) -> tuple[float, ...]:
    """Return the expected share of the win of each seat, each from what it may see; they add up to 1."""
    policy = Policy({len(state.seats): network(state.box, len(state.seats))})
    raw = [policy.win_chance(state, seat) for seat in range(len(state.seats))]
    total = fsum(raw)
    return tuple([chance / total for chance in raw])


def _by_search(policy: Policy, view: State, rng: Random, found: list[Answer]) -> list[Advice]:
    """Roll every answer out in the same determinizations; reasons are what it led to on average."""
    question = view.ask
    assert question is not None
    seat = question.seat
    ends: dict[Answer, list[State]] = {one: [] for one in found}
    sums = dict.fromkeys(found, 0.0)
    for _ in range(DETERMINIZATIONS):
        world = determinized(view, rng)
        for chosen in found:
            ends[chosen].append(rollout(world.copy(), chosen))
            sums[chosen] += mean_value_ahead(policy, ends[chosen][-1].copy(), seat, AHEAD[len(view.seats)])
    baseline = canonical(baseline_answer(view))
    advice = []
    for chosen in found:
        reasons = reasons_for_role(policy, view, ends, chosen) + reasons_for_answer(policy, view, chosen)
        bonus = TRUST_IN_ROLE * (canonical(chosen) == baseline)
        advice.append(Advice(chosen, min(1.0, sums[chosen] / DETERMINIZATIONS + bonus), _told(reasons)))
    return advice


def _without_search(policy: Policy, view: State, chosen: Answer) -> Advice:
    question = view.ask
    assert question is not None
    value = policy.value(apply_visible(view, chosen), question.seat)
    return Advice(chosen, sigmoid(value), _told(reasons_for_answer(policy, view, chosen)))


def _told(reasons: list[Reason]) -> tuple[dict[str, Any], ...]:
    """Return the weightiest reasons, each kind once."""
    weightiest: dict[str, Reason] = {}
    for reason in sorted(reasons, key=lambda reason: -reason.weight):
        weightiest.setdefault(reason.id, reason)
    return tuple([{"id": reason.id, "args": reason.args} for reason in list(weightiest.values())[:MOST_REASONS]])
