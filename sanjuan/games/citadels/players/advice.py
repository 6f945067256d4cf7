"""Advice for a player: the answers worth considering, what each leaves of the win, and why.

The chances come from looking ahead as the strongest opponent does, at every kind of question and in more deals.
"""

from collections.abc import Sequence
from random import Random

from sanjuan.bots.estimate import PER_POINT, Outcome, advised, estimate
from sanjuan.bots.trials import Effort
from sanjuan.games.citadels.guess import guess
from sanjuan.games.citadels.players.answering import Answer
from sanjuan.games.citadels.players.dangers import Struck, dangers
from sanjuan.games.citadels.players.explanations import JUDGE, explained
from sanjuan.games.citadels.players.search import candidates, play_on
from sanjuan.games.citadels.players.standing import chances, standing
from sanjuan.games.citadels.state import State
from sanjuan.table.advice import Advice
from sanjuan.table.flow import apply_legal
from sanjuan.table.run_out import run_out

__all__ = ["advise", "chances"]

ANSWERS, ROUNDS, DEALS = 8, 1, 8
"""Answers tried, rounds played on after this one, deals at least."""
TRIES = {2: 300, 3: 260, 4: 240, 5: 200, 6: 180, 7: 160}
"""The deals played for all answers together, by the number of seats: with more seats a round takes longer."""
LEAST_TRIES = 140


def advise(view: State, rng: Random, also: Sequence[Answer] = ()) -> list[Advice]:
    """Return the sensible answers to the view's open question, best first; raises ValueError without a question.

    Takes a view of the seat to answer; chances are expected shares of the win between 0 and 1.
    """
    if view.ask is None:
        raise ValueError("no question is open: there is nothing to advise")
    found = candidates(view, ANSWERS)
    effort = Effort(TRIES.get(len(view.gold), LEAST_TRIES), DEALS)
    seen = run_out(
        estimate(found, lambda: guess(view, rng), lambda world, one: _outcome(world.copy(), one), effort, also)
    )
    raw = {chosen: [*dangers(view, seen, chosen), *explained(view, chosen)] for chosen in seen}
    return advised(seen, lambda chosen: JUDGE.told(raw, seen, chosen))


def _outcome(world: State, chosen: Answer) -> Outcome:
    """Return the outcome of an answer if everybody then plays greedily; the position is changed in place."""
    question = world.ask
    assert question is not None
    last, struck = world.round + ROUNDS, Struck(question.seat)
    apply_legal(world, question, chosen)
    struck(world)
    play_on(world, last, struck)
    expected = standing(world)
    marks = struck.marks() | {f"seat_{seat}": points for seat, points in enumerate(expected)}
    own = expected.pop(question.seat)
    return Outcome(chances(world)[question.seat], PER_POINT * (own - max(expected)), marks | {"own": own})
