"""The greedy player of Citadels: rules made by hand, without a thought of what the others reply."""

from random import Random

from sanjuan.games.citadels.players.answering import Answer, respond
from sanjuan.games.citadels.state import State


def greedy(view: State, rng: Random) -> Answer:
    """Answer the open question of a view; the same view is always answered alike."""
    return respond(view, rng)
