"""Advice for a player: the answers worth considering, what each leaves of the win, and why.

The chances come from looking ahead as the strongest opponent does, at more answers and in more deals, and from the
standing where that ends. At tables of two the opponent goes by a learned value instead: hints by that value let a
person hoard money.
"""

from collections.abc import Sequence
from random import Random

from sanjuan.bots.estimate import PER_POINT, Outcome, advised, estimate
from sanjuan.bots.trials import Effort
from sanjuan.games.alhambra.guess import guess
from sanjuan.games.alhambra.players.explanations import JUDGE, explained
from sanjuan.games.alhambra.players.planning import Answer
from sanjuan.games.alhambra.players.search import candidates, play_on
from sanjuan.games.alhambra.players.standing import chances, standing
from sanjuan.games.alhambra.state import State
from sanjuan.table.advice import Advice
from sanjuan.table.flow import apply_legal
from sanjuan.table.run_out import run_out

__all__ = ["advise", "chances"]

ANSWERS, ROUNDS, DEALS, TURNS = 8, 2, 10, 1000
"""The answers tried, the rounds played on after each, the least deals; about how many turns are played on in all."""


def advise(view: State, rng: Random, also: Sequence[Answer] = ()) -> list[Advice]:
    """Return the sensible answers to the view's open question, best first; raises ValueError without a question.

    Takes a view of the seat to answer; chances are expected shares of the win between 0 and 1.
    """
    if view.ask is None:
        raise ValueError("no question is open: there is nothing to advise")
    turns = ROUNDS * len(view.hands)
    found, effort = candidates(view, ANSWERS), Effort(TURNS / turns, DEALS)
    yard = [building for building in view.yard if building]
    seen = run_out(
        estimate(
            found, lambda: guess(view, rng), lambda world, one: _outcome(world.copy(), one, turns, yard), effort, also
        )
    )
    raw = {chosen: explained(view, chosen) for chosen in seen}
    return advised(seen, lambda chosen: JUDGE.told(raw, seen, chosen))


def _outcome(world: State, chosen: Answer, turns: int, yard: Sequence[str]) -> Outcome:
    """Return the outcome of an answer if everybody then plays greedily for `turns` turns; changes the world."""
    question = world.ask
    assert question is not None
    apply_legal(world, question, chosen)
    play_on(world, turns)
    expected = standing(world)
    marks = {f"seat_{seat}": points for seat, points in enumerate(expected)}
    marks |= {f"has_{building}": world.palaces[question.seat].count(building) for building in yard}
    own = expected.pop(question.seat)
    return Outcome(chances(world)[question.seat], PER_POINT * (own - max(expected)), marks | {"own": own})
