"""The actions done in a turn: a bit each in `State.did`; and the beginning and the end of one's acting."""

from sanjuan.games.citadels.characters import CHARACTERS
from sanjuan.games.citadels.state import NOBODY, State

GATHERED = 1
EARNED = 2
"""The income has been taken."""
USED = 4
"""The power has been used."""
PAID = 8
"""A district has been paid for: only the first one can be confiscated."""
BORROWED = 16
LABORATORY, SMITHY, MUSEUM = 32, 64, 128
PLAIN = 256
"""The turn of a bewitched player: gathering and nothing else."""


def neighbours(state: State, seat: int, character: str) -> None:
    """Pay the neighbour of the seat that revealed rank 4: "si vous etes assis a cote du joueur qui a choisi ..."."""
    gold, seats = CHARACTERS[character].neighbour, len(state.gold)
    if gold and state.crowner != NOBODY and (state.crowner - seat) % seats in (1, seats - 1):
        state.gold[seat] += gold
        state.facts.append(("neighbour", seat, gold))


def stop(state: State) -> None:
    """End the acting of a seat."""
    state.turn, state.acting, state.did, state.built, state.spent = NOBODY, "", 0, 0, 0
    state.aim = NOBODY
