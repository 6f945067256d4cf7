"""The greedy player of Citadels: gold while it is short, what is dear first."""

from random import Random

from sanjuan.games.citadels.cards import COST
from sanjuan.games.citadels.state import State
from sanjuan.table.answers import default
from sanjuan.table.options import card_of

FIRST = ("income", "power", "gold")


def greedy(view: State, rng: Random) -> tuple[str, ...]:
    """Answer the open question of a view; the same view is always answered alike."""
    asked = view.ask
    assert asked is not None
    if asked.kind == "turn":
        return (max(asked.options, key=lambda option: _wish(view, option)),)
    if asked.kind in ("keep", "scholar"):
        return (max(asked.options, key=lambda card: COST[card]),)
    if asked.least == 0 and asked.kind in ("wizard_build", "confiscate", "reveal"):
        return asked.options
    return default(view)


def _wish(view: State, option: str) -> int:
    seat = view.turn
    if option in FIRST:
        return 100 - FIRST.index(option)
    if option == "cards":
        return 200 if len(view.hands[seat]) < 2 else 0
    return COST[card_of(option)]
