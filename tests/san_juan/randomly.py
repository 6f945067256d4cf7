"""Random games: the answers of players who know what is allowed and nothing else."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from sanjuan.games import GAMES
from sanjuan.table.flow import answer
from tests.answering import random_answer

GAME = GAMES["san_juan"]
BASE = [
    {"edition": 1},
    {"edition": 1, "start_hand": True},
    {"edition": 2},
    {"edition": 2, "deck": 110, "start_hand": True},
]
EXPANDED = [
    {"edition": 1, "new_buildings": True, "events": True},
    {"edition": 2, "new_buildings": True},
    {"edition": 2, "new_buildings": 33, "events": True, "start_hand": True},
]
TABLES = list(product((2, 3, 4), BASE + EXPANDED))
CASES = [
    pytest.param(
        seats, options, id=f"{seats} seats, {options}", marks=[pytest.mark.soak] if (seats + number) % 3 else []
    )
    for number, (seats, options) in enumerate(TABLES)
]
"""A third of the tables is played in `make test`, the others in `make soak`; test_options.py plays all of them."""
MOST_ANSWERS = 20_000
HIDDEN = "?"


def plies(seats, seed, options):
    """Play a random game; yields the state before every answer and at the end (always the same object)."""
    rng = Random(f"{seats} {seed} {options}")
    state = GAME.new(seats, seed, **options)
    for _ in range(MOST_ANSWERS):
        yield state
        if state.ask is None:
            return
        answer(state, random_answer(state, rng))
    raise AssertionError(f"no end after {MOST_ANSWERS} answers: {seats} seats, seed {seed}, {options}")


def some_plies(seats, seed, options, every):
    """Yield a few plies of a random game, about one in `every`, the last one always."""
    rng = Random(seed)
    for state in plies(seats, seed, options):
        if state.ask is None or rng.random() * every < 1:
            yield state


def cards_in(state):
    """Count the cards of all piles, hands, cities and goods by name."""
    cards = Counter(state.deck + state.discard + state.aside + state.events + state.on_table)
    cards.update([state.event] if state.event else [])
    for seat in state.seats:
        cards.update(seat.city + seat.hand + [good for good in seat.goods if good])
        cards.update(name for stack in seat.covered for name in stack)
        cards.update(name for _, _, name in seat.tucked)
    return cards


def all_cards(box):
    """Count the cards that lie in a box by name."""
    return Counter(box.deck() + list(box.powers["on_table"]))
