"""Advice for a player: the answers worth considering, what each leaves of the win, and why.

The chances come from looking ahead as the strongest opponent does, with everybody greedy on the way: that takes half
the time. Answers that it values by the position right after them are compared in the same way here; the deals then say
what the best answer leaves of the win.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import fsum
from random import Random
from typing import Any

from sanjuan.bots.estimate import PER_POINT, Outcome, advised, estimate, missing
from sanjuan.bots.evidence import TOLD
from sanjuan.bots.trials import Effort
from sanjuan.games.san_juan.players.neural.apply_visible import Answer, apply_visible
from sanjuan.games.san_juan.players.neural.explanations import (
    JUDGE,
    Reason,
    marks,
    reasons_for_answer,
    reasons_for_role,
)
from sanjuan.games.san_juan.players.neural.policy import (
    TRUST,
    TRUST_IN_ROLE,
    Policy,
    baseline_answer,
    canonical,
    rollout,
)
from sanjuan.games.san_juan.players.neural.search import AHEAD, SEARCHED, candidates, determinized, mean_value_ahead
from sanjuan.games.san_juan.players.neural.sigmoid import sigmoid
from sanjuan.games.san_juan.players.neural.weights import network
from sanjuan.games.san_juan.score import scores
from sanjuan.games.san_juan.state import State
from sanjuan.table.advice import SURE, Advice, clear
from sanjuan.table.run_out import run_out

DEALS, TRIES = 16, 200
"""The deals in which each answer is tried at least, and the tries of all answers together."""
MOST_ADVICE = 8
STEEP = 0.25
"""The greatest slope of the logistic function: the most that a unit of logit changes the share of the win."""


def advise(view: State, rng: Random, also: Sequence[Answer] = ()) -> list[Advice]:
    """Return the sensible answers to the view's open question, best first; raises ValueError without a question.

    Takes a view of the seat to answer; chances are expected shares of the win between 0 and 1.
    """
    if view.ask is None:
        raise ValueError("no question is open: there is nothing to advise")
    policy = Policy({len(view.seats): network(view.box, len(view.seats))})
    found = candidates(policy, view)
    if view.ask.kind in SEARCHED and len(found) > 1:
        advice = _by_search(policy, view, rng, found, also)
    else:
        advice = _by_position(policy, view, rng, [*found, *missing(found, also)])
    wanted = [sorted(one) for one in also]
    return advice[:MOST_ADVICE] + [one for one in advice[MOST_ADVICE:] if sorted(one.answer) in wanted]


def chances(state: State) -> tuple[float, ...]:
    """Return the expected share of the win of each seat, each from what it may see; they add up to 1."""
    policy = Policy({len(state.seats): network(state.box, len(state.seats))})
    raw = [policy.win_chance(state, seat) for seat in range(len(state.seats))]
    total = fsum(raw)
    return tuple([chance / total for chance in raw])


Ends = dict[Answer, list[State]]


def _outcomes(policy: Policy, view: State, ends: Ends) -> Callable[[State, Answer], Outcome]:
    """Return what tries an answer in a deal; the ends of the phase are noted in `ends`, by answer."""
    assert view.ask is not None
    seat, baseline = view.ask.seat, canonical(baseline_answer(view))

    def tried(world: State, chosen: Answer) -> Outcome:
        end = rollout(world.copy(), chosen)
        ends.setdefault(chosen, []).append(end.copy())
        shown = marks(end, seat)
        chance = mean_value_ahead(policy, end, seat, AHEAD[len(view.seats)])
        trust = TRUST_IN_ROLE if canonical(chosen) == baseline else 0.0
        return Outcome(chance, trust + _margin(end, seat), shown)

    return tried


def _margin(end: State, seat: int) -> float:
    """Return what the margin counts in a game that is over; before that the network has counted it."""
    if end.ask is not None:
        return 0.0
    points = scores(end)
    return PER_POINT * (points[seat] - max(points[:seat] + points[seat + 1 :]))


def _by_search(policy: Policy, view: State, rng: Random, found: list[Answer], also: Sequence[Answer]) -> list[Advice]:
    """Roll every answer out in the same determinizations; reasons are what it led to on average."""
    ends: Ends = {}
    tried, effort = _outcomes(policy, view, ends), Effort(TRIES, DEALS)
    seen = run_out(estimate(found, lambda: determinized(view, rng), tried, effort, also))

    raw = {
        one: _weightiest(reasons_for_role(policy, view, ends, one) + reasons_for_answer(policy, view, one))
        for one in seen
    }
    return advised(seen, lambda chosen: JUDGE.told(raw, seen, chosen))


def _by_position(policy: Policy, view: State, rng: Random, found: list[Answer]) -> list[Advice]:
    """Compare answers by the position right after each, and try the best one in deals.

    The network's small differences are noise (see `policy`): the doubt of the comparison allows for it.
    """
    assert view.ask is not None
    values = {one: sigmoid(policy.value(apply_visible(view, one), view.ask.seat)) for one in found}
    order = sorted(found, key=lambda one: -values[one])
    deals = Effort(0, DEALS)
    seen = run_out(estimate(order[:1], lambda: determinized(view, rng), _outcomes(policy, view, {}), deals))
    (first,) = advised(seen, lambda chosen: _told(reasons_for_answer(policy, view, chosen)))
    advice, doubt = [], TRUST * STEEP / SURE
    for one in order:
        behind = values[order[0]] - values[one]
        less = behind if clear(behind, doubt) else 0.0
        told = _told(reasons_for_answer(policy, view, one))
        rest = replace(first, answer=one, chance=max(0.0, first.chance - less), reasons=told)
        advice.append(first if one == order[0] else replace(rest, behind=behind, doubt=doubt))
    return advice


def _told(reasons: list[Reason]) -> tuple[dict[str, Any], ...]:
    """Return the weightiest reasons, each kind once."""
    return tuple(_weightiest(reasons)[:TOLD])


def _weightiest(reasons: list[Reason]) -> list[dict[str, Any]]:
    """Return reasons with the weightiest first, each kind once."""
    weightiest: dict[str, Reason] = {}
    for reason in sorted(reasons, key=lambda reason: -reason.weight):
        weightiest.setdefault(reason.id, reason)
    return [{"id": reason.id, "args": reason.args} for reason in weightiest.values()]
