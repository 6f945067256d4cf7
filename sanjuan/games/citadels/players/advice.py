"""Advice for a player: the answers worth considering, what each leaves of the win, and why.

The chances come from looking ahead as the strongest opponent does, at every kind of question.
"""

from random import Random

from sanjuan.games.citadels.players.explanations import explained
from sanjuan.games.citadels.players.search import SearchBudget, candidates, search_in_steps
from sanjuan.games.citadels.players.standing import chances
from sanjuan.games.citadels.state import State
from sanjuan.table.advice import Advice

__all__ = ["advise", "chances"]

BUDGET = SearchBudget(answers=8, rollouts=100, deals=6, clear=0.6)


def advise(view: State, rng: Random) -> list[Advice]:
    """Return the sensible answers to the view's open question, best first; raises ValueError without a question.

    Takes a view of the seat that is asked; chances are expected shares of the win between 0 and 1.
    """
    if view.ask is None:
        raise ValueError("no question is open: there is nothing to advise")
    found = candidates(view, BUDGET.answers)
    work = search_in_steps(view, rng, BUDGET, found, BUDGET.rollouts)
    while True:
        try:
            next(work)
        except StopIteration as done:
            values = done.value
            break
    advice = [Advice(chosen, values[chosen], explained(view, chosen)) for chosen in found]
    return sorted(advice, key=lambda advised: -advised.chance)
