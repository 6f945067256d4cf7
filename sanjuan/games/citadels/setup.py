"""Setting up a game of Citadels."""

from typing import Any

from sanjuan.games.citadels.cards import deck
from sanjuan.games.citadels.options import OPTIONS, SEATS, cast_of
from sanjuan.games.citadels.rules.rounds import start_round
from sanjuan.games.citadels.state import State, empty
from sanjuan.table.flow import run
from sanjuan.table.game_options import resolve
from sanjuan.table.rng import shuffle

HAND, GOLD = 4, 2
""" "Distribuez 4 cartes face cachee ... chaque joueur prend 2 pieces d'or"."""


def laid(seats: int, seed: int, options: dict[str, Any]) -> State:
    """Return a table with the cast and the uniques that the options name, and nothing on it.

    Raises ValueError on a wrong number of seats, a seed that is no whole number, an option that does not exist and a
    cast that cannot be.
    """
    if type(seats) is not int or seats not in SEATS:
        raise ValueError(f"Citadels seats 2 to 8 players, not {seats!r}")
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise ValueError(f"the seed is a whole number, not {seed!r}")
    values = resolve(OPTIONS, options)
    characters, uniques = cast_of(values, seats, seed)
    state = empty(seats, seed, characters, uniques)
    state.emperor_chooses = bool(values["emperor_chooses"])
    return state


def new(seats: int, seed: int, **options: Any) -> State:
    """Set up a game and start it: "Mise en place"; raises ValueError as `laid` does. Seat 0 holds the crown."""
    state = laid(seats, seed, options)
    state.deck = deck(state.uniques)
    shuffle(state.deck, state.chance())
    for seat in range(seats):
        state.hands[seat] = state.deck[: -HAND - 1 : -1]
        del state.deck[-HAND:]
        state.gold[seat] = GOLD
    start_round(state)
    run(state)
    return state
