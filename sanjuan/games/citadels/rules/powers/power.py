"""A power: when it can be used, and what it does."""

from collections.abc import Callable
from typing import NamedTuple

from sanjuan.games.citadels.characters import CHARACTERS
from sanjuan.games.citadels.state import State


class Power(NamedTuple):
    """`possible` says whether the seat that acts could do anything with it, `use` does it or asks how."""

    possible: Callable[[State, int], bool]
    use: Callable[[State, int], None]


def always(state: State, seat: int) -> bool:
    """Return True: the power can be used in any position."""
    return True


def others(state: State) -> list[str]:
    """Return the characters of the cast but for the one that acts, in the order of their ranks (A6-38)."""
    return [character for character in state.cast if character != state.acting]


def victims(state: State) -> list[str]:
    """Return whom rank 2 may name: "ni le personnage de rang 1 ni le personnage assassine ou ensorcele"."""
    safe = (state.killed, state.bewitched)
    return [name for name in others(state) if CHARACTERS[name].rank > 1 and name not in safe]
